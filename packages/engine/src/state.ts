/**
 * A position: what lies where, and the few other things that play depends on. `State` knows every card. `View` has
 * the same form, with UNKNOWN for each card that the player may not know (law 4). The rules read both alike, because
 * no rule reads a hidden card; but moves can only be made in a State.
 */
import type { Card } from './card.ts';
import type { Seed } from './random.ts';

/**
 * A card in a pile: its number and marks, one bit each. DOWN: it is face down. SEEN: it is face down, but the player
 * has seen it. ROUGH and EVENT: see below.
 */
export type PileCard = number;
export const DOWN = 1 << 10;
export const SEEN = 1 << 11;
/** The card lies in the rough: its first play only clears the rough. */
export const ROUGH = 1 << 12;
/** The card is an event card: it asks for a choice when nothing lies on it. */
export const EVENT = 1 << 13;
/** The marks that an unknown card keeps. */
export const MARK_BITS = ROUGH | EVENT;
/** A face-down card that the player doesn't know. */
export const UNKNOWN: PileCard = DOWN | 1023;

export const isDown = (pileCard: PileCard): boolean => (pileCard & DOWN) !== 0;
/** Face down, and the player has not seen it. */
export const isHidden = (pileCard: PileCard): boolean => (pileCard & (DOWN | SEEN)) === DOWN;
export const isKnown = (pileCard: PileCard): boolean => (pileCard & 1023) !== 1023;
/** The card without its marks. In a View check `isKnown` first. */
export const cardOf = (pileCard: PileCard): Card => (pileCard & 1023) as Card;

export type Pile = readonly PileCard[];

export interface Position {
  /**
   * By pile number (Game.piles), each from the bottom card to the last. The last card of the stock is drawn first.
   */
  readonly piles: readonly Pile[];
  /** The number of the current pass through the stock, from 1. */
  readonly pass: number;
  /** Draws made in this deal. */
  readonly draws: number;
  /** Uses of each power so far; `strokes`, `gifts` and `event` record chance (powers.ts, events.ts). */
  readonly used: Readonly<Record<string, number>>;
  readonly ended: 'no' | 'resigned' | 'time';
  /** The seed of chance after the deal; null if the game has none, and in every View. */
  readonly seed: Seed | null;
}

declare const stateBrand: unique symbol;
declare const viewBrand: unique symbol;
/** Everything, including hidden cards. */
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
