/** English names of the roles of piles. The role is the apparent one (facts/pile-facts.ts). */
import type { Role } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';

export const NOUN: Readonly<Record<Role, string>> = {
  layout: 'layout',
  tableau: 'column',
  cell: 'cell',
  grid: 'grid',
  row: 'pile',
  hole: 'hole',
  foundation: 'foundation',
  waste: 'waste',
  reserve: 'reserve',
  hand: 'hand',
  discard: 'discard pile',
  stock: 'stock',
};

/** Whether the zone has several piles that are named one by one. */
const many = ({ role, piles }: ZoneFact): boolean =>
  role === 'tableau' ||
  role === 'row' ||
  (piles > 1 && (role === 'cell' || role === 'foundation' || role === 'hole'));

/** All piles of a zone: "the columns", "the waste", "your hand". */
export const englishAllOf = (place: ZoneFact): string => {
  if (place.role === 'hand') return 'your hand';
  return many(place) ? `the ${NOUN[place.role]}s` : `the ${NOUN[place.role]}`;
};

/** Any pile of a zone: "a column", "the waste". */
export const englishOneOf = (place: ZoneFact): string => {
  if (place.role === 'hand') return 'your hand';
  if (place.role === 'reserve' && place.piles > 1) return 'a pile of the reserve';
  return many(place) ? `a ${NOUN[place.role]}` : `the ${NOUN[place.role]}`;
};

/** "an empty column", "the empty hole". */
export const englishEmptyOne = (place: ZoneFact): string =>
  many(place) ? `an empty ${NOUN[place.role]}` : `the empty ${NOUN[place.role]}`;
