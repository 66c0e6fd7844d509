/**
 * What cards are called in German: "Pik Sieben", "eine 6", "einen Buben". An odd pack brings names of its own, which are
 * used as they are. Cases are those a sentence needs; a gender decides the article.
 */
import { isJoker, isRed, NO_SUIT, rankOf, suitOf, type Card, type PackDef, type Rank } from '@cairn/engine';

export type Case = 'nominative' | 'accusative' | 'dative';
export type Gender = 'masculine' | 'feminine' | 'neuter';

const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
};
const A: typeof THE = {
  masculine: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  feminine: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  neuter: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};

export const the = (gender: Gender, of: Case): string => THE[gender][of];
export const a = (gender: Gender, of: Case): string => A[gender][of];

const RANKS = [
  'Joker', 'Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König',
] as const; // prettier-ignore
const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik', 'fünfte Farbe'] as const;
const MASCULINE: readonly Rank[] = [0, 11, 13];

/** Jacks take an ending when they are not the subject. */
const bent = (name: string, of: Case): string =>
  name.endsWith('Bube') && of !== 'nominative' ? `${name}n` : name;

export interface CardWords {
  /** "Pik Sieben", "Joker". */
  readonly card: (card: Card, of?: Case) => string;
  /** "die Pik Sieben", "den Karo Buben". */
  readonly theCard: (card: Card, of: Case) => string;
  /** "7", but "Bube". */
  readonly figure: (rank: Rank) => string;
  /** "eine 7", "einen Buben". */
  readonly aRank: (rank: Rank, of: Case) => string;
  /** The colour a card does not have, before a rank: "rote", "schwarzen". */
  readonly otherColour: (card: Card, rank: Rank) => string;
}

/** The names of the cards of a pack. */
export const cardWords = ({ names, suits = [0, 1, 2, 3] }: Pick<PackDef, 'names' | 'suits'>): CardWords => {
  const own = (rank: Rank): string | undefined => names?.ranks?.[`${rank}`];
  const rankName = (rank: Rank): string => own(rank) ?? RANKS[rank] ?? `Rang ${rank}`;
  const genderOf = (rank: Rank): Gender => {
    if (own(rank) === undefined && rank === 1) return 'neuter';
    return MASCULINE.includes(rank) || own(rank) !== undefined ? 'masculine' : 'feminine';
  };
  const figure = (rank: Rank): string =>
    own(rank) === undefined && rank > 1 && rank < 11 ? `${rank}` : rankName(rank);
  const card = (of: Card, grammar: Case = 'nominative'): string => {
    if (isJoker(of)) return 'Joker';
    const rank = bent(rankName(rankOf(of)), grammar);
    if (suitOf(of) === NO_SUIT) return rank;
    const named = names?.suits?.[suits.indexOf(suitOf(of))];
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
    otherColour: (of, rank) => {
      const colour = isRed(of) ? 'schwarz' : 'rot';
      const ending = { masculine: 'en', feminine: 'e', neuter: 'es' }[genderOf(rank)];
      return `${a(genderOf(rank), 'accusative')} ${colour}${ending}`;
    },
  };
};
