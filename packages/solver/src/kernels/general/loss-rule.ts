/** A rule that finds lost positions without search. */
import type { PackedBoard } from '../../packed/board.ts';
import type { KIND } from '../../packed/moves.ts';

export interface LossRule {
  /** The kind of the moves after which a position may be lost by this rule; any, where all may lose. */
  readonly after: (typeof KIND)[keyof typeof KIND] | 'any';
  /** Whether the position is lost; false where the rule does not know. */
  isLost(board: PackedBoard): boolean;
}
