/** The geometry of games with columns, loaded after the first picture or before the first game with columns. */
import { planColumns } from './columns.ts';
import { fanOffsets } from './fan.ts';
import { planGrid } from './grid.ts';
import { planLayoutAndColumns } from './layout-and-columns.ts';
import { isSqueezed, openColumn } from './open-column.ts';
import { planRow } from './row.ts';
import type { ColumnGeometry } from './plan.ts';

const plan: ColumnGeometry['planColumns'] = (game, ...rest) => {
  const { grid, row, layout, tableau } = game.byRole;
  if (grid.length > 0) return planGrid(game, ...rest);
  if (row.length > 0 && layout.length + tableau.length === 0) return planRow(game, ...rest);
  return (layout.length === 0 ? planColumns : planLayoutAndColumns)(game, ...rest);
};

export const columnGeometry: ColumnGeometry = { planColumns: plan, fanOffsets, openColumn, isSqueezed };
