/**
 * TriPeaks and its relations with the options they share. Give it a picture and it is a game; what a game does otherwise
 * is spread over the result.
 */
import type { GameDef } from '@cairn/engine';
import { hazards } from './hazards.ts';
import {
  COMPLETION,
  DEDUCTION,
  EARLY_END,
  FLOOR,
  HEADSTART,
  JOKER_PLACE,
  JOKERS,
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
import { peaksRules, type PeaksSpec } from './peaks.ts';

/** What players of a layout may choose. */
export const peaksOptions = (rows: readonly string[]): GameDef['options'] => ({
  wrap: wrapOption('circular'),
  face: openness('peaks', 'closed'),
  headstart: HEADSTART,
  jokers: JOKERS,
  jokerPlace: JOKER_PLACE,
  peek: PEEK,
  reshuffle: RESHUFFLE,
  restock: RESTOCK,
  ...hazards('peaks', rows),
  stock: STOCK_WHEN,
  timer: TIMER,
  mulligan: MULLIGAN,
  completion: COMPLETION,
  deduction: DEDUCTION,
  floor: FLOOR,
  earlyEnd: EARLY_END,
  negative: NEGATIVE,
});

/** The game of a picture: closed, wrapping, one pack, a starter. */
export const peaksGame = (spec: PeaksSpec): GameDef => ({
  ...peaksRules(spec),
  options: peaksOptions(spec.rows),
});
