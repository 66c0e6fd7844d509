/**
 * The vocabulary of formats: deals played in a row under one account. A format is one `FormatDef`, plain JSON data;
 * it chooses games, options and deals and reads results, and never changes a rule of a game. A *leg* is one entry of
 * it, called deal, hole, level, stage or round by its `unit`; a *series* is a format in progress (series.ts).
 * Each part is written once, as a schema that carries its type: FORMAT_SCHEMA is published (format.schema.json) and
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

/** Entries by name; an option of a game may be called by a number. */
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
  /** The longest run of cards without a draw. */
  inline({ by: constant('chain'), least: amount }),
  /** What the purse holds after the deal. */
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
  /** Left out: the title of its game. */
  title: optional(text(60)),
  /** Any name of a game or preset of the catalogue. */
  game: text(60),
  /** Options of that game, its scoring among them; what is left out is as the game or preset has it. */
  options: optional(named(text(40), 0, 40)),
  /** The name of a deal; only where deals are listed. */
  deal: optional(text(2000)),
  /** The score of a good player; left out, the par of the game's scoring, if it has one. */
  par: optional(int(-99, 999)),
  /** Passed when any of these holds; left out, when the deal is won. */
  pass: optional(list(pass, 1, 8)),
  /** Paid into the purse when the leg is passed. */
  prize: optional(amount),
});
export interface LegDef extends TypeOf<typeof leg> {}

const edits: SchemaOf<OptionValue['set']> = { type: 'object', maxProperties: 40 };

const optionValue = object({
  title: text(80),
  /** Edits: dotted path in the definition to its new value; null takes the entry away. */
  set: edits,
});
const option = object({
  title: text(60),
  /** The value that the definition has when nothing is chosen; it sets nothing. */
  standard: text(40),
  values: named(optionValue, 1, 60),
  /** Beside the values that have names: any whole number between two bounds, and the path it is set at. */
  number: optional(inline({ path: text(80), least: amount, most: amount })),
});
/** A named choice. */
export interface FormatOption extends TypeOf<typeof option> {}

const format = object({
  id,
  title: text(60),
  /** Other names, those of commercial games among them. */
  aka: optional(list(text(60), 0, 20)),
  /** What it is, in a sentence or two. */
  about: optional(text(400)),
  family: word(FORMAT_FAMILIES),
  unit: word(LEG_UNITS),
  legs: list(leg, 1, MOST_LEGS),
  /** How often the legs are gone through. */
  times: described(
    anyOf(int(1, MOST_SERIES_DEALS), constant('endless')),
    `a number from 1 to ${MOST_SERIES_DEALS} or "endless"`,
  ),
  /** consecutive: the k-th deal dealt has the number of the first plus k. listed: each leg names its deal. */
  deals: word(['consecutive', 'listed']),
  flow: word(FLOWS),
  counts: word(SERIES_COUNTS),
  /** The series ends as soon as the total is at least this. */
  ends: optional(inline({ total: amount })),
  /** Money carried from deal to deal, which may run below nothing: every score is paid into it, or out of it. */
  purse: optional(inline({ start: amount })),
  /** none: nothing may be taken back, unless the game itself says how often. */
  undo: word(['free', 'none']),
  clock: word(CLOCKS),
  /** For the whole series; then the clock is kept. */
  seconds: optional(int(1, 86_400)),
  /** irons: what is left in the bag at the end of a deal is in it at the start of the next. */
  carries: optional(word(['irons'])),
  /** What may be bought between deals. */
  shop: optional(list(inline({ item: word(ITEMS), price: int(1, 100_000) }), 1, 8)),
  /** What the series is played for. */
  goal: optional(goal),
  /** Ids of formats that reaching the goal opens. */
  opens: optional(list(id, 0, 20)),
  /** Edits of this definition, as those of games are; "legs.*.par" is the par of every leg. Applied in order. */
  options: named(option, 0, 60),
});
/** A format: its legs, how they follow one another, and what counts. */
export interface FormatDef extends TypeOf<typeof format> {}

/** The contract for formats that come from outside. */
export const FORMAT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cairn format definition',
  ...format,
};
