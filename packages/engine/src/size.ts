/**
 * How much there may be: the schema bounds every part, and this bounds what they come to. Each move goes through all
 * piles cards lie on and through all runs that could be taken, so a definition from a stranger could hold up a table.
 */
import { pilesOf } from './count.ts';
import type { GameDef } from './def.ts';
import { fault, type Fault } from './result.ts';

/** Piles of all zones but layouts, which have a place for each card and take none. The largest known game has 33. */
const MOST_PILES = 64;

/** Columns whose last cards may make runs: their number grows as the number of piles of a rank to the length of a run. */
const MOST_RUN_COLUMNS = 20;

/** Faults of definitions that have too much of anything. */
export const checkSize = (def: GameDef): readonly Fault[] => {
  const zones = Object.values(def.zones);
  const count = (wanted: readonly GameDef['zones'][string][]): number =>
    wanted.reduce((sum, zone) => sum + pilesOf(zone), 0);
  const piles = count(zones.filter(({ role }) => role !== 'layout'));
  const columns = count(zones.filter(({ role }) => role === 'tableau'));
  const faults: Fault[] = [];
  if (piles > MOST_PILES)
    faults.push(
      fault('size', 'zones', `The zones have ${piles} piles in all: wanted at most ${MOST_PILES}`, {
        kind: 'piles-in-all',
        piles,
        most: MOST_PILES,
      }),
    );
  if (def.remove?.kind === 'run' && columns > MOST_RUN_COLUMNS)
    faults.push(
      fault(
        'size',
        'remove',
        `Runs are sought in ${columns} columns: wanted at most ${MOST_RUN_COLUMNS}, or they are too many to list`,
        { kind: 'run-columns', piles: columns, most: MOST_RUN_COLUMNS },
      ),
    );
  return faults;
};
