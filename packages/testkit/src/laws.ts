/** The laws of the engine, on one random walk: every game keeps them, of the catalogue or made by a player. */
import { deepStrictEqual, strictEqual } from 'node:assert';
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
import { take } from './take.ts';
import { walk } from './walk.ts';

export const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** The pack stays whole, the view has every legal move, a written move reads back as itself, a replay agrees. */
export const keepsLaws = (game: Game, seed: number, most: number): void => {
  const pack = sorted(game.cards);
  const deal = take(parseDeal('7'));
  const stops = walk(game, take(start(game, deal)), seed, most);
  for (const { state, legal } of stops) {
    deepStrictEqual(sorted(state.piles.flat().map(cardOf)), pack);
    deepStrictEqual(legalMoves(game, view(game, state)), legal);
    for (const move of legal) {
      strictEqual(refusal(game, state, move), null);
      deepStrictEqual(take(parseMove(game, state, makeMove(game, state, move))), move);
    }
  }
  const moves = stops.flatMap(({ move }) => move ?? []);
  const played = take(replayMoves(game, deal, moves));
  deepStrictEqual(played.tallies.at(-1), stops.at(-1)?.tally);
};
