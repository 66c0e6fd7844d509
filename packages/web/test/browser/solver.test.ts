// The solver's worker works under the policy of the real server, with WebAssembly and without. Times are printed, never
// asserted.

import { applyLegal, legalMoves, start, type Game, type State } from '@cairn/engine';
import type { PoolMessage, WorkerMessage } from '@cairn/pool';
import type { SolverAnswer, GameContext, SearchProgress, SolverResult, SolverTask } from '@cairn/solver';
import { expect, test } from 'vitest';
import type { JSHandle, Page, Worker as Thread } from 'playwright-core';
import { openPage } from '../browser.ts';
import { dealOf, gameOf, sure } from '../support/lines.ts';

const tripeaks = gameOf('tripeaks');

type Request = PoolMessage<GameContext, SolverTask>;
type Reply = WorkerMessage<SolverResult, SearchProgress>;

/** The solver's worker on its own, addressed in the protocol of the pool. */
interface SolverWorker {
  readonly thread: Thread;
  readonly worker: JSHandle<Worker>;
}

/** Starts the thread from the file the service worker keeps, and counts from here on what WebAssembly it is given. */
const openWorker = async (page: Page): Promise<SolverWorker> => {
  const kept = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const file = /assets\/solver\.worker-[\w-]+\.js/.exec(kept)?.[0];
  expect(file).toBeDefined();
  const coming = page.waitForEvent('worker');
  const worker = await page.evaluateHandle((name) => new Worker(`/${name}`, { type: 'module' }), file);
  const thread = await coming;
  await thread.evaluate(() => {
    const modules = { made: 0, refused: 0 };
    Object.assign(globalThis, { modules });
    WebAssembly.Module = new Proxy(WebAssembly.Module, {
      construct: (Module, [bytes]: [BufferSource]) => {
        try {
          const module = new Module(bytes);
          modules.made++;
          return module;
        } catch (error) {
          modules.refused++;
          throw error;
        }
      },
    });
  });
  return { thread, worker };
};

const modulesOf = ({ thread }: SolverWorker): Promise<{ made: number; refused: number }> =>
  thread.evaluate(() => (globalThis as unknown as { modules: { made: number; refused: number } }).modules);

interface Timed {
  readonly answers: readonly SolverAnswer[];
  /** Milliseconds in the page from each question to its answer. */
  readonly times: readonly number[];
  readonly total: number;
}

interface Order {
  readonly told: Request;
  readonly positions: readonly State[];
}

/** Asks whether positions can be won: one after the other, or all at once. */
const askAll = (
  solver: SolverWorker,
  game: Game,
  states: readonly State[],
  atOnce: boolean,
): Promise<Timed> =>
  solver.worker.evaluate(
    async (worker, [order, together]) => {
      const { told, positions } = JSON.parse(order) as Order;
      worker.postMessage([told]);
      const answers: SolverAnswer[] = [];
      const times: number[] = [];
      const waiting = new Map<number, (reply: Reply) => void>();
      const hear = ({ data }: MessageEvent<readonly Reply[]>): void => {
        for (const reply of data) waiting.get(reply.id)?.(reply);
      };
      worker.addEventListener('message', hear);
      // As the pool does: the requests of one turn are posted together.
      let requests: Request[] = [];
      const send = (request: Request): void => {
        if (requests.push(request) === 1)
          queueMicrotask(() => {
            worker.postMessage(requests);
            requests = [];
          });
      };
      const ask = (id: number): Promise<void> =>
        new Promise((done, failed) => {
          const asked = performance.now();
          waiting.set(id, (reply) => {
            if (reply.kind === 'progress') return;
            waiting.delete(id);
            if (reply.kind === 'failed') return failed(new Error(reply.message));
            if (reply.result.kind !== 'answer')
              return failed(new Error(`Wanted an answer, not ${reply.result.kind}`));
            answers[id] = reply.result.answer;
            times[id] = performance.now() - asked;
            done();
          });
          const state = positions[id] as State;
          const about = { ask: 'win', budget: {}, moves: !together, replay: !together, tally: null } as const;
          send({ kind: 'run', id, context: 0, task: { kind: 'solve', state, ...about } });
        });
      const began = performance.now();
      const ids = positions.map((_, id) => id);
      // Two messages of 32 are on their way: while the page hears the answers of one, the thread works on the other.
      const lanes = Array.from({ length: together ? 64 : 1 }, async (_, lane) => {
        if (lane >= 32) await new Promise((later) => setTimeout(later));
        for (let id = ids.shift(); id !== undefined; id = ids.shift()) await ask(id);
      });
      await Promise.all(lanes);
      worker.removeEventListener('message', hear);
      return { answers, times, total: performance.now() - began };
    },
    [
      JSON.stringify({
        told: {
          kind: 'context',
          context: 0,
          value: { def: game.base, options: game.options },
        } satisfies Request,
        positions: states,
      }),
      atOnce,
    ] as const,
  );

