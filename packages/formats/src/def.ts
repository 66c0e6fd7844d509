/**
 * The vocabulary of formats: deals played in a row under one account. A format is one `FormatDef`, plain JSON data;
 * it chooses games, options and deals and reads results, and never changes a rule of a game. A *leg* is one entry of
 * it, called deal, hole, level, stage or round by its `unit`; a *series* is a format in progress (series.ts).
 * `schema.ts` states the same shape as JSON Schema and is what checks data from outside.
 */
import type { OptionDef } from '@cairn/engine';

export const FORMAT_FAMILIES = ['session', 'round', 'trail', 'stages', 'course', 'duplicate'] as const;
export type FormatFamily = (typeof FORMAT_FAMILIES)[number];

export const LEG_UNITS = ['deal', 'hole', 'level', 'stage', 'round'] as const;
export type LegUnit = (typeof LEG_UNITS)[number];

/**
 * When a leg is left. once: after one deal. until-passed: when it is passed; each try has the next deal.
 * while-passed: after one deal, and the series ends with the first leg that is not passed.
 */
export const FLOWS = ['once', 'until-passed', 'while-passed'] as const;
export type Flow = (typeof FLOWS)[number];

/** What the total is: the scores added, the best of them, the deals won, or strokes added (fewer are better). */
export const COUNTS = ['sum', 'best', 'wins', 'strokes'] as const;
export type Counts = (typeof COUNTS)[number];

/** off: nobody keeps the time. pausing: a table that is out of sight stops it. running: nothing stops it. */
export const CLOCKS = ['off', 'pausing', 'running'] as const;
export type Clock = (typeof CLOCKS)[number];

export const ITEMS = ['iron'] as const;
export type Item = (typeof ITEMS)[number];

/** A condition on the result of one deal. */
export type Pass =
  | { readonly by: 'won' }
  | { readonly by: 'score'; readonly least: number }
  | { readonly by: 'strokes'; readonly most: number }
  /** The longest run of cards without a draw. */
  | { readonly by: 'chain'; readonly least: number }
  /** What the purse holds after the deal. */
  | { readonly by: 'money'; readonly least: number };

/** A condition on the whole series. */
export type SeriesGoal =
  | { readonly by: 'total'; readonly least: number }
  | { readonly by: 'to-par'; readonly most: number }
  | { readonly by: 'wins'; readonly least: number }
  | { readonly by: 'passed'; readonly least: number }
  | { readonly by: 'money'; readonly least: number };

export interface LegDef {
  /** Left out: the title of its game. */
  readonly title?: string;
  /** Any name of a game or preset of the catalogue. */
  readonly game: string;
  /** Options of that game, its scoring among them; what is left out is as the game or preset has it. */
  readonly options?: Readonly<Record<string, string>>;
  /** The name of a deal; only where deals are listed. */
  readonly deal?: string;
  /** What a good player makes of it; left out, the par of the game's scoring, if it has one. */
  readonly par?: number;
  /** Passed when any of these holds; left out, when the deal is won. */
  readonly pass?: readonly Pass[];
  /** Paid into the purse when the leg is passed. */
  readonly prize?: number;
}

/** An option with a value that may be any whole number between two bounds, beside those that have names. */
export interface FormatOption extends OptionDef {
  readonly number?: { readonly path: string; readonly least: number; readonly most: number };
}

export interface FormatDef {
  readonly id: string;
  readonly title: string;
  /** Other names, those of commercial games among them. */
  readonly aka?: readonly string[];
  /** What it is, in a sentence or two. */
  readonly about?: string;
  readonly family: FormatFamily;
  readonly unit: LegUnit;
  readonly legs: readonly LegDef[];
  /** How often the legs are gone through. */
  readonly times: number | 'endless';
  /** consecutive: the k-th deal dealt has the number of the first plus k. listed: each leg names its deal. */
  readonly deals: 'consecutive' | 'listed';
  readonly flow: Flow;
  readonly counts: Counts;
  /** The series ends as soon as the total is at least this. */
  readonly ends?: { readonly total: number };
  /** Money carried from deal to deal, which may run below nothing: every score is paid into it, or out of it. */
  readonly purse?: { readonly start: number };
  /** none: nothing may be taken back, unless the game itself says how often. */
  readonly undo: 'free' | 'none';
  readonly clock: Clock;
  /** For the whole series; then the clock is kept. */
  readonly seconds?: number;
  /** irons: what is left in the bag at the end of a deal is in it at the start of the next. */
  readonly carries?: 'irons';
  /** What may be bought between deals. */
  readonly shop?: readonly { readonly item: Item; readonly price: number }[];
  /** What the series is played for. */
  readonly goal?: SeriesGoal;
  /** Ids of formats that reaching the goal opens. */
  readonly opens?: readonly string[];
  /** Edits of this definition, as those of games are; "legs.*.par" is the par of every leg. Applied in order. */
  readonly options: { readonly [id: string]: FormatOption };
}
