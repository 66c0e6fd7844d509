/**
 * The weights of the heuristic for building games. They were found by trying some hundred sets on deals of the catalogue
 * that no list of verdicts has. Where every card of the stock can be had again, what is built counts for much, and the
 * foundations can wait. Where the stock runs out, a card left on the waste costs nearly as much as a gathered one earns,
 * or more. The sets of weights of a game win different deals, and take turns.
 */
import type { Game } from '@cairn/engine';
import { hasEndlessStock } from './heuristic.ts';

export interface BuildingWeights {
  /** A card on a foundation. */
  readonly gathered: number;
  /** A card that lies as it is built, and the same if it is of the suit of the card under it. */
  readonly built: number;
  readonly suited: number;
  /** A face-up card that lies on another but not as it is built. */
  readonly broken: number;
  /** A card not built that fits on no card of the columns. */
  readonly first: number;
  /** A card not built that lies on one wanted before it; and the same on the waste. */
  readonly late: number;
  readonly lateOnWaste: number;
  /** Any card that lies on one wanted soon. */
  readonly over: number;
  /** An empty column. */
  readonly space: number;
  /** For each card that a column has less than four. */
  readonly short: number;
  /** A face-down card. */
  readonly down: number;
  /** A card on the waste. */
  readonly waste: number;
}
const ZERO: BuildingWeights = {
  gathered: 0,
  built: 0,
  suited: 0,
  broken: 0,
  first: 0,
  late: 0,
  lateOnWaste: 0,
  over: 0,
  space: 0,
  short: 0,
  down: 0,
  waste: 0,
};
/** Where every card of the stock can be had again; `DIGGING` turns cards up first. */
const OPENING: BuildingWeights = {
  ...ZERO,
  gathered: 4,
  built: 4,
  space: 6,
  short: 1,
  down: 8,
  waste: 1,
  late: 2,
};
const DIGGING: BuildingWeights = { ...OPENING, late: 4, down: 12 };
/** Where suits are made in the columns: a space that takes only the last rank is one column less to build on. */
const IN_PLACE: BuildingWeights = { ...OPENING, short: 0, space: -6 };
const IN_RUNS: BuildingWeights = { ...IN_PLACE, built: 8 };
/** Where the stock runs out; `SPARING` keeps the waste low above all. */
const SPARING: BuildingWeights = {
  ...ZERO,
  gathered: 2,
  built: 1,
  space: 4,
  short: 3,
  down: 12,
  waste: 6,
  late: 1,
  lateOnWaste: 1,
};
const RUNS_OUT: BuildingWeights = {
  ...ZERO,
  gathered: 8,
  built: 2,
  space: 8,
  short: 2,
  down: 2,
  waste: 6,
  late: 1,
  lateOnWaste: 2,
  over: 1,
};
/** Where draws deal rows to the columns: what is built is covered soon, and breaks stay. */
const UNBROKEN: BuildingWeights = {
  ...ZERO,
  gathered: 4,
  built: -1,
  suited: 1,
  broken: 1,
  first: 2,
  late: 1,
  over: 1,
  space: 6,
  short: 1,
  down: 12,
};
const UNTANGLED: BuildingWeights = {
  ...ZERO,
  gathered: 5,
  built: 2,
  suited: -1,
  broken: -2,
  first: 5,
  late: 1,
  space: 1,
  down: 8,
};

/** The sets of weights for a game. */
export const weightSetsOf = (game: Game): readonly [BuildingWeights, ...BuildingWeights[]] => {
  const { stockDef, def } = game;
  if (!hasEndlessStock(game)) {
    const rows = stockDef !== null && stockDef.to === 'tableau';
    return rows && def.goal.kind !== 'suits' ? [UNBROKEN, UNTANGLED] : [SPARING, RUNS_OUT];
  }
  const scarce = game.zones.some(({ role, empty }) => role === 'tableau' && empty.takes !== 'anything');
  return def.goal.kind === 'suits' && scarce ? [IN_PLACE, IN_RUNS] : [OPENING, DIGGING];
};
