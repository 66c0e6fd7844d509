/**
 * Threads that solve. Each runs this same command, which serves questions when it finds itself on a thread (main.ts);
 * answers come back in the order of the questions, however long each takes.
 */
import { Worker } from 'node:worker_threads';
import { Desk, type Answer, type Ask, type Budget, type Reply, type Request } from '@cairn/solver';
import type { Problem } from './source.ts';

/** Questions waiting at each thread, so that it is never idle between two. */
const AHEAD = 4;

/** Solves problems on so many threads and gives each answer with its problem, in order; on abort it throws. */
export async function* solveAll(
  problems: Iterable<Problem>,
  ask: Ask,
  budget: Omit<Budget, 'signal'>,
  moves: boolean,
  threads: number,
  signal?: AbortSignal,
): AsyncIterable<readonly [Problem, Answer]> {
  const workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url)));
  const desks = workers.map((worker) => {
    const desk = new Desk((requests: readonly Request[]) => worker.postMessage(requests));
    worker.on('message', (replies: readonly Reply[]) => desk.hear(replies));
    worker.on('error', (error) => desk.lost(`A solving thread broke down: ${error.message}`));
    return desk;
  });
  signal?.addEventListener('abort', () => {
    for (const desk of desks) desk.lost('The solving threads were stopped');
  });
  try {
    const waiting: (readonly [Problem, Promise<Answer>])[] = [];
    let turn = 0;
    for (const problem of problems) {
      const desk = desks[turn++ % desks.length] as Desk;
      const { game, state, tally } = problem;
      const answer = desk.ask(game, state, ask, { budget, moves, ...(tally === null ? {} : { tally }) });
      // Whoever waits for it hears of a failure; until then it is not an unheard one.
      answer.catch(() => undefined);
      waiting.push([problem, answer]);
      if (waiting.length >= AHEAD * threads) yield await first(waiting);
    }
    while (waiting.length > 0) yield await first(waiting);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const first = async (
  waiting: (readonly [Problem, Promise<Answer>])[],
): Promise<readonly [Problem, Answer]> => {
  const [problem, answer] = waiting.shift() as readonly [Problem, Promise<Answer>];
  return [problem, await answer];
};
