/**
 * How far a position has come, for games that do not build columns: cards where the goal wants them, spaces, and cards
 * that keep others from going: of those that leave for a higher one of their suit, each that lies under a higher one.
 * It decides how soon a way is found, never whether there is one.
 */
import type { Game, Remove } from '@cairn/engine';
import type { Board } from '../../packed/board.ts';
import type { BuildingHeuristic } from './building-heuristic.ts';

/** What the beam asks of a measure. */
export type Heuristic = Pick<BuildingHeuristic, 'sets' | 'of'>;

const GONE = [8, 8] as const;
const SPACE = [4, 12] as const;
const UNDER = [3, 6] as const;

/** The measure for games that clear a zone or gather cards, by groups or to holes. */
export const clearingHeuristic = (game: Game): Heuristic | null => {
  const { goal, remove } = game.def;
  const aim = game.zones.findIndex(({ id }) => id === goal.zone);
  if (goal.kind === 'suits' || aim < 0) return null;
  const sign = goal.kind === 'clear' ? -1 : 1;
  const under = remove?.kind === 'lower' ? underHigher(game, remove) : null;
  const { tableau } = game.byRole;
  return {
    sets: GONE.length,
    of: (board, set) => {
      let sum = sign * GONE[set] * board.totals[aim];
      for (const pile of tableau) if (board.heights[pile] === 0) sum += SPACE[set];
      return under === null ? sum : sum - UNDER[set] * under(board);
    },
  };
};

/** How many cards lie under a higher one of their suit. */
const underHigher = (game: Game, { order }: Remove & { kind: 'lower' }): ((board: Board) => number) => {
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
