/** English sentences on scorings. words/score-sentences.ts decides which are told, and in what order. */
import type { ScoreDef } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { ScoreWords } from '../words/rule-words.ts';
import {
  scoreWords,
  type BonusSentences,
  type BriefSentences,
  type CountSentences,
  type ExampleSentences,
  type LeftSentences,
  type LimitSentences,
  type PlaySentences,
  type StreakSentences,
} from '../words/score-sentences.ts';
import type { EnglishCardWords } from './cards.ts';
import {
  englishAmount,
  englishCapital,
  englishGrouped,
  englishListed,
  englishOrdinal,
  englishSigned,
  englishSpelled,
  englishWorth,
  some,
} from './parts.ts';
import { englishAllOf, englishOneOf } from './roles.ts';

/** "earns 5 points", "costs $5". */
const gives = (points: number, unit: ScoreDef['unit']): string =>
  `${points < 0 ? 'costs' : 'earns'} ${englishWorth(points, unit)}`;

const places = (all: readonly ZoneFact[]): string => englishListed(all.map(englishAllOf), 'or');

const streak: StreakSentences = {
  ends: (stock, reserve) => {
    const cards = [...(stock ? ['a stock card'] : []), ...(reserve ? ['a card of the reserve'] : [])];
    return `${englishCapital(englishListed(cards, 'or'))} ends the streak.`;
  },
  count: (unit) =>
    `The first card of a streak earns ${englishWorth(1, unit)}, the second ${englishAmount(2, unit)}, the third ${englishAmount(3, unit)}, and so on.`,
  pays: ({ pays, apex, from }, unit) => [
    `Each card of the layout earns ${englishWorth(pays, unit)}, one that covers no other ${englishWorth(apex, unit)}.`,
    `In a streak of more than ${some(from, 'card')} each further one earns a tenth more than the one before would: 1.1 times as much, 1.2 times, and so on, rounded, halves up.`,
  ],
  doubles: (doubles, unit) =>
    doubles === 1
      ? `The first card of a streak earns ${englishWorth(1, unit)}, and each further one twice as much as the one before: 2, 4, 8, and so on.`
      : `The first ${englishSpelled(doubles)} cards of a streak earn ${englishWorth(1, unit)} each, the next ${englishSpelled(doubles)} 2 each, then 4, 8, and so on.`,
  factors: (factors) => {
    const each = factors.map(({ factor, gone }) => `by ${factor} from the ${englishOrdinal(gone)} on`);
    return `The tops of the peaks multiply this as they go, themselves included: ${englishListed(each)}.`;
  },
  driveEarns: ({ cards, points }, unit) =>
    `A streak that reaches ${some(cards, 'card')} is a long drive and ${gives(points, unit)} more.`,
  driveCosts: ({ cards, points }, unit) =>
    `A streak that reaches ${some(cards, 'card')} is a long drive and takes ${englishWorth(points, unit)} off.`,
};

const bonus: BonusSentences = {
  onlyTop: (points, unit) => `The top card of the layout ${gives(points, unit)} more.`,
  tops: ({ peaks, tops, apart, score: { unit } }, clears) => {
    const nth = (n: number): string => (n === tops ? 'last' : englishOrdinal(n));
    const parts = peaks.map(({ n, points }, i) => {
      if (i > 0) return `the ${nth(n)} ${englishAmount(points, unit)}`;
      return apart
        ? `The ${nth(n)} top of a peak to go ${gives(points, unit)} more`
        : `Of the ${englishSpelled(tops)} cards that lie on no other the ${nth(n)} to go ${gives(points, unit)} more`;
    });
    return `${englishListed(parts)}${clears ? ', which clears the layout' : ''}.`;
  },
  win: (points, unit) => `Winning the deal ${gives(points, unit)} more.`,
  winByPass: ([first = 0, ...others], unit) => {
    const rest = others.map((points, i) => `${englishAmount(points, unit)} in the ${englishOrdinal(i + 2)}`);
    return `Winning the deal ${englishListed([`${gives(first, unit)} in the first pass of the stock`, ...rest])}.`;
  },
  second: (points, unit) => `Each second left on the clock when the deal is won ${gives(points, unit)}.`,
};

