/** English sentences on builds, and on the two ends of a sequence. */
import { rankOf, SUIT_FACTS, type Rank, type StepBuild } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { englishCapital, englishListed, englishSpelled, some } from './parts.ts';
import { englishAllOf, englishOneOf } from './roles.ts';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { BuildFact, EndsFact, FoundationFact, RunFact, StepFact } from '../facts/rule-facts.ts';

type Step = Exclude<StepBuild['rank'], 'any'>;
const STEP: Readonly<Record<Step, string>> = {
  up: 'one rank higher',
  down: 'one rank lower',
  either: 'one rank higher or lower',
  equal: 'the same rank',
};
const THAN: Readonly<Record<Step, string>> = { up: 'than', down: 'than', either: 'than', equal: 'as' };
const SUIT: Readonly<Record<StepBuild['suit'], string>> = {
  any: ', whatever the suits',
  same: ' and of the same suit',
  alternating: ' and of the other colour',
  colour: ' and of the same colour',
  other: ' and of another suit',
};
const SUIT_ALONE = {
  any: 'any card',
  same: 'of the same suit as',
  alternating: 'of the other colour than',
  colour: 'of the same colour as',
  other: 'of another suit than',
} as const;

/** "the top card"; of a column "the last card there". */
const lastCard = ({ role }: ZoneFact): string =>
  role === 'tableau' ? 'the last card there' : 'the top card';

/** " (a red 6 on a black 7)" */
const example = (c: EnglishCardWords, { step, example: cards }: StepFact): string => {
  if (cards === null) return '';
  const { card, on } = cards;
  if (SUIT_FACTS[step.suit].suits) return `: ${c.theCard(card)} on ${c.theCard(on)}`;
  return `: a ${c.colour(card)} ${c.figure(rankOf(card))} on a ${c.colour(on)} ${c.figure(rankOf(on))}`;
};

/** "one rank lower than the last card there and of the same suit"; `i` above 0 shortens it: "the same rank". */
export const englishStep = (
  c: EnglishCardWords,
  other: string,
  { step, order }: StepFact,
  i: number,
): string => {
  if (step.rank === 'any') return `${SUIT_ALONE[step.suit]} ${other}`;
  if (order !== null && step.rank !== 'equal') {
    const next = step.rank === 'either' ? `next to ${other}` : `the next after ${other}`;
    return `${next} in the order ${englishListed(order.map(c.figure))}${SUIT[step.suit]}`;
  }
  const than = i === 0 ? ` ${THAN[step.rank]} ${other}` : '';
  const text = STEP[step.rank] + than + SUIT[step.suit];
  if (step.rank !== 'equal' || step.suit !== 'any') return text;
  // Cards of one rank have different suits anyway.
  return i === 0 ? STEP.equal + than : `of ${STEP.equal}`;
};

const choice = (c: EnglishCardWords, ranks: readonly Rank[]): string =>
  ranks.length === 0 ? 'nothing' : englishListed(ranks.map(c.aRank), 'or');

/** "A card from 1 to 10", if other ranks are not part of the sequence. */
const subject = (c: EnglishCardWords, { only, step }: StepFact): string =>
  only === null || step.rank === 'any'
    ? 'A card'
    : `A card from ${c.figure(only.first)} to ${c.figure(only.last)}`;

/** "A Customer or a Barber goes on any card. A 1 goes on a Customer and a 10 on a Barber." */
export const englishPairs = (c: EnglishCardWords, { pairs: all }: BuildFact): string[] => {
  const anywhere = all.filter(({ on }) => on === undefined).flatMap(({ cards }) => cards ?? []);
  const [first, ...others] = all.flatMap(({ cards, on }) =>
    on === undefined
      ? []
      : [{ on: choice(c, on), cards: cards === undefined ? 'any card' : choice(c, cards) }],
  );
  const rest = others.map((pair) => `${pair.cards} on ${pair.on}`);
  const special = first && englishListed([`${first.cards} goes on ${first.on}`, ...rest]);
  return [
    ...(anywhere.length === 0 ? [] : [`${englishCapital(choice(c, anywhere))} goes on any card.`]),
    ...(special === undefined
      ? []
      : [anywhere.length === 0 ? `Besides, ${special}.` : `${englishCapital(special)}.`]),
  ];
};

/** Whether a step takes every card. */
const isAny = ({ step }: StepFact): boolean => step.rank === 'any' && step.suit === 'any';

