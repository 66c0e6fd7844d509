/** The pack of a game: which cards it has. The order of a shuffled pack belongs to the deal, not to the definition. */
import {
  anyOf,
  constant,
  int,
  list,
  object,
  optional,
  pattern,
  record,
  unique,
  word,
  type TypeOf,
  inline,
} from '../schema-types.ts';
import { JOKER_PLACES } from '../terms.ts';

export const rankSchema = int(1, 13, 'a rank from 1 to 13');

export const idSchema = pattern(
  '^[a-z][a-z0-9-]{0,39}$',
  'a short name of small letters, digits and hyphens',
);

/** Names of cards, such as "QC" for the queen of clubs, or "?C" for the first club of the pack. */
export const cardList = list(
  pattern('^[A2-9TJQK?][CDHSE~]$', 'a card like "AS", or "?S" for any spade'),
  1,
  24,
);

/** A number, or no limit. */
export const countSchema = anyOf(int(1, 99), constant('unlimited'));

/** A table draws it on the card, and its first letter alone where there is little room. */
const faceName = pattern(
  "^(?:(?![\\u{10000}-\\u{10FFFF}])[\\p{L}\\p{N} .'-]){1,30}$",
  'a name of letters and digits',
);

export const packSchema = object({
  /** Equal packs shuffled together. */
  packs: int(1, 4),
  /** Jokers: go on anything and take anything. */
  jokers: optional(int(0, 4)),
  /** Where jokers go: only into the stock, anywhere in the deal, or into the player's hand. */
  jokerPlace: optional(word(JOKER_PLACES)),
  /** Suits of one pack; default the usual four. */
  suits: optional(unique(list(int(0, 4), 1, 5))),
  /** Ranks of one suit; default 1..13. */
  ranks: optional(unique(list(rankSchema, 1, 13))),
  /** Suitless odd cards: a rank and how many. */
  extras: optional(list(inline({ rank: rankSchema, count: int(1, 8) }), 1, 4)),
  /** What odd ranks and suits are called: "Customer", "brushes". Notation keeps the usual letters. */
  names: optional(inline({ ranks: optional(record(faceName)), suits: optional(list(faceName, 1, 5)) })),
});
export interface PackDef extends TypeOf<typeof packSchema> {}

/** The part of a definition about PySolFC's deal numbers: where PySolFC deals this game differently. */
export const pysolSchema = object({
  /** Rows are dealt from the right. */
  rows: optional(word(['right'])),
  /** The zone that is dealt before the others. */
  first: optional(idSchema),
  /** These cards are moved to the end of the pack. */
  last: optional(cardList),
});
export interface PysolDeal extends TypeOf<typeof pysolSchema> {}
