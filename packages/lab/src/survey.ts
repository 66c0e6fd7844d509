/** Running a survey: a pool computes the missing chunks of a plan, and each is stored as soon as it is done. */
import type { TrialLimits } from '@cairn/trials';
import type { Chunk, ChunkTask } from './chunk.ts';
import type { ChunkPool } from './chunk-tasks.ts';
import type { SurveyProgress } from './progress.ts';

/** Where chunks are stored: a journal, or memory. */
export interface ChunkStore {
  readonly progress: SurveyProgress;
  append(chunk: Chunk): Promise<void>;
}

export interface SurveyOptions {
  /** Tries the undecided deals again with these limits, once every deal has been tried. */
  readonly again?: TrialLimits;
  /** Stops within a turn of the event loop. Chunks that are not stored by then are computed again another time. */
  readonly signal?: AbortSignal;
  readonly onChunk?: (chunk: Chunk) => void;
}

/** Resolves to whether all of it is done. Rejects with the error of a worker or of the disk. */
export const runSurvey = async (
  sink: ChunkStore,
  pool: ChunkPool,
  options: SurveyOptions = {},
): Promise<boolean> => {
  const { again, signal } = options;
  if (!(await work(sink, pool, sink.progress.first(), options))) return false;
  if (again === undefined) return true;
  return signal?.aborted !== true && (await work(sink, pool, sink.progress.again(again), options));
};

const work = async (
  sink: ChunkStore,
  pool: ChunkPool,
  tasks: Iterable<ChunkTask>,
  { signal, onChunk }: SurveyOptions,
): Promise<boolean> => {
  const stopped = new Promise<null>((stop) => {
    if (signal?.aborted === true) stop(null);
    signal?.addEventListener('abort', () => stop(null), { once: true });
  });
  const queue = tasks[Symbol.iterator]();
  const lane = async (): Promise<boolean> => {
    for (;;) {
      if (signal?.aborted === true) return false;
      const next = queue.next();
      if (next.done === true) return true;
      const run = pool.run(sink.progress.plan, next.value).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`Chunk ${next.value.chunk} could not be computed: ${why}`, { cause: error });
      });
      // After a stop nothing waits for the worker, so its error must not count as unhandled.
      run.catch(() => undefined);
      const chunk = await Promise.race([run, stopped]);
      if (chunk === null) return false;
      await sink.append(chunk);
      onChunk?.(chunk);
    }
  };
  const done = await Promise.all(Array.from({ length: pool.size }, lane));
  return done.every(Boolean);
};

/** A sink that stores chunks in memory. */
export const memoryStore = (progress: SurveyProgress): ChunkStore & { readonly chunks: readonly Chunk[] } => {
  const chunks: Chunk[] = [];
  return {
    progress,
    chunks,
    append: (chunk) => {
      if (progress.add(chunk)) chunks.push(chunk);
      return Promise.resolve();
    },
  };
};
