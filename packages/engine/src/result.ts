/**
 * Results and faults: how everything that comes from outside is refused.
 * A parser never throws on bad input and never stops at the first fault; it returns all of them,
 * each with a code for programs, a path to the place and a sentence for people.
 */
import type { FaultFact } from './fault-facts.ts';

/** A value, or every reason why there is none. */
export type Result<T, E = readonly Fault[]> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** One thing wrong with data from outside. */
export interface Fault {
  /** Stable, kebab-case, for programs and tests. */
  readonly code: string;
  /** Where: a dotted path in a definition, a line of a file, an option name; '' for the whole. */
  readonly path: string;
  /** A sentence that quotes the offending text and says what was wanted. */
  readonly message: string;
  /** What the sentence says, for other languages; where a player can cause the fault. */
  readonly facts?: FaultFact;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

export const fault = (code: string, path: string, message: string, facts?: FaultFact): Fault => ({
  code,
  path,
  message,
  ...(facts === undefined ? {} : { facts }),
});

/** One fault as a failed result. */
export const failWith = (code: string, path: string, message: string, facts?: FaultFact): Result<never> =>
  fail([fault(code, path, message, facts)]);

/** The value of a result; throws with every fault where there is none. For scripts and examples. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(faultText(result.error));
};

/** All messages as one text, a line each. */
export const faultText = (faults: readonly Fault[]): string =>
  faults.map((f) => (f.path === '' ? f.message : `${f.path}: ${f.message}`)).join('\n');

/** Enough of an offending text to know it again. */
export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
