/**
 * Zones: parts of the table, each with a role and rules. A zone says how its piles are dealt, what they take
 * (`build`, `empty`) and where their cards may go (`give`).
 */
import {
  anyOf,
  boolean,
  constant,
  int,
  list,
  object,
  oneOf,
  optional,
  partial,
  pattern,
  ref,
  unique,
  word,
  type TypeOf,
  inline,
} from '../schema-types.ts';
import { ENDS, FILLERS, ROLES, UNITS } from '../terms.ts';
import { cardList, rankSchema } from './pack.ts';

const stepBuild = object({
  kind: constant('step'),
  /** The step from the card below to the card above. */
  rank: word(['up', 'down', 'either', 'equal', 'any']),
  suit: word(['any', 'same', 'alternating', 'colour', 'other']),
  ends: word(ENDS),
  /** The ranks of the sequence in order, if some are left out; default: the ranks of the pack. */
  ring: optional(unique(list(rankSchema, 2, 13))),
});
/** A step in rank, with a condition on the suits. */
export interface StepBuild extends TypeOf<typeof stepBuild> {}

const pairBuild = object({
  kind: constant('pair'),
  cards: optional(list(rankSchema, 1, 13)),
  on: optional(list(rankSchema, 1, 13)),
});
/** Certain ranks may lie on certain others, without a step. A list that is left out means every rank. */
export interface PairBuild extends TypeOf<typeof pairBuild> {}

export const buildSchema = oneOf(stepBuild, pairBuild);
/** When one card may lie on another. Several builds in a list are alternatives. */
export type Build = StepBuild | PairBuild;
const builds = list(ref<Build>('build', buildSchema), 0, 8);

export const giveSchema = partial(ROLES, word(UNITS));
/** The roles that cards may be played to, and in what units. Cards never go to a role that is left out. */
export interface Give extends TypeOf<typeof giveSchema> {}
const gives = ref<Give>('give', giveSchema);

export const rolesSchema = list(word(ROLES), 1, ROLES.length);

export const emptySchema = object({
  /** nothing; anything; the base rank of the deal; the rank below it (last); or a list of ranks. */
  takes: anyOf(word(['nothing', 'anything', 'base', 'last']), list(rankSchema, 1, 13)),
  /** It takes cards only from these roles; default: from every zone that may give to this one. */
  from: optional(rolesSchema),
  /** It takes cards of a role in `from` only when the zones of the roles before it there are empty. */
  inOrder: optional(boolean),
  /** If the card comes from a pile of the same zone, this many cards must stay there. */
  keeps: optional(int(1, 13)),
  /**
   * The pile is filled at once, in the same step. reserve: with the last card of the reserve, while there is one.
   * next: with all face-up cards of the pile to its right, which may become empty in turn. A list: with the last card of
   * the first of these that has one.
   */
  refill: optional(anyOf(word(['reserve', 'next']), unique(list(word(FILLERS), 1, 2)))),
  /** suit: it takes no card of a suit with which another pile of its zone begins. */
  once: optional(word(['suit'])),
});
/** What an empty pile takes. */
export interface Empty extends TypeOf<typeof emptySchema> {}
const empties = ref<Empty>('empty', emptySchema);

/** Places of a layout, from 1. */
const places = list(int(1, 208), 1, 208);

const layout = object({
  role: constant('layout'),
  /**
   * The picture: '#' is a card at that half-card column. A card covers the cards of the row above within half a card.
   */
  rows: list(pattern('^[#.]{1,60}$', 'a row of "#" and "."'), 1, 20),
  /** open: all face up. closed: covered cards face down. {openRows}: this many rows at the bottom face up. */
  face: anyOf(word(['open', 'closed']), inline({ openRows: int(1, 20) })),
  give: gives,
  /** Places, from 1, that cannot be played before the places `until` are empty (sand, water). */
  locks: optional(list(inline({ places, until: places }), 1, 12)),
  /** Places, from 1, whose card needs two plays: the first only clears the rough. */
  rough: optional(places),
  /** Places, from 1, whose card may be put into the hand if the hand takes its rank. */
  irons: optional(places),
  /**
   * Places, from 1, of event cards. When nothing lies on one, the player must choose before any other move: pay, or
   * chance.
   */
  events: optional(places),
});
/** Cards that cover one another in a picture of rows. */
export interface LayoutZone extends TypeOf<typeof layout> {}

const tableau = object({
  role: constant('tableau'),
  piles: int(1, 24),
  /** Cards dealt to each pile, row by row. */
  deal: anyOf(int(0, 60), list(int(0, 60), 1, 24)),
  /**
   * open: all face up. top: only the last card. {up}: this many cards at the end, of all columns or by column.
   * {down}: these places, from 0 at the bottom, are face down.
   */
  face: anyOf(
    word(['open', 'top']),
    inline({ up: anyOf(int(1, 60), list(int(1, 60), 1, 24)) }),
    inline({ down: list(int(0, 60), 1, 60) }),
  ),
  /** The number of cards at the end of every column that are dealt after all others, row by row. */
  lastRows: optional(int(1, 60)),
  /** Cards taken out of the pack before the deal, one for each pile: "QC", or "?C" for the first club. */
  pull: optional(cardList),
  /** rank: a card whose rank its column has already is put under the pack, and the next one is dealt in its place. */
  distinct: optional(word(['rank'])),
  /** After the deal, cards of these ranks go to the bottom of their columns, in the order in which they lie. */
  sink: optional(unique(list(rankSchema, 1, 13))),
  /**
   * When face-down cards are turned up. exposed: each one when nothing lies on it. together: all at once, when no
   * face-up card lies on any of them.
   */
  turn: optional(word(['exposed', 'together'])),
  build: builds,
  /** What moves together, if it is not what is built: all cards of a run follow the same one of these. */
  runs: optional(list(ref<Build>('build', buildSchema), 1, 8)),
  /** must: a whole suit at the end of a column goes to a foundation by itself, in the same step. */
  leave: optional(word(['must'])),
  /** No card goes on a column that would then have more cards than this; default: any number. */
  holds: optional(int(1, 104)),
  empty: empties,
  give: gives,
});
/** Columns that you build on and play from. */
export interface TableauZone extends TypeOf<typeof tableau> {}

