/** English for the header, the cards, the aim and the deal of a rules page. */
import type { Role } from '@cairn/engine';
import { capital, cardWord, counted, listed, spelled } from './parts.ts';
import type { DealFact, GoalFact, HeaderWords, PackFact, SetupWords } from './rule-words.ts';

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
  forty: 'Forty Thieves',
  yukon: 'Yukon',
  discard: 'Discard games',
  spider: 'Spider',
} as const;

const cards = ({ plain, jokers }: PackFact): string =>
  `${plain}${jokers === 0 ? '' : ` and ${counted(jokers, 'joker')}`}`;

export const header: HeaderWords = {
  labels: { players: 'Players', difficulty: 'Difficulty', length: 'Length', cards: 'Cards' },
  players: (count) => `${count}`,
  difficulty: (level) => DIFFICULTY[level - 1] ?? `${level}`,
  length: (length) => LENGTH[length],
  cards,
  family: (family) => FAMILY[family],
};

const packs = ({ packs: count, plain, usual }: PackFact): string => {
  const what = usual ? `standard pack${count === 1 ? '' : 's'} of 52` : `pack${count === 1 ? '' : 's'}`;
  const total = usual && count === 1 ? ' cards' : `, ${counted(plain, 'card')} in all`;
  return `${capital(spelled(count))} ${what}${total}`;
};

/** "rows 1 to 3", "row 4", "rows 1 and 3", of the rows that pass the test. */
const rowNumbers = (rows: readonly boolean[]): string => {
  const numbers = rows.flatMap((yes, i) => (yes ? [i + 1] : []));
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `row ${first}`;
  if (numbers.length > 2 && last - first + 1 === numbers.length) return `rows ${first} to ${last}`;
  return `rows ${listed(numbers.map(String))}`;
};

type LayoutFact = DealFact & { readonly role: 'layout' };
type TableauFact = DealFact & { readonly role: 'tableau' };

const layoutFaces = ({ cards: all, rows }: LayoutFact): string => {
  const up = rows.reduce((sum, row) => sum + row.up, 0);
  if (up === all) return 'All of them lie face up.';
  if (rows.some((row) => row.up > 0 && row.up < row.cards))
    return `The ${all - up} cards that are covered lie face down, the other ${up} face up.`;
  const down = rowNumbers(rows.map((row) => row.up === 0));
  const open = rowNumbers(rows.map((row) => row.up > 0));
  return `${capital(down)} (${all - up} cards) ${down.startsWith('rows') ? 'lie' : 'lies'} face down, ${open} (${up} cards) face up.`;
};

const rowCounts = ({ rows }: LayoutFact): string => listed(rows.map((row) => `${row.cards}`));

const layoutDeal = (fact: LayoutFact): string[] => [
  `Deal ${counted(fact.cards, 'card')} in ${spelled(fact.rows.length)} rows of ${rowCounts(fact)}, from the top down, ` +
    'each card half over those it meets in the row above.',
  ...(fact.tops > 1 ? [`They make ${spelled(fact.tops)} peaks.`] : []),
  layoutFaces(fact),
];

const same = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const columns = ({ lengths }: TableauFact): string =>
  same(lengths)
    ? `${spelled(lengths.length)} columns of ${counted(lengths[0] ?? 0, 'card')}`
    : `${spelled(lengths.length)} columns of ${listed(lengths.map(String))} cards`;

const columnFaces = ({ lengths, up }: TableauFact): string => {
  if (total(up) === total(lengths)) return 'All of them lie face up.';
  if (!same(up))
    return `Face up lie the last ${listed(up.map(String))}, column by column; the others lie face down.`;
  const each = up[0] ?? 0;
  return `Only the last ${each === 1 ? 'card' : `${each} cards`} of each column ${each === 1 ? 'lies' : 'lie'} face up.`;
};

const PILE: Readonly<Record<Role, string>> = {
  layout: 'layout',
  tableau: 'column',
  hole: 'waste',
  foundation: 'foundation',
  waste: 'waste',
  reserve: 'reserve',
  hand: 'hand',
  stock: 'stock',
};
const piles = (role: Role, count: number): string =>
  count === 1 ? `the ${PILE[role]}` : `the ${spelled(count)} ${PILE[role]}s`;

