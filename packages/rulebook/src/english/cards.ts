/**
 * English names of cards: "seven of spades", "a 6", "an ace", and the names that an unusual pack defines ("Customer
 * of combs"). Suits of such a pack are named in the order of its definition.
 */
import {
  isJoker,
  isRed,
  NO_SUIT,
  rankOf,
  suitOf,
  type Card,
  type PackDef,
  type Rank,
  type Suit,
} from '@cairn/engine';

export interface EnglishCardWords {
  /** "seven of spades", "joker". */
  readonly card: (card: Card) => string;
  /** "a joker", "the seven of spades", "a Manicurist". */
  readonly theCard: (card: Card) => string;
  /** "7", but "jack". */
  readonly figure: (rank: Rank) => string;
  /** "a 7", "an ace". */
  readonly aRank: (rank: Rank) => string;
  /** "7s", "aces". */
  readonly ranks: (rank: Rank) => string;
  /** "sevens", "aces": for running text. */
  readonly rankNames: (rank: Rank) => string;
  /** "hearts". */
  readonly suit: (suit: Suit) => string;
  /** "red" or "black". */
  readonly colour: (card: Card) => string;
  /** The other colour than the card's. */
  readonly otherColour: (card: Card) => string;
}

const RANKS = [
  'joker', 'ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king',
] as const; // prettier-ignore
const NUMBERS: readonly string[] = ['none', 'one', ...RANKS.slice(2, 11)];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades', 'the fifth suit'] as const;

export const withArticle = (noun: string): string =>
  /^(?:[aeiou]|8|11\b|18\b)/i.test(noun) && !/^one/i.test(noun) ? `an ${noun}` : `a ${noun}`;

const plural = (noun: string): string => (noun.endsWith('x') ? `${noun}es` : `${noun}s`);

/** The names of the cards of a pack. */
export const englishCardWords = ({
  names,
  suits = [0, 1, 2, 3],
}: Pick<PackDef, 'names' | 'suits'>): EnglishCardWords => {
  const rankName = (rank: Rank): string => names?.ranks?.[`${rank}`] ?? RANKS[rank] ?? `rank ${rank}`;
  const figure = (rank: Rank): string => {
    const number = NUMBERS.indexOf(rankName(rank));
    return number > 0 ? `${number}` : rankName(rank);
  };
  const suit = (of: Suit): string => names?.suits?.[suits.indexOf(of)] ?? SUITS[of] ?? 'an odd suit';
  const card = (of: Card): string => {
    if (isJoker(of)) return 'joker';
    return suitOf(of) === NO_SUIT ? rankName(rankOf(of)) : `${rankName(rankOf(of))} of ${suit(suitOf(of))}`;
  };
  return {
    card,
    theCard: (of) => (suitOf(of) === NO_SUIT ? withArticle(card(of)) : `the ${card(of)}`),
    figure,
    aRank: (rank) => withArticle(figure(rank)),
    ranks: (rank) => plural(figure(rank)),
    rankNames: (rank) => plural(rankName(rank)),
    suit,
    colour: (of) => (isRed(of) ? 'red' : 'black'),
    otherColour: (of) => (isRed(of) ? 'black' : 'red'),
  };
};
