/** How near the packed board is to the goal, for moves of which no world is won, and for the search for weights. */
import { isDown, takesSuits, type Game } from '@cairn/engine';
import type { PackedBoard } from '../packed/board.ts';
import { goalTotal, pilesOn } from '../packed/key.ts';
import { TABLEAU } from '../packed/rules.ts';

const FACE = 127;

/** Whether a goal of this game is reached by whole suits alone. Looked up once. */
const needsSuits = new WeakMap<Game, boolean>();

const doesNeedSuits = (game: Game): boolean => {
  let needs = needsSuits.get(game);
  if (needs === undefined) {
    const { kind } = game.def.goal;
    needsSuits.set(game, (needs = kind === 'suits' || (kind === 'gather' && takesSuits(game))));
  }
  return needs;
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
 * higher one of their suit count too.
 */
export const nearness = (board: PackedBoard): number => {
  const { rules } = board;
  const { goal } = rules.game.def;
  if (goal.kind === 'piles') return 1 - pilesOn(board, rules.goalZones[0] ?? 0) / rules.piles;
  if (doesNeedSuits(rules.game))
    return (cardsInSuit(board) + (goal.kind === 'gather' ? goalTotal(board) : 0)) / rules.cards;
  const share = goalTotal(board) / rules.cards;
  return goal.kind === 'gather' ? share : goal.kind === 'clear' ? 1 - share : 0;
};
