/** What verbs are given on the command line: a game by any of its names, options, a deal. */
import {
  compileGame,
  fail,
  failWith,
  fault,
  ok,
  SCORING,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import { findGame, games, presets } from '@cairn/games';
import { readVariant } from '@cairn/workshop';
import { Option, type Command } from 'commander';
import { readText } from './files.ts';
import { nearest } from './nearest.ts';

/** What `withRules` adds to a verb. */
export interface RuleChoice {
  readonly opt: readonly string[];
  readonly scoring?: string;
}

/** Adds the options that choose rules. */
export const withRules = (verb: Command): Command =>
  verb
    .addOption(
      new Option(
        '-o, --opt <name=value>',
        'an option of the game, as `cairn rules` lists them; may be repeated',
      )
        .default([], 'the standard values')
        .argParser((pair: string, pairs: readonly string[]) => [...pairs, pair]),
    )
    .option('-s, --scoring <name>', 'how points are counted');

/** The game of that name, compiled with the options of a preset, if it names one, and those given. */
export const chooseGame = (name: string, choice: RuleChoice): Result<Game> => {
  const found = findGame(name);
  const options = chosen(choice);
  if (found === null) return unknownGame(name);
  if (!options.ok) return options;
  return compileGame(found.def, { ...found.options, ...options.value });
};

const chosen = ({ opt, scoring }: RuleChoice): Result<Record<string, string>> =>
  readPairs(scoring === undefined ? opt : [...opt, `${SCORING}=${scoring}`]);

/**
 * The game a file defines, as JSON: a definition, or a changed game as the workshop saves it, compiled with the options
 * given. Faults have the file, and the path in the definition.
 */
export const gameInFile = async (file: string, choice: RuleChoice): Promise<Result<Game>> => {
  const [text, options] = [await readText(file), chosen(choice)];
  if (!text.ok) return text;
  if (!options.ok) return options;
  let def: unknown;
  try {
    def = JSON.parse(text.value);
  } catch (error) {
    return failWith('json', file, `The definition is no JSON: ${(error as Error).message}`);
  }
  const read = isVariant(def) ? readVariant(def) : null;
  const game = read?.ok === false ? read : compileGame(read?.value.game.base ?? def, options.value);
  if (game.ok) return game;
  return fail(game.error.map((each) => ({ ...each, path: `${file}: ${each.path}`.replace(/: $/, '') })));
};

/** A game written as what was changed of another, or wrapped up under a title of its own; no definition looks like that. */
const isVariant = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('set' in json || 'def' in json);

/** The faults of a name no game has. */
export const unknownGame = (name: string): Result<never> => {
  const names = [...games, ...presets].flatMap(({ id, title, aka = [] }) => [id, title, ...aka]);
  const near = nearest(name, names);
  const hint =
    near === null ? `wanted one of ${games.map(({ id }) => id).join(', ')}` : `did you mean "${near}"?`;
  return failWith('game', '', `There is no game "${name}": ${hint}`);
};

/** "name=value" each, no name twice. */
export const readPairs = (pairs: readonly string[]): Result<Record<string, string>> => {
  const faults: Fault[] = [];
  const options = new Map<string, string>();
  for (const pair of pairs) {
    const [, name = '', value = ''] = /^([^=\s]+)=([^=\s]+)$/.exec(pair) ?? [];
    const say = (message: string): void => void faults.push(fault('option', '', message));
    if (name === '') say(`Cannot read option "${pair}": wanted name=value, like wrap=linear`);
    else if (options.has(name)) say(`Option "${name}" is given twice: "${options.get(name)}" and "${value}"`);
    options.set(name, value);
  }
  return faults.length > 0 ? fail(faults) : ok(Object.fromEntries(options));
};
