/** A duplicate as a format: each board once, no undo, and a running clock. */
import { makeDeal, parseDeal, fail, ok, type Fault, type Result } from '@cairn/engine';
import type { FormatDef } from '../definition/def.ts';
import type { DuplicateBoard } from './board.ts';
import type { Duplicate } from './duplicate.ts';
import { wrong } from './faults.ts';

/** Scores are added up if all boards have the same unit; otherwise wins are counted. */
export const duplicateFormat = ({ title, boards }: Pick<Duplicate, 'title' | 'boards'>): FormatDef => ({
  id: 'duplicate',
  title: title === '' ? 'Duplicate' : title,
  family: 'duplicate',
  unit: 'deal',
  legs: boards.map(({ game, options, deal }) => ({ game, options, deal: makeDeal(deal) })),
  times: 1,
  deals: 'listed',
  flow: 'once',
  counts:
    new Set(boards.map(({ compiled: { score } }) => `${score.unit} ${score.low}`)).size === 1
      ? 'sum'
      : 'wins',
  undo: 'none',
  clock: 'running',
  options: {},
});

/** The boards of a format with listed deals. Faults: legs without a deal. */
export const boardsOf = ({ legs }: Pick<FormatDef, 'legs'>): Result<readonly DuplicateBoard[]> => {
  const faults: Fault[] = [];
  const boards = legs.flatMap(({ game, options = {}, deal }, i): DuplicateBoard[] => {
    const read =
      deal === undefined
        ? fail([wrong('board', `leg ${i + 1}`, `Leg ${i + 1} names no deal`)])
        : parseDeal(deal);
    if (read.ok) return [{ game, options, deal: read.value }];
    faults.push(...read.error);
    return [];
  });
  return faults.length > 0 ? fail(faults) : ok(boards);
};
