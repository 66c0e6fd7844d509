/**
 * The vocabulary of formats: deals in a row that are counted together. A format is a `FormatDef`, plain JSON data. It
 * chooses games, options and deals, and evaluates results; it never changes a rule of a game. A *leg* is one entry of
 * it, called deal, hole, level, stage or round by its `unit`. A *series* is a format in progress (series.ts). Each
 * part is written once, as a schema that has its TypeScript type. FORMAT_SCHEMA is published (format.schema.json) and
 * checks campaigns from outside.
 */
import { schemaTypes, type JsonSchema, type OptionValue } from '@cairn/engine';
import {
  CLOCKS,
  SERIES_COUNTS,
  FLOWS,
  FORMAT_FAMILIES,
  ITEMS,
  LEG_UNITS,
  MOST_SERIES_DEALS,
  MOST_LEGS,
} from './vocabulary.ts';

const { anyOf, constant, described, inline, int, list, object, oneOf, optional, pattern, text, word } =
  schemaTypes;
type SchemaOf<T> = schemaTypes.SchemaOf<T>;
type TypeOf<S> = schemaTypes.TypeOf<S>;

/** Entries by name. An option of a game may have a number as its name. */
const named = <T>(entry: SchemaOf<T>, least: number, most: number) =>
  schemaTypes.named(entry, least, most, '^[a-zA-Z0-9]');
const amount = int(-1_000_000, 1_000_000);
const id = pattern(
  '^[a-z][a-z0-9-]{0,39}(:[a-z][a-z0-9-]{0,39})?$',
  'a short name of small letters, digits and hyphens',
);

const pass = oneOf(
  inline({ by: constant('won') }),
  inline({ by: constant('score'), least: amount }),
  inline({ by: constant('strokes'), most: amount }),
  /** The longest streak of the deal. */
  inline({ by: constant('chain'), least: amount }),
  /** The purse after the deal. */
  inline({ by: constant('money'), least: amount }),
);
/** A condition on the result of one deal. */
export type Pass = TypeOf<typeof pass>;

const goal = oneOf(
  inline({ by: constant('total'), least: amount }),
  inline({ by: constant('to-par'), most: amount }),
  inline({ by: constant('wins'), least: amount }),
  inline({ by: constant('passed'), least: amount }),
  inline({ by: constant('money'), least: amount }),
);
/** A condition on the whole series. */
export type SeriesGoal = TypeOf<typeof goal>;

const leg = object({
  /** Default: the title of the game. */
  title: optional(text(60)),
  /** Any name of a game or preset of the catalogue. */
  game: text(60),
  /** Options of the game, scoring included; defaults are those of the game or preset. */
  options: optional(named(text(40), 0, 40)),
  /** The name of a deal; only if deals are listed. */
  deal: optional(text(2000)),
  /** The score of a good player; default: the par of the game's scoring, if it has one. */
  par: optional(int(-99, 999)),
  /** The leg is passed if one of these holds; default: if the deal is won. */
  pass: optional(list(pass, 1, 8)),
  /** Added to the purse when the leg is passed. */
  prize: optional(amount),
});
export interface LegDef extends TypeOf<typeof leg> {}

const edits: SchemaOf<OptionValue['set']> = { type: 'object', maxProperties: 40 };

const optionValue = object({
  title: text(80),
  /** Edits: a dotted path in the definition, and its new value. null removes the entry. */
  set: edits,
});
const option = object({
  title: text(60),
  /** The default value. It has no edits, because it is what the definition says. */
  standard: text(40),
  values: named(optionValue, 1, 60),
  /** Numbers that the option accepts beside its named values, and the path at which a number is set. */
  number: optional(inline({ path: text(80), least: amount, most: amount })),
});
/** A named choice. */
export interface FormatOption extends TypeOf<typeof option> {}

const format = object({
  id,
  title: text(60),
  /** Other names, including those of commercial games. */
  aka: optional(list(text(60), 0, 20)),
  /** A description in a sentence or two. */
  about: optional(text(400)),
  family: word(FORMAT_FAMILIES),
  unit: word(LEG_UNITS),
  legs: list(leg, 1, MOST_LEGS),
  /** How often the list of legs is played. */
  times: described(
    anyOf(int(1, MOST_SERIES_DEALS), constant('endless')),
    `a number from 1 to ${MOST_SERIES_DEALS} or "endless"`,
  ),
  /**
   * consecutive: the number of each deal is one higher than that of the deal before. listed: each leg names its deal.
   */
  deals: word(['consecutive', 'listed']),
  flow: word(FLOWS),
  counts: word(SERIES_COUNTS),
  /** The series ends as soon as the total reaches this. */
  ends: optional(inline({ total: amount })),
  /** Dollars that continue from deal to deal and may go below zero. Every score is added. */
  purse: optional(inline({ start: amount })),
  /** none: no undo, unless the game itself limits undos. */
  undo: word(['free', 'none']),
  clock: word(CLOCKS),
  /** For the whole series. Then times are recorded. */
  seconds: optional(int(1, 86_400)),
  /** irons: irons left at the end of a deal are in the bag at the start of the next. */
  carries: optional(word(['irons'])),
  /** Items to buy between deals. */
  shop: optional(list(inline({ item: word(ITEMS), price: int(1, 100_000) }), 1, 8)),
  /** The goal of the series. */
  goal: optional(goal),
  /** Ids of formats that open when the goal is reached. */
  opens: optional(list(id, 0, 20)),
  /**
   * Options with edits of this definition, as in games; "legs.*.par" is the par of every leg. They are applied in
   * order.
   */
  options: named(option, 0, 60),
});
/** A format: its legs, their order, and what is counted. */
export interface FormatDef extends TypeOf<typeof format> {}

/** The schema for formats from outside. */
export const FORMAT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cairn format definition',
  ...format,
};
