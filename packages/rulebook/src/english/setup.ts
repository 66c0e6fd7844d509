/** English sentences for the header, the cards and the aim of a rules page. */
import type { EnglishCardWords } from './cards.ts';
import { englishCapital, englishCounted, englishListed, some, englishSpelled } from './parts.ts';
import { englishOrderGoal } from './grid.ts';
import { englishAllOf } from './roles.ts';
import type { PackFact } from '../facts/deal-facts.ts';
import type { GoalFact, MatterFact } from '../facts/rule-facts.ts';
import type { HeaderWords } from '../words/rule-words.ts';

const DIFFICULTY = ['Easy', 'Fairly easy', 'Medium', 'Hard', 'Very hard'] as const;
const LENGTH = {
  short: 'Short (under 5 minutes)',
  medium: 'Medium (5 to 15 minutes)',
  long: 'Long (over 15 minutes)',
} as const;
const FAMILY = {
  golf: 'Golf',
  pyramid: 'Pyramid',
  blackhole: 'Black Hole',
  klondike: 'Klondike',
  canfield: 'Canfield',
  freecell: 'FreeCell',
  castle: 'Castles',
  fan: 'Fans',
  forty: 'Forty Thieves',
  yukon: 'Yukon',
  discard: 'Discard games',
  spider: 'Spider',
  gaps: 'Gaps',
  row: 'Rows',
} as const;

export const englishHeader: HeaderWords = {
  labels: { players: 'Players', difficulty: 'Difficulty', length: 'Length', cards: 'Cards' },
  players: (count) => `${count}`,
  difficulty: (level) => DIFFICULTY[level - 1] ?? `${level}`,
  length: (length) => LENGTH[length],
  cards: ({ plain, jokers }) => `${plain}${jokers === 0 ? '' : ` and ${englishCounted(jokers, 'joker')}`}`,
  family: (family) => FAMILY[family],
};

/** "One standard pack of 52 cards", "Two standard packs of 52, 104 cards in all". */
const usualPacks = ({ packs, plain }: PackFact): string =>
  packs === 1
    ? 'One standard pack of 52 cards'
    : `${englishCapital(englishSpelled(packs))} standard packs of 52, ${plain} cards in all`;

/** Ranks as a list: consecutive numbers are joined, the others are named. */
const rankList = (c: EnglishCardWords, { ranks }: PackFact): string => {
  const numbers = ranks.filter((rank) => /^\d+$/.test(c.figure(rank)));
  const named = ranks.filter((rank) => !numbers.includes(rank)).map(c.aRank);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || numbers.length !== last - first + 1)
    return englishListed(ranks.map(c.figure));
  return englishListed([`${c.figure(first)} to ${c.figure(last)}`, ...named]);
};

/** "from ace to king" for the usual ranks, else "of 1 to 10, a Customer and a Barber". */
const ranksOf = (c: EnglishCardWords, pack: PackFact): string =>
  pack.ranks.length === USUAL_RANKS && pack.ranks.every((rank, i) => rank === i + 1)
    ? `from ${c.figure(1)} to ${c.figure(USUAL_RANKS)}`
    : `of ${rankList(c, pack)}`;

const USUAL_RANKS = 13;

/** A pack that the game defines: suits, ranks, cards without a suit. */
const oddPack = (c: EnglishCardWords, pack: PackFact): string[] => {
  const { packs, plain, suits, extras } = pack;
  const size =
    packs === 1
      ? `A pack of ${plain} cards of its own`
      : `${englishCapital(englishSpelled(packs))} equal packs, ${plain} cards in all`;
  const loose = extras.map(({ rank, count }) =>
    count === 1 ? c.aRank(rank) : `${englishSpelled(count)} ${c.rankNames(rank)}`,
  );
  return [
    `${size}: ${some(suits.length, 'suit')} (${englishListed(suits.map(c.suit))}), ${suits.length === 1 ? '' : 'each '}${ranksOf(c, pack)}` +
      (loose.length === 0 ? '.' : `; and ${englishListed(loose)} of no suit.`),
  ];
};

export const englishPack = (c: EnglishCardWords, fact: PackFact): string[] => {
  const jokers =
    fact.jokers === 0
      ? ''
      : `, and ${englishCounted(fact.jokers, 'joker')}: ${fact.plain + fact.jokers} cards`;
  if (fact.usual) return [`${usualPacks(fact)}${jokers}.`];
  return [
    ...oddPack(c, fact),
    ...(fact.jokers === 0 ? [] : [`And ${englishCounted(fact.jokers, 'joker')}.`]),
  ];
};

export const englishMatter = ({ suits, colours }: MatterFact): string => {
  if (!suits && !colours) return 'Suits don’t matter, only ranks.';
  if (!colours) return 'Suits and ranks both matter; red and black don’t.';
  const black = 'clubs and spades are black, diamonds and hearts red';
  return suits
    ? `Suits matter as well as ranks, and so do colours: ${black}.`
    : `Colours matter as well as ranks: ${black}.`;
};

export const englishGoal = (c: EnglishCardWords, fact: GoalFact): string => {
  switch (fact.kind) {
    case 'order':
      return englishOrderGoal(c, fact);
    case 'suits':
      return `Put each of the ${some(fact.suits, 'suit')} together in a column of its own, from the ${c.figure(fact.last)} down to the ${c.figure(fact.first)}.`;
    case 'piles':
      return fact.most === 1
        ? 'Bring all cards into one pile.'
        : `Leave no more than ${some(fact.most, 'pile')}.`;
    case 'clear': {
      const cards = `all ${fact.cards} cards of ${englishListed(fact.places.map(englishAllOf))}`;
      return fact.to.length === 0
        ? `Remove ${cards}.`
        : `Move ${cards} to ${englishListed(fact.to.map(englishAllOf), 'or')}.`;
    }
    case 'gather': {
      const removed = fact.places.every(({ role }) => role === 'discard');
      const to = removed ? '' : ` to ${englishListed(fact.places.map(englishAllOf))}`;
      const verb = removed ? 'Remove' : 'Bring';
      if (fact.cards === fact.of) return `${verb} all ${fact.cards} cards${to}.`;
      return fact.spared.length === 0
        ? `${verb} ${fact.cards} of the ${fact.of} cards${to}.`
        : `${verb} all cards but the ${englishListed(fact.spared.map(c.rankNames))}${to}: ${fact.cards} of ${fact.of}.`;
    }
  }
};
