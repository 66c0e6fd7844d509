/**
 * The gate: an unchecked definition goes in, a compiled `Game` or every fault comes out. Nothing behind it meets a
 * definition that does not add up.
 */
import { checkOptions, checkRules } from './check.ts';
import { compileWith } from './compile.ts';
import type { GameDef } from './definition/index.ts';
import type { Game } from './game.ts';
import { checkJson } from './json.ts';
import { MORE } from './more.ts';
import { checkReach } from './reach.ts';
import { fail, type Fault, type Result } from './result.ts';
import { GAME_SCHEMA } from './definition/index.ts';
import { validate } from './validate.ts';

/**
 * Compiles a definition with the options chosen (`{ wrap: 'linear' }`; those left out are at their standard value).
 * @returns the game, or all faults of the definition or of the choice, with paths.
 */
export const compileGame = (input: unknown, chosen: Readonly<Record<string, string>> = {}): Result<Game> => {
  const form = checkForm(input);
  if (form.length > 0) return fail(form);
  const base = input as GameDef;
  const faults = [...checkRules(base), ...checkOptions(base)];
  if (faults.length > 0) return fail(faults);
  return compileWith(checkEdited, base, chosen, MORE);
};

/** An option may have put anything anywhere but among the options. */
const checkEdited = (def: GameDef): readonly Fault[] => {
  const faults = validate(GAME_SCHEMA, { ...def, options: {} });
  const unsound = faults.length > 0 ? faults : checkRules(def);
  return unsound.length > 0 ? unsound : checkReach(def);
};

/** Whether a value has the form of a definition: nothing else looks at it before it is plain data of the right shape. */
export const checkForm = (input: unknown): readonly Fault[] => {
  const faults = checkJson(input);
  return faults.length > 0 ? faults : validate(GAME_SCHEMA, input);
};
