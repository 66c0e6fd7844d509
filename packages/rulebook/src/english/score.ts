/** English for scorings: what earns, what costs, what the status line then reads. */
import type { ScoreDef } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import {
  englishAmount,
  englishCapital,
  englishGrouped,
  englishListed,
  englishOrdinal,
  englishSigned,
  some,
  englishSpelled,
  englishWorth,
} from './parts.ts';
import { englishAllOf, englishOneOf } from './roles.ts';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { ScoringFact } from '../facts/rule-facts.ts';
import type { ScoreWords } from '../words/rule-words.ts';

type Unit = ScoreDef['unit'];

const SHOWN_STREAK = 4;
/** The example of the status line: 21 points with 19 cards left. */
const EXAMPLE = { total: 21, cards: 19 } as const;

/** "earns 5 points", "costs $5". */
const gives = (points: number, unit: Unit): string =>
  `${points < 0 ? 'costs' : 'earns'} ${englishWorth(points, unit)}`;

const places = (all: readonly ZoneFact[]): string => englishListed(all.map(englishAllOf), 'or');

const chain = ({ score: { chain: how, unit }, stock, reserve }: ScoringFact): string[] => {
  if (how === undefined) return [];
  const ends = englishListed(
    [...(stock ? ['a stock card'] : []), ...(reserve ? ['a card of the reserve'] : [])],
    'or',
  );
  const end = ends === '' ? [] : [`${englishCapital(ends)} ends the streak.`];
  if (how === 'count')
    return [
      `The first card of a streak earns ${englishWorth(1, unit)}, the second ${englishAmount(2, unit)}, the third ${englishAmount(3, unit)}, and so on.`,
      ...end,
    ];
  if ('pays' in how)
    return [
      `Each card of the layout earns ${englishWorth(how.pays, unit)}, one that covers no other ${englishWorth(how.apex, unit)}.`,
      `In a streak of more than ${some(how.from, 'card')} each further one earns a tenth more than the one before would: 1.1 times as much, 1.2 times, and so on, rounded, halves up.`,
      ...end,
    ];
  const { doubles, peaks = [] } = how;
  const factors = peaks.flatMap((factor, gone) =>
    factor === 1 ? [] : [`by ${factor} from the ${englishOrdinal(gone)} on`],
  );
  return [
    doubles === 1
      ? `The first card of a streak earns ${englishWorth(1, unit)}, and each further one twice as much as the one before: 2, 4, 8, and so on.`
      : `The first ${englishSpelled(doubles)} cards of a streak earn ${englishWorth(1, unit)} each, the next ${englishSpelled(doubles)} 2 each, then 4, 8, and so on.`,
    ...end,
    ...(factors.length === 0
      ? []
      : [`The tops of the peaks multiply this as they go, themselves included: ${englishListed(factors)}.`]),
  ];
};

/** "The first top of a peak to go earns 15 points more, the second 15 and the last 30, which clears the layout." */
const peaks = ({ peaks: bonuses, tops, apart, score: { unit } }: ScoringFact): string[] => {
  const [first, ...others] = bonuses;
  if (first === undefined) return [];
  if (tops === 1) return [`The top card of the layout ${gives(first.points, unit)} more.`];
  const nth = (n: number): string => (n === tops ? 'last' : englishOrdinal(n));
  const rest = others.map(({ n, points }) => `the ${nth(n)} ${englishAmount(points, unit)}`);
  const lead = apart
    ? `The ${nth(first.n)} top of a peak to go ${gives(first.points, unit)} more`
    : `Of the ${englishSpelled(tops)} cards that lie on no other the ${nth(first.n)} to go ${gives(first.points, unit)} more`;
  const clears = bonuses.at(-1)?.n === tops ? ', which clears the layout' : '';
  return [`${englishListed([lead, ...rest])}${clears}.`];
};

const clear = ({ score: { clear: bonus = 0, unit } }: ScoringFact): string[] => {
  if (typeof bonus === 'object') {
    const [first = 0, ...others] = bonus;
    const rest = others.map((points, i) => `${englishAmount(points, unit)} in the ${englishOrdinal(i + 2)}`);
    return [
      `Winning the deal ${englishListed([`${gives(first, unit)} in the first pass of the stock`, ...rest])}.`,
    ];
  }
  return bonus === 0 ? [] : [`Winning the deal ${gives(bonus, unit)} more.`];
};

