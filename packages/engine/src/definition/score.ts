/** Scorings: what is added to the score of a deal, and when. */
import {
  anyOf,
  boolean,
  constant,
  int,
  list,
  object,
  optional,
  partial,
  record,
  word,
  text,
  type TypeOf,
  inline,
} from '../schema-types.ts';
import { ROLES } from '../terms.ts';
import { rolesSchema } from './zones.ts';

const points = int(-100000, 100000);

export const scoreSchema = object({
  title: text(60),
  unit: word(['points', 'dollars', 'strokes', 'groups', 'cards']),
  /** Whether less is better. */
  low: optional(boolean),
  /** The score at the start of a deal. */
  start: optional(points),
  /**
   * Points for the n-th layout card since the last draw. count: n points. {doubles}: 1 for each of the first
   * `doubles` cards, 2 for each of as many more, then 4, 8, …; `peaks` are factors by the number of apexes gone, this
   * card included. {pays}: `pays` per card, `apex` for an apex; after the first `from` cards of a streak each further
   * card brings a tenth more, halves rounded up.
   */
  chain: optional(
    anyOf(
      constant('count'),
      inline({ doubles: int(1, 60), peaks: optional(list(int(1, 1000), 1, 40)) }),
      inline({ pays: int(1, 1000), apex: int(1, 1000), from: int(1, 60) }),
    ),
  ),
  /** Bonus for a streak that reaches this many cards, once per streak. */
  drive: optional(inline({ cards: int(2, 60), points })),
  /** Points for each stroke that event cards cost, minus those given back. */
  penalty: optional(points),
  /**
   * Bonus for the first, second, … apex that goes to the hole. thirds: 15 at one third and at two thirds, 30 for the
   * last.
   */
  peaks: optional(anyOf(constant('thirds'), list(points, 0, 40))),
  /** Bonus for reaching the goal; or a list with a bonus for each pass of the stock in which it is reached. */
  clear: optional(anyOf(points, list(points, 1, 99))),
  /** Points for each stock card after the first, which is free. */
  draw: optional(points),
  /** Points for each card played from the reserve. */
  reserve: optional(points),
  /** Points for a card played to the hole, by its rank ("1" to "13"). */
  ranks: optional(record(points)),
  /**
   * Points for each card left. stock: if the deal is ended while the stock has cards. lost: if the deal is not won.
   */
  left: optional(inline({ each: points, when: word(['stock', 'lost']), roles: optional(rolesSchema) })),
  /** Points for each card left in zones of these roles when the goal is reached. */
  spare: optional(partial(ROLES, points)),
  /** Points for each card that is in zones of a role at the moment. */
  cards: optional(inline({ role: word(ROLES), each: points })),
  /** Points for a play from one role to another ("waste>foundation"), and for turning up a tableau card ("turn"). */
  moves: optional(record(points)),
  /** Points for each pass of the stock after the free ones. */
  pass: optional(inline({ each: points, free: int(0, 99) })),
  /** Points for each group removed. */
  groups: optional(points),
  /** Points for each second left on the clock when the goal is reached. */
  second: optional(points),
  /** The score of a good player in a typical deal. */
  par: optional(points),
  /** The score never falls below this. */
  floor: optional(points),
  /** When the deal is over, the score is at least this. */
  least: optional(points),
  /** The total is carried from deal to deal. */
  bankroll: optional(boolean),
});
/** A scoring: when the score changes, and by how much. Costs are negative. */
export interface ScoreDef extends TypeOf<typeof scoreSchema> {}
