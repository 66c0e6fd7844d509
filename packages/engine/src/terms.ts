/** The lists of words that definitions (definition/) use: the schema, the types and lists of games share them. */

/** What a pile is for. Piles of a game are numbered in the order of its zones, not of this list. */
export const ROLES = [
  'layout',
  'tableau',
  'cell',
  'grid',
  'row',
  'hole',
  'foundation',
  'waste',
  'reserve',
  'hand',
  'discard',
  'stock',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles of the cards that are still to be played: a scoring counts them as left unless it names other roles. */
export const LEFT_ROLES: readonly Role[] = ['layout', 'tableau', 'cell', 'grid'];

export const FAMILIES = [
  'golf',
  'pyramid',
  'blackhole',
  'klondike',
  'canfield',
  'freecell',
  'castle',
  'fan',
  'forty',
  'yukon',
  'discard',
  'spider',
  'gaps',
  'row',
] as const;
export type Family = (typeof FAMILIES)[number];

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export const JOKER_PLACES = ['stock', 'anywhere', 'hand'] as const;
export type JokerPlace = (typeof JOKER_PLACES)[number];

/**
 * linear: the sequence ends with the first and the last rank. circular: they are neighbours. kingStop: linear, and
 * nothing goes on the last. base: circular, but cut before the base rank of the deal, that of the first card on a
 * foundation.
 */
export const ENDS = ['linear', 'circular', 'kingStop', 'base'] as const;
export type Ends = (typeof ENDS)[number];

/** How much of a pile moves at once. */
export const UNITS = ['top', 'run', 'topOrAll', 'stack', 'any', 'lone', 'suit', 'all'] as const;
/**
 * top: the last card. run: any part of the face-up sequence that follows the runs of the zone it lies in, or else its
 * build. topOrAll: the last card or the whole pile. stack: any face-up card with all cards on it. any: any one card of the pile. lone:
 * the last card, if it is alone or lies on a face-down card. suit: the last cards, if they are one suit from the last
 * rank down to the first; all: the whole pile, if it follows the build.
 */
export type Unit = (typeof UNITS)[number];

/** Where cards come from that fill an empty pile in the order of a list. */
export const FILLERS = ['waste', 'stock'] as const;
export type Filler = (typeof FILLERS)[number];

/** What is shown of the next card of the stock. */
export const STOCK_SHOWN = ['rank', 'card'] as const;
export type StockShown = (typeof STOCK_SHOWN)[number];
