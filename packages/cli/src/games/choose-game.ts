/** The game and options on the command line of a verb. */
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
import { Option, type Command } from 'commander';
import { nearestName } from './nearest-name.ts';

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
        'set an option of the game (`cairn rules` lists them); may be repeated',
      )
        .default([], 'the standard values')
        .argParser((pair: string, pairs: readonly string[]) => [...pairs, pair]),
    )
    .option('-s, --scoring <name>', 'choose how points are counted');

/** The game with this name, compiled with the options of a preset, if it is one, and the given options. */
export const chooseGame = (name: string, choice: RuleChoice): Result<Game> => {
  const found = findGame(name);
  const options = chosenOptions(choice);
  if (found === null) return unknownGame(name);
  if (!options.ok) return options;
  return compileGame(found.def, { ...found.options, ...options.value });
};

/** The given options, by name. */
export const chosenOptions = ({ opt, scoring }: RuleChoice): Result<Record<string, string>> =>
  readPairs(scoring === undefined ? opt : [...opt, `${SCORING}=${scoring}`]);

/** The fault for a name that no game has. */
export const unknownGame = (name: string): Result<never> => {
  const names = [...games, ...presets].flatMap(({ id, title, aka = [] }) => [id, title, ...aka]);
  const near = nearestName(name, names);
  const hint = near === null ? '`cairn games` lists them' : `did you mean "${near}"?`;
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
