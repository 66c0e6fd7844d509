/**
 * Spider and its family: built down whatever the suit, while only cards of one suit move together; whole suits leave.
 * Spider, Spiderette and Will o’ the Wisp deal from a stock, Simple Simon and Mrs. Mop have every card open from the
 * start (notes on each have the sources).
 */
import type { GameDef, OptionDef, Preset, ScoreDef, StepBuild, TableauZone } from '@cairn/engine';
import { FOUNDATION_CARDS } from './foundations.ts';
import { triangle } from './klondike.ts';
import type { GameOptions, Heading } from './options.ts';
import { NONE } from './scorings.ts';

interface Spec {
  readonly packs: 1 | 2;
  readonly columns: number;
  /** How the columns are dealt: the words of the zone. */
  readonly dealt: Pick<TableauZone, 'deal' | 'face' | 'lastRows'>;
  /** Whether cards are left for a stock. */
  readonly stock: boolean;
}

const DOWN: StepBuild = { kind: 'step', rank: 'down', suit: 'any', ends: 'linear' };

/** Where whole suits go: a foundation for each, which takes nothing else. */
const suitFoundations = (piles: number) =>
  ({ role: 'foundation', piles, build: [], empty: { takes: [13] }, give: {} }) as const;

const spiderGame = (
  heading: Heading,
  { packs, columns, dealt, stock }: Spec,
  more: { readonly options?: GameOptions; readonly scorings?: GameDef['scorings'] } = {},
): GameDef => ({
  ...heading,
  families: ['spider'],
  pack: { packs },
  zones: {
    foundation: suitFoundations(4 * packs),
    tableau: {
      role: 'tableau',
      piles: columns,
      ...dealt,
      build: [DOWN],
      runs: [{ ...DOWN, suit: 'same' }],
      empty: { takes: 'anything' },
      give: { tableau: 'run', foundation: 'suit' },
      leave: 'must',
    },
  },
  ...(stock ? { stock: { to: 'tableau', draw: 1, passes: 1, when: 'filled' } } : {}),
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS, ...more.scorings },
  options: { ...more.options, ...(stock ? { dealing: DEALING } : {}), removal: REMOVAL },
});

/** Whether the stock may be dealt over spaces. */
const DEALING: OptionDef = {
  title: 'The stock may be dealt',
  standard: 'filled',
  values: {
    filled: { title: 'only when no column is empty', set: {} },
    any: { title: 'at any time', set: { 'stock.when': 'any' } },
  },
};

/** Whether whole suits leave by themselves. */
const REMOVAL: OptionDef = {
  title: 'A whole suit leaves',
  standard: 'itself',
  values: {
    itself: { title: 'by itself', set: {} },
    move: { title: 'when you move it', set: { 'zones.tableau.leave': null } },
  },
};

/** Suits of the 104 cards: of two packs, of four packs of hearts and spades, or of eight packs of spades. */
const SUITS: OptionDef = {
  title: 'Suits',
  standard: '4',
  values: {
    1: { title: 'one', set: { 'pack.packs': 8, 'pack.suits': [3] } },
    2: { title: 'two', set: { 'pack.packs': 4, 'pack.suits': [2, 3] } },
    4: { title: 'four', set: {} },
  },
};

const FACES: OptionDef = {
  title: 'Cards are dealt',
  standard: 'top',
  values: {
    top: { title: 'face down except the last card', set: {} },
    open: { title: 'face up', set: { 'zones.tableau.face': 'open' } },
  },
};

/** Microsoft's: a point for every move, a hundred for every suit. */
const MOVES_AND_SUITS: ScoreDef = {
  title: 'Moves and suits',
  unit: 'points',
  start: 500,
  moves: { 'tableau>tableau': -1, 'tableau>foundation': 100 },
};

export const spider: GameDef = spiderGame(
  {
    id: 'spider',
    title: 'Spider',
    aka: ['Spider Solitaire'],
    tags: ['Popular', "Thinker's", 'Large'],
    info: { difficulty: 3, length: 'long' },
  },
  {
    packs: 2,
    columns: 10,
    dealt: { deal: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6], face: 'top', lastRows: 1 },
    stock: true,
  },
  { options: { suits: SUITS, faces: FACES }, scorings: { moves: MOVES_AND_SUITS } },
);

export const spiderette: GameDef = spiderGame(
  { id: 'spiderette', title: 'Spiderette', tags: [], info: { difficulty: 3, length: 'medium' } },
  { packs: 1, columns: 7, dealt: { deal: triangle(7), face: 'top', lastRows: 1 }, stock: true },
);

export const willOTheWisp: GameDef = spiderGame(
  { id: 'will-o-the-wisp', title: 'Will o’ the Wisp', tags: [], info: { difficulty: 3, length: 'medium' } },
  { packs: 1, columns: 7, dealt: { deal: 3, face: 'top' }, stock: true },
);

export const simpleSimon: GameDef = spiderGame(
  {
    id: 'simple-simon',
    title: 'Simple Simon',
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  {
    packs: 1,
    columns: 10,
    dealt: { deal: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1], face: 'open', lastRows: 1 },
    stock: false,
  },
);

export const mrsMop: GameDef = spiderGame(
  {
    id: 'mrs-mop',
    title: 'Mrs. Mop',
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 3, length: 'long' },
  },
  { packs: 2, columns: 13, dealt: { deal: 8, face: 'open' }, stock: false },
);

export const spiderPresets: readonly Preset[] = [
  { id: 'spider-1', of: 'spider', title: 'Spider, One Suit', options: { suits: '1' } },
  { id: 'spider-2', of: 'spider', title: 'Spider, Two Suits', options: { suits: '2' } },
  { id: 'relaxed-spider', of: 'spider', title: 'Relaxed Spider', options: { dealing: 'any' } },
  { id: 'open-spider', of: 'spider', title: 'Open Spider', options: { faces: 'open' } },
];

/** For games in which suits are made in place: whether a whole one stays there. */
export const suitsStayOption = (suits: number): OptionDef => {
  const leave = {
    'zones.foundation': suitFoundations(suits),
    'zones.tableau.give.foundation': 'suit',
    goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  } as const;
  return {
    title: 'A whole suit',
    standard: 'stays',
    values: {
      stays: { title: 'stays in its column', set: {} },
      itself: { title: 'leaves by itself', set: { ...leave, 'zones.tableau.leave': 'must' } },
      move: { title: 'leaves when you move it', set: leave },
    },
  };
};
