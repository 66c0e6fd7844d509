/** The pack of a game: its cards. Their order comes from the deal, not from the definition. */
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

/** Names of cards, such as "QC" for the queen of clubs; "?C" for the first club of the pack, "Q?" for the first queen. */
export const cardList = list(
  pattern(
    '^([A2-9TJQK?][CDHSE~]|[A2-9TJQK][?])$',
    'a card like "AS", "?S" for any spade, or "A?" for any ace',
  ),
  1,
  24,
);

/** A number, or no limit. */
export const countSchema = anyOf(int(1, 99), constant('unlimited'));

/** Tables draw it on the card, or only its first letter if there is little room. */
const faceName = pattern(
  "^(?:(?![\\u{10000}-\\u{10FFFF}])[\\p{L}\\p{N} .'-]){1,30}$",
  'a name of letters and digits',
);

export const packSchema = object({
  /** Number of equal packs that are shuffled together. */
  packs: int(1, 8),
  /** Number of jokers. They go on anything and take anything. */
  jokers: optional(int(0, 4)),
  /** Where jokers are: only in the stock, anywhere in the deal, or in the player's hand. */
  jokerPlace: optional(word(JOKER_PLACES)),
  /** Suits of one pack; default: the usual four. */
  suits: optional(unique(list(int(0, 4), 1, 5))),
  /** Ranks of one suit; default: 1..13. */
  ranks: optional(unique(list(rankSchema, 1, 13))),
  /** Cards without a suit: a rank and their number. */
  extras: optional(list(inline({ rank: rankSchema, count: int(1, 8) }), 1, 4)),
  /** Names of unusual ranks and suits: "Customer", "brushes". Notation uses the standard letters. */
  names: optional(inline({ ranks: optional(record(faceName)), suits: optional(list(faceName, 1, 5)) })),
});
export interface PackDef extends TypeOf<typeof packSchema> {}

/** Differences of PySolFC's deal, for its deal numbers. */
export const pysolSchema = object({
  /** Rows are dealt from right to left. */
  rows: optional(word(['right'])),
  /** The zone that is dealt first. */
  first: optional(idSchema),
  /** Cards that are moved to the end of the pack before dealing. */
  last: optional(cardList),
  /** Which card is taken out where several would do; default: the first. */
  taken: optional(word(['last'])),
  /** Where cards of the base rank are taken out: the last of them, not the first, is dealt. */
  base: optional(word(['last'])),
  /** The pack is dealt from its other end. */
  pack: optional(word(['reversed'])),
  /** Each card that sinks changes places with the first card of its column that does not. */
  sink: optional(word(['swap'])),
});
export interface PysolDeal extends TypeOf<typeof pysolSchema> {}
