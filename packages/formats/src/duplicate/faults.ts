/** What can be wrong with a duplicate, beside what is wrong with a deal, a game or a record in it. */
import { fault, type Fault } from '@cairn/engine';

export const DUPLICATE_FAULTS = [
  'duplicate',
  'duplicate-size',
  'board',
  'board-none',
  'board-many',
  'board-twice',
  'board-number',
  'board-other',
  'board-rules',
  'player',
  'result-twice',
  'result-many',
  'unfinished',
  'undone',
] as const;
export type DuplicateFault = (typeof DUPLICATE_FAULTS)[number];

/** A fault of these; `path` is a line, a board or a player. */
export const wrong = (code: DuplicateFault, path: string, message: string): Fault =>
  fault(code, path, message);
