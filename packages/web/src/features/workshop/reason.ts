/** Faults as one text, without duplicates. */
import type { Fault } from '@cairn/engine';
import { faultSentence } from '@cairn/rulebook';

export const reasonOf = (faults: readonly Fault[]): string =>
  [...new Set(faults.map((fault) => faultSentence(fault)))].join(' · ');
