/** German for piles and seats: "Spalte 5", "Reihe 3 Karte 4", "Karo Bube, 4 von 4, Spalte 5". */
import type { Card } from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts.ts';
import type { Place } from './deal-facts.ts';
import { the, type CardWords, type Case } from './german-cards.ts';
import { capital, counted, listed } from './german-parts.ts';
import { allOf, emptyOne, NAMES, oneOf } from './german-roles.ts';
import type { Words } from './words.ts';

const place = ({ role, of }: PileFact): Place => ({ role, piles: of });

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

/** All of a kind, in the dative: "den Spalten"; any one: "einer Spalte"; one that is empty: "eine leere Spalte". */
export const ofZone = (pile: PileFact): string => allOf(place(pile), 'dative');
export const ofAny = (pile: PileFact): string => oneOf(place(pile), 'dative');
export const anEmptyPile = (pile: PileFact): string => emptyOne(place(pile), 'nominative');

/** "Pik Sieben, Herz Bube und 2 verdeckte Karten". */
export const cardList = (c: CardWords, list: readonly (Card | null)[], of: Case = 'nominative'): string => {
  const known = list.flatMap((card) => (card === null ? [] : [c.card(card, of)]));
  const hidden = list.length - known.length;
  const one = of === 'dative' ? 'einer verdeckten Karte' : 'eine verdeckte Karte';
  const several = of === 'dative' ? `${hidden} verdeckten Karten` : `${hidden} verdeckte Karten`;
  return listed([...known, ...(hidden === 0 ? [] : [hidden === 1 ? one : several])]);
};

const seat = (c: CardWords, fact: SeatFact): string => {
  const { card, down, pile, rough, asks, lockedBy, locks, keep, coveredBy } = fact;
  const called = card === null ? 'Verdeckte Karte' : c.card(card) + (down ? ', verdeckt' : '');
  const where =
    pile.row === null
      ? `${fact.place} von ${fact.count}, ${pileWord(pile)}`
      : `Reihe ${pile.row}, ${pile.number} von ${pile.of}`;
  return [
    called,
    where,
    ...(rough ? ['im Rough'] : []),
    ...(asks ? ['Ereigniskarte'] : []),
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
