/** The geometry of games with columns, loaded after the first picture or before the first game with columns. */
import { planColumns } from './columns.ts';
import { fanOffsets } from './fan.ts';
import { isSqueezed, openColumn } from './open-column.ts';
import type { ColumnGeometry } from './plan.ts';

export const columnGeometry: ColumnGeometry = { planColumns, fanOffsets, openColumn, isSqueezed };
