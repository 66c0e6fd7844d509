/**
 * German names of cards: "Pik Sieben", "eine 6", "einen Buben", and the names that an unusual pack defines. Cases are
 * those that the sentences need; the gender decides the article.
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

export type GermanCase = 'nominative' | 'accusative' | 'dative';
export type Gender = 'masculine' | 'feminine' | 'neuter';

const THE: Readonly<Record<Gender, Readonly<Record<GermanCase, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
};
const A: typeof THE = {
  masculine: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  feminine: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  neuter: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};

export const the = (gender: Gender, of: GermanCase): string => THE[gender][of];
export const a = (gender: Gender, of: GermanCase): string => A[gender][of];

const RANKS = [
  'Joker', 'Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König',
] as const; // prettier-ignore
const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik', 'fünfte Farbe'] as const;
const MASCULINE: readonly Rank[] = [0, 11, 13];

const PLURALS: Readonly<Record<string, string>> = {
  Joker: 'Joker', Ass: 'Asse', Sieben: 'Siebenen', Bube: 'Buben', Dame: 'Damen', König: 'Könige',
  Zwei: 'Zweien', Drei: 'Dreien', Vier: 'Vieren', Fünf: 'Fünfen', Sechs: 'Sechsen', Acht: 'Achten', Neun: 'Neunen', Zehn: 'Zehnen',
}; // prettier-ignore
const plural = (name: string): string => PLURALS[name] ?? name;

const ENDING: Readonly<Record<Gender, Readonly<Record<GermanCase, string>>>> = {
  masculine: { nominative: 'er', accusative: 'en', dative: 'en' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'en' },
  neuter: { nominative: 'es', accusative: 'es', dative: 'en' },
};

/** German names of ranks of unusual packs. Others keep the name of the pack. */
const ODD_RANKS: Readonly<Record<string, readonly [name: string, gender: Gender, many: string]>> = {
  one: ['Eins', 'feminine', 'Einsen'],
  Customer: ['Kunde', 'masculine', 'Kunden'],
  Barber: ['Barbier', 'masculine', 'Barbiere'],
  Manicurist: ['Maniküre', 'feminine', 'Maniküren'],
};
const ODD_SUITS: Readonly<Record<string, string>> = {
  brushes: 'Bürsten',
  combs: 'Kämme',
  mirrors: 'Spiegel',
  razors: 'Messer',
  scissors: 'Scheren',
};

/** Jacks and customers have an ending when they are not the subject. */
const bent = (name: string, of: GermanCase): string =>
  /(Bube|Kunde)$/.test(name) && of !== 'nominative' ? `${name}n` : name;

export interface GermanCardWords {
  /** "Pik Sieben", "Joker". */
  readonly card: (card: Card, of?: GermanCase) => string;
  /** "die Pik Sieben", "den Karo Buben". */
  readonly theCard: (card: Card, of: GermanCase) => string;
  /** "7", but "Bube". */
  readonly figure: (rank: Rank) => string;
  /** "eine 7", "einen Buben". */
  readonly aRank: (rank: Rank, of: GermanCase) => string;
  /** "Sechsen", "Buben", "Asse": for running text. */
  readonly ranks: (rank: Rank) => string;
  /** "Herz". */
  readonly suit: (suit: Suit) => string;
  /** "eine rote 6", "einen schwarzen Buben". */
  readonly aColoured: (card: Card, of: GermanCase) => string;
  /** The other colour than the card's, before a rank: "eine rote", "einen schwarzen". */
  readonly otherColour: (card: Card, rank: Rank) => string;
}

/** The names of the cards of a pack. */
export const germanCardWords = ({
  names,
  suits = [0, 1, 2, 3],
}: Pick<PackDef, 'names' | 'suits'>): GermanCardWords => {
  const own = (rank: Rank): string | undefined => names?.ranks?.[`${rank}`];
  const odd = (rank: Rank) => ODD_RANKS[own(rank) ?? ''];
  const rankName = (rank: Rank): string => odd(rank)?.[0] ?? own(rank) ?? RANKS[rank] ?? `Rang ${rank}`;
  const genderOf = (rank: Rank): Gender => {
    if (own(rank) !== undefined) return odd(rank)?.[1] ?? 'masculine';
    if (rank === 1) return 'neuter';
    return MASCULINE.includes(rank) ? 'masculine' : 'feminine';
  };
  const figure = (rank: Rank): string =>
    own(rank) === undefined && rank > 1 && rank < 11 ? `${rank}` : rankName(rank);
  const oddSuit = (of: Suit): string | undefined => {
    const named = names?.suits?.[suits.indexOf(of)];
    return named === undefined ? undefined : (ODD_SUITS[named] ?? named);
  };
  const suit = (of: Suit): string => oddSuit(of) ?? SUITS[of] ?? 'eine andere Farbe';
  const coloured = (colour: string, rank: Rank, grammar: GermanCase): string =>
    `${a(genderOf(rank), grammar)} ${colour}${ENDING[genderOf(rank)][grammar]}`;
  const card = (of: Card, grammar: GermanCase = 'nominative'): string => {
    if (isJoker(of)) return 'Joker';
    const rank = bent(rankName(rankOf(of)), grammar);
    if (suitOf(of) === NO_SUIT) return rank;
    const named = oddSuit(suitOf(of));
    return named === undefined ? `${SUITS[suitOf(of)] ?? 'Farbe'} ${rank}` : `${rank} (${named})`;
  };
  return {
    card,
    theCard: (of, grammar) => {
      const gender = genderOf(isJoker(of) ? 0 : rankOf(of));
      const article = suitOf(of) === NO_SUIT ? a(gender, grammar) : the(gender, grammar);
      return `${article} ${card(of, grammar)}`;
    },
    figure,
    aRank: (rank, grammar) => `${a(genderOf(rank), grammar)} ${bent(figure(rank), grammar)}`,
    ranks: (rank) => odd(rank)?.[2] ?? plural(rankName(rank)),
    suit,
    aColoured: (of, grammar) => {
      const rank = rankOf(of);
      return `${coloured(isRed(of) ? 'rot' : 'schwarz', rank, grammar)} ${bent(figure(rank), grammar)}`;
    },
    otherColour: (of, rank) => coloured(isRed(of) ? 'schwarz' : 'rot', rank, 'accusative'),
  };
};
