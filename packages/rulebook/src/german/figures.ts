/** German figures of the score for a status line. */
import { germanAmount, germanCounted, germanSigned, germanWorth } from './parts.ts';
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
  amount: germanAmount,
  score: (total, unit, low) =>
    unit === 'cards' && total >= 0
      ? germanCounted(total, 'Karte') + (low ? ' übrig' : '')
      : (total < 0 ? '−' : '') + germanWorth(total, unit),
  progress: ({ kind, count, of }) => {
    if (kind === 'left') return `noch ${germanCounted(count, 'Karte')}`;
    return `${count} von ${of} ${kind === 'up' ? 'abgelegt' : 'Farben'}`;
  },
  streak: ({ cards, next }, unit) =>
    `${cards === 0 ? 'Nächste Karte' : `Serie von ${cards} · nächste Karte`} ${germanSigned(next, unit)}`,
  event: (fact, unit) => {
    const name = fact.kind === 'leftover' ? `${germanCounted(fact.cards, 'Karte')} übrig` : EVENTS[fact.kind];
    return `${name} ${germanSigned(fact.points, unit)}`;
  },
  idle: 'Ein ganzer Durchgang hat keinen Zug gebracht.',
};
