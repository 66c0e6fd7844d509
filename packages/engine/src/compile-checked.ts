/**
 * Compiling with checks: an unchecked definition goes in, a compiled `Game` or every fault comes out. No later code
 * meets a definition that does not add up.
 */
import { checkOptions, checkRules } from './check.ts';
import { buildGame } from './compile.ts';
import { GAME_SCHEMA, type GameDef } from './definition/index.ts';
import type { Game } from './game.ts';
import { checkJson } from './json.ts';
import { applyOptions, chooseOptions } from './options.ts';
import { checkReach } from './reach.ts';
import { fail, ok, type Fault, type Result } from './result.ts';
import { validate } from './validate.ts';

/** Options chosen, by name: `{ wrap: 'linear' }`. Those left out have their standard value. */
type Chosen = Readonly<Record<string, string>>;

/**
 * Compiles a definition from anywhere, with the options chosen.
 * @returns the game, or all faults of the definition or of the choice, with paths.
 */
export const compileGame = (input: unknown, chosen: Chosen = {}): Result<Game> => {
  const form = checkForm(input);
  if (form.length > 0) return fail(form);
  const base = input as GameDef;
  const faults = [...checkRules(base), ...checkOptions(base)];
  return faults.length > 0 ? fail(faults) : compileChosen(base, chosen, checkEdited);
};

/**
 * Compiles a definition that is known to be sound, such as one of the catalogue, whose tests take each through
 * `compileGame`. Seven times as fast: only the choice of options is checked.
 * @returns the game, or all faults of the choice: options and values it does not have, choices that do not go together.
 */
export const compileTrusted = (base: GameDef, chosen: Chosen = {}): Result<Game> =>
  compileChosen(base, chosen, checkRules);

/** Applies the options, checks the definition they make, and builds the game when it has no faults. */
const compileChosen = (
  base: GameDef,
  chosen: Chosen,
  check: (def: GameDef) => readonly Fault[],
): Result<Game> => {
  const options = chooseOptions(base, chosen);
  if (!options.ok) return options;
  const def = applyOptions(base, options.value);
  if (!def.ok) return def;
  const faults = check(def.value);
  return faults.length > 0 ? fail(faults) : ok(buildGame(base, def.value, options.value));
};

/** An option may have put anything anywhere but among the options. */
const checkEdited = (def: GameDef): readonly Fault[] => {
  const faults = validate(GAME_SCHEMA, { ...def, options: {} });
  const unsound = faults.length > 0 ? faults : checkRules(def);
  return unsound.length > 0 ? unsound : checkReach(def);
};

/** Whether a value has the form of a definition: plain data of the right shape. Its rules are not checked. */
export const checkForm = (input: unknown): readonly Fault[] => {
  const faults = checkJson(input);
  return faults.length > 0 ? faults : validate(GAME_SCHEMA, input);
};
