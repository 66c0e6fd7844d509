/** Reads the stored surveys of a folder, all or none. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, fault, ok, type Fault, type Result } from '@cairn/engine';
import { readStoredSurvey, type StoredSurvey } from './stored-survey.ts';

/** In the order of their names. Faults: every file that is not a stored survey under the rules of this version. */
export const storedSurveysIn = async (folder: string): Promise<Result<readonly StoredSurvey[]>> => {
  const found: StoredSurvey[] = [];
  const faults: Fault[] = [];
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  } catch {
    return fail([fault('file', '', `Cannot read "${folder}": there is no such folder`)]);
  }
  for (const name of names) {
    const kept = readStoredSurvey(await readFile(path.join(folder, name), 'utf8'));
    if (kept.ok) found.push(kept.value);
    else faults.push(...kept.error.map((each) => ({ ...each, path: `${name} ${each.path}`.trim() })));
  }
  return faults.length === 0 ? ok(found) : fail(faults);
};
