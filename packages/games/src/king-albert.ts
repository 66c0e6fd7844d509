/**
 * King Albert and its kin: open columns and, in most of them, a reserve of single cards that is never filled again
 * (the notes on each game have the sources).
 */
import type { GameDef, OptionDef, Preset } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { movesOption, openColumnsGame, spacesOption } from './open-columns.ts';

const CASTLE = ['castle'] as const;
const KINGS = [13];

/** A column of one card, of two cards and so on. */
const triangle = (columns: number): readonly number[] => Array.from({ length: columns }, (_, i) => i + 1);

/** Cards may come back from the foundations. */
const RETURNS = { give: { tableau: 'top' } } as const;
const RETURN = foundationReturn('allowed');

/** Whether the cards that lie face down in the deal are open. */
const facesOption = (standard: 'covered' | 'open', covered: 'top' | { down: number[] }): OptionDef => ({
  title: 'Covered cards',
  standard,
  values: {
    covered: {
      title: typeof covered === 'string' ? 'face down' : 'every other one face down',
      set: standard === 'covered' ? {} : { 'zones.tableau.face': covered },
    },
    open: {
      title: 'face up',
      set: standard === 'open' ? {} : { 'zones.tableau.face': 'open' },
    },
  },
});

export const kingAlbert: GameDef = openColumnsGame(
  {
    id: 'king-albert',
    title: 'King Albert',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 9, deal: triangle(9), suit: 'alternating', spaces: 'anything', reserve: 7 },
  {
    foundation: RETURNS,
    tableau: { lastRows: 1 },
    options: { units: movesOption('single'), spaces: spacesOption('any'), foundationReturn: RETURN },
  },
);

export const raglan: GameDef = openColumnsGame(
  {
    id: 'raglan',
    title: 'Raglan',
    families: CASTLE,
    tags: ["Thinker's", 'Rewarding'],
    info: { difficulty: 3, length: 'medium' },
  },
  {
    columns: 9,
    deal: [1, 2, 3, 4, 5, 6, 7, 7, 7],
    suit: 'alternating',
    spaces: 'anything',
    reserve: 6,
    aces: 'out',
  },
  {
    foundation: RETURNS,
    options: { units: movesOption('single'), spaces: spacesOption('any'), foundationReturn: RETURN },
  },
);

export const somerset: GameDef = openColumnsGame(
  {
    id: 'somerset',
    title: 'Somerset',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 4, length: 'medium' },
  },
  { columns: 10, deal: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8], suit: 'alternating', spaces: 'anything' },
  {
    foundation: RETURNS,
    options: { units: movesOption('single'), spaces: spacesOption('any'), foundationReturn: RETURN },
  },
);

export const flowerGarden: GameDef = openColumnsGame(
  {
    id: 'flower-garden',
    title: 'Flower Garden',
    aka: ['The Garden', 'The Bouquet', 'Le Parterre'],
    families: CASTLE,
    tags: ['Popular', "Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 6, deal: 6, suit: 'any', spaces: 'anything', reserve: 16 },
  {
    foundation: RETURNS,
    options: {
      beds: {
        title: 'Columns and reserve',
        standard: '6',
        values: {
          6: { title: 'six columns of six, a reserve of sixteen', set: {} },
          7: {
            title: 'seven columns of five, a reserve of seventeen',
            set: { 'zones.tableau.piles': 7, 'zones.tableau.deal': 5, 'zones.reserve.piles': 17 },
          },
        },
      },
      units: movesOption('single'),
      spaces: spacesOption('any'),
      foundationReturn: RETURN,
    },
  },
);

const EVERY_OTHER = { down: [0, 2, 4] };

/** Flower Garden in alternating colours, with every other card face down. */
export const stonewall: GameDef = openColumnsGame(
  {
    id: 'stonewall',
    title: 'Stonewall',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 4, length: 'medium' },
  },
  { columns: 6, deal: 6, suit: 'alternating', spaces: 'anything', unit: 'run', reserve: 16 },
  {
    foundation: RETURNS,
    tableau: { face: EVERY_OTHER },
    options: {
      faces: facesOption('covered', EVERY_OTHER),
      units: movesOption('run'),
      spaces: spacesOption('any'),
      foundationReturn: RETURN,
    },
  },
);

/** Klondike’s columns, one more, with the rest of the pack as a reserve. */
export const northwestTerritory: GameDef = openColumnsGame(
  {
    id: 'northwest-territory',
    title: 'Northwest Territory',
    families: ['castle', 'klondike'],
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 8, deal: triangle(8), suit: 'alternating', spaces: KINGS, unit: 'run', reserve: 16 },
  {
    foundation: RETURNS,
    tableau: { face: 'top', lastRows: 1 },
    options: {
      faces: facesOption('covered', 'top'),
      units: movesOption('run'),
      spaces: spacesOption('kings'),
      foundationReturn: RETURN,
    },
  },
);

export const albertPresets: readonly Preset[] = [
  { id: 'queen-victoria', of: 'king-albert', title: 'Queen Victoria', options: { units: 'run' } },
  { id: 'relaxed-raglan', of: 'raglan', title: 'Relaxed Raglan', options: { units: 'run' } },
  { id: 'arctic-garden', of: 'northwest-territory', title: 'Arctic Garden', options: { faces: 'open' } },
];
