/**
 * Zones: parts of the table with one role and one set of rules. A zone says how its piles are dealt, what they take
 * (`build`, `empty`) and what they give to which roles (`give`).
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
import { ENDS, ROLES, UNITS } from '../terms.ts';
import { cardList, rankSchema } from './pack.ts';

const stepBuild = object({
  kind: constant('step'),
  /** From the card below to the card above. */
  rank: word(['up', 'down', 'either', 'equal', 'any']),
  suit: word(['any', 'same', 'alternating']),
  ends: word(ENDS),
  /** Ranks in order when some are left out of the sequence; default the ranks of the pack. */
  ring: optional(unique(list(rankSchema, 2, 13))),
});
/** A step in rank, with a condition on the suits. */
export interface StepBuild extends TypeOf<typeof stepBuild> {}

const pairBuild = object({
  kind: constant('pair'),
  cards: optional(list(rankSchema, 1, 13)),
  on: optional(list(rankSchema, 1, 13)),
});
/** These ranks may lie on those, whatever the step; a list left out means every rank. */
export interface PairBuild extends TypeOf<typeof pairBuild> {}

export const buildSchema = oneOf(stepBuild, pairBuild);
/** When one card may lie on another. Several builds in a list are alternatives. */
export type Build = StepBuild | PairBuild;
const builds = list(ref<Build>('build', buildSchema), 0, 8);

export const giveSchema = partial(ROLES, word(UNITS));
/** To which roles cards may be played, and in what units. A role left out gets nothing. */
export interface Give extends TypeOf<typeof giveSchema> {}
const gives = ref<Give>('give', giveSchema);

export const rolesSchema = list(word(ROLES), 1, ROLES.length);

export const emptySchema = object({
  /** nothing; anything; the base rank of the game; or one of these ranks. */
  takes: anyOf(word(['nothing', 'anything', 'base']), list(rankSchema, 1, 13)),
  /** Only from these roles; default from every zone that may give to this one. */
  from: optional(rolesSchema),
  /** A pile of the same zone that it comes from must keep this many cards. */
  keeps: optional(int(1, 13)),
  /**
   * An empty pile is filled at once, in the same step. reserve: by the last card of the reserve, while there is one.
   * next: by all face-up cards of the pile to its right, which may empty that one in turn.
   */
  refill: optional(word(['reserve', 'next'])),
});
/** What an empty pile takes. */
export interface Empty extends TypeOf<typeof emptySchema> {}
const empties = ref<Empty>('empty', emptySchema);

/** Places of a layout, from 1. */
const places = list(int(1, 208), 1, 208);

const layout = object({
  role: constant('layout'),
  /** The picture: '#' is a card at that half-card column; a card covers the one or two above it within half a card. */
  rows: list(pattern('^[#.]{1,60}$', 'a row of "#" and "."'), 1, 20),
  /** open: all face up. closed: covered cards face down. {openRows}: that many rows from the bottom face up. */
  face: anyOf(word(['open', 'closed']), inline({ openRows: int(1, 20) })),
  give: gives,
  /** Places, from 1, that can't be played before all the others named are empty (sand, water). */
  locks: optional(list(inline({ places, until: places }), 1, 12)),
  /** Places, from 1, whose card takes two plays: the first only clears the rough away. */
  rough: optional(places),
  /** Places, from 1, whose card may be put into the hand when its rank allows it. */
  irons: optional(places),
  /** Places, from 1, whose card, once nothing lies on it, asks for a choice before anything else: to pay, or chance. */
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
   * open: all face up. top: only the last card. {up}: the last so many, of all columns or by column. {down}: these
   * places, from the bottom, are down.
   */
  face: anyOf(
    word(['open', 'top']),
    inline({ up: anyOf(int(1, 60), list(int(1, 60), 1, 24)) }),
    inline({ down: list(int(0, 60), 1, 60) }),
  ),
  /** The last so many cards of every column are dealt last, row by row. */
  lastRows: optional(int(1, 60)),
  /** Cards taken out of the pack for it before the deal, one to a pile: "QC", or "?C" for the first club. */
  pull: optional(cardList),
  /**
   * When face-down cards turn up. exposed: each when nothing lies on it. together: all at once, when no face-up card
   * lies on any.
   */
  turn: optional(word(['exposed', 'together'])),
  build: builds,
  empty: empties,
  give: gives,
});
/** Columns that are built on. */
export interface TableauZone extends TypeOf<typeof tableau> {}

const hole = object({
  role: constant('hole'),
  piles: int(1, 16),
  deal: int(0, 1),
  /** Cards taken out of the pack for it before the deal, one to a pile. */
  pull: optional(cardList),
  build: builds,
  empty: empties,
});
/** Cards enter and never leave; players call it the waste. */
export interface HoleZone extends TypeOf<typeof hole> {}

const foundation = object({
  role: constant('foundation'),
  piles: int(1, 16),
  deal: optional(anyOf(int(0, 1), list(int(0, 1), 1, 16))),
  /** Cards taken out of the pack for it before the deal, one to a pile. */
  pull: optional(cardList),
  build: builds,
  empty: empties,
  give: optional(gives),
});
/** Piles built from the base rank; cards there are done, unless `give` lets them come back. */
export interface FoundationZone extends TypeOf<typeof foundation> {}

const waste = object({
  role: constant('waste'),
  /** In a game without a stock all cards left over lie here, spread. */
  rest: optional(boolean),
  give: gives,
});
/** Where draws go when cards can be played from there again. */
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
/** Cards set aside at the start, to be played from and not on. */
export interface ReserveZone extends TypeOf<typeof reserve> {}

const hand = object({
  role: constant('hand'),
  piles: int(1, 8),
  /** Cards taken out of the pack for it before the deal, one to a pile. */
  pull: optional(cardList),
  /** Cards beyond the pack that lie in it from the start, one to a pile: of these ranks and of no suit. */
  holds: optional(list(rankSchema, 1, 8)),
  empty: empties,
  give: gives,
});
/** Cards the player holds: they go on anything. Jokers in hand lie in a hand of their own. */
export interface HandZone extends TypeOf<typeof hand> {}

const discard = object({ role: constant('discard') });
/** Where removed cards go. */
export interface DiscardZone extends TypeOf<typeof discard> {}

export const zoneSchema = oneOf(layout, tableau, hole, foundation, waste, reserve, hand, discard);
export type Zone =
  LayoutZone | TableauZone | HoleZone | FoundationZone | WasteZone | ReserveZone | HandZone | DiscardZone;
