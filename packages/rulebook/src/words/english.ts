/** English for a table as it is drawn: names of cards and piles, and figures of the score. */
import { cardWords } from './cards.ts';
import { piles } from './english-piles.ts';
import { amount, counted, signed } from './parts.ts';
import type { EventFact, Language, ScoreFact, Unit } from './words.ts';

/** Where less is better there is nothing to lose: the score is what it would be if the deal ended now. */
const score = ({ total, penalty, unit, low }: ScoreFact): string => {
  if (low) return amount(total + penalty, unit);
  return amount(total, unit) + (penalty === 0 ? '' : `/${amount(penalty, unit)}`);
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

const event = (fact: EventFact, unit: Unit): string => {
  const name = fact.kind === 'leftover' ? `${counted(fact.cards, 'card')} left` : EVENTS[fact.kind];
  return `${name} ${signed(fact.points, unit)}`;
};

export const english: Language = (pack) => ({
  language: 'en',
  ...piles(cardWords(pack)),
  score,
  streak: ({ cards, points, next }, unit) =>
    cards === 0
      ? `Next: ${signed(next, unit)}`
      : `Streak: ${cards}/${amount(points, unit)} (Next: ${signed(next, unit)})`,
  event,
  idle: 'A whole pass brought no move.',
});
