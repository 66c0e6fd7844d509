/** What tables other than the first one have, in one piece: fetched by parts.ts, and used through it. */
import { planColumns } from './columns.ts';
import { createConfirm } from './confirm.ts';
import { fanOffsets } from './fan.ts';
import { extendingPiles, groupOfPicked, pickOn } from './groups.ts';
import { isSqueezed, openColumn } from './open.ts';
import { pick, removePicked } from './picking.ts';
import { embark } from './raft.ts';
import { asksForRoom } from './room.ts';

export const further = {
  asksForRoom,
  createConfirm,
  embark,
  extendingPiles,
  fanOffsets,
  groupOfPicked,
  isSqueezed,
  openColumn,
  pick,
  pickOn,
  planColumns,
  removePicked,
};
