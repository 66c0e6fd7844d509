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
  /** What a deal starts with. */
  start: optional(points),
  /**
   * The n-th layout card since the last draw. count: is worth n. {doubles}: 1 for the first so many, 2 for as many
   * more, then 4, 8, …; `peaks` multiplies by how many apexes are gone, this card included. {pays}: so much each, an
   * apex `apex`, and after the first `from` of a run a tenth more for each further card; halves are rounded up.
   */
  chain: optional(
    anyOf(
      constant('count'),
      inline({ doubles: int(1, 60), peaks: optional(list(int(1, 1000), 1, 40)) }),
      inline({ pays: int(1, 1000), apex: int(1, 1000), from: int(1, 60) }),
    ),
  ),
  /** Bonus for a run that reaches so many cards; once a run. */
  drive: optional(inline({ cards: int(2, 60), points })),
  /** For each stroke that cards of `events` cost; strokes given back are taken off. */
  penalty: optional(points),
  /** Bonus for the first, second, … apex that goes to the hole. thirds: 15 at a third and two thirds, 30 for the last. */
  peaks: optional(anyOf(constant('thirds'), list(points, 0, 40))),
  /** Bonus for reaching the goal; a list gives it by the pass of the stock it is reached in. */
  clear: optional(anyOf(points, list(points, 1, 99))),
  /** For each stock card after the first, which is free. */
  draw: optional(points),
  /** For each card played from the reserve. */
  reserve: optional(points),
  /** For a card played to the hole, by its rank ("1" to "13"). */
  ranks: optional(record(points)),
  /** For each card left. stock: when the deal is ended while stock remains. lost: whenever it is not won. */
  left: optional(inline({ each: points, when: word(['stock', 'lost']), roles: optional(rolesSchema) })),
  /** For each card left in these roles when the goal is reached. */
  spare: optional(partial(ROLES, points)),
  /** For each card that lies in a role now. */
  cards: optional(inline({ role: word(ROLES), each: points })),
  /** For a play from one role to another ("waste>foundation"), and for a tableau card it turns up ("turn"). */
  moves: optional(record(points)),
  /** For each pass of the stock after the free ones. */
  pass: optional(inline({ each: points, free: int(0, 99) })),
  /** For each group removed. */
  groups: optional(points),
  /** For each second left on the clock when the goal is reached. */
  second: optional(points),
  /** The score of a good player in a usual deal. */
  par: optional(points),
  /** The score never falls below this. */
  floor: optional(points),
  /** Once the deal is over the score is at least this. */
  least: optional(points),
  /** The total is carried from deal to deal. */
  bankroll: optional(boolean),
});
/** Points, dollars or strokes: when the score changes, and by how much. Signs are as added. */
export interface ScoreDef extends TypeOf<typeof scoreSchema> {}
