/** English sentences on the stock, on powers and limits, and on special places of a layout. */
import { dealsRows, type Rank } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { englishAsking, englishChances } from './events.ts';
import {
  englishCapital,
  englishCounted,
  englishListed,
  some,
  englishSpelled,
  englishTimes,
} from './parts.ts';
import { englishRegatherGrid } from './grid.ts';
import { englishAllOf } from './roles.ts';
import type { LayoutDeal, LayoutPlace } from '../facts/deal-facts.ts';
import type { PowerFact, StockPlay } from '../facts/rule-facts.ts';

const DRAW = {
  hole: ({ def: { draw } }) =>
    `turn the next ${draw === 1 ? 'card' : `${englishSpelled(draw)} cards`} of the stock up onto the waste`,
  waste: ({ def: { draw } }) => `turn ${some(draw, 'card')} from the stock up onto the waste`,
  tableau: (stock) =>
    (dealtOnce(stock)
      ? `deal the ${some(stock.cards, 'stock card')}, one to each of the first ${englishSpelled(stock.cards)} columns`
      : `deal one stock card to ${eachOf(stock, 'column')}`) +
    (stock.def.when === 'filled' ? '' : ', empty ones too'),
  reserve: (stock) =>
    dealtOnce(stock)
      ? `deal the ${some(stock.cards, 'stock card')}, one to each of the first ${englishSpelled(stock.cards)} piles of the reserve`
      : `deal one stock card to ${stock.to.piles === 1 ? 'the reserve' : `each of the ${englishSpelled(stock.to.piles)} piles of the reserve`}`,
} as const satisfies Record<StockPlay['def']['to'], (stock: StockPlay) => string>;

/** "each column", "each of columns 1 to 8": the columns of one zone. */
const eachOf = ({ first, to }: StockPlay, noun: string): string =>
  first === null ? `each ${noun}` : `each of ${noun}s ${first} to ${first + to.piles - 1}`;

/** Whether the stock has too few cards for every pile. */
const dealtOnce = ({ def, cards, to }: StockPlay): boolean => dealsRows(def) && cards > 1 && cards < to.piles;

export const englishDraw = (stock: StockPlay): string => {
  const { def } = stock;
  const act = DRAW[def.to](stock);
  switch (def.when) {
    case 'any':
      return `At any time you may ${act}.`;
    case 'stuck':
      return `You may ${act}, but only when no card can be played.`;
    case 'filled':
      return `You may ${act}, but only when no column is empty.`;
    case 'placed':
      return `You may ${act}, but only when the waste is empty.`;
    case 'never':
      return 'You don’t draw from the stock: its cards only fill empty piles.';
  }
};

export const englishPasses = (stock: StockPlay): string => {
  const {
    def: { passes: count, to },
    cards,
    redeal,
  } = stock;
  if (dealtOnce(stock)) return 'You can do this only once.';
  const last = cards % stock.to.piles;
  if (dealsRows(stock.def) && last > 1)
    return `You go through the stock only once: the last ${englishSpelled(last)} cards go to the first ${englishSpelled(last)} ${to === 'tableau' ? 'columns' : 'piles'}.`;
  if (to === 'waste' && !redeal) return 'When the stock is out, it stays out: there is only one pass.';
  if (!redeal) return 'You go through the stock only once.';
  const again = 'When the stock is out, you may turn the waste over, unshuffled, to be the stock again';
  return count === 'unlimited'
    ? `${again}, as often as you like.`
    : `${again}: ${englishSpelled(count)} passes in all.`;
};

export const englishShow = ({ show: shown }: StockPlay): string[] =>
  shown === null
    ? []
    : [
        `${shown.what === 'rank' ? 'The rank of the next stock card' : 'The next stock card'} is shown ` +
          (shown.while === 'first' ? 'until the first one is turned.' : 'all the time.'),
      ];

/** ", once in a deal" */
const often = (uses: number | 'unlimited'): string =>
  uses === 'unlimited' ? 'As often as you like' : `${englishCapital(englishTimes(uses))} in a deal`;

