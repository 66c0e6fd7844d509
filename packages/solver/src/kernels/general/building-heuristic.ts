/**
 * The heuristic for building games: cards gathered, cards that lie as they are built, spaces and short columns; less
 * what is face down, lies on the waste, or lies on a card that is wanted before it.
 */
import { DOWN, faceOf, goalZones, type Fits, type Game } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import { KEY_PART } from '../../packed/rules.ts';
import { weightSetsOf, type BuildingWeights } from './building-weights.ts';
import { FAR, FoundationNeeds } from './foundation-needs.ts';
import type { Heuristic } from './heuristic.ts';

const FACES = 128;
const SUIT = 112;
/** A card is wanted soon when its foundation needs at most this many cards before it. */
const SOON = 3;

/** The heuristic for a game; null unless columns are built or foundations gather what lies in them. */
export const buildingHeuristic = (game: Game): BuildingHeuristic | null => {
  const { goal, remove } = game.def;
  const up = goalZones(game).every(({ role }) => role === 'foundation');
  const built = game.zones.some(({ role, fits }) => role === 'tableau' && fits !== null);
  if (remove !== undefined || !(goal.kind === 'suits' ? built : up)) return null;
  return new BuildingHeuristic(game);
};

export class BuildingHeuristic implements Heuristic {
  readonly #sets: readonly BuildingWeights[];
  #weights: BuildingWeights;
  /** Whether only cards of one suit count as built. */
  readonly #inSuit: boolean;
  readonly #needs: FoundationNeeds;
  /** By face: 1 if it goes on no card of the columns. */
  readonly #first = new Uint8Array(FACES);

  constructor(game: Game) {
    this.#sets = weightSetsOf(game);
    this.#weights = this.#sets[0];
    this.#inSuit = game.def.goal.kind === 'suits';
    this.#needs = new FoundationNeeds(game);
    const faces = new Set(game.cards.map(faceOf));
    const builds = game.zones.flatMap(({ role, fits }) =>
      role === 'tableau' && fits !== null ? [fits] : [],
    );
    for (const face of faces)
      if (!builds.some((fits) => [...faces].some((on) => fits[on * FACES + face] === 1)))
        this.#first[face] = 1;
  }

  get sets(): number {
    return this.#sets.length;
  }

  of(board: PackedBoard, set: number): number {
    this.#weights = this.#sets[set];
    this.#needs.read(board);
    const { rules, heights } = board;
    const { tableau } = rules.game.byRole;
    const { waste, piles } = rules.game;
    const { gathered, space, short } = this.#weights;
    let sum = gathered * this.#needs.gathered;
    if (waste !== null) sum -= this.#left(board, waste);
    for (const pile of tableau) {
      const height = heights[pile];
      if (height === 0) sum += space;
      else sum += (height < 4 ? short * (4 - height) : 0) + this.#column(board, pile, piles[pile].zone.fits);
    }
    return sum;
  }

  /** What the cards on the waste cost: nothing where they can all be had at any time. */
  #left({ rules, heights, seats }: PackedBoard, waste: number): number {
    if (rules.counts[waste] !== KEY_PART.order) return 0;
    const { far } = this.#needs;
    const height = heights[waste];
    const { waste: each, lateOnWaste } = this.#weights;
    let late = 0;
    if (lateOnWaste !== 0)
      for (let i = waste * rules.cards, least = FAR; i < waste * rules.cards + height; i++) {
        const needed = far[seats[i] & 127];
        if (needed > least) late++;
        else least = needed;
      }
    return each * height + lateOnWaste * late;
  }

  #column({ rules, heights, seats }: PackedBoard, pile: number, fits: Fits | null): number {
    const { far } = this.#needs;
    const inSuit = this.#inSuit;
    const base = pile * rules.cards;
    const end = base + heights[pile];
    let down = 0;
    let built = 0;
    let suited = 0;
    let breaks = 0;
    let first = 0;
    let late = 0;
    let over = 0;
    let least = FAR;
    let under = DOWN;
    for (let i = base; i < end; i++) {
      const seat = seats[i];
      const face = seat & 127;
      const needed = far[face];
      if (least <= SOON) over += 1;
      if ((seat & DOWN) !== 0) down += 1;
      else if ((under & DOWN) === 0 && fits !== null && fits[(under & 127) * FACES + face] === 1) {
        if (((under ^ seat) & SUIT) === 0) {
          suited += 1;
          built += 1;
        } else if (!inSuit) built += 1;
      } else {
        if (i > base) {
          breaks += 1;
          first += this.#first[face];
        }
        if (needed > least) late += 1;
      }
      if (needed < least) least = needed;
      under = seat;
    }
    const w = this.#weights;
    return (
      w.built * built +
      w.suited * suited -
      w.broken * breaks -
      w.first * first -
      w.late * late -
      w.over * over -
      w.down * down
    );
  }
}
