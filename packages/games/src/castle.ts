/**
 * The castles: open rows round the foundations, and single cards only. In Beleaguered Castle and its kin rows are built
 * down whatever the suit; in Fortress and its kin, up or down in suit (the notes on each game have the sources).
 */
import type { GameDef, OptionDef, Preset } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import type { Heading } from './options.ts';
import {
  ACES,
  movesOption,
  openColumnsGame,
  columnLengths,
  spacesOption,
  suitOption,
  type OpenColumnsSpec,
} from './open-columns.ts';

const CASTLE = ['castle'] as const;
const RETURN = foundationReturn('never');

/** Eight rows, built down whatever the suit. */
const siege = (
  heading: Heading & Pick<GameDef, 'families'>,
  spec: Pick<OpenColumnsSpec, 'aces' | 'cells' | 'spaces'>,
  aces: GameDef['options'] = {},
): GameDef =>
  openColumnsGame(
    heading,
    { columns: 8, deal: spec.aces === 'out' ? 6 : columnLengths(8), suit: 'any', ...spec },
    {
      options: {
        ...aces,
        spaces: spacesOption(spec.spaces === 'anything' ? 'any' : 'kings'),
        units: movesOption('single'),
        foundationReturn: RETURN,
      },
    },
  );

export const beleagueredCastle: GameDef = siege(
  {
    id: 'beleaguered-castle',
    title: 'Beleaguered Castle',
    aka: ['Laying Siege', 'Sham Battle'],
    families: ['castle', 'forty'],
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { spaces: 'anything', aces: 'out' },
  {
    aces: {
      title: 'The aces',
      standard: 'out',
      values: {
        out: { title: 'lie on the foundations from the start', set: {} },
        dealt: {
          title: 'are dealt with the rest',
          set: { 'zones.foundation.pull': null, 'zones.tableau.deal': columnLengths(8) },
        },
      },
    },
  },
);

export const siegecraft: GameDef = siege(
  {
    id: 'siegecraft',
    title: 'Siegecraft',
    families: CASTLE,
    tags: ["Thinker's", 'Rewarding'],
    info: { difficulty: 2, length: 'medium' },
  },
  { spaces: 'anything', aces: 'out', cells: 1 },
);

export const stronghold: GameDef = siege(
  {
    id: 'stronghold',
    title: 'Stronghold',
    families: CASTLE,
    tags: ["Thinker's", 'Rewarding'],
    info: { difficulty: 3, length: 'medium' },
  },
  { spaces: 'anything', cells: 1 },
);

export const penelopesWeb: GameDef = siege(
  {
    id: 'penelopes-web',
    title: 'Penelope’s Web',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'medium' },
  },
  { spaces: [13] },
);

/** Ten rows, built up or down in suit. */
const fort = (
  heading: Heading,
  spec: Pick<OpenColumnsSpec, 'cells' | 'ends'>,
  more: { readonly options?: GameDef['options']; readonly base?: 'first' } = {},
): GameDef =>
  openColumnsGame(
    { ...heading, families: CASTLE },
    { columns: 10, deal: columnLengths(10), suit: 'same', rank: 'either', spaces: 'anything', ...spec },
    {
      options: { ...more.options, foundationReturn: RETURN },
      ...(more.base === undefined
        ? {}
        : {
            foundation: {
              build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
              empty: { takes: 'base' },
            },
          }),
    },
  );

const ACES_OUT: OptionDef = {
  title: 'The aces',
  standard: 'dealt',
  values: {
    dealt: { title: 'are dealt with the rest', set: {} },
    out: {
      title: 'lie on the foundations from the start',
      set: { 'zones.foundation.pull': ACES, 'zones.tableau.deal': columnLengths(10, 48) },
    },
  },
};

/** A trail of TriPeaks has a board with the name Fortress, so this one says what it is. */
export const fortressPatience: GameDef = fort(
  {
    id: 'fortress-patience',
    title: 'Fortress Patience',
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'medium' },
  },
  {},
  { options: { aces: ACES_OUT } },
);

export const chessboard: GameDef = fort(
  {
    id: 'chessboard',
    title: 'Chessboard',
    aka: ['Fives'],
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { ends: 'circular' },
  { base: 'first', options: { suit: suitOption('same') } },
);

export const tenByOne: GameDef = fort(
  {
    id: 'ten-by-one',
    title: 'Ten by One',
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { cells: 1 },
  {
    options: {
      cells: {
        title: 'Cells',
        standard: '1',
        values: {
          1: { title: 'one, empty', set: {} },
          2: {
            title: 'two, each with a card',
            set: { 'zones.cells.piles': 2, 'zones.cells.deal': 1, 'zones.tableau.deal': 5 },
          },
        },
      },
    },
  },
);

export const castlePresets: readonly Preset[] = [
  {
    id: 'streets-and-alleys',
    of: 'beleaguered-castle',
    title: 'Streets and Alleys',
    options: { aces: 'dealt' },
  },
  { id: 'morphy', of: 'chessboard', title: 'Morphy', options: { suit: 'alternating' } },
  { id: 'bastion', of: 'ten-by-one', title: 'Bastion', options: { cells: '2' } },
];
