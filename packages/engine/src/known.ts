/** A door beside the gate for definitions that have been through it: only the choice of options is looked at. */
import { checkRules } from './check.ts';
import { compileWith } from './compile.ts';
import type { GameDef } from './definition/index.ts';
import type { Game } from './game.ts';
import { MORE } from './more.ts';
import type { Result } from './result.ts';

/**
 * Compiles a definition that is known to be sound, such as one of the catalogue, whose tests take each through the
 * gate (`compileGame`, gate.ts). Options left out are at their standard value.
 * @returns the game, or all faults of the choice: options and values it does not have, choices that do not go together.
 */
export const compileTrusted = (base: GameDef, chosen: Readonly<Record<string, string>> = {}): Result<Game> =>
  compileWith(checkRules, base, chosen, MORE);
