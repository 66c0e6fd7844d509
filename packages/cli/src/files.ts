/** Text files, read and written whole: a file is written beside its place first, so that no half of one is ever seen. */
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failWith, ok, type Result } from '@cairn/engine';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be touched',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

const reason = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? String(error);
};

/** Whether there is such a file, or a folder of that name. */
export const isThere = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
};

export const readText = async (file: string): Promise<Result<string>> => {
  try {
    return ok(await readFile(file, 'utf8'));
  } catch (error) {
    return failWith('file', '', `Cannot read "${file}": ${reason(error)}`);
  }
};

/** Writes the whole text or nothing. */
export const writeText = async (file: string, text: string): Promise<Result<null>> => {
  const half = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    await writeFile(half, text);
    await rename(half, file);
    return ok(null);
  } catch (error) {
    await rm(half, { force: true });
    return failWith('file', '', `Cannot write "${file}": ${reason(error)}`);
  }
};
