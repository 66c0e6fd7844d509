/** The texts of the table. The app gives them in the player's language. */
import type { Card, Game, Position, Rank, Role } from '@cairn/engine';

export interface TableWords {
  /** "Seven of spades, row 3, 2 of 9, covered by a face-down card": a card of the layout with its place. */
  readonly seatName: (game: Game, position: Position, pile: number, index?: number) => string;
  /** "Stock, 23 cards", "Waste, 5 cards, seven of spades on top". */
  readonly pileLabel: (game: Game, position: Position, pile: number) => string;
  /** "9 face-down cards, column 5". */
  readonly runName: (game: Game, position: Position, pile: number, count: number) => string;
  /** The label of the button that removes the picked cards: "Remove 3 cards". */
  readonly removeName: (count: number) => string;
  /** "Layout", "Columns". */
  readonly zoneName: (game: Game, role: Role) => string;
  /** "Next: seven of spades", "Next: a seven". */
  readonly nextName: (game: Game, next: { readonly rank: Rank; readonly card: Card | null }) => string;
}
