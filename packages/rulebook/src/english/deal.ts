/** English sentences on the deal (layouts, columns, piles, the stock), and the short form of each. */
import type { Rank } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { englishBriefGrid, englishGridDeal } from './grid.ts';
import { englishRowDeal } from './row.ts';
import { groups, same, growingPart, sum } from '../words/numbers.ts';
import {
  englishCapital,
  englishCounted,
  englishListed,
  englishNumbered,
  englishOrdinal,
  some,
  englishSpelled,
} from './parts.ts';
import { englishAllOf, NOUN } from './roles.ts';
import type {
  DealFact,
  LayoutDeal,
  PackFact,
  PileDeal,
  ZoneFact,
  PullFact,
  StockFact,
  TableauDeal,
} from '../facts/deal-facts.ts';

/** "the four queens", "the ace of spades", "the first card of clubs and of diamonds". */
const pulled = (c: EnglishCardWords, pull: PullFact): string => {
  if (pull.kind === 'base') return `the other ${some(pull.count, 'card')} of the rank of the first card`;
  if (pull.kind === 'ranks')
    return englishListed(pull.ranks.map((rank) => `the ${englishSpelled(pull.count)} ${c.rankNames(rank)}`));
  const cards = pull.items.flatMap((item) => ('card' in item ? [c.theCard(item.card)] : []));
  const suits = pull.items.flatMap((item) => ('first' in item ? [`of ${c.suit(item.first)}`] : []));
  const ranks = pull.items.flatMap((item) => ('any' in item ? [c.aRank(item.any)] : []));
  return englishListed([
    ...cards,
    ...ranks,
    ...(suits.length === 0 ? [] : [`the first card ${englishListed(suits)}`]),
  ]);
};

const count = (pull: PullFact): number => {
  if (pull.kind === 'each') return pull.items.length;
  return pull.kind === 'base' ? pull.count : pull.count * pull.ranks.length;
};

export const englishPull = (c: EnglishCardWords, deal: DealFact): string[] => {
  if (deal.kind === 'layout' || deal.kind === 'grid' || deal.pulled === null || deal.pulled.kind === 'base')
    return [];
  const each = count(deal.pulled);
  const place =
    deal.kind === 'tableau' ? { role: 'tableau' as const, piles: deal.lengths.length } : deal.place;
  const where =
    place.piles === 1
      ? `${each === 1 ? 'it' : 'them'} on ${deal.kind !== 'tableau' && deal.others ? `${deal.more ? 'another' : 'a'} ${NOUN[place.role]}` : englishAllOf(place)}`
      : deal.kind === 'tableau'
        ? `one at the foot of each of ${englishSpelled(each)} columns`
        : `${each === 1 ? 'it' : 'one each'} on the ${englishSpelled(place.piles)} ${NOUN[place.role]}s`;
  return [`Take ${pulled(c, deal.pulled)} out of the pack and put ${where}.`];
};

export const englishShuffle = ({ packs }: PackFact, rest: boolean): string => {
  if (rest) return 'Shuffle the other cards.';
  return packs === 1 ? 'Shuffle the pack.' : `Shuffle the ${englishSpelled(packs)} packs together.`;
};

/** "rows 1 to 3", "row 4", "rows 1 and 3": the rows with the value true. */
const rowNumbers = (rows: readonly boolean[]): string => {
  const numbers = rows.flatMap((yes, i) => (yes ? [i + 1] : []));
  return `${numbers.length === 1 ? 'row' : 'rows'} ${englishNumbered(numbers)}`;
};

const layoutFaces = ({ cards: all, rows }: LayoutDeal): string => {
  const up = sum(rows.map((row) => row.up));
  if (up === all) return 'The whole layout lies face up.';
  if (rows.some((row) => row.up > 0 && row.up < row.cards))
    return `The ${all - up} cards that are covered lie face down, the other ${up} face up.`;
  const down = rowNumbers(rows.map((row) => row.up === 0));
  const open = rowNumbers(rows.map((row) => row.up > 0));
  return `${englishCapital(down)} (${all - up} cards) ${down.startsWith('rows') ? 'lie' : 'lies'} face down, ${open} (${up} cards) face up.`;
};

const rowCounts = ({ rows }: LayoutDeal): string => {
  const counts = rows.map((row) => row.cards);
  if (rows.length > 2 && same(counts)) return `${counts[0]} each`;
  const [first = 0, ...others] = counts;
  const runsOn = counts.length > 3 && others.every((n, i) => n === (counts[i] ?? 0) + 1);
  return runsOn ? `${first} to ${counts.at(-1)}` : englishListed(counts.map(String));
};

const SHAPE = {
  peaks: (tops: number) => [`They make ${englishSpelled(tops)} peaks.`],
  triangle: () => ['They make a pyramid.'],
  other: () => [],
} as const;

const layoutDeal = (fact: LayoutDeal): string[] => [
  `Deal ${englishCounted(fact.cards, 'card')} in ${englishSpelled(fact.rows.length)} rows of ${rowCounts(fact)}, from the top down, ` +
    'each card half over those it meets in the row above.',
  ...SHAPE[fact.shape](fact.tops),
  layoutFaces(fact),
];

