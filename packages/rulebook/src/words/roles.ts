/** What piles are called in English. A pile's role is the one players take it for (facts.ts). */
import type { Role } from '@cairn/engine';
import type { Place } from './deal-facts.ts';

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
const many = ({ role, piles }: Place): boolean =>
  role === 'tableau' || (piles > 1 && (role === 'foundation' || role === 'hole'));

/** All of them: "the columns", "the waste", "your hand". */
export const allOf = (place: Place): string => {
  if (place.role === 'hand') return 'your hand';
  return many(place) ? `the ${NOUN[place.role]}s` : `the ${NOUN[place.role]}`;
};

/** Any one of them: "a column", "the waste". */
export const oneOf = (place: Place): string => {
  if (place.role === 'hand') return 'your hand';
  if (place.role === 'reserve' && place.piles > 1) return 'a pile of the reserve';
  return many(place) ? `a ${NOUN[place.role]}` : `the ${NOUN[place.role]}`;
};

/** "an empty column", "the empty hole". */
export const emptyOne = (place: Place): string =>
  many(place) ? `an empty ${NOUN[place.role]}` : `the empty ${NOUN[place.role]}`;
