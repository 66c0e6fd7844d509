/** German for a table as it is drawn: names of cards and piles, and figures of the score. */
import { germanCardWords } from './cards.ts';
import { germanAmount, germanCounted, germanSigned } from './parts.ts';
import { germanPiles } from './piles.ts';
import type { EventFact, Language } from '../words/words.ts';

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

export const germanNames: Language = (pack) => ({
  language: 'de',
  ...germanPiles(germanCardWords(pack)),
  score: ({ total, penalty, unit, low }) => {
    if (low) return germanAmount(total + penalty, unit);
    return germanAmount(total, unit) + (penalty === 0 ? '' : `/${germanAmount(penalty, unit)}`);
  },
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Nächste: ${germanSigned(next, unit)}`
      : `Serie: ${cards}/${germanAmount(points, unit)} (nächste: ${germanSigned(next, unit)})`,
  event: (fact, unit) => {
    const name = fact.kind === 'leftover' ? `${germanCounted(fact.cards, 'Karte')} übrig` : EVENTS[fact.kind];
    return `${name} ${germanSigned(fact.points, unit)}`;
  },
  idle: 'Ein ganzer Durchgang hat keinen Zug gebracht.',
});
