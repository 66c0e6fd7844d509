/**
 * FreeCell and its kin: open columns, no stock, and cells that hold one card each (notes/freecell.ts and the notes on
 * each game have the sources).
 */
import type { GameDef, OptionDef, Preset, TableauZone } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import {
  cellsOption,
  columnsOption,
  movesOption,
  openColumnsGame,
  columnLengths,
  spacesOption,
  suitOption,
} from './open-columns.ts';

const FREECELL = ['freecell'] as const;
const RETURN = foundationReturn('never');
const KINGS = [13] as const;

export const freecell: GameDef = openColumnsGame(
  {
    id: 'freecell',
    title: 'FreeCell',
    aka: ['Free Cell', 'Four Free'],
    families: FREECELL,
    tags: ['Popular', "Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 8, deal: columnLengths(8), suit: 'alternating', spaces: 'anything', cells: 4 },
  {
    options: {
      cells: cellsOption(4, 0, 4),
      columns: columnsOption(8, 4, 8),
      spaces: spacesOption('any'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

/** The game that FreeCell was made from: built in suit. */
export const bakersGame: GameDef = openColumnsGame(
  {
    id: 'bakers-game',
    title: 'Baker’s Game',
    families: FREECELL,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 8, deal: columnLengths(8), suit: 'same', spaces: 'anything', cells: 4 },
  {
    options: {
      cells: cellsOption(4, 0, 7),
      spaces: spacesOption('any'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

export const eightOff: GameDef = openColumnsGame(
  {
    id: 'eight-off',
    title: 'Eight Off',
    families: FREECELL,
    tags: ["Thinker's", 'Rewarding'],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 8, deal: 6, suit: 'same', spaces: KINGS, cells: 8, filled: 4 },
  {
    options: {
      suit: suitOption('same'),
      spaces: spacesOption('kings'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

export const seahavenTowers: GameDef = openColumnsGame(
  {
    id: 'seahaven-towers',
    title: 'Seahaven Towers',
    aka: ['Sea Towers', 'Towers', 'Tours du Alice'],
    families: FREECELL,
    tags: ['Popular', "Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  // The two cards stand in the middle, between an empty cell on either side.
  { columns: 10, deal: 5, suit: 'same', spaces: KINGS, cells: 4, filled: [0, 1, 1, 0] },
  {
    options: {
      spaces: spacesOption('kings'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

export const forecell: GameDef = openColumnsGame(
  {
    id: 'forecell',
    title: 'ForeCell',
    families: FREECELL,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 8, deal: 6, suit: 'alternating', spaces: KINGS, cells: 4, filled: 4 },
  {
    options: {
      suit: suitOption('alternating'),
      spaces: spacesOption('kings'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

const challenge = openColumnsGame(
  {
    id: 'challenge-freecell',
    title: 'Challenge FreeCell',
    families: FREECELL,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 8, deal: columnLengths(8, 44), suit: 'alternating', spaces: 'anything', cells: 4 },
  {
    options: {
      cells: cellsOption(4, 2, 4),
      spaces: spacesOption('any'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

const { tableau, ...others } = challenge.zones;

/** The twos and the aces lie at the bottom of the columns, in PySolFC’s order. */
export const challengeFreecell: GameDef = {
  ...challenge,
  // The columns come first, because the rules page says first what is taken out of the pack.
  zones: {
    tableau: {
      ...(tableau as TableauZone),
      pull: ['2C', '2S', '2H', '2D', 'AC', 'AS', 'AH', 'AD'],
    },
    ...others,
  },
};

/** The traditional form: eight foundations. */
export const doubleFreecell: GameDef = openColumnsGame(
  {
    id: 'double-freecell',
    title: 'Double FreeCell',
    aka: ['Double FreeCell (Traditional)', 'FreeCell Two Decks'],
    families: FREECELL,
    tags: ["Thinker's", 'Large'],
    info: { difficulty: 2, length: 'long' },
  },
  { packs: 2, columns: 10, deal: columnLengths(10, 104), suit: 'alternating', spaces: 'anything', cells: 8 },
  {
    options: {
      cells: cellsOption(8, 4, 8),
      spaces: spacesOption('any'),
      units: movesOption('single'),
      foundationReturn: RETURN,
    },
  },
);

/** Whether a king goes on an ace of its suit. */
const KING_ON_ACE: OptionDef = {
  title: 'A king',
  standard: 'wrap',
  values: {
    wrap: { title: 'goes on the ace of its suit', set: {} },
    linear: { title: 'goes on no card', set: { 'zones.tableau.build.0.ends': 'linear' } },
  },
};

export const tuxedo: GameDef = openColumnsGame(
  {
    id: 'tuxedo',
    title: 'Tuxedo',
    families: FREECELL,
    tags: ["Thinker's", 'Rewarding'],
    info: { difficulty: 2, length: 'medium' },
  },
  {
    columns: 7,
    deal: [8, 7, 7, 8, 7, 7, 8],
    suit: 'same',
    ends: 'circular',
    spaces: 'anything',
    unit: 'run',
    cells: 7,
  },
  {
    options: {
      wrap: KING_ON_ACE,
      spaces: spacesOption('any'),
      units: movesOption('run'),
      foundationReturn: RETURN,
    },
  },
);

export const freecellPresets: readonly Preset[] = [
  { id: 'freecell-relaxed', of: 'freecell', title: 'Relaxed FreeCell', options: { units: 'run' } },
  { id: 'freecell-two-cells', of: 'freecell', title: 'FreeCell, two cells', options: { cells: '2' } },
  { id: 'seven-by-four', of: 'freecell', title: 'Seven by Four', options: { columns: '7' } },
  {
    id: 'bakers-game-kings',
    of: 'bakers-game',
    title: 'King Only Baker’s Game',
    options: { spaces: 'kings' },
  },
  {
    id: 'eight-off-any',
    of: 'eight-off',
    title: 'Eight Off, any card in spaces',
    options: { spaces: 'any' },
  },
  {
    id: 'seahaven-relaxed',
    of: 'seahaven-towers',
    title: 'Relaxed Seahaven Towers',
    options: { units: 'run' },
  },
  { id: 'forecell-suit', of: 'forecell', title: 'ForeCell, same suit', options: { suit: 'same' } },
  {
    id: 'super-challenge-freecell',
    of: 'challenge-freecell',
    title: 'Super Challenge FreeCell',
    options: { spaces: 'kings' },
  },
];
