/**
 * Rule files of Solvitaire (Charlie Blake and Ian Gent) as definitions: the JSON format that its option
 * `--custom-rules` reads. Each key has one meaning there, and keys that are left out have default values. Where
 * Solvitaire knows a rule that this vocabulary has no word for, the file is refused, and the fault says which key.
 *
 * Source of the meanings: Solvitaire 2398305, src/main/game. Its dealing is not the same as ours, so a number
 * means other cards; positions are compared by `boards/solvitaire.ts` of the solver.
 */
import { fail, ok, validate, type GameDef, type Result } from '@cairn/engine';
import { solvitaireFaults } from './solvitaire-faults.ts';
import { solvitaireSchema, withDefaults, type WrittenRules } from './solvitaire-form.ts';
import { solvitaireGame } from './solvitaire-game.ts';

/** Whether JSON is such a file, rather than a definition of ours. */
export const isSolvitaireRules = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  ['tableau piles', 'accordion', 'sequences'].some((key) => Object.hasOwn(json, key));

/**
 * The game of a rule file.
 * @param json the parsed file.
 * @param title the title of the game; a rule file has none.
 * @returns the definition, unchecked by the engine's gate, or every fault with its path in the file.
 */
export const readSolvitaireRules = (json: unknown, title: string): Result<GameDef> => {
  const misfits = validate(solvitaireSchema, json);
  if (misfits.length > 0) return fail(misfits);
  const rules = withDefaults(json as WrittenRules);
  const faults = solvitaireFaults(rules);
  return faults.length > 0 ? fail(faults) : ok(solvitaireGame(rules, title));
};
