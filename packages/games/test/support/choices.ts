/**
 * What the conformance suite runs over: every game with every single option value, its presets, and pairs of values
 * of different options drawn by chance from a fixed seed. A game that is added to the catalogue is covered at once.
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

const PAIRS = 24;

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

const choices = (def: GameDef): readonly Options[] => [
  {},
  ...singles(def),
  ...presets.filter((preset) => preset.of === def.id).map((preset) => preset.options),
  ...pairs(def),
];

/** Named and compiled; a choice met twice is listed once. */
export const cases: readonly Case[] = [
  ...new Map(
    games.flatMap((def) =>
      choices(def).map((options): [string, Case] => {
        const name = nameOf(def, options);
        return [name, { name, game: take(compileGame(def, options)) }];
      }),
    ),
  ).values(),
];
