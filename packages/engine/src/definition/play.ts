/** Moves beside playing cards from pile to pile (removals, draws, powers, events), and the goal. */
import {
  anyOf,
  boolean,
  constant,
  described,
  int,
  list,
  object,
  oneOf,
  optional,
  ref,
  unique,
  word,
  type TypeOf,
  inline,
} from '../schema-types.ts';
import type { Power } from '../move.ts';
import { STOCK_SHOWN } from '../terms.ts';
import { countSchema, idSchema, rankSchema } from './pack.ts';
import { rolesSchema } from './zones.ts';

const removePair = object({
  kind: constant('pair'),
  sum: int(2, 26),
  alone: list(rankSchema, 0, 13),
  from: rolesSchema,
  /** Whether a card may leave with the only card that still covers it. */
  coverer: boolean,
});
/** Two cards whose ranks add up to the sum, or one card of a rank that leaves alone. */
export interface PairRemoval extends TypeOf<typeof removePair> {}
/** Cards of consecutive, distinct ranks, one per pile, all of them available before the move. */
const removeRun = inline({ kind: constant('run'), min: int(2, 13), ends: word(['linear', 'circular']) });
/** A card lower than another available card of its suit, in this order of ranks. */
const removeLower = inline({ kind: constant('lower'), order: unique(list(rankSchema, 2, 13)) });

const matchSet = object({
  /** Two cards whose ranks add up to this. */
  sum: optional(int(2, 26)),
  /** rank: two cards of one rank. suit: all cards of the set are of one suit; two, if nothing else says how many. */
  same: optional(word(['rank', 'suit'])),
  /** One card of each of these ranks; of two cards, the ranks that they may have. */
  ranks: optional(unique(list(rankSchema, 1, 13))),
});
/** Cards that leave together: all that it says must hold. */
export interface MatchSet extends TypeOf<typeof matchSet> {}

const removeMatch = object({
  kind: constant('match'),
  from: rolesSchema,
  /** Cards of one of these leave together. */
  sets: list(ref<MatchSet>('match', matchSet), 1, 8),
});
/** Cards that match: pairs, or one card of each of some ranks. */
export interface MatchRemoval extends TypeOf<typeof removeMatch> {}
export const matchSchema = matchSet;

export const removeSchema = oneOf(removePair, removeRun, removeLower, removeMatch);
/** Cards that leave the table as a group, each the last of its pile. They go to the discard pile. */
export type Remove = PairRemoval | TypeOf<typeof removeRun> | TypeOf<typeof removeLower> | MatchRemoval;

export const stockSchema = object({
  /** Where drawn cards go: to the hole, to the waste, or one to each column or each pile of the reserve. */
  to: word(['hole', 'waste', 'tableau', 'reserve']),
  /** The only zone of that role whose piles get cards. */
  zone: optional(idSchema),
  /** Cards per draw. */
  draw: int(1, 13),
  passes: described(countSchema, 'a number or "unlimited"'),
  /**
   * any: at any time. stuck: only when no card of the layout or tableau can be played. filled: only when no column that it
   * is dealt to is empty. placed: only when the waste is empty. never: its cards only fill empty piles.
   */
  when: word(['any', 'stuck', 'filled', 'placed', 'never']),
  /** What is shown of the next card: until the first draw, or always. */
  show: optional(inline({ what: word(STOCK_SHOWN), while: word(['first', 'always']) })),
});
/** How the cards left over after dealing are drawn. */
export interface StockDef extends TypeOf<typeof stockSchema> {}

/** A zone, or several together. */
const aimed = anyOf(idSchema, unique(list(idSchema, 2, 16)));
/** The zone is empty, or each of several. */
const clear = inline({ kind: constant('clear'), zone: aimed });
/** The zone has this many cards, or all cards of the game; several zones have them together. */
const gather = inline({
  kind: constant('gather'),
  zone: aimed,
  cards: described(anyOf(int(1, 208), constant('all')), 'a number of cards or "all"'),
});
/** Every pile of the zone is empty or is a whole suit, from the last rank down to the first. */
const suits = inline({ kind: constant('suits'), zone: idSchema });

