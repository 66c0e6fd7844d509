/** English for piles and seats: "column 5", "row 3 card 4", "Jack of diamonds, 4 of 4, column 5". */
import type { Card } from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts.ts';
import type { CardWords } from './cards.ts';
import { capital, counted, listed } from './parts.ts';
import { allOf, emptyOne, NOUN, oneOf } from './roles.ts';
import type { Words } from './words.ts';

/** "column 5", "waste", "row 3 card 4". */
export const pileWord = (pile: PileFact): string => {
  if (pile.row !== null) return `row ${pile.row} card ${pile.number}`;
  return pile.of === 1 && pile.role !== 'tableau' ? NOUN[pile.role] : `${NOUN[pile.role]} ${pile.number}`;
};

/** Within a sentence: "the waste", "column 5". */
export const thePile = (pile: PileFact): string => {
  if (pile.role === 'hand') return 'your hand';
  return /\d$/.test(pileWord(pile)) ? pileWord(pile) : `the ${pileWord(pile)}`;
};

const place = ({ role, of }: PileFact) => ({ role, piles: of });

/** All of a kind: "the columns"; any one: "a column"; one that is empty: "an empty column". */
export const theZone = (pile: PileFact): string => allOf(place(pile));
export const aPile = (pile: PileFact): string => oneOf(place(pile));
export const anEmptyPile = (pile: PileFact): string => emptyOne(place(pile));

/** "seven of spades, jack of hearts and 2 face-down cards". */
export const cardList = (c: CardWords, cards: readonly (Card | null)[]): string => {
  const known = cards.flatMap((card) => (card === null ? [] : [c.card(card)]));
  const hidden = cards.length - known.length;
  return listed([
    ...known,
    ...(hidden === 0 ? [] : [hidden === 1 ? 'a face-down card' : `${hidden} face-down cards`]),
  ]);
};

const seat = (c: CardWords, fact: SeatFact): string => {
  const { card, down, pile, rough, asks, lockedBy, locks, keep, coveredBy } = fact;
  const name = card === null ? 'Face-down card' : capital(c.card(card)) + (down ? ', face down' : '');
  const where =
    pile.row === null
      ? `${fact.place} of ${fact.count}, ${pileWord(pile)}`
      : `row ${pile.row}, ${pile.number} of ${pile.of}`;
  return [
    name,
    where,
    ...(rough ? ['in the rough'] : []),
    ...(asks ? ['event card'] : []),
    ...(lockedBy.length === 0 ? [] : [`locked by ${cardList(c, lockedBy)}`]),
    ...(locks ? ['locks another card'] : []),
    ...(keep === 'no' ? [] : [keep === 'yes' ? 'may go to your hand' : 'may be one for your hand']),
    ...(coveredBy.length === 0 ? [] : [`covered by ${cardList(c, coveredBy)}`]),
  ].join(', ');
};

export const piles = (
  c: CardWords,
): Pick<Words, 'cardName' | 'pileName' | 'zoneName' | 'pileLabel' | 'run' | 'seat'> => ({
  cardName: (card) => (card === null ? 'Face-down card' : capital(c.card(card))),
  pileName: (pile) => capital(pileWord(pile)),
  zoneName: (role, count) => {
    const single = count === 1 || ['layout', 'hand', 'reserve', 'discard'].includes(role);
    return capital(single ? NOUN[role] : `${NOUN[role]}s`);
  },
  pileLabel: (pile, cards, down, top) =>
    [
      capital(pileWord(pile)),
      cards === 0 ? 'empty' : counted(cards, 'card'),
      ...(down === 0 || down === cards ? [] : [`${down} face down`]),
      ...(top === null ? [] : [`${c.card(top)} on top`]),
    ].join(', '),
  run: (pile, cards) => `${counted(cards, 'face-down card')}, ${pileWord(pile)}`,
  seat: (fact) => seat(c, fact),
});
