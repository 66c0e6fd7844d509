/** Fault messages of a language. English uses the engine's own messages. */
import type { Fault, FaultFact } from '@cairn/engine';
import { current } from './current.ts';

/** A fault with facts: one that a player can cause. */
export interface ToldFault extends Fault {
  readonly facts: FaultFact;
}

export interface FaultWords {
  /** Without a full stop, because it may follow a place: "Cannot read score “x”: wanted a whole number". */
  readonly sentence: (fault: ToldFault) => string;
  /** "line 5", "card 3". Names of headers and options are not translated. */
  readonly place: (path: string) => string;
}

/** The current language of faults. */
export const currentFaults = current<FaultWords>({
  sentence: ({ message }) => message,
  place: (path) => path,
});