const play = (c: EnglishCardWords): PlaySentences => ({
  draw: (points, unit, starts) =>
    `Each stock card turned ${gives(points, unit)}; the first one${starts ? ', which starts the waste,' : ''} is free.`,
  reserve: (points, unit) => `Each card played from the reserve ${gives(points, unit)}.`,
  pass: ({ free, each }, unit) =>
    `Each pass through the stock after the ${englishOrdinal(free)} ${gives(each, unit)}.`,
  moves: (moves, unit) => {
    const each = moves.map(
      ({ from, to, points, suit }) =>
        `${suit ? 'a whole suit ' : ''}from ${englishOneOf(from)} to ${englishOneOf(to)} ${englishSigned(points, unit)}`,
    );
    const what = moves.some(({ suit }) => suit) ? 'Moves count' : 'Moving a card counts';
    return `${what}: ${each.join('; ')}.`;
  },
  turn: (points, unit) => `Turning up a face-down card of a column ${gives(points, unit)}.`,
  ranks: (hole, groups, unit) => {
    const each = groups.map(
      ({ points, ranks }) => `${englishWorth(points, unit)} for ${englishListed(ranks.map(c.ranks))}`,
    );
    return `A card played to ${englishOneOf(hole)} earns by its rank: ${each.join('; ')}.`;
  },
  strokes: 'Strokes of event cards are added.',
  stroke: (points, unit) => `Each stroke of an event card counts ${englishSigned(points, unit)}.`,
});

const counts: CountSentences = {
  cards: (place) =>
    `The score is the number of cards ${place.role === 'discard' ? 'removed' : `on ${englishAllOf(place)}`}.`,
  eachCard: (place, each, unit) =>
    `Each card ${place.role === 'discard' ? 'removed' : `on ${englishOneOf(place)}`} is worth ${englishWorth(each, unit)}.`,
  groups: 'The score is the number of groups.',
  eachGroup: (points, unit) => `Each group removed ${gives(points, unit)}.`,
};

const left: LeftSentences = {
  lost: ({ each, places: all }, unit) =>
    `In a deal that is not won each card left in ${places(all)} ${gives(each, unit)}.`,
  lostLow: ({ each, places: all }, unit) =>
    `The score of a deal that is not cleared is the number of cards left in ${places(all)}${each === 1 ? '' : `, ${englishWorth(each, unit)} each`}.`,
  endedEarly: (each, unit) =>
    `Ending the deal while the stock still has cards ${gives(each, unit)} for each card left; once the stock is empty it costs nothing.`,
  spare: (all, each, unit) => `When the deal is won, each card left in ${places(all)} ${gives(each, unit)}.`,
  spareLow: (all, each, unit) =>
    `When the deal is cleared, each card left in ${places(all)} takes ${englishWorth(each, unit)} off: the score goes below zero.`,
};

const limits: LimitSentences = {
  start: (points, unit) => `A deal starts at ${englishAmount(points, unit)}.`,
  belowZero: 'The score can fall below zero.',
  floor: (points) => `The score never falls below ${points}.`,
  least: (points) => `Once the deal is over, the score is at least ${points}.`,
  low: 'Lower is better.',
  par: (par) => `Par, what a good player makes of a deal, is ${par}.`,
  bankroll: 'Your winnings and losses carry over from deal to deal.',
};

const examples: ExampleSentences = {
  streak: (steps, sum, unit) =>
    `A streak of ${steps.length} is worth ${steps.join(' + ')} = ${englishAmount(sum, unit)}.`,
  ends: (total, price, cards, unit) =>
    `If you end the deal with ${cards} cards left, that costs ${englishWorth(price, unit)}: ${englishAmount(total, unit)} becomes ${englishAmount(total + price, unit).replace('-', '−')}.`,
  most: (points, unit) =>
    `The most one deal can bring is ${unit === 'dollars' ? '$' : ''}${englishGrouped(points)}.`,
};

const brief: BriefSentences = {
  count: '1, 2, 3, … for the cards of a streak',
  pays: (points, unit) => `${englishSigned(points, unit)} a card, and more in long streaks`,
  doubles: 'streaks that double',
  peaks: (points, unit) =>
    `${points.map((each) => englishSigned(each, unit)).join(', ')} for the tops of the peaks`,
  ranks: 'points for each card by its rank',
  cards: (place, each, unit) =>
    each === 1
      ? `one for each card ${place.role === 'discard' ? 'removed' : `on ${englishAllOf(place)}`}`
      : `${englishSigned(each, unit)} for each card on ${englishAllOf(place)}`,
  groups: 'one for each group',
  moves: 'points for each useful move',
  clear: (points, upTo, unit) => `${upTo ? 'up to ' : ''}${englishSigned(points, unit)} for the clear`,
  draw: (points, unit) => `${englishSigned(points, unit)} for a stock card`,
  left: ({ each, when }, low, unit) =>
    low
      ? 'one for each card left'
      : `${englishSigned(each, unit)} for each card left when ${when === 'stock' ? 'you end early' : 'the deal is lost'}`,
  low: 'lower is better',
};

export const englishScore = (c: EnglishCardWords): ScoreWords =>
  scoreWords({
    headings: {
      none: 'No points are counted: a deal is won or lost.',
      title: (title) => `${title}:`,
      more: (sentences) => `As above. ${sentences.join(' ')}`,
      others: 'Other scorings of this game:',
    },
    streak,
    bonus,
    play: play(c),
    counts,
    left,
    limits,
    examples,
    brief,
  });
