/**
 * Limits of the work of a move. The schema limits every part; this limits their combination. Each move examines all
 * cards, all piles they could go to, and all runs that could be removed, so a definition from a stranger could block
 * a table.
 */
import { compositionOf, pilesOf } from '../count.ts';
import type { GameDef } from '../definition/index.ts';
import { packSize } from '../pack.ts';
import type { Role } from '../terms.ts';
import { fault, type Fault } from '../result.ts';

const TAKERS: readonly Role[] = ['tableau', 'cell', 'foundation', 'hole', 'hand'];

/** Piles that cards go to: enough for the most columns and foundations of a zone. The largest known game has 32. */
const MOST_TAKERS = 40;

/**
 * Columns whose last cards may make runs. The number of runs grows as the piles of a rank to the power of the length
 * of a run.
 */
const MOST_RUN_COLUMNS = 20;

/** Cards of a game: six packs of 52. The packed board of the solver has room for 511. */
const MOST_CARDS = 312;

/** Faults of definitions that are too large. */
export const checkSize = (def: GameDef): readonly Fault[] => {
  const count = (roles: readonly Role[]): number =>
    Object.values(def.zones).reduce((sum, zone) => sum + (roles.includes(zone.role) ? pilesOf(zone) : 0), 0);
  const takers = count(TAKERS);
  const columns = count(['tableau']);
  const faults: Fault[] = [];
  const cards = packSize(compositionOf(def));
  if (cards > MOST_CARDS)
    faults.push(
      fault('size', 'pack', `The game has ${cards} cards: wanted at most ${MOST_CARDS}`, {
        kind: 'pack-size',
        cards,
        most: MOST_CARDS,
      }),
    );
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
