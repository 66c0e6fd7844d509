/** English for a table as it is drawn: names of cards and piles, and figures of the score. */
import { englishCardWords } from './cards.ts';
import { englishPiles } from './piles.ts';
import { englishAmount, englishCounted, englishSigned } from './parts.ts';
import type { EventFact, Language, ScoreFact, ScoreUnit } from '../words/words.ts';

/** Where less is better there is nothing to lose: the score is what it would be if the deal ended now. */
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

export const englishNames: Language = (pack) => ({
  language: 'en',
  ...englishPiles(englishCardWords(pack)),
  score,
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Next: ${englishSigned(next, unit)}`
      : `Streak: ${cards}/${englishAmount(points, unit)} (Next: ${englishSigned(next, unit)})`,
  event,
  idle: 'A whole pass brought no move.',
});
