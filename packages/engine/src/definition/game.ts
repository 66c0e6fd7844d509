/**
 * The vocabulary: a game is one `GameDef`, plain JSON data, which contains all its rules. Words are small and
 * independent of one another. An option is a list of edits of the definition. The engine interprets a definition, the
 * solver compiles it, the rules page is generated from it. Each part is written once, as a schema that has its
 * TypeScript type. GAME_SCHEMA is published (game.schema.json) and checks definitions from outside.
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
  matchSchema,
  powerSchema,
  powersSchema,
  regatherSchema,
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
  /** Edits: a dotted path in the definition, and its new value. null removes the entry. */
  set: edits,
});
export interface OptionValue extends TypeOf<typeof optionValue> {}

const option = object({
  title: text(60),
  /** The default value. It has no edits, because it is what the definition says. */
  standard: text(40),
  values: named<OptionValue>(optionValue, 1, 40, '^[a-zA-Z0-9]'),
});
/** A named choice. */
export interface OptionDef extends TypeOf<typeof option> {}

const game = object({
  /** It is part of links and records, so it never changes. */
  id: idSchema,
  title: text(60),
  /** Other names, for search. */
  aka: optional(list(text(60))),
  /** Games played alike; a game may belong to several. */
  families: list(word(FAMILIES), 1, 4),
  /** Words for search and filters. */
  tags: list(text(30)),
  /** Difficulty from 1 (easy) to 5; the length of a typical deal. */
  info: inline({ difficulty: int<1 | 2 | 3 | 4 | 5>(1, 5), length: word(LENGTHS) }),
  /** Its cards. */
  pack: ref<PackDef>('pack', packSchema),
  /**
   * How PySolFC deals this game, if it differs. Used only for PySolFC's deal numbers, so that they give its layouts.
   */
  pysol: optional<SchemaOf<PysolDeal>>(pysolSchema),
  /** In the order of dealing. The cards that are left are the stock. */
  zones: named(ref<Zone>('zone', zoneSchema), 1, 16),
  /** How the cards that are left are drawn. */
  stock: optional(ref<StockDef>('stock', stockSchema)),
  /** Which cards leave the table in groups. */
  remove: optional(ref<Remove>('remove', removeSchema)),
  /** Actions beside the plain moves. */
  powers: optional<SchemaOf<Powers>>(powersSchema),
  /** The events of the power `chance`. */
  events: optional(list(ref<EventDef>('event', eventSchema), 1, 24)),
  /** Limits of time and of undo. */
  limits: optional<SchemaOf<DealLimits>>(limitsSchema),
  /** What wins the deal. */
  goal: ref<Goal>('goal', goalSchema),
  /** After a clear all cards are shuffled and a new layout is dealt. The score continues. */
  again: optional(word(['reshuffle'])),
  /** The scoring used unless another is chosen: a key of `scorings`. */
  scoring: idSchema,
  /** Ways to score it, by name. */
  scorings: named(ref<ScoreDef>('score', scoreSchema), 1, 16),
  /** Choices of the player, by name; each value is a list of edits to this definition. */
  options: named(ref<OptionDef>('option', option), 0, 40),
});
/** A game: its cards, its zones, its moves and its goal. */
export interface GameDef extends TypeOf<typeof game> {}

/** The JSON Schema for definitions from outside: files, links, the workshop. */
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
    regather: regatherSchema,
    event: eventSchema,
    remove: removeSchema,
    match: matchSchema,
    uses: usesSchema,
    zone: zoneSchema,
    stock: stockSchema,
    goal: goalSchema,
    score: scoreSchema,
    option,
  },
};

/** A name for a game with chosen options. */
export interface Preset {
  readonly id: string;
  /** Id of the game. */
  readonly of: string;
  readonly title: string;
  readonly aka?: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}
