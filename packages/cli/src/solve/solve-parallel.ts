/** Solves many problems on several threads; answers come in the order of the problems, however long each takes. */
import { WorkerPool } from '@cairn/pool';
import { SolverClient, type SolverAnswer, type Ask, type SolverPool, type WorkerBudget } from '@cairn/solver';
import { startThread } from './threads.ts';
import type { Problem } from './problems.ts';

/** Problems waiting at each thread, so that it is never idle. */
const AHEAD = 4;

/** Solves problems on several threads and yields each with its answer, in order. Throws when it is aborted. */
export async function* solveAll(
  problems: Iterable<Problem>,
  ask: Ask,
  budget: WorkerBudget,
  { moves, replay = true }: { readonly moves: boolean; readonly replay?: boolean },
  threads: number,
  signal?: AbortSignal,
): AsyncIterable<readonly [Problem, SolverAnswer]> {
  const pool: SolverPool = new WorkerPool({
    create: () => startThread('solve'),
    size: threads,
    tasksPerWorker: AHEAD,
  });
  const client = new SolverClient(pool);
  try {
    const waiting: (readonly [Problem, Promise<SolverAnswer>])[] = [];
    for (const problem of problems) {
      const { game, state, tally } = problem;
      const answer = client.solve(game, state, ask, {
        budget,
        moves,
        replay,
        ...(tally === null ? {} : { tally }),
        ...(signal === undefined ? {} : { signal }),
      });
      // A failure is thrown when its turn comes; until then it must not count as unhandled.
      answer.catch(() => undefined);
      waiting.push([problem, answer]);
      if (waiting.length >= AHEAD * threads) yield await first(waiting);
    }
    while (waiting.length > 0) yield await first(waiting);
  } finally {
    await pool.terminate();
  }
}

const first = async (
  waiting: (readonly [Problem, Promise<SolverAnswer>])[],
): Promise<readonly [Problem, SolverAnswer]> => {
  const [problem, answer] = waiting.shift() as readonly [Problem, Promise<SolverAnswer>];
  return [problem, await answer];
};
