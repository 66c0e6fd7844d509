/**
 * The geometry of columns as a part of its own: a table of a layout has none, so it is fetched with the first game
 * that has (`loadColumns`), before that game is shown.
 */
import type { planColumns as PlanColumns } from './columns.ts';
import type { fanOffsets as FanOffsets } from './fan.ts';

let geometry: { readonly planColumns: typeof PlanColumns; readonly fanOffsets: typeof FanOffsets } | null =
  null;

/** Fetches the geometry. Rejects when it cannot be fetched. */
export const loadColumns = async (): Promise<void> => {
  const [{ planColumns: plan }, { fanOffsets: fan }] = await Promise.all([
    import('./columns.ts'),
    import('./fan.ts'),
  ]);
  geometry = { planColumns: plan, fanOffsets: fan };
};

const loaded = (): NonNullable<typeof geometry> => {
  if (geometry === null) throw new Error('A game of columns is shown before loadColumns');
  return geometry;
};

export const planColumns: typeof PlanColumns = (...args) => loaded().planColumns(...args);
export const fanOffsets: typeof FanOffsets = (...args) => loaded().fanOffsets(...args);
