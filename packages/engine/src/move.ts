/**
 * Moves: what a player can do, and why a move is refused. A move names piles by number. notation.ts has the text of
 * moves.
 */
import type { Card, Rank } from './card.ts';
import type { Role } from './terms.ts';

export type Move =
  /** The last `count` cards of a pile go to another one. `skip` cards that lie on them stay (spread piles only). */
  | {
      readonly kind: 'play';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly skip?: number;
    }
  /** Draws the next card or cards of the stock. */
  | { readonly kind: 'draw' }
  /** Turns the waste over to be the stock again. */
  | { readonly kind: 'redeal' }
  /** Removes the last cards of these piles as a group; piles are in the order of the group. */
  | { readonly kind: 'remove'; readonly piles: readonly number[] }
  /** After a clear, in a game that continues: the next layout. */
  | { readonly kind: 'again' }
  | { readonly kind: 'power'; readonly power: Power }
  /** A use of a power that has shown something and was then undone: it stays used. */
  | { readonly kind: 'spent'; readonly power: Power }
  | { readonly kind: 'end'; readonly why: 'resigned' | 'time' };

/** pay and chance answer an event card; the others can be used at any time. */
export const POWERS = ['peek', 'reshuffle', 'restock', 'pay', 'chance', 'regather'] as const;
export type Power = (typeof POWERS)[number];

/** Why a move is not allowed. The union is closed, so that a table can explain each kind. */
export type Refusal =
  | { readonly kind: 'over' }
  | { readonly kind: 'no-such-pile'; readonly pile: number }
  | { readonly kind: 'no-card'; readonly pile: number }
  | { readonly kind: 'covered'; readonly pile: number; readonly by: readonly number[] }
  | { readonly kind: 'face-down'; readonly pile: number }
  | { readonly kind: 'no-route'; readonly from: number; readonly to: number }
  | { readonly kind: 'not-a-unit'; readonly from: number; readonly count: number }
  | { readonly kind: 'one-at-a-time'; readonly to: number }
  /** The pile takes only a whole suit. */
  | { readonly kind: 'not-a-suit'; readonly to: number }
  /** The card does not fit on the other one; `wanted` are the ranks that would. */
  | {
      readonly kind: 'does-not-fit';
      readonly card: Card;
      readonly on: Card;
      readonly wanted: readonly Rank[];
    }
  /** No gap of its grid takes the card. */
  | { readonly kind: 'no-gap'; readonly card: Card }
  /** The card does not go beside its neighbours in a gap; `wanted` are the cards that would. */
  | {
      readonly kind: 'not-next';
      readonly to: number;
      readonly card: Card;
      readonly wanted: readonly Card[];
    }
  /** A pile of a row goes only so many places to its left. */
  | { readonly kind: 'too-far'; readonly from: number; readonly steps: readonly number[] }
  /** The last cards of two piles of a row don't match. */
  | { readonly kind: 'does-not-match'; readonly card: Card; readonly on: Card }
  | { readonly kind: 'empty-pile'; readonly to: number; readonly wanted: readonly Rank[] }
  /** A foundation must be begun first, with a card from a zone of these roles. */
  | { readonly kind: 'begin-first'; readonly from: readonly Role[] }
  /** The empty pile takes cards of another role as long as there are any. */
  | { readonly kind: 'in-order'; readonly to: number; readonly role: Role }
  /** Another pile of the zone begins with the suit of the card. */
  | { readonly kind: 'suit-begun'; readonly to: number; readonly card: Card }
  | { readonly kind: 'must-keep'; readonly from: number; readonly cards: number }
  | { readonly kind: 'full'; readonly to: number }
  | { readonly kind: 'no-stock' }
  | { readonly kind: 'stock-empty' }
  | { readonly kind: 'stock-not-empty' }
  | { readonly kind: 'no-more-passes'; readonly passes: number }
  | { readonly kind: 'cards-can-be-played' }
  /** A column that cards would be dealt to is empty. */
  | { readonly kind: 'column-empty'; readonly pile: number }
  /** The waste that a card would be drawn to has one. */
  | { readonly kind: 'waste-not-empty' }
  /** The stock is never drawn from. */
  | { readonly kind: 'stock-fills' }
  | { readonly kind: 'no-such-power'; readonly power: string }
  | { readonly kind: 'power-spent'; readonly power: string }
  | { readonly kind: 'nothing-to-show' }
  | { readonly kind: 'nothing-to-shuffle' }
  /** Cards dealt again would lie as they do. */
  | { readonly kind: 'lies-so' }
  /** An event card asks for a choice first; or no card asks for one. */
  | { readonly kind: 'choose-first'; readonly pile: number }
  | { readonly kind: 'nothing-to-choose' }
  /** Other cards must go first, which do not cover it. */
  | { readonly kind: 'locked'; readonly pile: number; readonly by: readonly number[] }
  /** These cards don't form a group; `wanted` says what a group is. */
  | { readonly kind: 'not-a-group'; readonly cards: readonly Card[] }
  | { readonly kind: 'not-cleared' }
  /** Cards that would move card by card (sequence-moves.ts). `refusal` never gives these three. */
  | { readonly kind: 'no-room'; readonly room: number; readonly count: number }
  | { readonly kind: 'not-a-sequence'; readonly count: number }
  | { readonly kind: 'fits-nowhere'; readonly count: number };
