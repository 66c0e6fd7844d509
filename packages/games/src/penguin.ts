/** Penguin: the first card decides where the suits begin, and the other three of its rank lie there from the start. */
import type { GameDef } from '@cairn/engine';
import { cellsOption, movesOption, openColumnsGame } from './open-columns.ts';

const base: GameDef = openColumnsGame(
  {
    id: 'penguin',
    title: 'Penguin',
    aka: ['Beak and Flipper'],
    families: ['freecell'],
    tags: ['Popular', "Thinker's", 'Rewarding'],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 7, deal: 7, suit: 'same', ends: 'base', spaces: 'last', unit: 'run', cells: 7 },
  {
    foundation: {
      pull: 'base',
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'base' },
    },
    options: {
      cells: cellsOption(7, 4, 7),
      spaces: {
        title: 'Empty columns take',
        standard: 'last',
        values: {
          last: { title: 'the rank below the base', set: {} },
          any: { title: 'any card', set: { 'zones.tableau.empty.takes': 'anything' } },
        },
      },
      units: movesOption('run'),
    },
  },
);

/** PySolFC deals the other three first. */
export const penguin: GameDef = { ...base, pysol: { base: 'last' } };
