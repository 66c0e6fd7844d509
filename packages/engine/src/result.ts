/**
 * Results and faults: how data from outside are refused. A parser never throws on bad input and does not stop at the
 * first fault. It returns all faults, each with a code for programs, a path to the place, and a sentence for people.
 */
import type { FaultFact } from './fault-facts.ts';

/** A value, or every reason why there is none. */
export type Result<T, E = readonly Fault[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A fault of data from outside. */
export interface Fault {
  /** Stable, kebab-case, for programs and tests. */
  readonly code: string;
  /** A dotted path in a definition, a line of a file, or the name of an option; '' for the whole. */
  readonly path: string;
  /** A sentence that quotes the wrong text and says what was expected. */
  readonly message: string;
  /** The facts of the sentence, for other languages; only for faults that a player can cause. */
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

/** The value of a result. Throws with every fault if there is none. For scripts and examples. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(faultText(result.error));
};

/** All messages as one text, one per line. */
export const faultText = (faults: readonly Fault[]): string =>
  faults.map((f) => (f.path === '' ? f.message : `${f.path}: ${f.message}`)).join('\n');

/** Enough of a wrong text to recognize it. */
export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
