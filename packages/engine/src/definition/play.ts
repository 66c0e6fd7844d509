/** What is done beside playing cards from pile to pile: removing them, drawing, powers, events; and what wins. */
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
  /** Whether a card may pair with the last one that covers it. */
  coverer: boolean,
});
/** Two cards whose ranks make the sum, or one card of a rank that goes alone. */
export interface PairRemoval extends TypeOf<typeof removePair> {}
/** Cards of consecutive, distinct ranks, all of them available beforehand, one a pile. */
const removeRun = inline({ kind: constant('run'), min: int(2, 13), ends: word(['linear', 'circular']) });
/** A card lower than another available card of its suit, in this order of ranks. */
const removeLower = inline({ kind: constant('lower'), order: unique(list(rankSchema, 2, 13)) });

export const removeSchema = oneOf(removePair, removeRun, removeLower);
/** Cards that leave the table together, each the last of its pile. They go to the discard pile. */
export type Remove = PairRemoval | TypeOf<typeof removeRun> | TypeOf<typeof removeLower>;

export const stockSchema = object({
  /** Draws go here: on the hole, on the waste, or one to each column. */
  to: word(['hole', 'waste', 'tableau']),
  /** Cards a draw. */
  draw: int(1, 8),
  passes: described(countSchema, 'a number or "unlimited"'),
  /** any: at any time. stuck: only when no card of the layout or tableau can be played. */
  when: word(['any', 'stuck']),
  /** What is shown of the next card, until the first draw or always. */
  show: optional(inline({ what: word(STOCK_SHOWN), while: word(['first', 'always']) })),
});
/** The cards left over. They are dealt on during the game. */
export interface StockDef extends TypeOf<typeof stockSchema> {}

/** Nothing is left in the zone. */
const clear = inline({ kind: constant('clear'), zone: idSchema });
/** This many cards, or every card of the game, lie in the zone. */
const gather = inline({
  kind: constant('gather'),
  zone: idSchema,
  cards: described(anyOf(int(1, 208), constant('all')), 'a number of cards or "all"'),
});
/** Every pile of the zone is empty or a whole suit, from the last rank down to the first. */
const suits = inline({ kind: constant('suits'), zone: idSchema });

export const goalSchema = oneOf(clear, gather, suits);
/** What wins the deal. */
export type Goal = TypeOf<typeof goalSchema>;

export type Uses = TypeOf<typeof countSchema>;
export const usesSchema = described(countSchema, 'a number of uses or "unlimited"');
export const powerSchema = object({ uses: ref<Uses>('uses', usesSchema) });
const one = ref('power', powerSchema);

const eachPower = {
  /** Shows the next stock card until it is drawn. */
  peek: optional(one),
  /** The cards left in the layout change places; face up and face down stay where they are. */
  reshuffle: optional(one),
  /** Half of the cards under the top of the hole, taken at random, go back to the stock and are shuffled in. */
  restock: optional(one),
  /** Answers a card of `events`: a stroke is paid. */
  pay: optional(one),
  /** Answers a card of `events`: one of the game's events comes, each as likely as any other. */
  chance: optional(one),
} satisfies Record<Power, unknown>;
export const powersSchema = object(eachPower);
/** Acts beside the plain moves, each with a number of uses a deal. */
export interface Powers extends TypeOf<typeof powersSchema> {}

export const eventSchema = oneOf(
  /** So many strokes are paid. */
  inline({ kind: constant('strokes'), strokes: int(1, 9) }),
  /** So many strokes are given back. */
  inline({ kind: constant('gift'), strokes: int(1, 9) }),
  /** The next stock card is shown until it is drawn. */
  inline({ kind: constant('peek') }),
  /** A card that is free, and that others wait for, goes under the hole. */
  inline({ kind: constant('unlock') }),
  /** All rough is cleared. */
  inline({ kind: constant('mow') }),
  /** The next card of the stock that fits into an empty place of the hand goes there. */
  inline({ kind: constant('iron') }),
  /** The card that asked lies in the rough. */
  inline({ kind: constant('rough') }),
  /** The next cards of the stock go under the hole. */
  inline({ kind: constant('lose'), cards: int(1, 9) }),
);
/** What chance may bring; nothing happens where it finds nothing to do. */
export type EventDef = TypeOf<typeof eventSchema>;

export const limitsSchema = object({
  /** Seconds from the deal to its end. */
  seconds: optional(int(5, 86400)),
  /** How often a move may be taken back. */
  undo: optional(int(0, 999)),
});
/** Limits a deal is played under. The engine has no clock: the program that has one enforces them (attempt.ts). */
export interface DealLimits extends TypeOf<typeof limitsSchema> {}
