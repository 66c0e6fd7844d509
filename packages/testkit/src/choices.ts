/**
 * The options that tests try: every single value, the presets, and pairs of values of different options, drawn from a
 * fixed seed (once for games that offer the very same options). A game added to the catalogue is covered at once.
 */
import { compileTrusted, optionsOf, type Game, type GameDef } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import { chance } from './chance.ts';
import { take } from './take.ts';

export type Options = Readonly<Record<string, string>>;

/** Every value that is not the standard one, as a choice of its own. */
export const singles = (def: GameDef): readonly Options[] =>
  Object.entries(optionsOf(def)).flatMap(([name, option]) =>
    Object.keys(option.values)
      .filter((value) => value !== option.standard)
      .map((value) => ({ [name]: value })),
  );

const PAIRS = 12;

/** Pairs of values of different options; all of them when they are few. */
const pairs = (def: GameDef): readonly Options[] => {
  const list = singles(def);
  const all = list.flatMap((one, i) =>
    list.slice(i + 1).flatMap((other) => {
      const both = { ...one, ...other };
      return Object.keys(both).length === 2 ? [both] : [];
    }),
  );
  return chance(2).shuffled(all).slice(0, PAIRS);
};

export interface Case {
  readonly name: string;
  readonly game: Game;
}

const nameOf = (def: GameDef, options: Options): string =>
  [def.id, ...Object.entries(options).map(([option, value]) => `${option}=${value}`)].join(' ');

/** The options by name and value. Where games offer the same ones, the edits differ in the places of a picture alone. */
const offered = ({ options, scorings }: GameDef): string =>
  JSON.stringify([
    Object.entries(options).map(([name, { standard, values }]) => [name, standard, Object.keys(values)]),
    Object.keys(scorings),
  ]);
const first = new Map(games.toReversed().map((def) => [offered(def), def.id]));

/** An option of more values than this that many games share is tried in the first of them alone. */
const MANY = 8;
const owner = new Map(
  games
    .toReversed()
    .flatMap((def) => Object.values(def.options).map((option) => [JSON.stringify(option), def.id])),
);
const isElsewhere = (def: GameDef, name: string): boolean => {
  const option = def.options[name];
  return (
    option !== undefined &&
    Object.keys(option.values).length > MANY &&
    owner.get(JSON.stringify(option)) !== def.id
  );
};

const choices = (def: GameDef): readonly Options[] => {
  const named = presets.filter((preset) => preset.of === def.id).map((preset) => preset.options);
  const both = first.get(offered(def)) === def.id ? pairs(def) : [];
  const own = singles(def).filter((options) => !Object.keys(options).some((name) => isElsewhere(def, name)));
  return [...own, ...named, ...both];
};

/** The catalogue passes the gate in conformance/definition.test.ts, option by option; nobody else needs to ask again. */
const caseOf = (def: GameDef, options: Options): Case => ({
  name: nameOf(def, options),
  game: take(compileTrusted(def, options)),
});

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Every game with its standard options. */
export const standardCases = once((): readonly Case[] => games.map((def) => caseOf(def, {})));

/** Every game with each of its choices; a choice met twice is listed once. */
export const changedCases = once((): readonly Case[] => [
  ...new Map(
    games.flatMap((def) =>
      choices(def).map((options): [string, Case] => {
        const each = caseOf(def, options);
        return [each.name, each];
      }),
    ),
  ).values(),
]);
