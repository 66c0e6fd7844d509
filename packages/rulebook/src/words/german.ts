/** German for a table as it is drawn: names of cards and piles, and figures of the score. */
import { cardWords } from './german-cards.ts';
import { amount, counted, signed } from './german-parts.ts';
import { piles } from './german-piles.ts';
import type { EventFact, Language } from './words.ts';

const EVENTS: Readonly<Record<Exclude<EventFact['kind'], 'leftover'>, string>> = {
  peak: 'Gipfel',
  drive: 'Langer Schlag',
  penalty: 'Ereignis',
  clear: 'Abgeräumt',
  draw: 'Gegeben',
  play: 'Gespielt',
  turn: 'Aufgedeckt',
  pass: 'Neuer Durchgang',
  spare: 'Übrig',
  floor: 'Untergrenze',
};

export const german: Language = (pack) => ({
  language: 'de',
  ...piles(cardWords(pack)),
  score: ({ total, penalty, unit, low }) => {
    if (low) return amount(total + penalty, unit);
    return amount(total, unit) + (penalty === 0 ? '' : `/${amount(penalty, unit)}`);
  },
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Nächste: ${signed(next, unit)}`
      : `Serie: ${cards}/${amount(points, unit)} (nächste: ${signed(next, unit)})`,
  event: (fact, unit) => {
    const name = fact.kind === 'leftover' ? `${counted(fact.cards, 'Karte')} übrig` : EVENTS[fact.kind];
    return `${name} ${signed(fact.points, unit)}`;
  },
  idle: 'Ein ganzer Durchgang hat keinen Zug gebracht.',
});