const draws = ({
  score: { draw = 0, reserve = 0, unit },
  stock,
  reserve: has,
  starts,
}: ScoringFact): string[] => [
  ...(stock && draw !== 0
    ? [
        `Each stock card turned ${gives(draw, unit)}; the first one${starts ? ', which starts the waste,' : ''} is free.`,
      ]
    : []),
  ...(has && reserve !== 0 ? [`Each card played from the reserve ${gives(reserve, unit)}.`] : []),
];

/** Ranks with the same worth share a part of the sentence, the highest worth first. */
const ranks = (c: EnglishCardWords, { score: { ranks: values = {}, unit }, hole }: ScoringFact): string[] => {
  const worths = [...new Set(Object.values(values))].toSorted((a, b) => b - a);
  if (worths.length === 0) return [];
  const groups = worths.map((points) => {
    const of = Object.keys(values).filter((rank) => values[rank] === points);
    return `${englishWorth(points, unit)} for ${englishListed(of.map((rank) => c.ranks(Number(rank))))}`;
  });
  return [`A card played to ${englishOneOf(hole)} earns by its rank: ${groups.join('; ')}.`];
};

const left = ({ left: charge, score: { unit }, low, stock }: ScoringFact): string[] => {
  if (charge === null) return [];
  const where = places(charge.places);
  if (charge.when === 'lost')
    return low
      ? [
          `The score of a deal that is not cleared is the number of cards left in ${where}${charge.each === 1 ? '' : `, ${englishWorth(charge.each, unit)} each`}.`,
        ]
      : [`In a deal that is not won each card left in ${where} ${gives(charge.each, unit)}.`];
  return stock
    ? [
        `Ending the deal while the stock still has cards ${gives(charge.each, unit)} for each card left; once the stock is empty it costs nothing.`,
      ]
    : [];
};

const examples = ({ score: { chain: how, unit }, left: charge, low, stock, most }: ScoringFact): string[] => {
  const steps = Array.from({ length: SHOWN_STREAK }, (_, i) => i + 1);
  const sum = steps.reduce((total, n) => total + n, 0);
  const now = englishAmount(EXAMPLE.total, unit);
  const price = charge === null ? '' : englishAmount(EXAMPLE.cards * charge.each, unit);
  const reads = `So “${now}/${price}” reads: ${now} now, and ${price} (for ${EXAMPLE.cards} cards) if you end here.`;
  return [
    ...(how === 'count'
      ? [`A streak of ${SHOWN_STREAK} is worth ${steps.join(' + ')} = ${englishAmount(sum, unit)}.`]
      : []),
    ...(charge === null || low || how === undefined || (charge.when === 'stock' && !stock) ? [] : [reads]),
    ...(most === null
      ? []
      : [`The most one deal can bring is ${unit === 'dollars' ? '$' : ''}${englishGrouped(most)}.`]),
  ];
};

/** Places with the same worth share a sentence. */
const spare = ({ spare: all, score: { unit }, low }: ScoringFact): string[] =>
  [...new Set(all.map(({ each }) => each))].map((each) => {
    const cards = `each card left in ${places(all.filter((one) => one.each === each).map(({ place }) => place))}`;
    return low
      ? `When the deal is cleared, ${cards} takes ${englishWorth(each, unit)} off: the score goes below zero.`
      : `When the deal is won, ${cards} ${gives(each, unit)}.`;
  });

const counts = ({ cards, score: { unit, groups = 0 } }: ScoringFact): string[] => [
  ...(cards === null
    ? []
    : [
        unit === 'cards' && cards.each === 1
          ? `The score is the number of cards ${cards.place.role === 'discard' ? 'removed' : `on ${englishAllOf(cards.place)}`}.`
          : `Each card ${cards.place.role === 'discard' ? 'removed' : `on ${englishOneOf(cards.place)}`} is worth ${englishWorth(cards.each, unit)}.`,
      ]),
  ...(groups === 0
    ? []
    : [
        unit === 'groups' && groups === 1
          ? 'The score is the number of groups.'
          : `Each group removed ${gives(groups, unit)}.`,
      ]),
];

const moves = ({ moves: all, turn, score: { unit, pass } }: ScoringFact): string[] => [
  ...(all.length === 0
    ? []
    : [
        `Moving a card counts: ${all.map(({ from, to, points }) => `from ${englishOneOf(from)} to ${englishOneOf(to)} ${englishSigned(points, unit)}`).join('; ')}.`,
      ]),
  ...(turn === 0 ? [] : [`Turning up a face-down card of a column ${gives(turn, unit)}.`]),
  ...(pass === undefined
    ? []
    : [`Each pass through the stock after the ${englishOrdinal(pass.free)} ${gives(pass.each, unit)}.`]),
];

