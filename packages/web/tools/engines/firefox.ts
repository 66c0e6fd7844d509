/** Firefox, which speaks WebDriver BiDi by itself (https://www.w3.org/TR/webdriver-bidi/). */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { keyActions, pointerActions, WINDOW, type Driver } from './driver.ts';

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Sends commands and gives their results. */
const connect = async (
  address: string,
): Promise<{
  readonly send: <T>(method: string, params: object) => Promise<T>;
  readonly close: () => void;
}> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? answer.error ?? ''}`);
    return answer.result as T;
  };
  return { send, close: () => socket.close() };
};

/** The address that Firefox prints once it listens. */
const listening = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`Firefox does not listen: ${text.slice(-300)}`)), 30_000);
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

export const openFirefox = async (program: string): Promise<Driver> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'cairn-firefox-'));
  // No requests of the browser's own, and no reading of the system's motion setting.
  writeFileSync(
    path.join(profile, 'user.js'),
    ['app.update.enabled', 'browser.shell.checkDefaultBrowser', 'datareporting.policy.dataSubmissionEnabled']
      .map((name) => `user_pref("${name}", false);\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const end = (): void => {
    child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const bidi = await connect(`${await listening(child.stderr)}/session`);
    const session = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await bidi.send<{ contexts: readonly { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    const context = contexts[0]?.context ?? '';
    await bidi.send('browsingContext.setViewport', { context, viewport: WINDOW });
    const perform = (actions: readonly object[]): Promise<void> =>
      bidi.send('input.performActions', { context, actions });
    return {
      name: 'Firefox',
      version: session.capabilities.browserVersion,
      open: async (url) =>
        void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
      evaluate: async <T>(expression: string) => {
        const { type, result, exceptionDetails } = await bidi.send<{
          type: string;
          result?: { value?: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', {
          expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
          target: { context },
          awaitPromise: true,
        });
        if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'The page threw');
        return JSON.parse(result?.value ?? 'null') as T;
      },
      press: (from, to = from) => perform(pointerActions(from, to)),
      key: (key) => perform(keyActions(key)),
      close: async () => {
        bidi.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
