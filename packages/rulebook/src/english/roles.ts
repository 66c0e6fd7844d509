/** What piles are called in English. A pile's role is the one players take it for (facts.ts). */
import type { Role } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';

export const NOUN: Readonly<Record<Role, string>> = {
  layout: 'layout',
  tableau: 'column',
  hole: 'hole',
  foundation: 'foundation',
  waste: 'waste',
  reserve: 'reserve',
  hand: 'hand',
  discard: 'discard pile',
  stock: 'stock',
};

/** A role whose piles are spoken of one by one when there are several. */
const many = ({ role, piles }: ZoneFact): boolean =>
  role === 'tableau' || (piles > 1 && (role === 'foundation' || role === 'hole'));

/** All of them: "the columns", "the waste", "your hand". */
export const englishAllOf = (place: ZoneFact): string => {
  if (place.role === 'hand') return 'your hand';
  return many(place) ? `the ${NOUN[place.role]}s` : `the ${NOUN[place.role]}`;
};

/** Any one of them: "a column", "the waste". */
export const englishOneOf = (place: ZoneFact): string => {
  if (place.role === 'hand') return 'your hand';
  if (place.role === 'reserve' && place.piles > 1) return 'a pile of the reserve';
  return many(place) ? `a ${NOUN[place.role]}` : `the ${NOUN[place.role]}`;
};

/** "an empty column", "the empty hole". */
export const englishEmptyOne = (place: ZoneFact): string =>
  many(place) ? `an empty ${NOUN[place.role]}` : `the empty ${NOUN[place.role]}`;
