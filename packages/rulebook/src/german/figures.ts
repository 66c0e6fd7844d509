/** German figures of the score for a status line. */
import { germanAmount, germanCounted, germanSigned } from './parts.ts';
import type { EventFact, FigureWords } from '../words/words.ts';

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

export const germanFigures: FigureWords = {
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
};
