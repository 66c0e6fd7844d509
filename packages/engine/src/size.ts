/**
 * How much there may be: the schema bounds every part, and this bounds what they come to. Each move goes through all
 * cards and all piles they could be played to, and through all runs that could be taken, so a definition from a stranger
 * could hold up a table.
 */
import { pilesOf } from './count.ts';
import type { GameDef } from './definition/index.ts';
import type { Role } from './terms.ts';
import { fault, type Fault } from './result.ts';

const TAKERS: readonly Role[] = ['tableau', 'foundation', 'hole', 'hand'];

/** Piles that cards are played to: room for the most columns and foundations a zone has. The largest known game has 32. */
const MOST_TAKERS = 40;

/** Columns whose last cards may make runs: their number grows as the number of piles of a rank to the length of a run. */
const MOST_RUN_COLUMNS = 20;

/** Faults of definitions that have too much of anything. */
export const checkSize = (def: GameDef): readonly Fault[] => {
  const count = (roles: readonly Role[]): number =>
    Object.values(def.zones).reduce((sum, zone) => sum + (roles.includes(zone.role) ? pilesOf(zone) : 0), 0);
  const takers = count(TAKERS);
  const columns = count(['tableau']);
  const faults: Fault[] = [];
  if (takers > MOST_TAKERS)
    faults.push(
      fault('size', 'zones', `Cards can be played to ${takers} piles: wanted at most ${MOST_TAKERS}`, {
        kind: 'taking-piles',
        piles: takers,
        most: MOST_TAKERS,
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
