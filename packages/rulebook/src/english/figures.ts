/** English figures of the score for a status line. */
import { englishAmount, englishCounted, englishSigned, englishWorth } from './parts.ts';
import type { EventFact, FigureWords, ScoreUnit } from '../words/words.ts';

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
  if (fact.kind !== 'leftover') return `${EVENTS[fact.kind]} ${englishSigned(fact.points, unit)}`;
  const { cards, points } = fact;
  return `${englishCounted(cards, 'card')} left: ${points < 0 ? '−' : '+'}${englishWorth(points, unit)}`;
};

export const englishFigures: FigureWords = {
  amount: englishAmount,
  score: (total, unit, low) =>
    unit === 'cards' && total >= 0
      ? englishCounted(total, 'card') + (low ? ' left' : '')
      : (total < 0 ? '−' : '') + englishWorth(total, unit),
  par: (par) => `par ${par}`,
  progress: ({ kind, count, of }) =>
    kind === 'piles'
      ? englishCounted(count, 'pile')
      : kind === 'left'
        ? `${englishCounted(count, 'card')} to go`
        : `${count} of ${of} ${kind === 'order' ? 'in order' : kind}`,
  streak: ({ cards, next }, unit) =>
    `${cards === 0 ? 'Next card' : `Streak of ${cards} · next card`} ${englishSigned(next, unit)}`,
  event,
  idle: 'A whole pass brought no move.',
};
