/** The features of a move, for reasons in words. */
import type { Game, Move, State, View } from '@cairn/engine';
import { createPackedBoard } from '../packed/board.ts';
import { generate } from '../packed/generate.ts';
import { Moves } from '../packed/moves.ts';
import { FeatureReader } from './feature-reader.ts';
import { FEATURES, type Feature } from './features.ts';
import { numbersOf } from './fitted.ts';
import { moveKey } from './move-key.ts';
import { playoutRulesOf, readBefore } from './playout.ts';
import { NOTHING_RECENT, type Recent } from './recent.ts';

export interface FeatureValue {
  readonly feature: Feature;
  /** 1 for a feature that holds, or the number it counts; never 0. */
  readonly value: number;
  /** What the policy counts for each; `weight * value` is the part of the feature in the worth of the move. */
  readonly weight: number;
}

/**
 * What a legal move does, as far as the player can see it; empty for a move that the policy does not weigh.
 * @param recent what was done before.
 */
export const moveFeatures = (
  game: Game,
  view: View,
  move: Move,
  recent: Recent = NOTHING_RECENT,
): readonly FeatureValue[] => {
  const { weights } = numbersOf(game);
  const rules = playoutRulesOf(game);
  // The board, like the rules, never reads a hidden card.
  const board = createPackedBoard(rules, view as unknown as State);
  const moves = new Moves();
  generate(board, moves);
  const text = moveKey(move);
  const reader = new FeatureReader(rules);
  for (let at = 0; at < moves.end; at++) {
    if (moveKey(moves.move(at)) !== text) continue;
    reader.look(board);
    reader.read(board, moves, at, readBefore(board, recent));
    return FEATURES.flatMap((feature, i) => {
      const value = reader.values[i];
      return value === 0 ? [] : [{ feature, value, weight: weights[feature] ?? 0 }];
    });
  }
  return [];
};
