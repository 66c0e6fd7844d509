/** English for scorings: what earns, what costs, what the status line then reads. */
import { amount, grouped, listed, signed, worth } from './parts.ts';
import type { ScoreWords, ScoringFact } from './rule-words.ts';

const SHOWN_STREAK = 4;
/** The example of the status line: 21 points with 19 cards left. */
const EXAMPLE = { total: 21, cards: 19 } as const;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

const chain = ({ score: { unit } }: ScoringFact): string[] => {
  const steps = Array.from({ length: SHOWN_STREAK }, (_, i) => i + 1);
  const sum = steps.reduce((total, n) => total + n, 0);
  return [
    `The first card of a streak earns ${worth(1, unit)}, the second ${amount(2, unit)}, the third ${amount(3, unit)}, and so on; a stock card ends the streak.`,
    `A streak of ${SHOWN_STREAK} is worth ${steps.join(' + ')} = ${amount(sum, unit)}.`,
  ];
};

/** "The first top of a peak to go earns 15 points more, the second 15 and the last 30, which clears the layout." */
const peaks = ({ score, tops }: ScoringFact): string => {
  const [first, ...others] = score.peaks ?? [];
  if (first === undefined) return 'The tops of the peaks earn nothing extra.';
  const rest = others.map((bonus, i) => {
    const last = i + 2 === tops;
    return `the ${last ? 'last' : (ORDINALS[i + 1] ?? `${i + 2}th`)} ${amount(bonus, score.unit)}${last ? ', which clears the layout' : ''}`;
  });
  const lead = tops === 1 ? 'The top of the peak' : 'The first top of a peak to go';
  return `${listed([`${lead} earns ${worth(first, score.unit)} more`, ...rest])}.`;
};

const left = ({ score, stock }: ScoringFact): string[] => {
  const charge = score.left;
  if (charge === undefined || charge.each === 0) return ['Cards left at the end cost nothing.'];
  const each = worth(charge.each, score.unit);
  if (charge.when === 'lost') return [`Each card left in a deal that is not won costs ${each}.`];
  if (!stock) return [];
  const price = amount(EXAMPLE.cards * charge.each, score.unit);
  return [
    `Ending the deal while the stock still has cards costs ${each} for each card left; once the stock is empty it costs nothing.`,
    `So “${amount(EXAMPLE.total, score.unit)}/${price}” reads: ${amount(EXAMPLE.total, score.unit)} now, and ${price} (for ${EXAMPLE.cards} cards) if you end here.`,
  ];
};

export const score: ScoreWords = {
  none: 'No points are counted: a deal is won or lost.',
  chain,
  peaks,
  clear: ({ score: { clear = 0, unit } }) =>
    clear === 0
      ? 'There is no bonus for the clear itself.'
      : `Winning the deal earns ${worth(clear, unit)} more.`,
  draw: ({ score: { draw = 0, unit } }) =>
    draw === 0
      ? 'Turning stock cards costs nothing.'
      : `Each stock card turned costs ${worth(draw, unit)}; the first one, which starts the waste, is free.`,
  left,
  floor: ({ score: { floor } }) =>
    floor === undefined
      ? 'The score can fall below zero.'
      : `The score never falls below ${floor} by turning the stock.`,
  bankroll: 'What you win and lose is carried on from deal to deal.',
  most: ({ most, score: { unit } }) =>
    `The most one deal can bring is ${unit === 'dollars' ? '$' : ''}${grouped(most)}.`,
  brief: ({ score: { chain: streaks, peaks: bonuses = [], clear = 0, draw = 0, left: charge, unit } }) => [
    ...(streaks === undefined ? [] : ['1, 2, 3, … for the cards of a streak']),
    ...(bonuses.length === 0
      ? []
      : [`${bonuses.map((n) => signed(n, unit)).join(', ')} for the tops of the peaks`]),
    ...(clear === 0 ? [] : [`${signed(clear, unit)} for the clear`]),
    ...(draw === 0 ? [] : [`${signed(draw, unit)} for a stock card`]),
    ...(charge === undefined || charge.each === 0
      ? []
      : [
          `${signed(charge.each, unit)} for each card left when ${charge.when === 'stock' ? 'you end early' : 'the deal is lost'}`,
        ]),
  ],
  others: 'Other scorings of this game:',
};
