/**
 * Moves into spaces that change nothing. Of several empty piles of one zone one is as good as another, and a whole
 * column moved to a space of its own zone leaves the same columns in another order.
 *
 * PROOF. Either way the position after the move has the key of one that is searched already (packed/key.ts proves
 * that piles of such a zone may be swapped): the same move into the first space, or the position moved from. A search
 * that never enters a key twice loses nothing.
 *
 * SIDE CONDITIONS. The piles of the zone do not differ by place, not even for now, because a draw deals to them; and no
 * pile is filled when it falls empty.
 */
import { dealsToColumns } from '../../packed/key.ts';
import { KEY_PART, type PackedRules } from '../../packed/rules.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { countOf, fromOf, KIND, kindOf, toOf } from '../../packed/moves.ts';

/** Whether a move does only what another one does, or nothing. */
export const isPointlessMove = (board: PackedBoard, move: number): boolean => {
  const { rules, heights } = board;
  const kind = kindOf(move);
  if ((kind !== KIND.play && kind !== KIND.reach) || rules.fills !== 'no') return false;
  const to = toOf(move);
  if (heights[to] !== 0 || !mayBeSwapped(board, to)) return false;
  for (const pile of rules.game.zones[rules.zone[to]].piles) {
    if (pile === to) break;
    // The pile it comes from is not empty, and every space before this one takes the same cards.
    if (heights[pile] === 0) return true;
  }
  if (kind === KIND.reach) return false;
  const from = fromOf(move);
  return rules.zone[from] === rules.zone[to] && countOf(move) === heights[from];
};

const mayBeSwapped = ({ rules, heights }: PackedBoard, pile: number): boolean => {
  const { stock } = rules.game;
  const dealing = dealsToColumns(rules.game) && stock !== null && heights[stock] > 0;
  return !dealing && shares(rules, pile);
};

const shares = ({ salts, counts }: PackedRules, pile: number): boolean =>
  salts[0][pile] < 1000 && counts[pile] !== KEY_PART.not;