const row = object({
  role: constant('row'),
  /** The number of piles at the start. Each is dealt one card, face up. */
  piles: int(2, 104),
  /** How many places to its left a pile may go, onto the pile there. */
  steps: unique(list(int(1, 24), 1, 8)),
  /** Which pile goes on which: the last cards of both are compared. */
  build: builds,
});
/** Piles in one row. A pile goes onto another to its left as a whole, and the row closes up. */
export interface RowZone extends TypeOf<typeof row> {}

const hole = object({
  role: constant('hole'),
  piles: int(1, 16),
  deal: int(0, 1),
  /** Cards taken out of the pack before the deal, one for each pile. */
  pull: optional(cardList),
  build: builds,
  empty: empties,
});
/** Cards enter it and never leave. Players call it the waste. */
export interface HoleZone extends TypeOf<typeof hole> {}

const foundation = object({
  role: constant('foundation'),
  piles: int(1, 16),
  deal: optional(anyOf(int(0, 1), list(int(0, 1), 1, 16))),
  /**
   * Cards taken out of the pack before the deal, one for each pile. base: all of the rank of the first card that is
   * dealt, but that card.
   */
  pull: optional(anyOf(constant('base'), cardList)),
  /** Before any other move, a card from a zone of these roles begins a pile: the player chooses the base rank. */
  first: optional(rolesSchema),
  build: builds,
  /** The most cards of a pile; default: as many as there are ranks. */
  holds: optional(int(1, 104)),
  empty: empties,
  give: optional(gives),
});
/** Piles built up from the base rank. Cards come back only if `give` says so. */
export interface FoundationZone extends TypeOf<typeof foundation> {}

const waste = object({
  role: constant('waste'),
  /** In a game without a stock: all cards that are left after dealing lie here, spread. */
  rest: optional(boolean),
  give: gives,
});
/** Where drawn cards go if they can be played from there. */
export interface WasteZone extends TypeOf<typeof waste> {}

const reserve = object({
  role: constant('reserve'),
  piles: int(1, 24),
  /** Cards dealt to each pile. */
  deal: int(1, 60),
  face: word(['open', 'top']),
  give: gives,
  /** Its cards go on anything. */
  wild: optional(boolean),
});
/** Piles that you play cards from but never to. */
export interface ReserveZone extends TypeOf<typeof reserve> {}

const cell = object({
  role: constant('cell'),
  piles: int(1, 8),
  /** Cards dealt to each cell. */
  deal: optional(anyOf(int(0, 1), list(int(0, 1), 1, 8))),
  /** What it takes; default: any card. */
  empty: optional(empties),
  give: gives,
});
/** Places that hold one card each, face up. Nothing is built on them. */
export interface CellZone extends TypeOf<typeof cell> {}

const grid = object({
  role: constant('grid'),
  /** Its places row by row, all rows of one length: '#' is dealt a card, '.' is a gap from the start. */
  rows: list(pattern('^[#.]{2,14}$', 'a row of "#" and "."'), 1, 8),
  /**
   * Cards of these ranks are taken out after the deal, and leave gaps. discard: they leave the table. first: they go to
   * the first places of the rows, in the order in which they were dealt.
   */
  gaps: optional(inline({ ranks: unique(list(rankSchema, 1, 13)), to: word(['discard', 'first']) })),
  /** What fills a gap: a card that goes on the one to its left. */
  build: builds,
  /** The same for the card to the right of a gap, which goes on the one that fills it; default: it does not count. */
  before: optional(list(ref<Build>('build', buildSchema), 1, 8)),
  /** The end of each row is the neighbour of the next one's beginning, and so on round. */
  joined: optional(boolean),
  /** The ranks that rows begin with: a gap that has no place to its left takes them, and nothing else. */
  first: unique(list(rankSchema, 1, 13)),
  give: gives,
});
/** Rows of single cards with gaps among them. A card goes into a gap if it follows the card beside it. */
export interface GridZone extends TypeOf<typeof grid> {}

const hand = object({
  role: constant('hand'),
  piles: int(1, 8),
  /** Cards taken out of the pack before the deal, one for each pile. */
  pull: optional(cardList),
  /** Extra cards that are not part of the pack, one for each pile from the start: their ranks. They have no suit. */
  holds: optional(list(rankSchema, 1, 8)),
  empty: empties,
  give: gives,
});
/** Cards that the player holds. They go on anything. Jokers in the hand have a zone of their own. */
export interface HandZone extends TypeOf<typeof hand> {}

const discard = object({
  role: constant('discard'),
  /** In a game without a stock: all cards that are left after dealing lie here from the start. */
  rest: optional(boolean),
});
/** Where removed cards go. */
export interface DiscardZone extends TypeOf<typeof discard> {}

export const zoneSchema = oneOf(
  layout,
  tableau,
  cell,
  grid,
  row,
  hole,
  foundation,
  waste,
  reserve,
  hand,
  discard,
);
export type Zone =
  | LayoutZone
  | TableauZone
  | CellZone
  | GridZone
  | RowZone
  | HoleZone
  | FoundationZone
  | WasteZone
  | ReserveZone
  | HandZone
  | DiscardZone;
