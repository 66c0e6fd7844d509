// A browser that is killed while somebody plays: all its processes at once, by SIGKILL. Klondike is drawn, undone and
// redone by keys; the page reports each key once its effect is painted, or once the database has what was written
// before that. The next start must find the moves of every reported key, and none that was not pressed. The browser is
// driven through a pipe: a report is here within a millisecond or two, so that a kill can follow a paint closely.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  begin,
  canGoBack,
  forward,
  legalMoves,
  play,
  stepAt,
  takeBack,
  type DealAttempt,
  type Move,
} from '@cairn/engine';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { chromiumFlags, findChromium } from '../chromium.ts';

const GAME = 'klondike';
const DEAL = '7';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly payload?: string };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

interface Browser {
  readonly send: (
    method: string,
    params?: Record<string, unknown>,
    session?: string,
  ) => Promise<Record<string, unknown>>;
  /** Hears every report of the page. */
  readonly onReport: (hear: (text: string) => void) => void;
  readonly kill: () => Promise<void>;
}

/** Starts a browser in a process group of its own. */
const launch = (folder: string): Browser => {
  const { executablePath, env } = findChromium();
  const child = spawn(
    executablePath,
    ['--headless', ...chromiumFlags, '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'],
    { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const [, , , orders, answers] = child.stdio as unknown as readonly [null, null, null, Duplex, Duplex];
  const waiting = new Map<
    number,
    { readonly done: (result: Record<string, unknown>) => void; readonly failed: (error: Error) => void }
  >();
  const hearers: ((text: string) => void)[] = [];
  let last = 0;
  let killed = false;
  let text = '';
  answers.setEncoding('utf8').on('data', (some: string) => {
    const parts = (text + some).split('\0');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const { id, method, params, result, error } = JSON.parse(part) as Message;
      if (method === 'Runtime.bindingCalled') for (const hear of hearers) hear(params?.payload ?? '');
      if (id === undefined) continue;
      if (error === undefined) waiting.get(id)?.done(result ?? {});
      else waiting.get(id)?.failed(new Error(error.message));
      waiting.delete(id);
    }
  });
  orders.on('error', () => undefined);
  answers.on('error', () => undefined);
  const gone = once(child, 'exit');
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((done, failed) => {
        // A killed browser answers nothing; nobody waits for it.
        if (killed) return;
        waiting.set(++last, { done, failed });
        orders.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    onReport: (hear) => void hearers.push(hear),
    kill: async () => {
      if (!killed && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      killed = true;
      await gone;
    },
  };
};

/**
 * When a key is reported: at once when its effect is painted, or when a read that begins then is answered. A read waits
 * for every write that was sent before it; that of the first key begins when the database is open. Whether a write is
 * complete at the paint itself depends on how busy the machine is.
 */
export type ReportedAt = 'painted' | 'stored';

const REPORTER: Readonly<Record<ReportedAt, string>> = {
  painted: `
    let pressed = 0;
    addEventListener('keydown', () => {
      const mine = ++pressed;
      requestAnimationFrame(() => setTimeout(() => report(String(mine))));
    });`,
  stored: `
    let pressed = 0;
    let database = null;
    const open = () => new Promise((done, failed) => {
      const opening = indexedDB.open('cairn');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    addEventListener('keydown', () => {
      const mine = ++pressed;
      database ??= open();
      requestAnimationFrame(() => setTimeout(async () => {
        const reading = (await database).transaction('table').objectStore('table').count();
        reading.onsuccess = () => report(String(mine));
      }));
    });`,
};

const KEYS = { d: 'KeyD', z: 'KeyZ', Z: 'KeyZ' } as const;
export type Key = keyof typeof KEYS;

/** What the next start must find: the moves, those made of them, and how often moves were taken back. */
interface Kept {
  readonly moves: number;
  readonly cursor: number;
  readonly undos: number;
}

const READ = `(async () => {
  const answer = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const db = await answer(indexedDB.open('cairn'));
  const table = db.transaction('table').objectStore('table');
  const owner = await answer(table.get('owner'));
  const now = await answer(table.get(owner + ' now'));
  db.close();
  const redo = document.querySelector('[data-test="redo"]');
  return JSON.stringify({ game: now.game, moves: now.moves.length, cursor: now.cursor, undos: now.undos, redo: redo.ariaDisabled !== 'true' });
})()`;

/** The attempt on the table, as the engine plays it. */
export class Model {
  #attempt: DealAttempt;
  constructor() {
    this.#attempt = { session: take(begin(gameOf(GAME), dealOf(DEAL))), undos: 0, looks: 0 };
  }
  get kept(): Kept {
    const { session, undos } = this.#attempt;
    return { moves: session.moves.length, cursor: session.cursor, undos };
  }
  press(key: Key): void {
    const { session } = this.#attempt;
    const draw = legalMoves(session.game, stepAt(session).view).find(
      ({ kind }: Move) => kind === 'draw' || kind === 'redeal',
    );
    if (key === 'd' && draw !== undefined) this.#attempt = { ...this.#attempt, session: play(session, draw) };
    if (key === 'z' && canGoBack(session)) this.#attempt = takeBack(this.#attempt);
    if (key === 'Z') this.#attempt = { ...this.#attempt, session: forward(session) };
  }
  copy(): Model {
    const copy = new Model();
    copy.#attempt = this.#attempt;
    return copy;
  }
}

export interface Kill {
  /** How many keys were pressed, and how many of them were reported. */
  readonly pressed: number;
  readonly reported: number;
  /** How many of them the next start found; null for a state that no number of them leads to. */
  readonly found: number | null;
}

const sameKept = (one: Kept, other: Kept): boolean =>
  one.moves === other.moves && one.cursor === other.cursor && one.undos === other.undos;

/** Plays, kills, starts again, and so on; `random` gives numbers from 0 below 1. */
export async function* killAgainAndAgain(
  origin: string,
  folder: string,
  kills: number,
  { reportedAt, random }: { readonly reportedAt: ReportedAt; readonly random: () => number },
): AsyncGenerator<Kill> {
  const below = (limit: number): number => Math.floor(random() * limit);
  /** The states after each key of the last start, from the one before the first key. */
  let states: Model[] = [new Model()];
  let reported = 0;
  for (let i = 0; i <= kills; i++) {
    const browser = launch(folder);
    try {
      const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
      const page = (method: string, params?: Record<string, unknown>) =>
        browser.send(method, params, sessionId as string);
      const evaluate = async (expression: string): Promise<unknown> => {
        const { result } = await page('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        return (result as { readonly value?: unknown }).value;
      };
      await page('Runtime.enable');
      await page('Page.enable');
      await page('Runtime.addBinding', { name: 'report' });
      await page('Page.addScriptToEvaluateOnNewDocument', { source: REPORTER[reportedAt] });
      await page('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      });
      await page('Page.navigate', { url: `${origin}/#/${i === 0 ? `${GAME}/${DEAL}` : 'table'}` });
      while ((await evaluate(`document.querySelector('.board [tabindex="0"]') !== null`)) !== true)
        await sleep(20);
      const kept = JSON.parse(String(await evaluate(READ))) as Kept & {
        readonly game: string;
        readonly redo: boolean;
      };
      const found = states.findLastIndex((model) => sameKept(model.kept, kept));
      const shown = kept.game === GAME && kept.redo === kept.cursor < kept.moves;
      if (i > 0) yield { pressed: states.length - 1, reported, found: found < 0 || !shown ? null : found };
      if (i === kills || found < 0) return;

      let model = states[found] ?? new Model();
      states = [model];
      reported = 0;
      const after = 1 + below(8);
      const atReport = below(2) === 0;
      const killed = new Promise<void>((done) => {
        browser.onReport((count) => {
          reported = Number(count);
          if (atReport && reported >= after) done(browser.kill());
        });
      });
      for (let key = 1; key <= after; key++) {
        const pick = below(8);
        const chosen: Key = pick < 5 ? 'd' : pick < 7 ? 'z' : 'Z';
        model = model.copy();
        model.press(chosen);
        states.push(model);
        const about = { key: chosen, code: KEYS[chosen], modifiers: chosen === 'Z' ? 8 : 0 };
        void page('Input.dispatchKeyEvent', { type: 'keyDown', text: chosen, ...about });
        void page('Input.dispatchKeyEvent', { type: 'keyUp', ...about });
        await sleep(below(60));
      }
      if (atReport) await killed;
      else {
        await sleep(below(40));
        await browser.kill();
      }
    } finally {
      await browser.kill();
    }
  }
}
