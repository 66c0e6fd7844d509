/** The English catalogue of sentences during play: moves, refusals, how a deal stands, and its score. */
import { englishCardWords } from './cards.ts';
import { englishMoves } from './moves.ts';
import { englishRefusal } from './refusals.ts';
import { englishCounted, englishWorth } from './parts.ts';
import type { EndFact, ScoreFact, Speech, StatusFact } from '../words/words.ts';

const NOUN = { cards: 'card', suits: 'suit', piles: 'pile' } as const;

const status = (fact: StatusFact): string => {
  const left = englishCounted(fact.left, NOUN[fact.of]);
  const are = fact.left === 1 ? 'is' : 'are';
  if (fact.cleared && fact.status === 'playing') return 'Cleared: the next layout can be dealt.';
  switch (fact.status) {
    case 'playing':
      return `In play: ${left} to go.`;
    case 'won':
      return 'Won.';
    case 'stuck':
      return fact.counted
        ? `Over: no move is left, and ${left} ${are} left.`
        : `Lost: no move is left, and ${left} ${are} still to go.`;
    case 'resigned':
      return `Ended with ${left} still to go.`;
    case 'time':
      return `Time ran out with ${left} still to go.`;
  }
};

const scoreSpoken = (fact: ScoreFact): string => {
  const { total, penalty, unit, low, par, streak } = fact;
  const now = low ? total + penalty : total;
  const sum = unit === 'dollars' ? `$${Math.abs(now)}` : `${Math.abs(now)}`;
  return [
    `Score ${now < 0 ? 'minus ' : ''}${sum}${low && penalty !== 0 ? ' if the deal ends now' : ''}.`,
    ...(low && par !== null ? [`Par is ${par}.`] : []),
    ...(low || penalty === 0 ? [] : [`Ending now costs ${englishWorth(penalty, unit)}.`]),
    ...(streak === null || streak.cards === 0
      ? []
      : [`Streak of ${englishCounted(streak.cards, 'card')}, worth ${englishWorth(streak.points, unit)}.`]),
    ...(streak === null ? [] : [`The next card earns ${englishWorth(streak.next, unit)}.`]),
  ].join(' ');
};

const endPrice = ({ left, of, points, unit, low }: EndFact): string => {
  const cards = englishCounted(left, NOUN[of]);
  if (points === 0) return `Ending the deal now costs nothing; ${cards} would be left.`;
  return low
    ? `Ending the deal now makes ${englishWorth(points, unit)}: ${cards} left.`
    : `Ending the deal now costs ${englishWorth(points, unit)}: ${cards} left.`;
};

export const englishSpeech: Speech = (pack) => {
  const c = englishCardWords(pack);
  return { ...englishMoves(c), refusal: (fact) => englishRefusal(c, fact), status, scoreSpoken, endPrice };
};
