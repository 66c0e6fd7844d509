/**
 * The plain policy, for every game: a card to foundation or hole first, then a move that turns a card up, then a card of
 * waste or reserve, then the stock; any other move only when the stock has brought nothing for a while, or there is none. It
 * chooses among equals at random, and gives up after a number of moves. It is weak on purpose, to be quick: its estimates are
 * those of a hasty player.
 */
import { applyLegal, isDown, isWon, legalMoves, type Game, type Move, type State } from '@cairn/engine';
import type { SeededRandom } from './seeded-random.ts';

const MOST_MOVES = 400;
/** Turns of the stock in a row without another move, after which it gives up. */
const MOST_IDLE = 60;
/** Turns of the stock in a row after which cards are shifted within the tableau. */
const STALE = 24;

/** Whether the plain policy wins from here. */
export const plainPolicyWins = (game: Game, from: State, random: SeededRandom): boolean => {
  let state = from;
  let last: Move | null = null;
  let idle = 0;
  for (let count = 0; count < MOST_MOVES; count++) {
    if (isWon(game, state)) return true;
    let best: Move | null = null;
    let most = -1;
    let ties = 0;
    for (const move of legalMoves(game, state)) {
      const value = valueOf(game, state, move, last, idle > STALE);
      if (value > most) [best, most, ties] = [move, value, 1];
      else if (value === most && random.below(++ties) === 0) best = move;
    }
    if (best === null || most < 0) return false;
    idle = best.kind === 'draw' || best.kind === 'redeal' ? idle + 1 : 0;
    if (idle > MOST_IDLE) return false;
    state = applyLegal(game, state, best);
    last = best;
  }
  return false;
};

const valueOf = (game: Game, state: State, move: Move, last: Move | null, stale: boolean): number => {
  if (move.kind === 'remove') return 5;
  if (move.kind === 'draw') return 1;
  if (move.kind === 'redeal') return 1;
  if (move.kind !== 'play') return -1;
  if (last?.kind === 'play' && last.from === move.to && last.to === move.from) return -1;
  const to = game.piles[move.to]?.zone.role;
  const from = game.piles[move.from]?.zone.role;
  if (to === 'foundation' || to === 'hole') return 5;
  if (from === 'foundation') return -1;
  if (from === 'waste' || from === 'reserve') return 3;
  const pile = state.piles[move.from] ?? [];
  const under = pile[pile.length - move.count - 1];
  if (under !== undefined && isDown(under)) return 4;
  return under === undefined && (state.piles[move.to] ?? []).length === 0 ? -1 : stale ? 2 : 0;
};
