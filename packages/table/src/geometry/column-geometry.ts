/** The geometry of games with columns, loaded after the first picture or before the first game with columns. */
import { planColumns } from './columns.ts';
import { fanOffsets } from './fan.ts';
import { planGrid } from './grid.ts';
import { planLayoutAndColumns } from './layout-and-columns.ts';
import { isSqueezed, openColumn } from './open-column.ts';
import type { ColumnGeometry } from './plan.ts';

const plan: ColumnGeometry['planColumns'] = (game, ...rest) => {
  if (game.byRole.grid.length > 0) return planGrid(game, ...rest);
  return (game.byRole.layout.length === 0 ? planColumns : planLayoutAndColumns)(game, ...rest);
};

export const columnGeometry: ColumnGeometry = { planColumns: plan, fanOffsets, openColumn, isSqueezed };