const pileDeal = (fact: Exclude<DealFact, LayoutFact | TableauFact>): string[] => {
  const where = piles(fact.role, fact.piles);
  const sentences: string[] = [];
  if (fact.pulled.length > 0)
    sentences.push(
      `Before the deal, take ${listed(fact.pulled.map((card) => `the ${cardWord(card)}`))} out of the pack and put ` +
        `${fact.pulled.length === 1 ? 'it' : 'one each'} on ${where}.`,
    );
  if (fact.dealt > 0) {
    const face = fact.face === 'open' ? 'face up' : 'only the last one face up';
    sentences.push(
      `Deal ${counted(fact.dealt, 'card')} to ${fact.piles === 1 ? where : `each of ${where}`}, ${face}.`,
    );
  }
  if (sentences.length === 0)
    sentences.push(`${capital(where)} ${fact.piles === 1 ? 'starts' : 'start'} empty.`);
  return sentences;
};

const FROM: Partial<Record<Role, string>> = { layout: 'of the layout', tableau: 'of the columns' };
const TO: Partial<Record<Role, string>> = { hole: 'the waste', foundation: 'the foundations' };

const goal = ({ kind, role, cards: count, all, to }: GoalFact): string => {
  if (kind === 'gather')
    return `Bring ${all ? 'all ' : ''}${count} cards to ${TO[role] ?? `the ${PILE[role]}`}.`;
  const where = listed(
    to.flatMap((target) => TO[target] ?? []),
    'or',
  );
  return `Move all ${count} cards ${FROM[role] ?? `of the ${PILE[role]}`}${where === '' ? ' away' : ` to ${where}`}.`;
};

export const setup: SetupWords = {
  alone: 'One. Two or more can play the same deal by its number and compare.',
  pack: (pack) =>
    `${packs(pack)}${pack.jokers === 0 ? '' : `, and ${counted(pack.jokers, 'joker')}: ${pack.plain + pack.jokers} cards`}.`,
  suits: (matter) =>
    matter === 'no'
      ? 'Suits do not matter, only ranks do.'
      : matter === 'suit'
        ? 'Ranks and suits both matter.'
        : 'Ranks matter, and colours: clubs and spades are black, diamonds and hearts red.',
  goal,
  shuffle: (pack) => `Shuffle the ${pack.packs === 1 ? 'pack' : 'packs together'}.`,
  deal: (fact) => {
    if (fact.role === 'layout') return layoutDeal(fact);
    if (fact.role === 'tableau')
      return [`Deal ${total(fact.lengths)} cards in ${columns(fact)}.`, columnFaces(fact)];
    return pileDeal(fact);
  },
  hand: (jokers) =>
    jokers === 1
      ? 'The joker lies face up beside the stock, in your hand.'
      : `The ${jokers} jokers lie face up beside the stock, in your hand.`,
  stock: ({ cards: count, starter }) =>
    `The other ${counted(count, 'card')} are the stock, face down.` +
    (starter === 0
      ? ''
      : ` Turn the first ${starter === 1 ? 'one' : starter} up to start the waste: ${count - starter} are left.`),
  picture: 'The deal: [] is a card face up, ## a card face down.',
  briefDeal: (fact) => {
    if (fact.role === 'layout') return `${counted(fact.cards, 'card')} in rows of ${rowCounts(fact)}`;
    if (fact.role === 'tableau') return columns(fact);
    if (fact.dealt > 0 && fact.role === 'reserve')
      return `a reserve of ${counted(fact.dealt * fact.piles, 'card')}`;
    return fact.role === 'foundation' ? counted(fact.piles, 'foundation') : '';
  },
  briefHand: (jokers) => `${counted(jokers, 'joker')} in hand`,
  briefStock: ({ cards: count, starter }) =>
    `a stock of ${count}${starter === 0 ? '' : `, ${starter === 1 ? 'one' : starter} of them turned up to start the waste`}`,
};
