/**
 * The vocabulary: a game is one `GameDef`, plain JSON data, and nothing else says what its rules are. Words are small
 * and orthogonal; an option is a list of edits to the definition. The engine interprets a definition, the solver
 * compiles it, the rules page is generated from it. Each part is written once, as a schema that carries its type:
 * GAME_SCHEMA is published (game.schema.json) and checks definitions from outside.
 */
import type { Json } from '../json.ts';
import type { JsonSchema } from '../json-schema.ts';
import {
  int,
  list,
  named,
  object,
  optional,
  ref,
  text,
  word,
  type SchemaOf,
  type TypeOf,
  inline,
} from '../schema-types.ts';
import { FAMILIES, LENGTHS } from '../terms.ts';
import { idSchema, packSchema, pysolSchema, type PackDef, type PysolDeal } from './pack.ts';
import {
  eventSchema,
  goalSchema,
  limitsSchema,
  powerSchema,
  powersSchema,
  removeSchema,
  stockSchema,
  usesSchema,
  type DealLimits,
  type EventDef,
  type Goal,
  type Powers,
  type Remove,
  type StockDef,
} from './play.ts';
import { scoreSchema, type ScoreDef } from './score.ts';
import { buildSchema, emptySchema, giveSchema, zoneSchema, type Zone } from './zones.ts';

const edits: SchemaOf<{ readonly [path: string]: Json }> = { type: 'object', maxProperties: 40 };

const optionValue = object({
  title: text(80),
  /** Edits: dotted path in the definition to its new value; null takes the entry away. */
  set: edits,
});
export interface OptionValue extends TypeOf<typeof optionValue> {}

const option = object({
  title: text(60),
  /** The value that the definition has when nothing is chosen; it sets nothing. */
  standard: text(40),
  values: named<OptionValue>(optionValue, 1, 40, '^[a-zA-Z0-9]'),
});
/** A named choice. */
export interface OptionDef extends TypeOf<typeof option> {}

const game = object({
  /** Stands in links and records, so it never changes. */
  id: idSchema,
  title: text(60),
  /** Other names, for search. */
  aka: optional(list(text(60))),
  /** Games played alike; a game may belong to several. */
  families: list(word(FAMILIES), 1, 4),
  /** Words for search and filters. */
  tags: list(text(30)),
  /** Difficulty from 1, the easiest, to 5; length of a usual deal. */
  info: inline({ difficulty: int<1 | 2 | 3 | 4 | 5>(1, 5), length: word(LENGTHS) }),
  /** Its cards. */
  pack: ref<PackDef>('pack', packSchema),
  /** How PySolFC deals this game, where it differs; used for its deal numbers only, so that they give its layouts. */
  pysol: optional<SchemaOf<PysolDeal>>(pysolSchema),
  /** In the order they are dealt. What is left over is the stock. */
  zones: named(ref<Zone>('zone', zoneSchema), 1, 16),
  /** The cards left over, where a game deals them on. */
  stock: optional(ref<StockDef>('stock', stockSchema)),
  /** Which cards leave the table together. */
  remove: optional(ref<Remove>('remove', removeSchema)),
  /** Acts beside the plain moves. */
  powers: optional<SchemaOf<Powers>>(powersSchema),
  /** What the power `chance` may bring. */
  events: optional(list(ref<EventDef>('event', eventSchema), 1, 24)),
  /** Of time and of undo. */
  limits: optional<SchemaOf<DealLimits>>(limitsSchema),
  /** What wins the deal. */
  goal: ref<Goal>('goal', goalSchema),
  /** After a clear all cards are shuffled and a new layout is dealt; the score goes on. */
  again: optional(word(['reshuffle'])),
  /** The scoring used unless another is chosen: a key of `scorings`. */
  scoring: idSchema,
  /** Ways to score it, by name. */
  scorings: named(ref<ScoreDef>('score', scoreSchema), 1, 16),
  /** Choices of the player, by name; each value is a list of edits to this definition. */
  options: named(ref<OptionDef>('option', option), 0, 40),
});
/** A game: its cards, its zones, what is done and what wins. */
export interface GameDef extends TypeOf<typeof game> {}

/** The contract for definitions that come from outside: files, links, the workshop. */
export const GAME_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cairn game definition',
  ...game,
  $defs: {
    pack: packSchema,
    build: buildSchema,
    give: giveSchema,
    empty: emptySchema,
    power: powerSchema,
    event: eventSchema,
    remove: removeSchema,
    uses: usesSchema,
    zone: zoneSchema,
    stock: stockSchema,
    goal: goalSchema,
    score: scoreSchema,
    option,
  },
};

/** The name of one game with one choice of options: a link with a title of its own. */
export interface Preset {
  readonly id: string;
  /** Id of the game. */
  readonly of: string;
  readonly title: string;
  readonly aka?: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}
