/**
 * The order of moves that win equally often, where a world is quick: a card that can safely go to its foundation, a move that
 * turns a card up, one that empties a column, any other play, and drawing last. Elsewhere the policy has an order of its own
 * (judge.ts).
 */
import { isDown, safeMoves, type Game, type Move, type View } from '@cairn/engine';

/** The class of a card that can safely go to its foundation: nothing is lost by it. */
export const SAFE = 0;
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

/** The class of each move, the preferred ones lowest. */
export const preferenceOf = (game: Game, view: View, moves: readonly Move[]): readonly number[] => {
  const safe = safeMoves(game, view);
  return moves.map((move) => classOf(game, view, move, safe));
};
