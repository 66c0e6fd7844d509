/**
 * What the conformance suite runs over: every game as it is, in depth; and, in brief, every single option value, the
 * presets, and pairs of values of different options drawn by chance from a fixed seed (once for games that offer the very
 * same options). A game that is added to the catalogue is covered at once.
 */
import { compileGame, optionsOf, type Game, type GameDef } from '@cairn/engine';
import { chance } from '../../../engine/test/support/chance.ts';
import { take } from '../../../engine/test/support/take.ts';
import { games, presets } from '../../src/index.ts';

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

/** The options by name and value; where the edits of one differ is in places of a picture. */
const offered = ({ options, scorings }: GameDef): string =>
  JSON.stringify([
    Object.entries(options).map(([name, { standard, values }]) => [name, standard, Object.keys(values)]),
    Object.keys(scorings),
  ]);
const first = new Map(games.toReversed().map((def) => [offered(def), def.id]));

/** Options of more values than this that are the very same in many games are gone through in the first of them. */
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

/** Every game with nothing chosen. */
export const plain: readonly Case[] = games.map((def) => ({ name: def.id, game: take(compileGame(def)) }));

/** Every game with something chosen; a choice met twice is listed once. Compiled only when asked for: they are many. */
export const chosen = (): readonly Case[] => [
  ...new Map(
    games.flatMap((def) =>
      choices(def).map((options): [string, Case] => {
        const name = nameOf(def, options);
        return [name, { name, game: take(compileGame(def, options)) }];
      }),
    ),
  ).values(),
];
