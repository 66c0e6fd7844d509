/** German sentences on rows: piles that go onto one another, and close up. */
import { germanStep } from './builds.ts';
import type { GermanCardWords } from './cards.ts';
import { germanListed, germanOrdinal } from './parts.ts';
import type { RowFact } from '../facts/rule-facts.ts';

/** "den ersten oder dritten Stapel links davon". */
export const germanToLeft = (steps: readonly number[]): string =>
  `den ${germanListed(
    steps.toSorted((a, b) => a - b).map((step) => germanOrdinal(step).replace(/e$/, 'en')),
    'oder',
  )} Stapel links davon`;

export const germanRow = (c: GermanCardWords, { steps, build }: RowFact): string[] => {
  const ways = build.steps.map((step, i) => germanStep(c, 'die oberste Karte dort', step, i));
  const when = ways.length === 0 ? '' : `, wenn seine oberste Karte ${ways.join(', oder ')}`;
  return [
    `Du darfst einen Stapel auf ${germanToLeft(steps)} legen${when}.`,
    'Ein Stapel zieht immer als Ganzes, und die Stapel rechts davon schließen die Lücke.',
  ];
};

export const germanRowDeal = (cards: number): string =>
  `Leg ${cards} Karten offen nebeneinander in eine Reihe: Jede ist ein Stapel für sich.`;
