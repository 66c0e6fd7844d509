/** German for piles and seats: "Spalte 5", "Reihe 3 Karte 4", "Karo Bube, 4 von 4, Spalte 5". */
import type { Card, Role } from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts.ts';
import { a, the, type CardWords, type Case, type Gender } from './german-cards.ts';
import { capital, counted, listed } from './german-parts.ts';
import type { Words } from './words.ts';

interface Name {
  readonly one: string;
  readonly many: string;
  /** All of them after "zu", "aus". */
  readonly dative: string;
  readonly gender: Gender;
}

const name = (gender: Gender, one: string, many: string, dative = many): Name => ({
  one,
  many,
  dative,
  gender,
});

export const NAMES: Readonly<Record<Role, Name>> = {
  layout: name('feminine', 'Auslage', 'Auslagen'),
  tableau: name('feminine', 'Spalte', 'Spalten'),
  hole: name('neuter', 'Loch', 'Löcher', 'Löchern'),
  foundation: name('masculine', 'Zielstapel', 'Zielstapel', 'Zielstapeln'),
  waste: name('feminine', 'Ablage', 'Ablagen'),
  reserve: name('feminine', 'Reserve', 'Reserven'),
  hand: name('feminine', 'Hand', 'Hände', 'Händen'),
  discard: name('masculine', 'Abwurf', 'Abwürfe', 'Abwürfen'),
  stock: name('masculine', 'Talon', 'Talons'),
};

/** Piles of a role that are spoken of one by one. */
const many = ({ role, of }: PileFact): boolean =>
  role === 'tableau' || (of > 1 && (role === 'foundation' || role === 'hole'));

/** "Spalte 5", "Ablage", "Reihe 3 Karte 4". */
export const pileWord = (pile: PileFact): string => {
  if (pile.row !== null) return `Reihe ${pile.row} Karte ${pile.number}`;
  const { one } = NAMES[pile.role];
  return pile.of === 1 && pile.role !== 'tableau' ? one : `${one} ${pile.number}`;
};

/** Within a sentence: "die Ablage", "Spalte 5". */
export const thePile = (pile: PileFact, of: Case): string => {
  if (/\d$/.test(pileWord(pile))) return pileWord(pile);
  return `${the(NAMES[pile.role].gender, of)} ${pileWord(pile)}`;
};

/** "zur Ablage", "zum Talon", "zu Spalte 5". */
export const toPile = (pile: PileFact): string => {
  const word = pileWord(pile);
  if (/\d$/.test(word)) return `zu ${word}`;
  return `${NAMES[pile.role].gender === 'feminine' ? 'zur' : 'zum'} ${word}`;
};

/** All of a kind, in the dative: "den Spalten", "der Ablage". */
export const ofZone = (pile: PileFact): string => {
  const { gender, dative, one } = NAMES[pile.role];
  return many(pile) ? `den ${dative}` : `${the(gender, 'dative')} ${one}`;
};

/** Any one, in the dative: "einer Spalte", "der Ablage". */
export const ofAny = (pile: PileFact): string => {
  const { gender, one } = NAMES[pile.role];
  return `${(many(pile) ? a : the)(gender, 'dative')} ${one}`;
};

/** "eine leere Spalte", "das leere Loch". */
export const anEmptyPile = (pile: PileFact): string => {
  const { gender, one } = NAMES[pile.role];
  if (!many(pile)) return `${the(gender, 'nominative')} leere ${one}`;
  const ending = { masculine: 'leerer', feminine: 'leere', neuter: 'leeres' }[gender];
  return `${a(gender, 'nominative')} ${ending} ${one}`;
};

/** "Pik Sieben, Herz Bube und 2 verdeckte Karten". */
export const cardList = (c: CardWords, list: readonly (Card | null)[], of: Case = 'nominative'): string => {
  const known = list.flatMap((card) => (card === null ? [] : [c.card(card, of)]));
  const hidden = list.length - known.length;
  const one = of === 'dative' ? 'einer verdeckten Karte' : 'eine verdeckte Karte';
  const several = of === 'dative' ? `${hidden} verdeckten Karten` : `${hidden} verdeckte Karten`;
  return listed([...known, ...(hidden === 0 ? [] : [hidden === 1 ? one : several])]);
};

const seat = (c: CardWords, fact: SeatFact): string => {
  const { card, down, pile, rough, lockedBy, locks, keep, coveredBy } = fact;
  const called = card === null ? 'Verdeckte Karte' : c.card(card) + (down ? ', verdeckt' : '');
  const where =
    pile.row === null
      ? `${fact.place} von ${fact.count}, ${pileWord(pile)}`
      : `Reihe ${pile.row}, ${pile.number} von ${pile.of}`;
  return [
    called,
    where,
    ...(rough ? ['im Rough'] : []),
    ...(lockedBy.length === 0 ? [] : [`gesperrt von ${cardList(c, lockedBy, 'dative')}`]),
    ...(locks ? ['sperrt eine andere Karte'] : []),
    ...(keep === 'no' ? [] : [keep === 'yes' ? 'darf auf die Hand' : 'darf vielleicht auf die Hand']),
    ...(coveredBy.length === 0 ? [] : [`bedeckt von ${cardList(c, coveredBy, 'dative')}`]),
  ].join(', ');
};

export const piles = (
  c: CardWords,
): Pick<Words, 'cardName' | 'pileName' | 'zoneName' | 'pileLabel' | 'run' | 'seat'> => ({
  cardName: (card) => (card === null ? 'Verdeckte Karte' : capital(c.card(card))),
  pileName: pileWord,
  zoneName: (role, count) => {
    const single = count === 1 || ['layout', 'hand', 'reserve', 'discard'].includes(role);
    return single ? NAMES[role].one : NAMES[role].many;
  },
  pileLabel: (pile, cards, down, top) =>
    [
      pileWord(pile),
      cards === 0 ? 'leer' : counted(cards, 'Karte'),
      ...(down === 0 || down === cards ? [] : [`${down} verdeckt`]),
      ...(top === null ? [] : [`oben ${c.card(top)}`]),
    ].join(', '),
  run: (pile, cards) =>
    `${cards === 1 ? '1 verdeckte Karte' : `${cards} verdeckte Karten`}, ${pileWord(pile)}`,
  seat: (fact) => seat(c, fact),
});
