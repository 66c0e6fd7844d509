/**
 * The heuristic for building games: cards gathered, cards that lie as they are built, spaces and short columns; less
 * what is face down, lies on the waste, or lies on a card that is wanted before it.
 *
 * The weights were found by trying some hundred sets on deals of the catalogue. Where every card of the stock can be
 * had again, what is built counts for much, and the foundations can wait. Where the stock runs out, a card left on the
 * waste costs nearly as much as a gathered one earns, or more. The two sets of weights of a game win different deals.
 */
import { goalZones, DOWN, type Fits, type Game } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import { KEY_PART } from '../../packed/rules.ts';
import { hasEndlessStock, type Heuristic } from './heuristic.ts';

interface Weights {
  readonly gathered: number;
  readonly built: number;
  readonly space: number;
  /** For each card that a column has less than four. */
  readonly short: number;
  readonly down: number;
  readonly waste: number;
  /** A card that lies on one wanted before it; and the same on the waste. */
  readonly late: number;
  readonly lateOnWaste: number;
  /** Any card that lies on one wanted soon. */
  readonly over: number;
}

/** Where every card of the stock can be had again; `DIGGING` turns cards up first. */
const OPENING: Weights = {
  gathered: 4,
  built: 4,
  space: 6,
  short: 1,
  down: 8,
  waste: 1,
  late: 2,
  lateOnWaste: 0,
  over: 0,
};
const DIGGING: Weights = { ...OPENING, late: 4, down: 12 };
/** Where suits are made in the columns: a space that takes only the last rank is one column less to build on. */
const IN_PLACE: Weights = { ...OPENING, short: 0, space: -6 };
const IN_RUNS: Weights = { ...IN_PLACE, built: 8 };
/** Where the stock runs out; `SPARING` keeps the waste low above all. */
const SPARING: Weights = {
  gathered: 2,
  built: 1,
  space: 4,
  short: 3,
  down: 12,
  waste: 6,
  late: 1,
  lateOnWaste: 1,
  over: 0,
};
const RUNS_OUT: Weights = {
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
/** A card is wanted soon when its foundation needs at most this many cards before it. */
const SOON = 3;
const FAR = 99;

/** The heuristic for a game; null unless columns are built and the goal asks for suits. */
export const buildingHeuristic = (game: Game): BuildingHeuristic | null => {
  const { goal, remove } = game.def;
  const up = goalZones(game).every(({ role }) => role === 'foundation');
  const built = game.zones.some(({ role, fits }) => role === 'tableau' && fits !== null);
  if (remove !== undefined || !built || (goal.kind !== 'suits' && !up)) return null;
  return new BuildingHeuristic(game);
};

/** The sets of weights for a game. */
const setsOf = (game: Game): readonly Weights[] => {
  if (!hasEndlessStock(game)) return [SPARING, RUNS_OUT];
  const scarce = game.zones.some(({ role, empty }) => role === 'tableau' && empty.takes !== 'anything');
  return game.def.goal.kind === 'suits' && scarce ? [IN_PLACE, IN_RUNS] : [OPENING, DIGGING];
};

export class BuildingHeuristic implements Heuristic {
  readonly #sets: readonly Weights[];
  #weights: Weights;
  readonly #inSuit: boolean;
  /** Foundations of a suit. */
  readonly #packs: number;
  /** By suit: the rank that all its foundations have reached. */
  readonly #reached = new Int32Array(8);

  constructor(game: Game) {
    this.#sets = setsOf(game);
    this.#weights = this.#sets[0] ?? OPENING;
    this.#inSuit = game.def.goal.kind === 'suits';
    this.#packs = Math.max(1, game.byRole.foundation.length >> 2);
  }

  get sets(): number {
    return this.#sets.length;
  }

  of(board: PackedBoard, set: number): number {
    this.#weights = this.#sets[set] ?? OPENING;
    const { rules, heights } = board;
    const { tableau } = rules.game.byRole;
    const { waste, piles } = rules.game;
    const { space, short } = this.#weights;
    let sum = this.#gathered(board);
    if (waste !== null) sum -= this.#left(board, waste);
    for (const pile of tableau) {
      const height = heights[pile];
      if (height === 0) sum += space;
      else sum += (height < 4 ? short * (4 - height) : 0) + this.#column(board, pile, piles[pile].zone.fits);
    }
    return sum;
  }

  #gathered({ rules, heights, seats }: PackedBoard): number {
    const reached = this.#reached;
    let sum = 0;
    reached.fill(0);
    for (const pile of rules.game.byRole.foundation) {
      const height = heights[pile];
      if (height === 0) continue;
      sum += height;
      const suit = (seats[pile * rules.cards] >> 4) & 7;
      reached[suit] = reached[suit] + height;
    }
    if (this.#packs > 1) for (let s = 0; s < 8; s++) reached[s] = Math.trunc(reached[s] / this.#packs);
    return sum * this.#weights.gathered;
  }

  /** How many cards its foundation needs before this one. */
  #far(seat: number): number {
    return (seat & 15) - this.#reached[(seat >> 4) & 7];
  }

  /** What the cards on the waste cost: nothing where they can all be had at any time. */
  #left({ rules, heights, seats }: PackedBoard, waste: number): number {
    if (rules.counts[waste] !== KEY_PART.order) return 0;
    const height = heights[waste];
    const { waste: each, lateOnWaste } = this.#weights;
    let late = 0;
    if (lateOnWaste > 0)
      for (let i = waste * rules.cards, least = FAR; i < waste * rules.cards + height; i++) {
        const far = this.#far(seats[i]);
        if (far > least) late++;
        else least = far;
      }
    return each * height + lateOnWaste * late;
  }

  #column({ rules, heights, seats }: PackedBoard, pile: number, fits: Fits | null): number {
    const { built, down, late, over } = this.#weights;
    const base = pile * rules.cards;
    const end = base + heights[pile];
    let sum = 0;
    let least = FAR;
    let under = DOWN;
    for (let i = base; i < end; i++) {
      const seat = seats[i];
      const far = this.#far(seat);
      if ((seat & DOWN) !== 0) sum -= down;
      else if ((under & DOWN) === 0 && fits !== null && fits[(under & 127) * 128 + (seat & 127)] === 1) {
        if (!this.#inSuit || ((under ^ seat) & 112) === 0) sum += built;
      } else if (far > least) sum -= late;
      if (least <= SOON) sum -= over;
      if (far < least) least = far;
      under = seat;
    }
    return sum;
  }
}
