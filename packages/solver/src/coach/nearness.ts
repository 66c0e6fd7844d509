/** How near the packed board is to the goal, for moves of which no world is won, and for the search for weights. */
import { isDown, takesSuits, type Game } from '@cairn/engine';
import type { PackedBoard } from '../packed/board.ts';
import { goalTotal, pilesOn } from '../packed/key.ts';
import { TABLEAU } from '../packed/rules.ts';

const FACE = 127;

const known = new WeakMap<Game, boolean>();

/** Whether only whole suits count for the goal; looked up once. */
const isOfSuits = (game: Game): boolean => {
  const before = known.get(game);
  if (before !== undefined) return before;
  const { kind } = game.def.goal;
  const found = kind === 'suits' || (kind === 'gather' && takesSuits(game));
  known.set(game, found);
  return found;
};

/** The cards in columns that lie face up on the next higher card of their suit. */
const cardsInSuit = ({ rules, heights, seats }: PackedBoard): number => {
  let count = 0;
  for (let p = 0; p < rules.piles; p++) {
    if (rules.role[p] !== TABLEAU) continue;
    const base = p * rules.cards;
    for (let i = 1; i < heights[p]; i++) {
      const [under, upper] = [seats[base + i - 1], seats[base + i]];
      if (!isDown(under) && !isDown(upper) && (under & FACE) === (upper & FACE) + 1) count++;
    }
  }
  return count;
};

/**
 * Of the cards or piles that the goal is about, the share that has reached it. Where only whole suits do, the cards on the next
 * higher one of their suit count too, because they are on the way.
 */
export const nearness = (board: PackedBoard): number => {
  const { rules } = board;
  const { goal } = rules.game.def;
  if (goal.kind === 'piles') return 1 - pilesOn(board, rules.goalZones[0] ?? 0) / rules.piles;
  if (isOfSuits(rules.game))
    return (cardsInSuit(board) + (goal.kind === 'gather' ? goalTotal(board) : 0)) / rules.cards;
  const share = goalTotal(board) / rules.cards;
  return goal.kind === 'gather' ? share : goal.kind === 'clear' ? 1 - share : 0;
};
