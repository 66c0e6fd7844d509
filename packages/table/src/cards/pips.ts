/**
 * Suit marks, drawn for Cairn: clubs, diamonds, hearts, spades, a fifth suit (a crescent), and the joker's star.
 * Each is one path centred on the origin, one unit high, so that a face only places and scales it.
 */
import { isJoker, suitOf, type Card } from '@cairn/engine';

const CLUB =
  'M-.11-.01C-.03-.08-.2-.13-.2-.3A.2.2 0 0 1 .2-.3C.2-.13 .03-.08 .11-.01C.15-.06 .2-.1 .28-.1A.21.21 0 0 1 .28.32' +
  'C.17.32 .09.25 .05.16C.07.34 .12.44 .22.5H-.22C-.12.44-.07.34-.05.16C-.09.25-.17.32-.28.32A.21.21 0 0 1-.28-.1C-.2-.1-.15-.06-.11-.01Z';
const DIAMOND = 'M0-.5Q.16-.2 .4 0Q.16.2 0 .5Q-.16.2-.4 0Q-.16-.2 0-.5Z';
const HEART =
  'M0 .5C-.1.3-.48.06-.48-.22C-.48-.38-.37-.48-.24-.48C-.13-.48-.04-.41 0-.3C.04-.41 .13-.48 .24-.48C.37-.48 .48-.38 .48-.22C.48.06 .1.3 0 .5Z';
const SPADE =
  'M0-.5C.1-.26 .45-.1 .45.13C.45.26 .35.34 .24.34C.16.34 .09.3 .05.22C.07.37 .12.45 .22.5H-.22C-.12.45-.07.37-.05.22' +
  'C-.09.3-.16.34-.24.34C-.35.34-.45.26-.45.13C-.45-.1-.1-.26 0-.5Z';
const CRESCENT = 'M.12-.5A.5.5 0 1 0 .12.5A.56.56 0 0 1 .12-.5Z';
const STAR = 'M0-.5L.13-.13L.52-.12L.21.12L.32.5L0 .28L-.32.5L-.21.12L-.52-.12L-.13-.13Z';

const SUITS = [CLUB, DIAMOND, HEART, SPADE, CRESCENT];

/** The mark of a card's suit; null for a card without one. */
export const pipOf = (card: Card): string | null => (isJoker(card) ? STAR : (SUITS[suitOf(card)] ?? null));

/** The places of the pips of 1 to 10, in a field one wide and one high. The lower half is upside down. */
const LEFT_RIGHT = (y: number): readonly (readonly [number, number])[] => [
  [0, y],
  [1, y],
];
const MIDDLE = (y: number): readonly (readonly [number, number])[] => [[0.5, y]];
const SIDES_OF_THREE = [...LEFT_RIGHT(0), ...LEFT_RIGHT(0.5), ...LEFT_RIGHT(1)];
const SIDES_OF_FOUR = [...LEFT_RIGHT(0), ...LEFT_RIGHT(1 / 3), ...LEFT_RIGHT(2 / 3), ...LEFT_RIGHT(1)];

export const PIP_PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  MIDDLE(0.5),
  [...MIDDLE(0), ...MIDDLE(1)],
  [...MIDDLE(0), ...MIDDLE(0.5), ...MIDDLE(1)],
  [...LEFT_RIGHT(0), ...LEFT_RIGHT(1)],
  [...LEFT_RIGHT(0), ...MIDDLE(0.5), ...LEFT_RIGHT(1)],
  SIDES_OF_THREE,
  [...SIDES_OF_THREE, ...MIDDLE(0.25)],
  [...SIDES_OF_THREE, ...MIDDLE(0.25), ...MIDDLE(0.75)],
  [...SIDES_OF_FOUR, ...MIDDLE(0.5)],
  [...SIDES_OF_FOUR, ...MIDDLE(1 / 6), ...MIDDLE(5 / 6)],
];
