/** A scene: a view of a game and its legal moves, as the app shows it to the table. */
import type { Game, Move, Refusal, SequenceMove, View } from '@cairn/engine';

export interface TableScene {
  readonly game: Game;
  readonly view: View;
  readonly legal: readonly Move[];
  /** Why a move is not allowed; null if it is. Called only for moves that are not in `legal`. */
  readonly refusal: (move: Move) => Refusal | null;
  /** Whether sequences are among the legal moves; then `refusal` takes a play to its own pile as one to any. */
  readonly sequences?: true;
}

/** The single moves of a sequence; any other move alone. */
export const stepsOf = (move: Move | SequenceMove): readonly Move[] =>
  'steps' in move ? move.steps : [move];

/** Whether two games look the same on a table: the same piles and cards, whatever their options. */
export const sameTable = (one: Game | undefined, other: Game): boolean =>
  one === other || (one?.id === other.id && one.rules === other.rules);

/** Whether two scenes show the same position of the same table. Then they have the same legal moves. */
export const samePosition = (one: TableScene, other: TableScene): boolean =>
  sameTable(one.game, other.game) && JSON.stringify(one.view) === JSON.stringify(other.view);
