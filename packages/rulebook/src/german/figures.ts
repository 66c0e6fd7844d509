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

const PROGRESS = { up: 'abgelegt', suits: 'Farben', order: 'in der richtigen Folge' } as const;

export const germanFigures: FigureWords = {
  amount: germanAmount,
  score: (total, unit, low) =>
    unit === 'cards' && total >= 0
      ? germanCounted(total, 'Karte') + (low ? ' übrig' : '')
      : (total < 0 ? '−' : '') + germanWorth(total, unit),
  par: (par) => `Par ${par}`,
  progress: ({ kind, count, of }) => {
    if (kind === 'piles') return `${count} Stapel`;
    if (kind === 'left') return `noch ${germanCounted(count, 'Karte')}`;
    return `${count} von ${of} ${PROGRESS[kind]}`;
  },
  streak: ({ cards, next }, unit) =>
    `${cards === 0 ? 'Nächste Karte' : `Serie von ${cards} · nächste Karte`} ${germanSigned(next, unit)}`,
  event: (fact, unit) => {
    if (fact.kind !== 'leftover') return `${EVENTS[fact.kind]} ${germanSigned(fact.points, unit)}`;
    const { cards, points } = fact;
    return `${germanCounted(cards, 'Karte')} übrig: ${points < 0 ? '−' : '+'}${germanWorth(points, unit)}`;
  },
  idle: 'Ein ganzer Durchgang hat keinen Zug gebracht.',
};