/** "1 to 7 cards", "1 to 7 cards, the last three of 7", "3, 6 and 9 cards". */
const growing = (lengths: readonly number[]): string => {
  const steps = growingPart(lengths);
  if (steps === null) return `${englishNumbered(lengths)} cards`;
  return `${englishNumbered(steps)} cards, the last ${englishSpelled(lengths.length - steps.length + 1)} of ${steps.at(-1)}`;
};

/** "seven columns of 5 cards", "seven columns of 1 to 7 cards", "17 columns, one of 4 and 16 of 3 cards". */
const columns = ({ lengths }: TableauDeal): string => {
  if (lengths.every((n) => n === 0)) return `${englishSpelled(lengths.length)} empty columns`;
  const alike = groups(lengths);
  if (alike.length > 1 && alike.length < 4 && alike.length < lengths.length)
    return `${some(lengths.length, 'column')}, ${englishListed(alike.map((group) => `${englishSpelled(group.length)} of ${group[0]}`))} ${alike.at(-1)?.[0] === 1 ? 'card' : 'cards'}`;
  const cards = same(lengths) ? englishCounted(lengths[0] ?? 0, 'card') : growing(lengths);
  return `${some(lengths.length, 'column')} of ${cards}`;
};

/** "The last six cards of columns 1 to 9 and the last card of columns 10 to 13". */
const lasts = (ups: readonly number[]): string => {
  const parts = [...new Set(ups)].map((up) => {
    const numbers = ups.flatMap((n, i) => (n === up ? [i + 1] : []));
    const cards = up === 1 ? 'the last card' : `the last ${englishSpelled(up)} cards`;
    return `${cards} of ${numbers.length === 1 ? 'column' : 'columns'} ${englishNumbered(numbers)}`;
  });
  return englishCapital(englishListed(parts));
};

const columnFaces = ({ face, down, lengths, lastRows, pulled: out }: TableauDeal): string => {
  switch (face.kind) {
    case 'open':
      return 'All of them lie face up.';
    case 'last': {
      if (lastRows === face.up)
        return `Only ${face.up === 1 && !face.shorter ? 'that one lies' : 'those lie'} face up; ${down} cards lie face down.`;
      const last = face.up === 1 ? 'Only the last card' : `The last ${englishSpelled(face.up)} cards`;
      const few = face.shorter ? ' (of a shorter one all)' : '';
      return `${last} of each column${few} ${face.up === 1 ? 'lies' : 'lie'} face up; ${down} cards lie face down.`;
    }
    case 'lasts':
      return `${lasts(face.ups)} lie face up; ${down} cards lie face down.`;
    case 'down': {
      const which = englishListed(face.cards.map(englishOrdinal));
      const cards = face.cards.length === 1 ? 'card' : 'cards';
      const up = sum(lengths) - down;
      return `The ${which} ${cards} ${out === null ? 'of' : 'dealt to'} each column ${face.cards.length === 1 ? 'lies' : 'lie'} face down, the other ${up} face up.`;
    }
  }
};

/** "Then put the kings of each column under its other cards, without changing their order." */
const sinking = (c: EnglishCardWords, ranks: readonly Rank[]): string[] =>
  ranks.length === 0
    ? []
    : [
        `Then put the ${englishListed(ranks.map(c.rankNames))} of each column under its other cards, without changing their order.`,
      ];

const columnDeal = (c: EnglishCardWords, fact: TableauDeal): string[] => [
  ...columnCards(fact),
  ...(fact.distinct
    ? [
        'No column gets two cards of the same rank: put a card whose rank is there already under the pack and deal the next one instead.',
      ]
    : []),
  ...sinking(c, fact.sink),
];

const columnCards = (fact: TableauDeal): string[] => {
  const { lengths, lastRows, face, pulled: out } = fact;
  const all = sum(lengths);
  if (all === 0) return [`Leave room for ${some(lengths.length, 'column')}.`];
  if (out !== null)
    return [
      `Deal ${all} cards on them, ${same(lengths) ? `${lengths[0]} to each column` : `${englishNumbered(lengths)} to the columns`}, row by row.`,
      columnFaces(fact),
    ];
  if (lengths.every((n) => n === 1))
    return [`Deal ${some(all, 'card')} face up, side by side: ${englishSpelled(all)} columns.`];
  const few = face.kind === 'last' && face.shorter ? ' (or all of a shorter one)' : '';
  const last = lastRows === 1 ? 'card' : `${englishSpelled(lastRows)} cards`;
  const order = lastRows === 0 ? '' : `, but the last ${last} of each column${few} after all the others`;
  return [`Deal ${all} cards in ${columns(fact)}, row by row from the left${order}.`, columnFaces(fact)];
};

/** "the reserve", "the four foundations", "the other four foundations". */
const theseOf = ({ role, piles }: ZoneFact, more = false): string =>
  piles === 1 || role === 'reserve' || role === 'hand'
    ? englishAllOf({ role, piles })
    : `the ${more ? 'other ' : ''}${englishSpelled(piles)} ${NOUN[role]}s`;

