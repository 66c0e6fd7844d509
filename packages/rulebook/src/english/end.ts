/** English sentences on the end of a deal. */
import type { EnglishCardWords } from './cards.ts';
import { englishListed, some } from './parts.ts';
import { englishAllOf } from './roles.ts';
import { englishInOrder } from './grid.ts';
import type { EndingFact, GoalFact } from '../facts/rule-facts.ts';
import type { EndWords } from '../words/rule-words.ts';

/** "all 28 cards of the layout have gone", "48 of the 52 cards lie on the holes". */
const reached = (c: EnglishCardWords, goal: GoalFact): string => {
  switch (goal.kind) {
    case 'suits':
      return `every column is empty or holds one whole suit, from ${c.figure(goal.last)} down to ${c.figure(goal.first)}`;
    case 'order':
      return englishInOrder(c, goal);
    case 'piles':
      return goal.most === 1
        ? 'all cards lie in one pile'
        : `no more than ${some(goal.most, 'pile')} are left`;
    case 'clear':
      return `all ${goal.cards} cards of ${englishListed(goal.places.map(englishAllOf))} have gone`;
    case 'gather': {
      const all =
        goal.cards === goal.of ? `all ${goal.cards} cards` : `${goal.cards} of the ${goal.of} cards`;
      const left =
        goal.spared.length === 0
          ? ''
          : ` and only the ${englishListed(goal.spared.map(c.rankNames))} are left`;
      return goal.places.every(({ role }) => role === 'discard')
        ? `${all} have been removed${left}`
        : `${all} lie on ${englishListed(goal.places.map(englishAllOf))}${left}`;
    }
  }
};

const won = (c: EnglishCardWords, { goal, again, counted }: EndingFact): string[] => {
  if (again)
    return [`When ${reached(c, goal)}, all cards are shuffled and dealt again, and the score goes on.`];
  return [counted ? `The deal is cleared when ${reached(c, goal)}.` : `You win when ${reached(c, goal)}.`];
};

/** Everything that must be impossible before a deal is stuck. */
const stuck = ({ plays, remove, stock, redeals, powers, regather }: EndingFact): string =>
  englishListed([
    ...(plays ? [`no card can be ${remove ? 'moved or removed' : 'played'}`] : []),
    ...(remove && !plays ? ['no card can be removed'] : []),
    ...(stock ? [redeals ? 'the stock and its passes are used up' : 'the stock is out'] : []),
    ...(powers ? ['nothing more can be shuffled'] : []),
    ...(regather ? ['dealing again is used up or would change nothing'] : []),
  ]);

const lost = (fact: EndingFact): string[] => {
  const verb = fact.counted || fact.again ? 'The deal ends' : 'You lose';
  if (!fact.loops) return [`${verb} when ${stuck(fact)}.`];
  return [
    `${verb} when no move of any kind is left.`,
    'You may still have moves that lead nowhere. When that’s all that’s left, end the deal.',
  ];
};

const resign = ({ price, counted, loops }: EndingFact): string => {
  if (counted) return 'You may end a deal at any time: the cards left are your score.';
  if (price === 'charged') return 'You may end a deal at any time; you see the price first.';
  return loops ? 'Ending a deal costs nothing.' : 'You may end a deal at any time; it costs nothing.';
};

export const englishEnd = (c: EnglishCardWords): EndWords => ({
  won: (fact) => won(c, fact),
  lost,
  resign,
});
