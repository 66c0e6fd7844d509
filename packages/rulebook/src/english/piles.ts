/** English names of piles and seats: "column 5", "row 3 card 4", "Jack of diamonds, 4 of 4, column 5". */
import type { Card } from '@cairn/engine';
import { cellLetter, type PileFact, type SeatFact } from '../facts/pile-facts.ts';
import type { EnglishCardWords } from './cards.ts';
import { englishCapital, englishCounted, englishListed } from './parts.ts';
import { englishAllOf, englishEmptyOne, NOUN, englishOneOf } from './roles.ts';
import type { NameWords } from '../words/words.ts';

/** "column 5", "waste", "row 3 card 4". */
export const englishPileWord = (pile: PileFact): string => {
  if (pile.row !== null) return `row ${pile.row} ${pile.role === 'grid' ? 'place' : 'card'} ${pile.number}`;
  if (pile.role === 'cell' && pile.of > 1) return `cell ${cellLetter(pile.number)}`;
  return pile.of === 1 && pile.role !== 'tableau' ? NOUN[pile.role] : `${NOUN[pile.role]} ${pile.number}`;
};

/** Within a sentence: "the waste", "column 5". */
export const englishThePile = (pile: PileFact): string => {
  if (pile.role === 'hand') return 'your hand';
  return /(\d|cell [A-H])$/.test(englishPileWord(pile))
    ? englishPileWord(pile)
    : `the ${englishPileWord(pile)}`;
};

const place = ({ role, of }: PileFact) => ({ role, piles: of });

/** Names of a zone: "the columns"; of any of its piles: "a column"; of an empty one: "an empty column". */
export const theZone = (pile: PileFact): string => englishAllOf(place(pile));
export const aPile = (pile: PileFact): string => englishOneOf(place(pile));
export const englishAnEmptyPile = (pile: PileFact): string => englishEmptyOne(place(pile));

/** "seven of spades, jack of hearts and 2 face-down cards". */
export const englishCardList = (c: EnglishCardWords, cards: readonly (Card | null)[]): string => {
  const known = cards.flatMap((card) => (card === null ? [] : [c.card(card)]));
  const hidden = cards.length - known.length;
  return englishListed([
    ...known,
    ...(hidden === 0 ? [] : [hidden === 1 ? 'a face-down card' : `${hidden} face-down cards`]),
  ]);
};

const seat = (c: EnglishCardWords, fact: SeatFact): string => {
  const { card, down, pile, rough, asks, lockedBy, locks, keep, coveredBy } = fact;
  const name = card === null ? 'Face-down card' : englishCapital(c.card(card)) + (down ? ', face down' : '');
  const where =
    pile.row === null
      ? `${fact.place} of ${fact.count}, ${englishPileWord(pile)}`
      : `row ${pile.row}, ${pile.number} of ${pile.of}`;
  return [
    name,
    where,
    ...(rough ? ['in the rough'] : []),
    ...(asks ? ['event card'] : []),
    ...(lockedBy.length === 0 ? [] : [`locked by ${englishCardList(c, lockedBy)}`]),
    ...(locks ? ['locks another card'] : []),
    ...(keep === 'no' ? [] : [keep === 'yes' ? 'may go to your hand' : 'may be one for your hand']),
    ...(coveredBy.length === 0 ? [] : [`covered by ${englishCardList(c, coveredBy)}`]),
  ].join(', ');
};

export const englishPiles = (
  c: EnglishCardWords,
): Pick<NameWords, 'cardName' | 'pileName' | 'zoneName' | 'pileLabel' | 'run' | 'seat'> => ({
  cardName: (card) => (card === null ? 'Face-down card' : englishCapital(c.card(card))),
  pileName: (pile) => englishCapital(englishPileWord(pile)),
  zoneName: (role, count) => {
    const single = count === 1 || ['layout', 'grid', 'hand', 'reserve', 'discard'].includes(role);
    return englishCapital(single ? NOUN[role] : `${NOUN[role]}s`);
  },
  pileLabel: (pile, { cards, down, top, next }) =>
    [
      englishCapital(englishPileWord(pile)),
      cards === 0 ? 'empty' : englishCounted(cards, 'card'),
      ...(down === 0 || down === cards ? [] : [`${down} face down`]),
      ...(top === null ? [] : [`${c.card(top)} on top`]),
      ...(next === null ? [] : [`${c.aRank(next)} comes next`]),
    ].join(', '),
  run: (pile, cards) => `${englishCounted(cards, 'face-down card')}, ${englishPileWord(pile)}`,
  seat: (fact) => seat(c, fact),
});
