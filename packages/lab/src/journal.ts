/**
 * A survey kept in a folder: `plan.json`, and `chunks.jsonl`, to which each chunk is appended as one line and pressed to
 * the disk before it counts. Whatever stops the writer leaves whole lines and at most one half: that one is cut off when
 * the folder is opened again, and its chunk is computed anew. One process at a time writes; a lock says which.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fail, failWith, fault, ok, type Fault, type Result } from '@cairn/engine';
import { chunkLine, readChunk, type Chunk } from './chunk.ts';
import { takeLock } from './lock.ts';
import { differences, planText, readPlan, type Plan } from './plan.ts';
import { Progress } from './progress.ts';

/** What went wrong with the disk while a survey was under way. What was kept before is whole. */
export class DiskError extends Error {}

export interface Journal {
  readonly plan: Plan;
  /** What is done so far. */
  readonly progress: Progress;
  /** Lines that were half written or damaged, and are computed again. */
  readonly damaged: readonly Fault[];
  /** Resolves once the chunk is on the disk. Rejects with `DiskError`; then nothing of it is kept. */
  append(chunk: Chunk): Promise<void>;
  close(): Promise<void>;
}

const PLAN = 'plan.json';
const CHUNKS = 'chunks.jsonl';

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The plan kept in a folder; null where there is none. */
export const planIn = async (folder: string): Promise<Result<Plan | null>> => {
  try {
    const plan = readPlan(await readFile(path.join(folder, PLAN), 'utf8'));
    return plan.ok
      ? plan
      : fail(plan.error.map((each) => ({ ...each, path: `${PLAN} ${each.path}`.trim() })));
  } catch (error) {
    return missing(error) ? ok(null) : failWith('file', folder, `Cannot read the plan: ${why(error)}`);
  }
};

/** All whole chunks of a folder in the order they were kept; what is wrong with other lines is told to `damaged`. */
export async function* chunksIn(
  folder: string,
  plan: Plan,
  damaged: (fault: Fault) => void = () => undefined,
): AsyncIterable<Chunk> {
  const stream = createReadStream(path.join(folder, CHUNKS));
  let number = 0;
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      number++;
      if (line === '') continue;
      const chunk = readChunk(plan, line);
      if (chunk.ok) yield chunk.value;
      else for (const each of chunk.error) damaged({ ...each, path: `${CHUNKS} line ${number}` });
    }
  } catch (error) {
    if (!missing(error)) throw error;
  }
}

/**
 * Opens a folder to go on with its survey, or to begin one by `plan`. Faults: another process is writing there, another
 * survey is kept there, or the folder cannot be used.
 */
export const openJournal = async (folder: string, plan: Plan): Promise<Result<Journal>> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return failWith('file', folder, `Cannot keep a survey in "${folder}": ${why(error)}`);
  }
  const lock = await takeLock(path.join(folder, 'lock'));
  if (!lock.ok) return lock;
  const refuse = async (faults: readonly Fault[]): Promise<Result<never>> => {
    await lock.value.release();
    return fail(faults);
  };
  try {
    const kept = await planIn(folder);
    if (!kept.ok) return await refuse(kept.error);
    if (kept.value === null) await writeWhole(path.join(folder, PLAN), planText(plan));
    else {
      const other = differences(kept.value, plan);
      if (other.length > 0)
        return await refuse([fault('plan', folder, `"${folder}" keeps another survey: ${other.join('; ')}`)]);
    }
    const damaged: Fault[] = [];
    const progress = new Progress(plan);
    for await (const chunk of chunksIn(folder, plan, (each) => damaged.push(each))) progress.add(chunk);
    const file = await open(path.join(folder, CHUNKS), 'a+');
    const length = await cutHalf(file);
    return ok(new Writer(plan, progress, damaged, file, length, lock.value.release));
  } catch (error) {
    return refuse([fault('file', folder, `Cannot keep a survey in "${folder}": ${why(error)}`)]);
  }
};

/** A file that is there as a whole or not at all. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const half = `${file}.${process.pid}`;
  await writeFile(half, text, { flush: true });
  await rename(half, file);
};

const NEWLINE = 10;
const BLOCK = 65_536;

/** Cuts off what follows the last line's end; the length that is left. */
const cutHalf = async (file: FileHandle): Promise<number> => {
  const { size } = await file.stat();
  const block = Buffer.alloc(BLOCK);
  for (let end = size; end > 0; end = Math.max(0, end - BLOCK)) {
    const from = Math.max(0, end - BLOCK);
    const { bytesRead } = await file.read(block, 0, end - from, from);
    const at = block.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at < 0) continue;
    if (from + at + 1 < size) await file.truncate(from + at + 1);
    return from + at + 1;
  }
  if (size > 0) await file.truncate(0);
  return 0;
};

class Writer implements Journal {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly damaged: readonly Fault[];
  readonly #file: FileHandle;
  readonly #release: () => Promise<void>;
  /** Bytes of whole lines. */
  #length: number;
  #last: Promise<void> = Promise.resolve();

  constructor(
    plan: Plan,
    progress: Progress,
    damaged: readonly Fault[],
    file: FileHandle,
    length: number,
    release: () => Promise<void>,
  ) {
    this.plan = plan;
    this.progress = progress;
    this.damaged = damaged;
    this.#file = file;
    this.#length = length;
    this.#release = release;
  }

  append(chunk: Chunk): Promise<void> {
    // One after another: two writes at once could mix.
    const mine = this.#last.then(() => this.#write(chunk));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #write(chunk: Chunk): Promise<void> {
    const line = Buffer.from(`${chunkLine(chunk)}\n`);
    try {
      let written = 0;
      // A disk that fills up takes a part, and says so only at the next part.
      while (written < line.length) written += (await this.#file.write(line, written)).bytesWritten;
      await this.#file.sync();
    } catch (error) {
      await this.#file.truncate(this.#length).catch(() => undefined);
      throw new DiskError(`Chunk ${chunk.chunk} could not be kept: ${why(error)}`, { cause: error });
    }
    this.#length += line.length;
    this.progress.add(chunk);
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file.close();
    await this.#release();
  }
}
