/**
 * Compiles a definition and a choice of options to a `Format`: the options are applied, and the game of every leg is
 * compiled. Games are cached for all formats, because a session of a thousand deals needs few.
 */
import {
  canonical,
  changedOptions,
  clip,
  compileTrusted,
  fail,
  fault,
  fnv1a64,
  ok,
  parseDeal,
  start,
  type Deal,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import type { FormatDef, LegDef, Pass } from './def.ts';
import { applyFormatOptions, changedFormatOptions, chooseFormatOptions, type Chosen } from './options.ts';
import { checkEdited } from './parse.ts';

export interface Leg {
  /** Its place in the definition, from 0. */
  readonly index: number;
  readonly title: string;
  readonly game: Game;
  /** Options of the game that differ from the defaults, as in records and links. */
  readonly options: Chosen;
  /** Null if the deals are consecutive. */
  readonly deal: Deal | null;
  readonly par: number | null;
  readonly pass: readonly Pass[];
  readonly prize: number;
}

export interface Format {
  /** The definition with the chosen options applied, and the published one. */
  readonly def: FormatDef;
  readonly base: FormatDef;
  readonly id: string;
  /** Options that differ from the defaults. */
  readonly options: Chosen;
  readonly legs: readonly Leg[];
  /** The number of legs, all repetitions included. */
  readonly length: number | 'endless';
  /** Whether less is better. */
  readonly low: boolean;
  /** The hash of everything that decides results, without titles: 16 hexadecimal digits. */
  readonly rules: string;
}

/** The leg at a place of a series, from 0, over all repetitions; undefined after the end. */
export const legAt = (format: Format, place: number): Leg | undefined =>
  format.length === 'endless' || place < format.length ? format.legs[place % format.legs.length] : undefined;

/** Applies the chosen options and compiles the result. Faults: of the choice, and of the legs with their paths. */
export const compileFormat = (base: FormatDef, chosen: Chosen = {}): Result<Format> => {
  const options = chooseFormatOptions(base, chosen);
  if (!options.ok) return options;
  const edited = applyFormatOptions(base, options.value);
  if (!edited.ok) return edited;
  const def = edited.value;
  const unsound = checkEdited(def);
  if (unsound.length > 0) return fail(unsound);
  const faults: Fault[] = [];
  const legs = def.legs.flatMap((leg, index): Leg[] => {
    const made = compileLeg(leg, index);
    if (made.ok) return [made.value];
    faults.push(...made.error);
    return [];
  });
  if (faults.length > 0) return fail(faults);
  const low = legs.some(({ game }) => game.score.low === true);
  const mixed = checkTogether(def, legs);
  if (mixed.length > 0) return fail(mixed);
  return ok({
    def,
    base,
    id: base.id,
    options: changedFormatOptions(base, options.value),
    legs,
    length: def.times === 'endless' ? 'endless' : def.times * legs.length,
    low: def.counts !== 'wins' && low,
    rules: rulesOf(def),
  });
};

const compileLeg = (leg: LegDef, index: number): Result<Leg> => {
  const path = `legs.${index}`;
  const under = (faults: readonly Fault[], key: string): Result<never> =>
    fail(faults.map((each) => ({ ...each, path: each.path === '' ? key : `${key}.${each.path}` })));
  const game = legGame(leg.game, leg.options ?? {});
  if (!game.ok) return under(game.error, game.error[0]?.code === 'game' ? `${path}.game` : `${path}.options`);
  const deal = leg.deal === undefined ? null : parseDeal(leg.deal);
  if (deal !== null && !deal.ok) return under(deal.error, `${path}.deal`);
  if (deal !== null) {
    const dealt = start(game.value, deal.value);
    if (!dealt.ok) return under(dealt.error, `${path}.deal`);
  }
  return ok({
    index,
    title: leg.title ?? game.value.def.title,
    game: game.value,
    options: changedOptions(game.value.base, game.value.options),
    deal: deal === null ? null : deal.value,
    par: leg.par ?? game.value.score.par ?? null,
    pass: leg.pass ?? [{ by: 'won' }],
    prize: leg.prize ?? 0,
  });
};

/** Faults if the scores of the legs cannot be counted together. */
const checkTogether = (def: FormatDef, legs: readonly Leg[]): readonly Fault[] => {
  if (def.counts === 'wins') return [];
  const [first] = legs;
  return legs.flatMap(({ index, game }): Fault[] => {
    const path = `legs.${index}`;
    const title = game.def.title;
    if (def.counts === 'strokes' && game.score.unit !== 'strokes')
      return [
        fault(
          'counts',
          path,
          `${title} is scored in ${game.score.unit}: wanted a scoring in strokes, as golf has`,
        ),
      ];
    if (def.ends !== undefined && game.score.low === true)
      return [fault('ends', path, `A target needs a total that grows: in ${title} less is better`)];
    if ((game.score.low ?? false) !== (first?.game.score.low ?? false))
      return [
        fault(
          'counts',
          path,
          `Less is better in ${title} and not in ${first?.game.def.title}: wanted one way`,
        ),
      ];
    return [];
  });
};

const compiled = new Map<string, Result<Game>>();
const MOST_KEPT = 400;

/**
 * The compiled game of a name with these options, cached. Faults: unknown game or option, or options that exclude one
 * another.
 */
export const legGame = (name: string, options: Chosen): Result<Game> => {
  const key = JSON.stringify([name, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const found = findGame(name);
  const game: Result<Game> =
    found === null
      ? fail([fault('game', '', `There is no game "${clip(name)}"`, { kind: 'no-game', name: clip(name) })])
      : compileTrusted(found.def, { ...found.options, ...options });
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(key, game);
  return game;
};

/**
 * The part of a definition that decides results. Words that were added later are left out if they are not used,
 * because hashes must not change.
 */
const rulesOf = ({
  legs,
  times,
  deals,
  flow,
  counts,
  ends,
  purse,
  seconds,
  carries,
  shop,
}: FormatDef): string =>
  fnv1a64(
    canonical({
      legs: legs.map((leg) => ({ ...leg, title: undefined })),
      times,
      deals,
      flow,
      counts,
      ends,
      purse,
      seconds,
      carries,
      shop,
    }),
  );
