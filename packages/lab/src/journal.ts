/**
 * A survey in a folder: `plan.json`, and `chunks.jsonl`, to which each chunk is appended as one line. A chunk counts
 * when its line is flushed to the disk (`fsync`). Whatever stops the writer, there are whole lines and at most one
 * partial line, which is cut off when the folder is opened again; its chunk is computed again. A file lock lets only
 * one process write.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fail, failWith, fault, ok, type Fault, type Result } from '@cairn/engine';
import { acquireFileLock } from '@cairn/store';
import { chunkLine, readChunk, type Chunk } from './chunk.ts';
import { differences, planText, readPlan, type SurveyPlan } from './plan.ts';
import { SurveyProgress } from './progress.ts';

/** The disk failed during a survey. The lines written before are whole. */
export class DiskError extends Error {}

export interface Journal {
  readonly plan: SurveyPlan;
  /** The chunks that are stored. */
  readonly progress: SurveyProgress;
  /** Lines that were partly written or damaged; their chunks are computed again. */
  readonly damaged: readonly Fault[];
  /** Resolves once the chunk is on the disk. Rejects with `DiskError`, and then leaves nothing of it in the file. */
  append(chunk: Chunk): Promise<void>;
  close(): Promise<void>;
}

const PLAN = 'plan.json';
const CHUNKS = 'chunks.jsonl';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The plan in a folder; null if there is none. */
export const planIn = async (folder: string): Promise<Result<SurveyPlan | null>> => {
  try {
    const plan = readPlan(await readFile(path.join(folder, PLAN), 'utf8'));
    return plan.ok
      ? plan
      : fail(plan.error.map((each) => ({ ...each, path: `${PLAN} ${each.path}`.trim() })));
  } catch (error) {
    return isMissing(error) ? ok(null) : failWith('file', folder, `Cannot read the plan: ${why(error)}`);
  }
};

/** All whole chunks of a folder, in the order they were stored; `onDamaged` gets the faults of other lines. */
export async function* chunksIn(
  folder: string,
  plan: SurveyPlan,
  onDamaged: (fault: Fault) => void = () => undefined,
): AsyncIterable<Chunk> {
  const stream = createReadStream(path.join(folder, CHUNKS));
  let number = 0;
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      number++;
      if (line === '') continue;
      const chunk = readChunk(plan, line);
      if (chunk.ok) yield chunk.value;
      else for (const each of chunk.error) onDamaged({ ...each, path: `${CHUNKS} line ${number}` });
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Opens a folder to continue its survey, or to begin the survey of `plan`. Faults: another process is writing there,
 * another survey is there, or the folder cannot be used.
 */
export const openJournal = async (folder: string, plan: SurveyPlan): Promise<Result<Journal>> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return failWith('file', folder, `Cannot keep a survey in "${folder}": ${why(error)}`);
  }
  const lock = await acquireFileLock(path.join(folder, 'lock'));
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
    const progress = new SurveyProgress(plan);
    for await (const chunk of chunksIn(folder, plan, (each) => damaged.push(each))) progress.add(chunk);
    const file = await open(path.join(folder, CHUNKS), 'a+');
    const length = await cutPartialLine(file);
    return ok(new Writer(plan, progress, damaged, file, length, lock.value.release));
  } catch (error) {
    return refuse([fault('file', folder, `Cannot keep a survey in "${folder}": ${why(error)}`)]);
  }
};

/** Writes a file so that it appears whole or not at all. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, text, { flush: true });
  await rename(partial, file);
};

const NEWLINE = 10;
const BLOCK = 65_536;

/** Cuts off a partial last line. @returns the length that is left. */
const cutPartialLine = async (file: FileHandle): Promise<number> => {
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
  readonly plan: SurveyPlan;
  readonly progress: SurveyProgress;
  readonly damaged: readonly Fault[];
  readonly #file: FileHandle;
  readonly #release: () => Promise<void>;
  /** The length of the whole lines, in bytes. */
  #length: number;
  #last: Promise<void> = Promise.resolve();

  constructor(
    plan: SurveyPlan,
    progress: SurveyProgress,
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
    // Writes are chained: two at once could interleave.
    const mine = this.#last.then(() => this.#write(chunk));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #write(chunk: Chunk): Promise<void> {
    const line = Buffer.from(`${chunkLine(chunk)}\n`);
    try {
      let written = 0;
      // A disk that fills up writes a part of the line, and fails only at the next write.
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
