/** The laws of the engine on one walk by chance: what any game must keep, of the catalogue or made by a player. */
import {
  cardOf,
  legalMoves,
  makeMove,
  parseDeal,
  parseMove,
  refusal,
  replayMoves,
  start,
  view,
  type Game,
} from '@cairn/engine';
import { expect } from 'vitest';
import { take } from '../../../engine/test/support/take.ts';
import { walk } from '../../../engine/test/support/walk.ts';

export const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** Cards stay what they were, a player sees every move there is, moves are read as written, and replays agree. */
export const keepsLaws = (game: Game, seed: number, most: number): void => {
  const pack = sorted(game.cards);
  const deal = take(parseDeal('7'));
  const stops = walk(game, take(start(game, deal)), seed, most);
  for (const { state, legal } of stops) {
    expect(sorted(state.piles.flat().map(cardOf))).toEqual(pack);
    expect(legalMoves(game, view(game, state))).toEqual(legal);
    for (const move of legal) {
      expect(refusal(game, state, move)).toBeNull();
      expect(take(parseMove(game, state, makeMove(game, state, move)))).toEqual(move);
    }
  }
  const moves = stops.flatMap(({ move }) => move ?? []);
  const played = take(replayMoves(game, deal, moves));
  expect(played.tallies.at(-1)).toEqual(stops.at(-1)?.tally);
};