const paced = ({ score: { drive, penalty = 0, unit } }: ScoringFact): string[] => [
  ...(drive === undefined
    ? []
    : [
        drive.points < 0
          ? `A streak that reaches ${some(drive.cards, 'card')} is a long drive and takes ${englishWorth(drive.points, unit)} off.`
          : `A streak that reaches ${some(drive.cards, 'card')} is a long drive and ${gives(drive.points, unit)} more.`,
      ]),
  ...(penalty === 0
    ? []
    : unit === 'strokes' && penalty === 1
      ? ['Strokes of event cards are added.']
      : [`Each stroke of an event card counts ${englishSigned(penalty, unit)}.`]),
];

const limits = (fact: ScoringFact): string[] => {
  const { score, low, bankroll, second } = fact;
  const { unit, par, floor, least, start = 0, draw = 0 } = score;
  return [
    ...(second === 0 ? [] : [`Each second left on the clock when the deal is won ${gives(second, unit)}.`]),
    ...(floor === undefined
      ? draw < 0 || start < 0
        ? ['The score can fall below zero.']
        : []
      : [`The score never falls below ${floor}.`]),
    ...(least === undefined ? [] : [`Once the deal is over the score is at least ${least}.`]),
    ...(low ? ['Less is better.'] : []),
    ...(par === undefined ? [] : [`Par, what a good player makes of a deal, is ${par}.`]),
    ...(bankroll ? ['What you win and lose is carried on from deal to deal.'] : []),
  ];
};

const start = ({ score: { start: at = 0, unit } }: ScoringFact): string[] =>
  at === 0 ? [] : [`A deal starts at ${englishAmount(at, unit)}.`];

const all = (c: EnglishCardWords, fact: ScoringFact): string[] => [
  ...start(fact),
  ...chain(fact),
  ...peaks(fact),
  ...ranks(c, fact),
  ...counts(fact),
  ...moves(fact),
  ...clear(fact),
  ...draws(fact),
  ...left(fact),
  ...spare(fact),
  ...paced(fact),
  ...limits(fact),
];

const brief = (fact: ScoringFact): string[] => {
  const { score, peaks: bonuses, low, cards, left: charge, moves: plays } = fact;
  const { unit, chain: streaks, clear: bonus = 0, draw = 0, ranks: byRank, groups = 0 } = score;
  const first = typeof bonus === 'object' ? bonus[0] : bonus;
  return [
    ...(streaks === undefined
      ? []
      : [
          streaks === 'count'
            ? '1, 2, 3, … for the cards of a streak'
            : 'pays' in streaks
              ? `${englishSigned(streaks.pays, unit)} a card, and more in long streaks`
              : 'streaks that double',
        ]),
    ...(bonuses.length === 0
      ? []
      : [`${bonuses.map(({ points }) => englishSigned(points, unit)).join(', ')} for the tops of the peaks`]),
    ...(byRank === undefined ? [] : ['points for each card by its rank']),
    ...(cards === null
      ? []
      : [
          cards.each === 1
            ? `one for each card ${cards.place.role === 'discard' ? 'removed' : `on ${englishAllOf(cards.place)}`}`
            : `${englishSigned(cards.each, unit)} for each card on ${englishAllOf(cards.place)}`,
        ]),
    ...(groups === 0 ? [] : ['one for each group']),
    ...(plays.length === 0 ? [] : ['points for each useful move']),
    ...(first === undefined || first === 0
      ? []
      : [`${typeof bonus === 'object' ? 'up to ' : ''}${englishSigned(first, unit)} for the clear`]),
    ...(draw === 0 ? [] : [`${englishSigned(draw, unit)} for a stock card`]),
    ...(charge === null
      ? []
      : low
        ? ['one for each card left']
        : [
            `${englishSigned(charge.each, unit)} for each card left when ${charge.when === 'stock' ? 'you end early' : 'the deal is lost'}`,
          ]),
    ...(low ? ['less is better'] : []),
  ];
};

export const englishScore = (c: EnglishCardWords): ScoreWords => ({
  none: 'No points are counted: a deal is won or lost.',
  all: (fact) => all(c, fact),
  examples,
  brief,
  title: (title) => `${title}:`,
  more: (sentences) => `As above. ${sentences.join(' ')}`,
  others: 'Other scorings of this game:',
});
