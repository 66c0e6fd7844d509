/** English figures of the score for a status line. */
import { englishAmount, englishCounted, englishSigned } from './parts.ts';
import type { EventFact, FigureWords, ScoreFact, ScoreUnit } from '../words/words.ts';

/** If less is better there is nothing to lose: the score is the one that ending the deal now would give. */
const score = ({ total, penalty, unit, low }: ScoreFact): string => {
  if (low) return englishAmount(total + penalty, unit);
  return englishAmount(total, unit) + (penalty === 0 ? '' : `/${englishAmount(penalty, unit)}`);
};

const EVENTS: Readonly<Record<Exclude<EventFact['kind'], 'leftover'>, string>> = {
  peak: 'Peak',
  drive: 'Long drive',
  penalty: 'Event',
  clear: 'Cleared',
  draw: 'Dealt',
  play: 'Played',
  turn: 'Turned up',
  pass: 'New pass',
  spare: 'To spare',
  floor: 'Floor',
};

const event = (fact: EventFact, unit: ScoreUnit): string => {
  const name = fact.kind === 'leftover' ? `${englishCounted(fact.cards, 'card')} left` : EVENTS[fact.kind];
  return `${name} ${englishSigned(fact.points, unit)}`;
};

export const englishFigures: FigureWords = {
  score,
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Next: ${englishSigned(next, unit)}`
      : `Streak: ${cards}/${englishAmount(points, unit)} (Next: ${englishSigned(next, unit)})`,
  event,
  idle: 'A whole pass brought no move.',
};