const pileDeal = (
  c: EnglishCardWords,
  { place, more, pulled: out, lengths, face, base, held }: PileDeal,
): string[] => {
  const all = sum(lengths);
  if (held.length > 0)
    return [
      `Beside the pack you have ${englishListed(held.map(c.aRank))} of no suit in your hand from the start.`,
    ];
  if (place.role === 'row') return [englishRowDeal(all)];
  const where = theseOf(place, more);
  if (out?.kind === 'base')
    return [
      'Look at the first card of the pack: its rank is the base rank.',
      `Put the other ${some(out.count, 'card')} of that rank on ${where}, and begin the deal with the first card.`,
    ];
  if (all === 0) {
    if (out !== null || place.role === 'hand') return [];
    return [`${englishCapital(where)} ${place.piles === 1 ? 'starts' : 'start'} empty.`];
  }
  if (place.role === 'cell' && !same(lengths))
    return [
      `Deal one card ${all === 1 ? 'to one cell' : `to each of ${englishSpelled(all)} cells`}. The other ${
        place.piles - all === 1 ? 'one starts' : `${englishSpelled(place.piles - all)} start`
      } empty.`,
    ];
  if (base) return [`Turn one card up onto the first of ${where}: all of them are to begin with its rank.`];
  if (place.piles === 1 && all > 1)
    return [
      `Deal ${englishCounted(all, 'card')} to ${where}, ${face === 'open' ? 'face up and spread' : 'squared up, with only the last one face up'}.`,
    ];
  if (place.piles === 1) return [`Turn one card up to start ${where}.`];
  if (lengths.every((n) => n === 1) && place.role === 'reserve')
    return [`Deal ${all} cards face up, side by side, for ${where}.`];
  const each = place.role === 'reserve' ? `the ${englishSpelled(place.piles)} piles of ${where}` : where;
  return same(lengths)
    ? [
        `Deal ${englishCounted(lengths[0] ?? 0, 'card')} to each of ${each}, ${face === 'open' ? 'face up' : 'only the last one face up'}.`,
      ]
    : [`Deal ${englishCounted(all, 'card')} to ${where}.`];
};

export const englishDeal = (c: EnglishCardWords, fact: DealFact): string[] => {
  if (fact.kind === 'layout') return layoutDeal(fact);
  if (fact.kind === 'grid') return englishGridDeal(c, fact);
  return fact.kind === 'tableau' ? columnDeal(c, fact) : pileDeal(c, fact);
};

export const englishHand = (jokers: number, beside: boolean): string => {
  const lie = jokers === 1 ? 'The joker lies' : `The ${englishSpelled(jokers)} jokers lie`;
  return `${lie} face up${beside ? ' beside the stock' : ''}, in your hand.`;
};

export const englishStock = ({ cards: size, starter }: StockFact): string[] => [
  `The other ${englishCounted(size, 'card')} are the stock, face down.`,
  ...(starter === 0
    ? []
    : [
        `Turn the first ${starter === 1 ? 'one' : starter} up to start the waste: ${size - starter} are left.`,
      ]),
];

export const englishRest = (cards: number): string =>
  `The other ${englishCounted(cards, 'card')} lie face up on the waste, spread so that all can be seen.`;

export const englishBriefDeal = (c: EnglishCardWords, fact: DealFact): string => {
  if (fact.kind === 'layout') return `${englishCounted(fact.cards, 'card')} in rows of ${rowCounts(fact)}`;
  if (fact.kind === 'grid') return englishBriefGrid(c, fact);
  if (fact.kind === 'tableau') {
    const own = fact.pulled === null ? 0 : 1;
    return columns({ ...fact, lengths: fact.lengths.map((n) => n + own) });
  }
  const { place, more, lengths, pulled: out } = fact;
  const begun = sum(lengths);
  if (place.role === 'row') return `a row of ${englishCounted(begun, 'card')}`;
  if (place.role === 'reserve') return `a reserve of ${englishCounted(begun, 'card')}`;
  if (place.role === 'hand') return '';
  if (out !== null)
    return `${pulled(c, out)} on ${fact.others && place.piles === 1 ? `a ${NOUN[place.role]}` : theseOf(place)}`;
  const noun = NOUN[place.role];
  if (begun === 0)
    return place.piles === 1
      ? `an empty ${noun}`
      : `${englishSpelled(place.piles)} ${more ? 'more ' : 'empty '}${noun}s${more ? ', empty' : ''}`;
  if (place.piles === 1) return `one card on the ${noun}`;
  if (place.role === 'cell')
    return begun === place.piles
      ? `${englishSpelled(begun)} cells with one card each`
      : `${englishSpelled(place.piles)} cells, ${englishSpelled(begun)} of them filled`;
  return begun === place.piles
    ? `one card on each of ${englishSpelled(begun)} ${noun}s`
    : `${englishSpelled(place.piles)} ${noun}s, one of them begun`;
};

export const englishBriefStock = ({ cards: size, starter }: StockFact): string =>
  `a stock of ${size}${starter === 0 ? '' : `, ${starter === 1 ? 'one' : starter} of them turned up to start the waste`}`;
