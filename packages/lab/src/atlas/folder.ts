/** Kept surveys read from a folder, all of them or none. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, fault, ok, type Fault, type Result } from '@cairn/engine';
import { readKept, type Kept } from './kept.ts';

/** In the order of their names. Faults: every file that is no kept survey of today's rules. */
export const keptIn = async (folder: string): Promise<Result<readonly Kept[]>> => {
  const found: Kept[] = [];
  const faults: Fault[] = [];
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  } catch {
    return fail([fault('file', '', `Cannot read "${folder}": there is no such folder`)]);
  }
  for (const name of names) {
    const kept = readKept(await readFile(path.join(folder, name), 'utf8'));
    if (kept.ok) found.push(kept.value);
    else faults.push(...kept.error.map((each) => ({ ...each, path: `${name} ${each.path}`.trim() })));
  }
  return faults.length === 0 ? ok(found) : fail(faults);
};
