/** English sentences on cards that leave the table in groups. */
import { isPairSet, type MatchSet, type Rank, type Remove } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { englishCapital, englishListed, englishSpelled } from './parts.ts';
import { englishOneOf } from './roles.ts';
import type { RemoveFact } from '../facts/rule-facts.ts';

type Of<Kind extends Remove['kind']> = Remove & { readonly kind: Kind };

/** "an ace counts 1, a jack 11": ranks whose name does not give their number. */
const values = (c: EnglishCardWords, ranks: readonly Rank[]): string => {
  const named = ranks.filter((rank) => c.figure(rank) !== `${rank}`);
  const [first, ...others] = named;
  if (first === undefined) return '';
  return ` (${englishListed([`${c.aRank(first)} counts ${first}`, ...others.map((rank) => `${c.aRank(rank)} ${rank}`)])})`;
};

/** "a queen and an ace, a jack and a 2, …" */
const partners = (c: EnglishCardWords, { sum }: Of<'pair'>, ranks: readonly Rank[]): string => {
  const high = ranks.filter((rank) => rank > sum - rank && ranks.includes(sum - rank)).toReversed();
  const twins = ranks.includes(sum / 2) ? [`two ${c.ranks(sum / 2)}`] : [];
  return englishListed(
    [...high.map((rank) => `${c.aRank(rank)} with ${c.aRank(sum - rank)}`), ...twins],
    'or',
  );
};

/** Which cards may leave. */
const available = ({ from, stock, layout }: RemoveFact): string => {
  const sources = [
    ...from.map(({ place, which }) =>
      which === 'free'
        ? 'cards of the layout that no other lies on'
        : `the last card of ${englishOneOf(place)}`,
    ),
    ...(stock ? ['the next card of the stock'] : []),
  ];
  return sources.length === 1 && !layout
    ? `Only ${englishListed(sources)} is available.`
    : `Available are ${englishListed(sources)}.`;
};

const NOT_COVERED = 'A card may not be paired with one that still covers it.';

const pair = (c: EnglishCardWords, rule: Of<'pair'>, fact: RemoveFact): string[] => {
  const { ranks, layout } = fact;
  const cover = rule.coverer
    ? 'A card may also be paired with the only one that still covers it.'
    : NOT_COVERED;
  return [
    `Remove two available cards whose ranks make ${rule.sum} together${values(c, ranks)}.`,
    `So these go together: ${partners(c, rule, ranks)}.`,
    ...(rule.alone.length === 0
      ? []
      : [`${englishCapital(englishListed(rule.alone.map(c.aRank), 'or'))} goes alone.`]),
    available(fact),
    ...(layout ? [cover] : []),
  ];
};

/** "two cards of the same rank", "a jack, a queen and a king", "a king alone". */
const matched = (c: EnglishCardWords, set: MatchSet, ranks: readonly Rank[]): string => {
  const suit = set.same === 'suit' ? ' of the same suit' : '';
  const own = set.ranks ?? [];
  if (!isPairSet(set))
    return own.length === 1 ? `${c.aRank(own[0] ?? 1)} alone` : englishListed(own.map(c.aRank)) + suit;
  const rank = set.same === 'rank' ? ' of the same rank' : '';
  const sum = set.sum === undefined ? '' : ` whose ranks make ${set.sum} together${values(c, ranks)}`;
  const only = own.length === 0 ? '' : ` (only ${englishListed(own.map(c.rankNames))})`;
  return `two available cards${rank}${suit}${sum}${only}`;
};

const match = (c: EnglishCardWords, rule: Of<'match'>, fact: RemoveFact): string[] => [
  `Remove together ${englishListed(
    rule.sets.map((set) => matched(c, set, fact.ranks)),
    'or',
  )}.`,
  available(fact),
  ...(fact.layout ? [NOT_COVERED] : []),
];

const run = (c: EnglishCardWords, { min, ends }: Of<'run'>, ranks: readonly Rank[]): string[] => {
  const [first = 1] = ranks;
  const last = ranks.at(-1) ?? first;
  const meet =
    ends === 'circular'
      ? `Ranks go round in a circle: ${c.aRank(last)} and ${c.aRank(first)} are neighbours.`
      : `Ranks do not go round: ${c.aRank(last)} and ${c.aRank(first)} are not neighbours.`;
  return [
    `Remove ${englishSpelled(min)} or more cards of consecutive ranks as one group, whatever their suits.`,
    'Each must be the last card of its column before the first of them is taken.',
    `No rank comes twice in a group, so that it has ${ranks.length} cards at most.`,
    meet,
  ];
};

const lower = (c: EnglishCardWords, { order }: Of<'lower'>, ranks: readonly Rank[]): string[] => {
  const low = order[0] ?? 1;
  const high = order.at(-1) ?? low;
  const usual = order.every((rank, i) => rank === ranks[i]);
  return [
    'Remove the last card of a column when a higher card of its suit is the last of another.',
    ...(usual ? [] : [`The ${c.figure(high)} is the highest card, the ${c.figure(low)} the lowest.`]),
  ];
};

export const englishRemove = (c: EnglishCardWords, fact: RemoveFact): string[] => {
  const { remove: rule, ranks } = fact;
  switch (rule.kind) {
    case 'pair':
      return pair(c, rule, fact);
    case 'run':
      return run(c, rule, ranks);
    case 'lower':
      return lower(c, rule, ranks);
    case 'match':
      return match(c, rule, fact);
  }
};
