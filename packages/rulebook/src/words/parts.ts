/** Small parts of English sentences: lists, plurals, articles, numbers, money. Used by both English catalogues. */
import { isJoker, NO_SUIT, rankOf, suitOf, type Card, type Rank } from '@cairn/engine';
import type { Unit } from './words.ts';

const RANKS = [
  'joker', 'ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king',
] as const; // prettier-ignore
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades', 'the fifth suit'] as const;

export const rankWord = (rank: Rank): string => RANKS[rank] ?? `rank ${rank}`;

/** "6", but "jack". */
const rankFigure = (rank: Rank): string => (rank > 1 && rank <= 10 ? `${rank}` : rankWord(rank));

export const cardWord = (card: Card): string => {
  if (isJoker(card)) return 'joker';
  const suit = suitOf(card);
  return suit === NO_SUIT
    ? rankWord(rankOf(card))
    : `${rankWord(rankOf(card))} of ${SUITS[suit] ?? 'an odd suit'}`;
};

const withArticle = (noun: string): string =>
  /^(?:[aeiou]|8|11$|18$)/.test(noun) ? `an ${noun}` : `a ${noun}`;

/** "a 6", "an ace". */
export const aRank = (rank: Rank): string => withArticle(rankFigure(rank));

/** "a, b and c". */
export const listed = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** "1 card", "3 cards". */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Small numbers in words, as running text wants them. */
export const spelled = (count: number): string => SMALL[count] ?? grouped(count);

/** "1,000,000". */
export const grouped = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "21", "-95", "$21", "-$95": the hyphen, because players type and read it so. */
export const amount = (points: number, unit: Unit): string =>
  `${points < 0 ? '-' : ''}${unit === 'dollars' ? '$' : ''}${Math.abs(points)}`;

/** "+15", "−5", with a true minus sign. */
export const signed = (points: number, unit: Unit): string =>
  `${points < 0 ? '−' : '+'}${unit === 'dollars' ? '$' : ''}${Math.abs(points)}`;

/** "5 points", "1 point", "$5". */
export const worth = (points: number, unit: Unit): string =>
  unit === 'dollars' ? `$${Math.abs(points)}` : counted(Math.abs(points), 'point');
