/**
 * The options of games with one hole and a layout: TriPeaks and its relatives share them. `peaksGame` makes a game of
 * a picture; a game with differences spreads them over the result.
 */
import type { GameDef } from '@cairn/engine';
import { groundOption } from './grounds.ts';
import { hazards } from './hazards.ts';
import { ironsBrought } from './irons.ts';
import {
  COMPLETION,
  DEDUCTION,
  DRIVE,
  EARLY_END,
  FLOOR,
  HEADSTART,
  JOKER_PLACE,
  JOKERS,
  LEAST,
  MULLIGAN,
  NEGATIVE,
  openness,
  PEEK,
  RESHUFFLE,
  RESTOCK,
  STOCK_WHEN,
  TIMER,
  wrapOption,
} from './options.ts';
import { peaksRules, type PeaksSpec } from './peaks-rules.ts';
import { COURSE, FRONTIER } from './scorings.ts';

/** The options of a layout. */
export const peaksOptions = (id: string, rows: readonly string[]): GameDef['options'] => ({
  wrap: wrapOption('circular'),
  face: openness('peaks', 'closed'),
  headstart: HEADSTART,
  jokers: JOKERS,
  jokerPlace: JOKER_PLACE,
  peek: PEEK,
  reshuffle: RESHUFFLE,
  restock: RESTOCK,
  ...hazards('peaks', rows),
  ...groundOption(id, 'peaks', rows),
  ...ironsBrought,
  stock: STOCK_WHEN,
  timer: TIMER,
  mulligan: MULLIGAN,
  completion: COMPLETION,
  deduction: DEDUCTION,
  floor: FLOOR,
  earlyEnd: EARLY_END,
  negative: NEGATIVE,
  drive: DRIVE,
  least: LEAST,
});

/** The game of a picture: closed, wrapping, one pack, a starter. */
export const peaksGame = (spec: PeaksSpec): GameDef => {
  const rules = peaksRules(spec);
  return {
    ...rules,
    scorings: { ...rules.scorings, ...holeScorings(spec.par) },
    options: peaksOptions(spec.id, spec.rows),
  };
};

/** The scorings of a layout as a hole of a course, or as a frontier stage. */
export const holeScorings = (par = 4): GameDef['scorings'] => ({
  course: { ...COURSE, par },
  frontier: FRONTIER,
});
