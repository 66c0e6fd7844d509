/** Locked places of a layout, the places that lock them, and cards that may be put into the hand. */
import { rankOf, type Card } from './card.ts';
import type { Game } from './game.ts';
import type { Position } from './state.ts';

const filled = (position: Position, pile: number): boolean => (position.piles[pile] ?? []).length > 0;

/** The places that still lock this one, wherever they lie. */
export const lockersOf = (game: Game, position: Position, pile: number): readonly number[] =>
  (game.piles[pile]?.lockedBy ?? []).filter((i) => filled(position, i));

/** Whether this place still locks a card. */
export const locksOthers = (game: Game, position: Position, pile: number): boolean =>
  filled(position, pile) &&
  game.byRole.layout.some((i) => game.piles[i]?.lockedBy.includes(pile) === true && filled(position, i));

/** Whether a card of this place may be put into the hand when it is free; null stands for an unknown card. */
export const mayKeep = (game: Game, pile: number, card: Card | null): boolean =>
  game.piles[pile]?.iron === true &&
  game.byRole.hand.some((hand) => {
    const takes = game.piles[hand]?.zone.empty.takes;
    return (
      takes === 'anything' || (typeof takes === 'object' && (card === null || takes.includes(rankOf(card))))
    );
  });
