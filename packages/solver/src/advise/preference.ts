/**
 * The order of advised moves. Estimates whose intervals overlap say little about which move is better, so among those
 * structure decides: a card that can safely go to its foundation, a move that turns a card up, one that empties a
 * column, any other play, and drawing last.
 */
import { isDown, safeMoves, type Game, type Move, type View } from '@cairn/engine';

/** A move with its estimated chance of winning, and the interval of the estimate. */
export interface Weighed {
  readonly move: Move;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

const SAFE = 0;
const TURNS_UP = 1;
const EMPTIES = 2;
const PLAYS = 3;
const DRAWS = 4;

const isSame = (one: Move, other: Move): boolean =>
  one.kind === 'play' &&
  other.kind === 'play' &&
  one.from === other.from &&
  one.count === other.count &&
  (one.skip ?? 0) === (other.skip ?? 0);

const classOf = (game: Game, { piles }: View, move: Move, safe: readonly Move[]): number => {
  if (move.kind === 'remove') return PLAYS;
  if (move.kind !== 'play') return DRAWS;
  const { from, to, count, skip = 0 } = move;
  if (game.byRole.foundation.includes(to) && safe.some((each) => isSame(each, move))) return SAFE;
  const left = (piles[from] ?? []).slice(0, -(count + skip));
  const next = left.at(-1);
  if (next !== undefined && isDown(next)) return TURNS_UP;
  // A whole column that goes to an empty one empties nothing.
  const isMoved = game.byRole.tableau.includes(to) && (piles[to] ?? []).length === 0;
  return game.byRole.tableau.includes(from) && left.length === 0 && !isMoved ? EMPTIES : PLAYS;
};

/** The moves, the recommended one first: those that may be the best by preference, then the others by their chance. */
export const byPreference = <One extends Weighed>(
  game: Game,
  view: View,
  moves: readonly One[],
): readonly One[] => {
  const best = moves.reduce((most, { low }) => Math.max(most, low), 0);
  const safe = safeMoves(game, view);
  const place = ({ move, high }: One): number => (high < best ? DRAWS + 1 : classOf(game, view, move, safe));
  return moves.toSorted((a, b) => place(a) - place(b) || b.chance - a.chance);
};
