/** WebKit's small browser, with its WebDriver (https://www.w3.org/TR/webdriver2/). It needs a screen, or Xvfb. */
import { spawn, type ChildProcess } from 'node:child_process';
import { keyActions, pointerActions, until, WINDOW, type Driver } from './driver.ts';

const PORT = 4_517;
const SCREEN = ':97';

interface Value<T> {
  readonly value: T;
}

/** A command of WebDriver: the value of its answer. */
const command = async <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as Value<T & { error?: string; message?: string }>;
  if (!answer.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
};

/** A screen of its own if there is none. */
const screenOf = (
  xvfb: string | null,
): { readonly display: string; readonly server: ChildProcess | null } => {
  const { DISPLAY } = process.env;
  if (DISPLAY !== undefined && DISPLAY !== '') return { display: DISPLAY, server: null };
  if (xvfb === null) throw new Error('WebKit needs a screen: set DISPLAY or install Xvfb');
  return {
    display: SCREEN,
    server: spawn(xvfb, [SCREEN, '-screen', '0', '1500x900x24'], { stdio: 'ignore' }),
  };
};

export const openWebKit = async (program: string, browser: string, xvfb: string | null): Promise<Driver> => {
  const { display, server } = screenOf(xvfb);
  const child = spawn(program, [`--port=${PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const end = (): void => {
    child.kill('SIGKILL');
    server?.kill();
  };
  try {
    await until('WebKitWebDriver', async () =>
      (await fetch(`http://127.0.0.1:${PORT}/status`)).ok ? true : null,
    );
    const { sessionId, capabilities } = await command<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session = `/session/${sessionId}`;
    await command('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW }).catch(() => undefined);
    const perform = (actions: readonly object[]): Promise<void> =>
      command('POST', `${session}/actions`, { actions });
    return {
      name: 'WebKitGTK',
      version: capabilities.browserVersion,
      open: (url) => command('POST', `${session}/url`, { url }),
      reload: () => command('POST', `${session}/refresh`, {}),
      evaluate: async <T>(expression: string) => {
        const script = `const done = arguments[arguments.length - 1];
          (async () => (${expression}))().then(
            (value) => done(JSON.stringify({ value: value ?? null })),
            (error) => done(JSON.stringify({ error: String(error) })));`;
        const text = await command<string>('POST', `${session}/execute/async`, { script, args: [] });
        const { value, error } = JSON.parse(text) as { value?: T; error?: string };
        if (error !== undefined) throw new Error(error);
        return value as T;
      },
      press: (from, to = from) => perform(pointerActions(from, to)),
      key: (key) => perform(keyActions(key)),
      close: async () => {
        await command('DELETE', session).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
