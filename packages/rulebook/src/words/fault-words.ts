/** How a language says what is wrong with something a player gave; English says it as the engine wrote it. */
import type { Fault, FaultFact } from '@cairn/engine';
import { current } from './current.ts';

/** A fault with its facts, which is one that a player can cause. */
export interface ToldFault extends Fault {
  readonly facts: FaultFact;
}

export interface FaultWords {
  /** Without a full stop, as it may follow a place: "Cannot read score “x”: wanted a whole number". */
  readonly sentence: (fault: ToldFault) => string;
  /** "line 5", "card 3"; names of headers and options stay as they are. */
  readonly place: (path: string) => string;
}

/** The language faults are told in when none is asked for. */
export const currentFaults = current<FaultWords>({
  sentence: ({ message }) => message,
  place: (path) => path,
});
