/**
 * Fans: many columns of few open cards, no stock, no second deal (the notes on each game have the sources). Bisley has
 * foundations from both ends of the suit.
 */
import type { GameDef, OptionDef, Preset, StepBuild } from '@cairn/engine';
import { foundationReturn, foundations } from './foundations.ts';
import { openColumnsGame, spacesOption } from './open-columns.ts';

const FAN = ['fan'] as const;
const KINGS = [13];

/** Seventeen fans of three and a single card, which is the last of the pack. */
const FANS = Array.from({ length: 18 }, (_, i) => (i < 17 ? 3 : 1));
/** Dealt row by row: the last row ends two cards short. */
const EVEN_FANS = Array.from({ length: 18 }, (_, i) => (i < 16 ? 3 : 2));

const BUILT: Record<StepBuild['suit'], string> = {
  any: 'whatever the suit',
  same: 'in suit',
  alternating: 'in alternating colours',
  colour: 'in one colour',
  other: 'in different suits',
};

/** How the columns or the foundations are built: the first value is the standard. */
const builtOption = (
  zone: 'tableau' | 'foundation',
  [standard, other]: readonly [StepBuild['suit'], StepBuild['suit']],
): OptionDef => ({
  title: zone === 'tableau' ? 'Columns are built' : 'Foundations are built',
  standard,
  values: {
    [standard]: { title: BUILT[standard], set: {} },
    [other]: { title: BUILT[other], set: { [`zones.${zone}.build.0.suit`]: other } },
  },
});

export const fanPatience: GameDef = openColumnsGame(
  {
    id: 'fan-patience',
    title: 'Fan',
    families: FAN,
    tags: ['Popular', "Thinker's"],
    info: { difficulty: 4, length: 'medium' },
  },
  { columns: 18, deal: FANS, suit: 'same', spaces: KINGS },
  {
    foundation: { give: { tableau: 'top' } },
    tableau: { lastRows: 1 },
    options: {
      fans: {
        title: 'The last fans',
        standard: 'single',
        values: {
          single: { title: 'seventeen of three and one of a single card', set: {} },
          even: { title: 'sixteen of three and two of two', set: { 'zones.tableau.deal': EVEN_FANS } },
        },
      },
      suit: builtOption('tableau', ['same', 'alternating']),
      spaces: spacesOption('kings'),
      foundationReturn: foundationReturn('allowed'),
    },
  },
);

export const scotchPatience: GameDef = openColumnsGame(
  {
    id: 'scotch-patience',
    title: 'Scotch Patience',
    aka: ['Scotch'],
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 18, deal: FANS, suit: 'any', spaces: 'nothing' },
  {
    foundation: { build: [{ kind: 'step', rank: 'up', suit: 'alternating', ends: 'linear' }] },
    tableau: { lastRows: 1 },
    options: {
      foundations: builtOption('foundation', ['alternating', 'same']),
      suit: builtOption('tableau', ['any', 'alternating']),
      spaces: spacesOption('none'),
      foundationReturn: foundationReturn('never'),
    },
  },
);

export const boxFan: GameDef = openColumnsGame(
  {
    id: 'box-fan',
    title: 'Box Fan',
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 16, deal: 3, suit: 'alternating', spaces: KINGS, aces: 'out' },
  {
    foundation: { give: { tableau: 'top' } },
    options: {
      suit: builtOption('tableau', ['alternating', 'same']),
      spaces: spacesOption('kings'),
      foundationReturn: foundationReturn('allowed'),
    },
  },
);

export const alphaStar: GameDef = openColumnsGame(
  {
    id: 'alpha-star',
    title: 'Alpha Star',
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'short' },
  },
  { columns: 12, deal: 4, suit: 'same', spaces: 'anything', unit: 'run', aces: 'out' },
  { options: { spaces: spacesOption('any'), foundationReturn: foundationReturn('never') } },
);

/** Alpha Star with cards that move one at a time. */
export const deltaStar: GameDef = openColumnsGame(
  {
    id: 'delta-star',
    title: 'Delta Star',
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'short' },
  },
  { columns: 12, deal: 4, suit: 'same', spaces: 'anything', aces: 'out' },
  { options: { spaces: spacesOption('any'), foundationReturn: foundationReturn('never') } },
);

const upAndDown = openColumnsGame(
  {
    id: 'bisley',
    title: 'Bisley',
    families: FAN,
    tags: ['Rewarding', "Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  {
    columns: 13,
    deal: Array.from({ length: 13 }, (_, i) => (i < 4 ? 3 : 4)),
    suit: 'same',
    rank: 'either',
    spaces: 'nothing',
    aces: 'out',
  },
  {
    options: {
      columns: {
        title: 'Columns',
        standard: '13',
        values: {
          12: {
            title: 'twelve of four cards',
            set: { 'zones.tableau.piles': 12, 'zones.tableau.deal': 4 },
          },
          13: { title: 'thirteen, four of them a card shorter', set: {} },
        },
      },
      spaces: spacesOption('none'),
    },
  },
);

const { foundation, ...columns } = upAndDown.zones;

export const bisley: GameDef = {
  ...upAndDown,
  zones: {
    ...(foundation === undefined ? {} : { foundation }),
    kings: {
      ...foundations(4, 'never'),
      build: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }],
      empty: { takes: KINGS },
    },
    ...columns,
  },
  // The foundations of a suit meet anywhere.
  goal: { kind: 'clear', zone: 'tableau' },
};

export const fanPresets: readonly Preset[] = [
  { id: 'ceiling-fan', of: 'fan-patience', title: 'Ceiling Fan', options: { suit: 'alternating' } },
];
