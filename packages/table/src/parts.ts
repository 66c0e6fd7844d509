/**
 * Parts of the table that are fetched: the geometry of columns, opened columns, groups that are picked. A table of a
 * layout played to a hole has none of them, so they come with the first game that does (`loadParts`), before that game
 * is shown.
 */
import type { further as Further } from './further.ts';

type Parts = typeof Further;
let parts: Parts | null = null;

/** Fetches the parts. Rejects when they cannot be fetched. */
export const loadParts = async (): Promise<void> => {
  ({ further: parts } = await import('./further.ts'));
};

const loaded = (): Parts => {
  if (parts === null) throw new Error('A game of columns or groups is shown before loadParts');
  return parts;
};

export const planColumns: Parts['planColumns'] = (...args) => loaded().planColumns(...args);
export const fanOffsets: Parts['fanOffsets'] = (...args) => loaded().fanOffsets(...args);
export const openColumn: Parts['openColumn'] = (...args) => loaded().openColumn(...args);
export const groupOfPicked: Parts['groupOfPicked'] = (...args) => loaded().groupOfPicked(...args);
export const pick: Parts['pick'] = (...args) => loaded().pick(...args);
export const createConfirm: Parts['createConfirm'] = (...args) => loaded().createConfirm(...args);

// These are asked of every game, and answered here for one without fans or groups.
export const embark: Parts['embark'] = (board, legs, landed) => parts?.embark(board, legs, landed) ?? legs;
export const asksForRoom: Parts['asksForRoom'] = (stage, target, how) =>
  stage.shown?.plan.piles[target.pile]?.fan !== undefined && loaded().asksForRoom(stage, target, how);
export const isSqueezed: Parts['isSqueezed'] = (place, ...rest) =>
  place.fan !== undefined && loaded().isSqueezed(place, ...rest);
export const pickOn: Parts['pickOn'] = (scene, ...rest) =>
  scene.game.def.remove === undefined ? null : loaded().pickOn(scene, ...rest);
export const removePicked: Parts['removePicked'] = (stage) =>
  stage.picked.length > 0 && loaded().removePicked(stage);
export const extendingPiles: Parts['extendingPiles'] = (scene, picked) =>
  picked.length === 0 ? [] : loaded().extendingPiles(scene, picked);
