/** The exit status of the command. The same numbers hold for every verb (docs/cli.md). */
import { faultText, type Fault } from '@cairn/engine';
import type { Terminal } from './terminal.ts';

export const EXIT = {
  /** Done; `play`: the deal was won; `replay --verify`: the record is true; `solve`: the deal can be won. */
  done: 0,
  /** `replay`: the record is not true; `survey`: a chunk computed twice contradicts itself. */
  false: 1,
  /** The arguments or the input could not be understood. */
  refused: 2,
  /** `play`: the deal ended without being won; `solve`: it cannot be won. */
  lost: 3,
  /** `play`: the input ended while the deal could go on; `solve`: a limit was hit first; `survey`, `verdicts`: stopped on the way. */
  unfinished: 4,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Writes each fault on a line of standard error. */
export const reportFaults = (
  terminal: Terminal,
  faults: readonly Fault[],
  exit: Exit = EXIT.refused,
): Exit => {
  terminal.err(`${faultText(faults)}\n`);
  return exit;
};
