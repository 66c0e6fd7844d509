/**
 * Text files, read and written as a whole. A file is written under another name beside it and then renamed, so that
 * no reader sees half of one. Paths are relative to the terminal's working folder; messages show them as typed.
 */
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failWith, ok, type Result } from '@cairn/engine';
import type { Terminal } from './terminal.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EEXIST: 'there is a file of that name',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** The reason for a failed file operation, in words. */
export const fileReason = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? String(error);
};

/** Whether there is a file or a folder with this name. */
export const isThere = async (terminal: Terminal, file: string): Promise<boolean> => {
  try {
    await access(terminal.resolve(file));
    return true;
  } catch {
    return false;
  }
};

export const readText = async (terminal: Terminal, file: string): Promise<Result<string>> => {
  try {
    return ok(await readFile(terminal.resolve(file), 'utf8'));
  } catch (error) {
    return failWith('file', '', `Cannot read "${file}": ${fileReason(error)}`);
  }
};

/** The text of a file, or of standard input for "-". */
export const readInput = async (terminal: Terminal, file: string): Promise<Result<string>> =>
  file === '-' ? ok(await terminal.input()) : readText(terminal, file);

/** The JSON of a file. Faults name the file. */
export const readJson = async (terminal: Terminal, file: string): Promise<Result<unknown>> => {
  const text = await readText(terminal, file);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch (error) {
    return failWith('json', file, `The file is not JSON: ${(error as Error).message}`);
  }
};

/** Makes a folder and the folders above it, if they are missing. */
export const makeFolder = async (terminal: Terminal, folder: string): Promise<Result<null>> => {
  try {
    await mkdir(terminal.resolve(folder), { recursive: true });
    return ok(null);
  } catch (error) {
    return failWith('file', '', `Cannot make the folder "${folder}": ${fileReason(error)}`);
  }
};

/** Writes the whole text or nothing. */
export const writeText = async (terminal: Terminal, file: string, text: string): Promise<Result<null>> => {
  const whole = terminal.resolve(file);
  const half = path.join(path.dirname(whole), `.${path.basename(whole)}.${process.pid}`);
  try {
    await writeFile(half, text);
    await rename(half, whole);
    return ok(null);
  } catch (error) {
    await rm(half, { force: true });
    return failWith('file', '', `Cannot write "${file}": ${fileReason(error)}`);
  }
};