/** Every card of the grid lies in order: rows begin with its first ranks, and each card follows the one before it. */
const order = inline({ kind: constant('order'), zone: idSchema });
/** The cards of the zone lie in at most this many piles. */
const piles = inline({ kind: constant('piles'), zone: idSchema, most: int(1, 103) });

export const goalSchema = oneOf(clear, gather, suits, order, piles);
/** What wins the deal. */
export type Goal = TypeOf<typeof goalSchema>;

export type Uses = TypeOf<typeof countSchema>;
export const usesSchema = described(countSchema, 'a number of uses or "unlimited"');
export const powerSchema = object({ uses: ref<Uses>('uses', usesSchema) });
const one = ref('power', powerSchema);

export const regatherSchema = object({
  uses: ref<Uses>('uses', usesSchema),
  /** The columns whose cards are gathered, which are dealt face up; or a grid, whose cards in order stay. */
  zone: idSchema,
  /**
   * shuffled: the cards are shuffled. fromTop, fromBottom: they keep their order, and a pile with too few cards gets
   * those of the next one from its top, under its own, or from its bottom, on top of its own.
   */
  order: word(['shuffled', 'fromTop', 'fromBottom']),
  /** Columns: cards dealt to each; the last one takes all that are left. */
  deal: optional(int(1, 60)),
  /**
   * Grids: where the gaps are then. after: in each row after its cards in order. last: at the end of each row. anywhere: at
   * random.
   */
  gaps: optional(word(['after', 'last', 'anywhere'])),
});
/** A zone whose cards are gathered and dealt again. */
export interface Regather extends TypeOf<typeof regatherSchema> {}

const eachPower = {
  /** Shows the next stock card until it is drawn. */
  peek: optional(one),
  /** Shuffles the cards left in the layout. Face-down places stay face down. */
  reshuffle: optional(one),
  /** Shuffles half of the cards under the top of the hole, chosen at random, back into the stock. */
  restock: optional(one),
  /** Answers an event card: the player pays a stroke. */
  pay: optional(one),
  /** Answers an event card: one of the game's events happens, each with the same probability. */
  chance: optional(one),
  /** Gathers the cards of a zone and deals them again. */
  regather: optional(ref<Regather>('regather', regatherSchema)),
} satisfies Record<Power, unknown>;
export const powersSchema = object(eachPower);
/** Actions besides ordinary moves, each with a number of uses per deal. */
export interface Powers extends TypeOf<typeof powersSchema> {}

export const eventSchema = oneOf(
  /** The player pays this many strokes. */
  inline({ kind: constant('strokes'), strokes: int(1, 9) }),
  /** The player gets this many strokes back. */
  inline({ kind: constant('gift'), strokes: int(1, 9) }),
  /** The next stock card is shown until it is drawn. */
  inline({ kind: constant('peek') }),
  /** A free card that keeps others locked goes under the hole. */
  inline({ kind: constant('unlock') }),
  /** All rough is cleared. */
  inline({ kind: constant('mow') }),
  /** The next stock card that an empty place of the hand takes goes there. */
  inline({ kind: constant('iron') }),
  /** The card that asked now lies in the rough. */
  inline({ kind: constant('rough') }),
  /** The next stock cards go under the hole. */
  inline({ kind: constant('lose'), cards: int(1, 9) }),
);
/** The events that chance may bring. An event that finds nothing to change does nothing. */
export type EventDef = TypeOf<typeof eventSchema>;

export const limitsSchema = object({
  /** Seconds from the deal to its end. */
  seconds: optional(int(5, 86400)),
  /** How often a move may be undone. */
  undo: optional(int(0, 999)),
});
/** Limits of a deal. The engine has no clock: the program that has one enforces the limits (attempt.ts). */
export interface DealLimits extends TypeOf<typeof limitsSchema> {}
