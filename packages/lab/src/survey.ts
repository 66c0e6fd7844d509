/** A survey under way: what is missing of a plan is computed by a crew, and each chunk is kept as soon as it is there. */
import type { Limits } from '@cairn/trials';
import type { Chunk, Task } from './chunk.ts';
import type { Crew } from './crew.ts';
import type { Progress } from './progress.ts';

/** Where chunks are kept: a journal, or nothing but memory. */
export interface Sink {
  readonly progress: Progress;
  append(chunk: Chunk): Promise<void>;
}

export interface SurveyOptions {
  /** Gives this to the undecided once every deal has been tried. */
  readonly again?: Limits;
  /** Stops within a turn; what is not kept by then is computed again another time. */
  readonly signal?: AbortSignal;
  readonly onChunk?: (chunk: Chunk) => void;
}

/** Rejects with what broke a thread or the disk. Resolves to whether all of it is done. */
export const survey = async (sink: Sink, crew: Crew, options: SurveyOptions = {}): Promise<boolean> => {
  const { again, signal } = options;
  if (!(await work(sink, crew, sink.progress.first(), options))) return false;
  if (again === undefined) return true;
  return signal?.aborted !== true && (await work(sink, crew, sink.progress.again(again), options));
};

const work = async (
  sink: Sink,
  crew: Crew,
  tasks: Iterable<Task>,
  { signal, onChunk }: SurveyOptions,
): Promise<boolean> => {
  const stopped = new Promise<null>((stop) => {
    if (signal?.aborted === true) stop(null);
    signal?.addEventListener('abort', () => stop(null), { once: true });
  });
  const queue = tasks[Symbol.iterator]();
  const member = async (): Promise<boolean> => {
    for (;;) {
      if (signal?.aborted === true) return false;
      const next = queue.next();
      if (next.done === true) return true;
      const run = crew.run(next.value);
      // Whoever stops waits for no thread; its end is then no news.
      run.catch(() => undefined);
      const chunk = await Promise.race([run, stopped]);
      if (chunk === null) return false;
      await sink.append(chunk);
      onChunk?.(chunk);
    }
  };
  const done = await Promise.all(Array.from({ length: crew.size }, member));
  return done.every(Boolean);
};

/** A sink that keeps chunks in memory. */
export const memory = (progress: Progress): Sink & { readonly chunks: readonly Chunk[] } => {
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
