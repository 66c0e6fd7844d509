/**
 * The heuristic for games that do not build columns: cards where the goal wants them, spaces, and cards that keep others
 * from going; where cards leave for a higher one of their suit, each that lies under a higher one counts as such.
 */
import { goalTotal } from '../../packed/key.ts';
import type { Game, Remove } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import type { Heuristic } from './heuristic.ts';

/** Weights of both sets: a card gone, a space, a card under a higher one. */
const GONE = [8, 8] as const;
const SPACE = [4, 12] as const;
const UNDER = [3, 6] as const;

/** The heuristic for games that clear a zone or gather cards, by groups or to holes; null for other games. */
export const clearingHeuristic = (game: Game): Heuristic | null => {
  const { goal, remove } = game.def;
  if (goal.kind === 'suits' || goal.kind === 'piles') return null;
  const sign = goal.kind === 'clear' ? -1 : 1;
  const under = remove?.kind === 'lower' ? underHigher(game, remove) : null;
  const { tableau } = game.byRole;
  return {
    sets: GONE.length,
    of: (board, set) => {
      let sum = sign * GONE[set] * goalTotal(board);
      for (const pile of tableau) if (board.heights[pile] === 0) sum += SPACE[set];
      return under === null ? sum : sum - UNDER[set] * under(board);
    },
  };
};

/** How many cards lie under a higher one of their suit. */
const underHigher = (game: Game, { order }: Remove & { kind: 'lower' }): ((board: PackedBoard) => number) => {
  const { tableau } = game.byRole;
  const highest = new Int32Array(8);
  const heightOf = Int32Array.from({ length: 16 }, (_, rank) => order.indexOf(rank) + 1);
  return ({ rules, heights, seats }) => {
    let sum = 0;
    for (const pile of tableau) {
      highest.fill(0);
      const base = pile * rules.cards;
      for (let i = base + heights[pile] - 1; i >= base; i--) {
        const suit = (seats[i] >> 4) & 7;
        const height = heightOf[seats[i] & 15];
        if (height < highest[suit]) sum += 1;
        else highest[suit] = height;
      }
    }
    return sum;
  };
};