export const englishBuild = (c: EnglishCardWords, { place, steps, holds }: BuildFact): string[] => {
  const [first, ...others] = steps;
  const most =
    holds === null
      ? []
      : [`${englishCapital(englishOneOf(place))} holds no more than ${some(holds, 'card')}.`];
  if (first === undefined) return most;
  const onto = englishOneOf(place);
  if (others.length === 0 && isAny(first)) return [`Any card goes on ${onto}.`, ...most];
  const alternatives = [first, ...others].map((step, i) => englishStep(c, lastCard(place), step, i));
  const shown = others.length === 0 ? example(c, first) : '';
  return [`${subject(c, first)} goes on ${onto} when it is ${alternatives.join(', or ')}${shown}.`, ...most];
};

/** "each is one rank lower than the one before it and of the same suit": when cards move together. */
export const englishJoined = (c: EnglishCardWords, { steps, pairs }: RunFact): string => {
  const all = [
    ...steps.map((fact) => {
      const { only, step } = fact;
      if (step.rank === 'any' && step.suit === 'any') return 'each lies face up';
      const from = only === null ? '' : `, from ${c.figure(only.first)} to ${c.figure(only.last)}`;
      return `each is ${englishStep(c, 'the one before it', fact, 0)}${from}`;
    }),
    ...pairs.map(({ cards, on }) => {
      const [above, below] = [cards, on].map((ranks) =>
        ranks === undefined ? 'any card' : choice(c, ranks),
      );
      return `each is ${above} on ${below}`;
    }),
  ];
  return all.length === 1 ? all.join('') : `one and the same rule joins them all: ${all.join(', or ')}`;
};

/** "Queens are left out: a jack and a king are neighbours." */
export const englishGaps = (c: EnglishCardWords, { gaps: all }: StepFact): string[] =>
  all.map(
    ({ out, low, high }) =>
      `${englishCapital(englishListed(out.map(c.rankNames)))} are left out: ${c.aRank(low)} and ${c.aRank(high)} are neighbours.`,
  );

const MEET = {
  circular: 'Ranks go round in a circle',
  linear: 'Ranks do not go round',
  kingStop: 'Ranks do not go round, and the highest takes nothing',
  base: 'Ranks go round in a circle',
} as const;

/** Where the circle is cut. */
const CUT = {
  up: 'nothing goes on a card of the rank below the base rank',
  down: 'nothing goes on a card of the base rank',
  either: 'a card of the base rank and one of the rank below it do not go on each other',
} as const;

export const englishEnds = (
  c: EnglishCardWords,
  { ends: how, way, last, onLast, first, onFirst }: EndsFact,
): string => {
  const top = `on ${c.aRank(last)} goes ${choice(c, onLast)}`;
  const cut = how === 'base' ? `; but ${CUT[way]}.` : '.';
  if (way === 'up') return `${MEET[how]}: ${top}${cut}`;
  if (way === 'down') return `${MEET[how]}: on ${c.aRank(first)} goes ${choice(c, onFirst)}${cut}`;
  return `${MEET[how]}: ${top}, on ${c.aRank(first)} ${choice(c, onFirst)}${cut}`;
};

export const englishOfColumns = (first: number, last: number, sentence: string): string =>
  first === last ? `Column ${first}: ${sentence}` : `Columns ${first} to ${last}: ${sentence}`;

export const englishBegins = (from: readonly ZoneFact[]): string =>
  `Before any other move you choose a card of ${englishListed(from.map(englishAllOf), 'or')} and put it on a foundation: its rank is the base rank.`;

export const englishFoundation = (
  c: EnglishCardWords,
  { place, way, order, inSuit, others, base, end, round, cards, once }: FoundationFact,
): string[] => {
  const several = others && place.piles > 1;
  const each = several
    ? `${englishCapital(englishSpelled(place.piles))} foundations${once ? ', each in a different suit,' : ''}`
    : place.piles === 1
      ? `${others ? 'One' : 'The'} foundation`
      : 'Each foundation';
  const begins = base === null ? 'a card of the same rank as the first one' : c.aRank(base);
  const on = round === null ? '' : `, going on from ${c.figure(round.last)} to ${c.figure(round.first)}`;
  const until =
    round !== null || end === null
      ? `, until all ${cards} cards of the suit lie there`
      : ` to the ${c.figure(end)}`;
  const [begin, are] = several ? ['begin', 'are'] : ['begins', 'is'];
  const suits = inSuit ? ' in suit' : ', whatever the suits,';
  if (order !== null)
    return [
      `${each} ${begin} with ${begins} and ${are} built${suits} in the order ${englishListed(order.map(c.figure))}.`,
      ...(once && !several ? ['Each suit begins only one of them.'] : []),
    ];
  return [
    `${each} ${begin} with ${begins} and ${are} built ${way} in suit${on}${until}.`,
    ...(once && !several ? ['Each suit begins only one of them.'] : []),
  ];
};
