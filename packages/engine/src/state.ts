/**
 * A position: what lies where, and the little else that play depends on.
 * `State` knows every card. `View` has the same shape and holds UNKNOWN for each card the player may not know
 * (law 4): the rules read both alike, because no rule looks at a hidden card, but only a State can be played on.
 */
import type { Card } from './card.ts';
import type { Seed } from './random.ts';

/**
 * A card as it lies in a pile: its number and marks, a bit each. DOWN: it lies face down; SEEN: the player has seen it
 * all the same; ROUGH and EVENT.
 */
export type PileCard = number;
export const DOWN = 1 << 10;
export const SEEN = 1 << 11;
/** The card lies in the rough: its first play only clears that away. */
export const ROUGH = 1 << 12;
/** The card asks for a choice once nothing lies on it. */
export const EVENT = 1 << 13;
/** What stays with a card that is not known. */
export const MARK_BITS = ROUGH | EVENT;
/** A face-down card whose face is not known. */
export const UNKNOWN: PileCard = DOWN | 1023;

export const isDown = (pileCard: PileCard): boolean => (pileCard & DOWN) !== 0;
/** Face down, and the player has not seen it. */
export const isHidden = (pileCard: PileCard): boolean => (pileCard & (DOWN | SEEN)) === DOWN;
export const isKnown = (pileCard: PileCard): boolean => (pileCard & 1023) !== 1023;
/** The card without its marks; ask `isKnown` first when the position may be a View. */
export const cardOf = (pileCard: PileCard): Card => (pileCard & 1023) as Card;

export type Pile = readonly PileCard[];

export interface Position {
  /** By pile number (Game.piles); each from the bottom card to the last. The last card of the stock is drawn first. */
  readonly piles: readonly Pile[];
  /** Passes through the stock begun: 1 from the start. */
  readonly pass: number;
  /** Draws made in this deal. */
  readonly draws: number;
  /** Uses of each power so far; under `strokes`, `gifts` and `event` what chance has brought (powers.ts, events.ts). */
  readonly used: Readonly<Record<string, number>>;
  readonly ended: 'no' | 'resigned' | 'time';
  /** Where chance after the deal comes from; null when the game has none, and always in a View. */
  readonly seed: Seed | null;
}

declare const stateBrand: unique symbol;
declare const viewBrand: unique symbol;
/** Everything, hidden cards included. */
export type State = Position & { readonly [stateBrand]: true };
/** What the player may know. `next` is what is shown of the next stock card. */
export type View = Position & {
  readonly next: { readonly rank: number; readonly card: Card | null } | null;
} & {
  readonly [viewBrand]: true;
};

export type Status = 'playing' | 'won' | 'stuck' | 'resigned' | 'time';

/** The last card of a pile, or undefined. */
export const lastOf = (pile: Pile): PileCard | undefined => pile[pile.length - 1];