const dealt = (game: Game, number: number): State => sure(start(game, dealOf(`${number}`)));

/** Positions in the middle of play: some moves from the deal, not the best ones. */
const midGame = (game: Game, count: number): readonly State[] =>
  Array.from({ length: count }, (_, i) => {
    let state = dealt(game, i + 1);
    for (let step = 0; step < 3 + (i % 30); step++) {
      const moves = legalMoves(game, state).filter(({ kind }) => kind !== 'end');
      const move = moves[(i * 7 + step) % Math.max(1, moves.length)];
      if (move === undefined) break;
      state = applyLegal(game, state, move);
    }
    return state;
  });

const at = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
};

/** Seconds of processor that all pages of the browser have used: on a busy machine the better clock. */
const processor = async (page: Page): Promise<number> => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0);
};

test('TriPeaks in the thread: WebAssembly compiles under the policy and answers thousands of deals', async () => {
  const page = await openPage('/#/table');
  const solver = await openWorker(page);
  const states = Array.from({ length: 2000 }, (_, i) => dealt(tripeaks, i + 1));
  // The rules are compiled and the code is warm before anything is measured.
  await askAll(solver, tripeaks, states, true);
  const before = await processor(page);
  const { answers, total } = await askAll(solver, tripeaks, states, true);
  const between = await processor(page);
  expect(new Set(answers.map(({ kernel }) => kernel))).toEqual(new Set(['layout']));
  expect(await modulesOf(solver)).toEqual({ made: 1, refused: 0 });
  const won = answers.filter(({ verdict }) => verdict === 'winnable').length;
  expect(answers.filter(({ verdict }) => verdict === 'unknown')).toHaveLength(0);
  expect(won).toBeGreaterThan(1000);
  const searched = answers.reduce((sum, { ms }) => sum + ms, 0);
  console.log(
    `TriPeaks 1..2000: ${won} winnable; ${Math.round(2e6 / total)} deals/s by the clock, ` +
      `${Math.round(2000 / (between - before))} by the processor time of page and thread; ` +
      `${Math.round(searched)} of ${Math.round(total)} ms searching`,
  );

  const middle = midGame(tripeaks, 1000);
  const from = await processor(page);
  const { times, answers: found } = await askAll(solver, tripeaks, middle, false);
  const until = await processor(page);
  expect(found).toHaveLength(1000);
  console.log(
    `TriPeaks, 1000 positions in mid-game, question to answer: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, ` +
      `most ${at(times, 1)} ms; ${(until - from).toFixed(2)} ms of processor time each`,
  );
});

test('where the policy forbids WebAssembly, the TypeScript twin gives the same answers', async () => {
  const page = await openPage('/#/table', {
    expected: /WebAssembly/,
  });
  await page.route('**/assets/solver.worker-*.js', async (route) => {
    const response = await route.fetch();
    const policy = `default-src 'self'; script-src 'self'`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const states = Array.from({ length: 40 }, (_, i) => dealt(tripeaks, i + 1));
  const plain = await openWorker(page);
  const { answers } = await askAll(plain, tripeaks, states, false);
  const { made, refused } = await modulesOf(plain);
  expect(made).toBe(0);
  expect(refused).toBeGreaterThan(0);
  await page.unroute('**/assets/solver.worker-*.js');

  const quick = await openWorker(page);
  const { answers: others } = await askAll(quick, tripeaks, states, false);
  expect((await modulesOf(quick)).made).toBeGreaterThan(0);
  expect(answers.map(({ verdict }) => verdict)).toEqual(others.map(({ verdict }) => verdict));
  expect(new Set(answers.map(({ verdict }) => verdict)).size).toBe(2);
});
