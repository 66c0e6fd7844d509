// Games for the table to draw: the catalogue's, and the same rules on other pictures.

import { compileGame, legalMoves, apply, start, view, type Game, type State, type View } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { dealOf, take } from '@cairn/testkit';

/** The rules of a catalogue game on another picture. */
export const gameOn = (rows: readonly string[], options: Readonly<Record<string, string>> = {}): Game => {
  const def = findGame('tripeaks')?.def;
  if (def === undefined) throw new Error('No game to put on a picture');
  const [name, zone] = Object.entries(def.zones).find(([, { role }]) => role === 'layout') ?? [];
  if (name === undefined) throw new Error('No layout to replace');
  return take(compileGame({ ...def, zones: { ...def.zones, [name]: { ...zone, rows } } }, options));
};

export const begun = (game: Game, deal: string): State => take(start(game, dealOf(deal)));

/** Every view of one line of play, the moves chosen by a fixed rule, to its end. */
export const viewsOf = (game: Game, deal: string, choose: number): readonly View[] => {
  let state = begun(game, deal);
  const views = [view(game, state)];
  for (let i = 0; ; i++) {
    const moves = legalMoves(game, state);
    const move = moves[(i * choose) % Math.max(1, moves.length)];
    if (move === undefined) return views;
    state = apply(game, state, move);
    views.push(view(game, state));
  }
};
