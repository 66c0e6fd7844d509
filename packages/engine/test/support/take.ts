/** Taking results in tests: the value or a loud failure; the faults or a loud failure. */
import {
  faultText,
  parseDeal,
  start,
  type Fault,
  type Game,
  type Result,
  type State,
} from '../../src/index.ts';

/** The value of a result that must be there. */
export const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};

/** The faults of a result that must have failed. */
export const faultsOf = (result: Result<unknown>): readonly Fault[] => {
  if (result.ok) throw new Error(`Wanted faults, got ${JSON.stringify(result.value)?.slice(0, 200)}`);
  return result.error;
};

/** Faults as "code path", one line each: what tables of broken input compare. */
export const codes = (result: Result<unknown>): readonly string[] =>
  faultsOf(result).map(({ code, path }) => `${code} ${path}`.trim());

/** The position before the first move of a deal given by name. */
export const dealt = (game: Game, name: string): State => take(start(game, take(parseDeal(name))));
