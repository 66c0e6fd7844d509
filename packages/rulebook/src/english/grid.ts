/** English sentences on grids: rows of single cards with gaps among them. */
import type { Regather } from '@cairn/engine';
import { englishStep } from './builds.ts';
import type { EnglishCardWords } from './cards.ts';
import {
  englishCapital,
  englishCounted,
  englishListed,
  englishNumbered,
  englishOrdinal,
  englishSpelled,
} from './parts.ts';
import type { GridDeal } from '../facts/deal-facts.ts';
import type { GridFact } from '../facts/grid-facts.ts';
import type { OrderFact, RunFact } from '../facts/rule-facts.ts';
import type { RefusalFact } from '../words/words.ts';

const places = ({ rows, places: length }: GridDeal): string =>
  `${englishSpelled(rows)} rows of ${englishSpelled(length)} places`;

export const englishGridDeal = (c: EnglishCardWords, fact: GridDeal): string[] => [
  `Deal ${englishCounted(fact.cards, 'card')} face up in ${places(fact)}, side by side.`,
  ...fact.free.map(({ place, rows }) => {
    const which = place === 1 ? 'first' : place === fact.places ? 'last' : englishOrdinal(place);
    const where =
      rows.length === fact.rows
        ? 'every row'
        : `${rows.length === 1 ? 'row' : 'rows'} ${englishNumbered(rows)}`;
    return `The ${which} place of ${where} stays free.`;
  }),
  ...(fact.out === null
    ? []
    : [
        fact.out.to === 'discard'
          ? `Then take ${theCards(c, fact.out)} off the table: they leave gaps.`
          : `Then move ${theCards(c, fact.out)} to the first places of the rows, in the order in which they lie: they leave gaps.`,
      ]),
];

/** "the four aces". */
const theCards = (c: EnglishCardWords, { ranks, count }: NonNullable<GridDeal['out']>): string =>
  englishListed(ranks.map((rank) => `the ${englishSpelled(count)} ${c.rankNames(rank)}`));

export const englishBriefGrid = (c: EnglishCardWords, fact: GridDeal): string => {
  const out = fact.out?.to === 'discard' ? `; take out ${theCards(c, fact.out)}` : '';
  return `${englishCounted(fact.cards, 'card')} in ${places(fact)}${out}`;
};

/** "one rank higher than the card to its left and of the same suit", of each build. */
const ways = (c: EnglishCardWords, other: string, { steps }: RunFact): readonly string[] =>
  steps.map((step, i) => englishStep(c, other, step, i));

/** "an ace goes to the right of a queen". */
const pairs = (c: EnglishCardWords, side: string, { pairs: all }: RunFact): readonly string[] =>
  all.map(({ cards, on }) => {
    const [card, beside] = [cards, on].map((ranks) =>
      ranks === undefined ? 'any card' : englishListed(ranks.map(c.aRank), 'or'),
    );
    return side === 'right'
      ? `${card} goes to the right of ${beside}`
      : `${beside} goes to the left of ${card}`;
  });

export const englishGrid = (c: EnglishCardWords, fact: GridFact): string[] => {
  const right = ways(c, 'the card to the left of the gap', fact.after);
  const left = fact.before === null ? [] : ways(c, 'the card to the right of the gap', fact.before);
  const all = [...right, ...left];
  const more = [
    ...pairs(c, 'right', fact.after),
    ...(fact.before === null ? [] : pairs(c, 'left', fact.before)),
  ];
  const first = englishListed(fact.first.map(c.aRank), 'or');
  return [
    ...(all.length === 0 ? [] : [`A gap takes a card that is ${all.join(', or ')}.`]),
    ...more.map((text) => `${englishCapital(text)}.`),
    ...(fact.joined
      ? [
          'The rows are joined: the last place of each row has the first place of the next one to its right, and the very last place has the very first.',
        ]
      : [`The first place of a row takes only ${first}.`]),
    ...(fact.before === null
      ? [`Nothing goes to the right of a gap${fact.dead.map((rank) => ` or of ${c.aRank(rank)}`).join('')}.`]
      : []),
  ];
};

/** "all 48 cards lie in order: ..." */
export const englishInOrder = (c: EnglishCardWords, { first, joined, cards }: OrderFact): string => {
  const begin = englishListed(first.map(c.aRank), 'or');
  return joined
    ? `all ${cards} cards lie in order: read row by row, whatever gaps lie between, they begin with ${begin}, and each card follows the one before it`
    : `all ${cards} cards lie in order: each row begins in its first place with ${begin}, and each card follows the one to its left, with no gap between them`;
};

export const englishOrderGoal = (c: EnglishCardWords, { first, joined }: OrderFact): string => {
  const begin = englishListed(first.map(c.aRank), 'or');
  return joined
    ? `Bring all the cards into order, row by row from ${begin}: each follows the one before it.`
    : `Bring every row into order: ${begin} comes first, and each card follows the one to its left.`;
};

const FREE = {
  after: 'in each row the place after the cards that are in order stays free',
  last: 'the last place of each row stays free',
  anywhere: 'the gaps are anywhere',
} as const;

export const englishRegatherGrid = (
  often: string,
  { order, gaps = 'after' }: Pick<Regather, 'order' | 'gaps'>,
): string[] => {
  const gathered =
    order === 'shuffled'
      ? 'gather the cards that are not in order, shuffle them and deal them again'
      : `gather the cards that are not in order, without shuffling, ${order === 'fromTop' ? 'from the last row to the first' : 'row by row'}, and deal them again`;
  return [
    `${often} you may ${gathered}, row by row: ${FREE[gaps]}.`,
    ...(order === 'shuffled' || gaps === 'anywhere' ? ['Undoing this doesn’t give it back.'] : []),
  ];
};

/** What a gap needs. */
export const englishNotNext = (
  c: EnglishCardWords,
  { wanted: all }: Extract<RefusalFact, { kind: 'not-next' }>,
): string => {
  if (all.length === 0) return 'Nothing fits into this gap now.';
  const wanted = all.map((each) => ('rank' in each ? c.aRank(each.rank) : c.theCard(each.card)));
  return `This gap needs ${englishListed(wanted, 'or')}.`;
};
