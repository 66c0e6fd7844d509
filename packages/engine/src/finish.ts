/**
 * Finishing: when the player knows every card and nothing is left to decide, the rest can be played automatically.
 * That it leads to the win is proved by playing it: every card that can go to a foundation goes, and the stock is
 * drawn in between.
 */
import { applyLegal } from './apply.ts';
import type { ScoreDef } from './definition/index.ts';
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import type { Move } from './move.ts';
import { legalMoves } from './moves.ts';
import { isKnown, type Position, type State, type View } from './state.ts';
import { unknownScore, type KnownFields } from './vocabulary.ts';

/**
 * The moves that finish a deal. Null if a card is unknown, if a decision is left, or if another way could score more.
 */
export const finish = (game: Game, view: View): readonly Move[] | null => {
  if (game.byRole.foundation.length === 0 || game.chance || view.piles.some((pile) => !pile.every(isKnown)))
    return null;
  // If every card is known, a view has everything that a state has.
  let state = view as Position as State;
  const line: Move[] = [];
  /** Draws and redeals since a card went to a foundation. When they outnumber the cards, no card ever will. */
  let idle = 0;
  while (!isWon(game, state)) {
    const legal = legalMoves(game, state);
    const up = legal.find((move) => move.kind === 'play' && game.byRole.foundation.includes(move.to));
    const next =
      up ?? legal.find(({ kind }) => kind === 'draw') ?? legal.find(({ kind }) => kind === 'redeal');
    idle = up === undefined ? idle + 1 : 0;
    if (next === undefined || idle > game.cards.length + 1) return null;
    line.push(next);
    state = applyLegal(game, state, next);
  }
  return costsNothing(game, line) ? line : null;
};

/** The parts of a scoring that are weighed below, or that every way to the win brings alike. */
const WEIGHED: KnownFields<ScoreDef> = {
  title: true,
  unit: true,
  low: true,
  start: true,
  drive: true,
  penalty: true,
  clear: true,
  draw: true,
  left: true,
  cards: true,
  moves: true,
  pass: true,
  par: true,
  floor: true,
  least: true,
  bankroll: true,
};

/**
 * Whether no other way to the win can score more. This holds if only wins count, or only where cards lie at the end.
 * Streaks, peaks, ranks, groups and the clock depend on the way. If plays have points, a card may earn some by a
 * detour over the columns; plays to or from cells must have none. If passes have points, the line is accepted only if
 * it draws nothing.
 */
const costsNothing = ({ score, piles }: Game, line: readonly Move[]): boolean => {
  const { moves = {}, draw, pass, clear } = score;
  if (unknownScore(score, WEIGHED) !== null) return false;
  const draws = line.some(({ kind }) => kind !== 'play');
  if (draws && (draw !== undefined || pass !== undefined || Array.isArray(clear))) return false;
  if (Object.entries(moves).some(([play, points]) => play.includes('cell') && points > 0)) return false;
  const worth = (from: string, to: string): number => moves[`${from}>${to}`] ?? 0;
  const round = worth('foundation', 'tableau') + worth('tableau', 'foundation');
  return (
    round <= 0 &&
    line.every((move) => {
      const role = move.kind === 'play' ? piles[move.from]?.zone.role : undefined;
      if (role === undefined) return true;
      return worth(role, 'tableau') + worth('tableau', 'foundation') <= worth(role, 'foundation');
    })
  );
};
