/** Faults of what a player has entered, in the current language. */
import type { Fault } from '@cairn/engine';
import { currentFaults, type ToldFault } from '../words/fault-words.ts';

const isTold = (fault: Fault): fault is ToldFault => fault.facts !== undefined;

/** The sentence of a fault without its place. A fault without facts has only the engine's English message. */
export const faultSentence = (fault: Fault, words = currentFaults.now()): string =>
  isTold(fault) ? words.sentence(fault) : fault.message;

/** The sentence with its place in front: "line 5: Cannot read move …". */
export const faultLine = (fault: Fault, words = currentFaults.now()): string =>
  fault.path === ''
    ? faultSentence(fault, words)
    : `${words.place(fault.path)}: ${faultSentence(fault, words)}`;