/** Which cards a column gets from the next one if they are dealt again as they lie. */
const ORDER = {
  fromTop:
    'A column with too few cards takes them from the top of the next one and puts them under its own; one with too many gives its lowest to the top of the next.',
  fromBottom:
    'A column with too few cards takes them from the bottom of the next one and puts them on top of its own; one with too many gives its last to the bottom of the next.',
} as const;

const regather = (
  uses: number | 'unlimited',
  order: NonNullable<PowerFact['regather']>['order'],
  deal: number,
): string[] =>
  order === 'shuffled'
    ? [
        `${often(uses)} you may gather the cards of the columns, shuffle them and deal them again, ${englishSpelled(deal)} to a column as far as they go.`,
        'Undoing this doesn’t give it back.',
      ]
    : [
        `${often(uses)} you may gather the columns from left to right, without shuffling, and deal them again, ${englishSpelled(deal)} cards to a column as far as they go.`,
        ORDER[order],
      ];

export const englishPower = ({ power: id, uses, hole, events, regather: again }: PowerFact): string[] => {
  switch (id) {
    case 'peek':
      return [
        `${often(uses)} you may look at the next stock card before you turn it.`,
        'Undoing a peek doesn’t give it back.',
      ];
    case 'reshuffle':
      return [
        `${often(uses)} you may have the cards left in the layout change places at random.`,
        'What is face down there stays face down.',
        'Undoing a reshuffle doesn’t give it back.',
      ];
    case 'restock':
      return [
        `${often(uses)} you may send half of the cards under the top of ${englishAllOf(hole)}, taken at random, back to the stock, which is then shuffled.`,
        'Undoing this doesn’t give it back.',
      ];
    case 'regather':
      if (again === null) return [];
      return again.deal === undefined
        ? englishRegatherGrid(often(uses), again)
        : regather(uses, again.order, again.deal);
    case 'pay':
      return [];
    case 'chance':
      return englishChances(events);
  }
};

export const englishSeconds = (limit: number): string => {
  const minutes = limit / 60;
  const time = Number.isInteger(minutes) ? some(minutes, 'minute') : englishCounted(limit, 'second');
  return `A deal lasts ${time} at most; then it ends.`;
};

export const englishUndo = (limit: number): string =>
  limit === 0 ? 'No undo.' : `You can undo only ${some(limit, 'move')} per deal.`;

/** "row 1 card 2, row 3 cards 4 and 5". */
const spots = (places: readonly LayoutPlace[]): string => {
  const rows = [...new Set(places.map(({ row }) => row))];
  return englishListed(
    rows.map((row) => {
      const numbers = places.filter((spot) => spot.row === row).map(({ number }) => `${number}`);
      return `row ${row} ${numbers.length === 1 ? 'card' : 'cards'} ${englishListed(numbers)}`;
    }),
  );
};

/** "anything from a 2 to a 9", "an ace or a king". */
const anyOf = (c: EnglishCardWords, ranks: readonly Rank[]): string => {
  const [first = 0, last = 0] = [ranks[0], ranks.at(-1)];
  return ranks.length > 2 && last - first === ranks.length - 1
    ? `anything from ${c.aRank(first)} to ${c.aRank(last)}`
    : englishListed(ranks.map(c.aRank), 'or');
};

export const englishHazards = (
  c: EnglishCardWords,
  { locks, rough, events, irons }: LayoutDeal,
): string[] => [
  ...locks.map(
    (lock) =>
      `${englishCapital(spots(lock.spots))} can't be played before ${spots(lock.until)} ${lock.until.length === 1 ? 'has' : 'have'} gone.`,
  ),
  ...(rough.length === 0
    ? []
    : [
        `${englishCapital(spots(rough))} ${rough.length === 1 ? 'lies' : 'lie'} in the rough: such a card takes two plays, of which the first only clears the rough away.`,
      ]),
  ...(events.length === 0 ? [] : [englishAsking(englishCapital(spots(events)), events.length > 1)]),
  ...(irons === null
    ? []
    : [
        `${englishCapital(spots(irons.spots))} may go to your hand when free${irons.takes.length === 0 ? '' : ` and ${anyOf(c, irons.takes)}`}; the hand holds ${some(irons.room, 'card')}.`,
      ]),
];
