/** Faults of duplicates, beside the faults of deals, games and records in them. */
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

/** Makes a fault; `path` is a line, a board or a player. */
export const wrong = (code: DuplicateFault, path: string, message: string): Fault =>
  fault(code, path, message);
