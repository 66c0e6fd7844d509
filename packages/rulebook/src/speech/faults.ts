/** What is wrong with something a player gave, told in the language that is spoken. */
import type { Fault } from '@cairn/engine';
import { currentFaults, type ToldFault } from '../words/fault-words.ts';

const isTold = (fault: Fault): fault is ToldFault => fault.facts !== undefined;

/** The sentence of a fault without its place. One without facts is told as it was written. */
export const faultSentence = (fault: Fault, words = currentFaults.now()): string =>
  isTold(fault) ? words.sentence(fault) : fault.message;

/** The sentence after its place: "line 5: Cannot read move …". */
export const faultLine = (fault: Fault, words = currentFaults.now()): string =>
  fault.path === ''
    ? faultSentence(fault, words)
    : `${words.place(fault.path)}: ${faultSentence(fault, words)}`;
