/** FreeCell and its kin: open columns and cells that hold one card each (notes/freecell.ts has the sources). */
import type { GameDef } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import {
  cellsOption,
  columnsOption,
  movesOption,
  openColumnsGame,
  rowsOf,
  spacesOption,
} from './open-columns.ts';

export const freecell: GameDef = openColumnsGame(
  {
    id: 'freecell',
    title: 'FreeCell',
    aka: ['Free Cell'],
    families: ['freecell'],
    tags: ['Popular', "Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 8, deal: rowsOf(8), suit: 'alternating', spaces: 'anything', cells: 4 },
  {
    options: {
      cells: cellsOption(4, 0, 4),
      columns: columnsOption(8, 4, 8),
      spaces: spacesOption('any'),
      units: movesOption('single'),
      foundationReturn: foundationReturn('never'),
    },
  },
);
