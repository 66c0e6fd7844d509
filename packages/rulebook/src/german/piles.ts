/** German names of piles and seats: "Spalte 5", "Reihe 3 Karte 4", "Karo Bube, 4 von 4, Spalte 5". */
import type { Card } from '@cairn/engine';
import { cellLetter, type PileFact, type SeatFact } from '../facts/pile-facts.ts';
import type { ZoneFact } from '../facts/deal-facts.ts';
import { the, type GermanCardWords, type GermanCase } from './cards.ts';
import { germanCapital, germanCounted, germanListed } from './parts.ts';
import { germanAllOf, germanEmptyOne, NAMES, germanOneOf } from './roles.ts';
import type { NameWords } from '../words/words.ts';

const place = ({ role, of }: PileFact): ZoneFact => ({ role, piles: of });

/** "Spalte 5", "Ablage", "Reihe 3 Karte 4". */
export const germanPileWord = (pile: PileFact): string => {
  if (pile.row !== null)
    return `Reihe ${pile.row} ${pile.role === 'grid' ? 'Platz' : 'Karte'} ${pile.number}`;
  const { one } = NAMES[pile.role];
  if (pile.role === 'cell' && pile.of > 1) return `${one} ${cellLetter(pile.number)}`;
  return pile.of === 1 && pile.role !== 'tableau' ? one : `${one} ${pile.number}`;
};

/** Names that end with a number, or with the letter of a cell. */
const NUMBERED = /(\d|Zelle [A-H])$/;

/** Within a sentence: "die Ablage", "Spalte 5". */
export const germanThePile = (pile: PileFact, of: GermanCase): string => {
  if (NUMBERED.test(germanPileWord(pile))) return germanPileWord(pile);
  return `${the(NAMES[pile.role].gender, of)} ${germanPileWord(pile)}`;
};

/** "zur Ablage", "zum Talon", "zu Spalte 5". */
export const toPile = (pile: PileFact): string => {
  const word = germanPileWord(pile);
  if (NUMBERED.test(word)) return `zu ${word}`;
  return `${NAMES[pile.role].gender === 'feminine' ? 'zur' : 'zum'} ${word}`;
};

/**
 * Names of a zone in the dative: "den Spalten"; of any of its piles: "einer Spalte"; of an empty one: "eine leere
 * Spalte".
 */
export const ofZone = (pile: PileFact): string => germanAllOf(place(pile), 'dative');
export const ofAny = (pile: PileFact): string => germanOneOf(place(pile), 'dative');
export const germanAnEmptyPile = (pile: PileFact): string => germanEmptyOne(place(pile), 'nominative');

/** "Pik Sieben, Herz Bube und 2 verdeckte Karten". */
export const germanCardList = (
  c: GermanCardWords,
  list: readonly (Card | null)[],
  of: GermanCase = 'nominative',
): string => {
  const known = list.flatMap((card) => (card === null ? [] : [c.card(card, of)]));
  const hidden = list.length - known.length;
  const one = of === 'dative' ? 'einer verdeckten Karte' : 'eine verdeckte Karte';
  const several = of === 'dative' ? `${hidden} verdeckten Karten` : `${hidden} verdeckte Karten`;
  return germanListed([...known, ...(hidden === 0 ? [] : [hidden === 1 ? one : several])]);
};

const seat = (c: GermanCardWords, fact: SeatFact): string => {
  const { card, down, pile, rough, asks, lockedBy, locks, keep, coveredBy } = fact;
  const called = card === null ? 'Verdeckte Karte' : c.card(card) + (down ? ', verdeckt' : '');
  const where =
    pile.row === null
      ? `${fact.place} von ${fact.count}, ${germanPileWord(pile)}`
      : `Reihe ${pile.row}, ${pile.number} von ${pile.of}`;
  return [
    called,
    where,
    ...(rough ? ['im Rough'] : []),
    ...(asks ? ['Ereigniskarte'] : []),
    ...(lockedBy.length === 0 ? [] : [`gesperrt von ${germanCardList(c, lockedBy, 'dative')}`]),
    ...(locks ? ['sperrt eine andere Karte'] : []),
    ...(keep === 'no' ? [] : [keep === 'yes' ? 'darf auf die Hand' : 'darf vielleicht auf die Hand']),
    ...(coveredBy.length === 0 ? [] : [`bedeckt von ${germanCardList(c, coveredBy, 'dative')}`]),
  ].join(', ');
};

export const germanPiles = (
  c: GermanCardWords,
): Pick<NameWords, 'cardName' | 'pileName' | 'zoneName' | 'pileLabel' | 'run' | 'seat'> => ({
  cardName: (card) => (card === null ? 'Verdeckte Karte' : germanCapital(c.card(card))),
  pileName: germanPileWord,
  zoneName: (role, count) => {
    const single = count === 1 || ['layout', 'hand', 'reserve', 'discard'].includes(role);
    return single ? NAMES[role].one : NAMES[role].many;
  },
  pileLabel: (pile, { cards, down, top, next }) =>
    [
      germanPileWord(pile),
      cards === 0 ? 'leer' : germanCounted(cards, 'Karte'),
      ...(down === 0 || down === cards ? [] : [`${down} verdeckt`]),
      ...(top === null ? [] : [`oben ${c.card(top)}`]),
      ...(next === null ? [] : [`als Nächstes ${c.aRank(next, 'nominative')}`]),
    ].join(', '),
  run: (pile, cards) =>
    `${cards === 1 ? '1 verdeckte Karte' : `${cards} verdeckte Karten`}, ${germanPileWord(pile)}`,
  seat: (fact) => seat(c, fact),
});
