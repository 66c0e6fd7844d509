/**
 * Cards: one number carries rank, suit and copy, so that a card keeps its identity through a whole game
 * (two sevens of spades in a two-pack game are different cards) and its parts are bit operations.
 *
 *   card = copy * 128 + suit * 16 + rank
 *
 * Rank 1..13 is ace to king; packs with other faces reuse the numbers (see pack.ts). A joker has rank 0.
 * Suits 0..3 are clubs, diamonds, hearts, spades; 4 is a fifth suit; 7 stands for "no suit".
 */
import { clip, failWith, ok, type Result } from './result.ts';

declare const cardBrand: unique symbol;
export type Card = number & { readonly [cardBrand]: true };

export type Rank = number;
export type Suit = number;

export const JOKER_RANK = 0;
export const NO_SUIT = 7;

const RANKS = '*A23456789TJQK';
/** Clubs, diamonds, hearts, spades, a fifth suit; the last stands for "no suit". */
const SUITS = 'CDHSE??~';
/** The four suits as boards print them. */
const SYMBOLS = '♣♦♥♠';

export const makeCardOf = (rank: Rank, suit: Suit, copy = 0): Card => (copy * 128 + suit * 16 + rank) as Card;

export const rankOf = (card: Card): Rank => card & 15;
export const suitOf = (card: Card): Suit => (card >> 4) & 7;
/** The copy number of a card in games with several packs: 0, 1, … */
export const copyOf = (card: Card): number => card >> 7;
export const isJoker = (card: Card): boolean => (card & 15) === JOKER_RANK;
/** Diamonds and hearts. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** Rank and suit without the copy number: 0..127. */
export const faceOf = (card: Card): number => card & 127;

export const rankLetter = (rank: Rank): string => RANKS[rank] ?? '?';

/** "JD", "TD", "AS"; a joker is "*". The copy is not written. */
export const makeCard = (card: Card): string =>
  isJoker(card) ? '*' : rankLetter(rankOf(card)) + (SUITS[suitOf(card)] ?? '?');

/** Phones add it after a suit symbol to choose text or emoji (Unicode variation selectors 15 and 16). */
const VARIATION = /[\uFE0E\uFE0F]$/;

/** Parses a card ("jd", "10h", "TH", "10♥", "*"). The result is copy 0. */
export const parseCard = (text: string): Result<Card> => {
  const trimmed = text.trim().toUpperCase().replace(/^10/, 'T').replace(VARIATION, '');
  if (trimmed === '*') return ok(makeCardOf(JOKER_RANK, NO_SUIT));
  const rank = RANKS.indexOf(trimmed.charAt(0));
  const suit = Math.max(SUITS.indexOf(trimmed.charAt(1)), SYMBOLS.indexOf(trimmed.charAt(1)));
  if (trimmed.length !== 2 || rank < 1 || suit < 0 || trimmed.endsWith('?'))
    return failWith(
      'card',
      '',
      `Cannot read card "${clip(text)}": wanted a rank A 2…9 T J Q K and a suit C D H S, like "7S", or "*"`,
      { kind: 'card', text: clip(text) },
    );
  return ok(makeCardOf(rank, suit));
};
