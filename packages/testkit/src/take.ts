/** Results in tests: the value, or the faults, and a loud failure when the result is of the other kind. */
import { faultText, parseDeal, start, type Fault, type Game, type Result, type State } from '@cairn/engine';

/** The value of a result that must be one. */
export const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};

/** The faults of a result that must have failed. */
export const faultsOf = (result: Result<unknown>): readonly Fault[] => {
  if (result.ok) throw new Error(`Expected faults, got ${JSON.stringify(result.value)?.slice(0, 200)}`);
  return result.error;
};

/** The faults as "code path", one line each, for tables of broken input. */
export const codes = (result: Result<unknown>): readonly string[] =>
  faultsOf(result).map(({ code, path }) => `${code} ${path}`.trim());

/** The position before the first move of a deal given by its name. */
export const dealt = (game: Game, name: string): State => take(start(game, take(parseDeal(name))));
