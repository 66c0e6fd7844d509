/**
 * Custom games on the command line: a file with a definition or a variant, or a link that contains one. They are
 * accepted wherever a game is named.
 */
import { compileGame, fail, type Game, type GameDef, type Result } from '@cairn/engine';
import { makeVariant, readSolvitaireRules, readVariant, unpackVariant, type Variant } from '@cairn/workshop';
import { chooseGame, chosenOptions, type RuleChoice } from './choose-game.ts';
import { readJson } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A custom game, and its parent; null if it has none. */
export interface CustomGame {
  readonly variant: Variant;
  readonly parent: GameDef | null;
  readonly game: Game;
}

/** The name of a custom game in a text: the whole text, or a part of a link to the app. */
const packedIn = (text: string): string | undefined => /^(?:\S*#\/(?:\w+\/)?)?(~[\w-]+)/.exec(text)?.[1];

/** Whether a text is such a link or the name of a JSON file, rather than the name of a game. */
export const namesCustomGame = (text: string): boolean =>
  packedIn(text) !== undefined || text.endsWith('.json');

/** Faults with the file they are in. */
const inFile = <T>(file: string, read: Result<T>): Result<T> =>
  read.ok
    ? read
    : fail(read.error.map((each) => ({ ...each, path: `${file}: ${each.path}`.replace(/: $/, '') })));

const isVariant = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && (Object.hasOwn(json, 'def') || Object.hasOwn(json, 'set'));

/** Formats of rule files of other programs. */
export const FORMATS = ['solvitaire'] as const;
export type RulesFormat = (typeof FORMATS)[number];

/** The game of another program's rule file. Its title is the name of the file unless another is given. */
export const readForeignGame = async (
  terminal: Terminal,
  file: string,
  title: string,
): Promise<Result<CustomGame>> => {
  const json = await readJson(terminal, file);
  if (!json.ok) return json;
  const def = inFile(file, readSolvitaireRules(json.value, title));
  return def.ok ? inFile(file, readVariant(makeVariant(null, def.value, title))) : def;
};

/** The custom game of a file or a link. A file with only a definition keeps the title of the definition. */
export const readCustomGame = async (terminal: Terminal, text: string): Promise<Result<CustomGame>> => {
  const packed = packedIn(text);
  if (packed !== undefined) return unpackVariant(packed);
  const json = await readJson(terminal, text);
  if (!json.ok) return json;
  if (isVariant(json.value)) return inFile(text, readVariant(json.value));
  const game = inFile(text, compileGame(json.value));
  return game.ok ? readVariant({ title: game.value.def.title, def: game.value.def }) : game;
};

/** The game of a file with a definition or a variant, compiled with the given options. */
export const gameFromFile = async (
  terminal: Terminal,
  file: string,
  choice: RuleChoice,
): Promise<Result<Game>> => {
  const options = chosenOptions(choice);
  if (!options.ok) return options;
  const json = await readJson(terminal, file);
  if (!json.ok) return json;
  if (!isVariant(json.value)) return inFile(file, compileGame(json.value, options.value));
  const own = inFile(file, readVariant(json.value));
  return own.ok ? compileGame(own.value.game.base, options.value) : own;
};

/** The game with this name, file or link, compiled with the given options. */
export const resolveGame = async (
  terminal: Terminal,
  name: string,
  choice: RuleChoice,
): Promise<Result<Game>> => {
  if (!namesCustomGame(name)) return chooseGame(name, choice);
  if (packedIn(name) === undefined) return gameFromFile(terminal, name, choice);
  const options = chosenOptions(choice);
  if (!options.ok) return options;
  const own = await readCustomGame(terminal, name);
  return own.ok ? compileGame(own.value.game.base, options.value) : own;
};
