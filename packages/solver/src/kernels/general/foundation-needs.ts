/** How many cards the foundations need before they take a card: what the heuristic for building games calls far. */
import { faceOf, type Game, type ZoneRule } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import { baseRankOn } from '../../packed/plays.ts';

const FACES = 128;
const SUITS = 8;
/** For a card that no foundation takes, as far as is known. */
export const FAR = 99;

/** The foundations of one zone. */
interface Chain {
  readonly zone: ZoneRule;
  /** Whether a foundation takes cards of one suit only. */
  readonly inSuit: boolean;
  /** How many foundations share the cards that are counted together: those of a suit, or all. */
  readonly shared: number;
  /** By rank: how many cards a foundation has with a card of this rank; by the base rank, which it begins with. */
  readonly places: Map<number, Int32Array>;
}

export class FoundationNeeds {
  /** By face: how many cards its foundation needs before it and with it; less than 1 if it may be there already. */
  readonly far = new Int32Array(FACES);
  /** The cards on foundations. */
  gathered = 0;
  readonly #chains: readonly Chain[];
  readonly #faces: readonly number[];
  readonly #piles: readonly number[];
  readonly #reached = new Int32Array(SUITS);
  /** The hash of the foundations whose needs are known. */
  #low = 0;
  #high = 0;

  constructor(game: Game) {
    this.#faces = facesOf(game);
    this.#piles = game.byRole.foundation;
    this.#chains = game.zones
      .filter(({ role }) => role === 'foundation')
      .map((zone) => chainOf(this.#faces, zone));
  }

  /** Reads the foundations of a position. */
  read(board: PackedBoard): void {
    const { low, high, heights } = board;
    let a = 1;
    let b = 1;
    let gathered = 0;
    for (let i = 0; i < this.#piles.length; i++) {
      const pile = this.#piles[i];
      gathered += heights[pile];
      a = (a + Math.imul(low[pile], low[pile] | 1)) | 0;
      b = (b + Math.imul(high[pile], high[pile] | 1)) | 0;
    }
    this.gathered = gathered;
    if (a === this.#low && b === this.#high) return;
    this.#low = a;
    this.#high = b;
    this.far.fill(FAR);
    for (const chain of this.#chains) this.#follow(board, chain);
  }

  #follow(board: PackedBoard, { zone, inSuit, shared, places }: Chain): void {
    const { heights, seats, rules } = board;
    const { takes } = zone.empty;
    const base = (typeof takes === 'object' ? takes[0] : baseRankOn(board)) ?? 1;
    let byRank = places.get(base);
    if (byRank === undefined) places.set(base, (byRank = placesFrom(base, this.#faces, zone)));
    const reached = this.#reached;
    reached.fill(0);
    for (const pile of zone.piles) {
      if (heights[pile] === 0) continue;
      const suit = inSuit ? (seats[pile * rules.cards] >> 4) & 7 : 0;
      reached[suit] = reached[suit] + heights[pile];
    }
    for (const face of this.#faces) {
      const place = byRank[face & 15];
      if (place === 0) continue;
      const far = place - Math.trunc(reached[inSuit ? (face >> 4) & 7 : 0] / shared);
      const before = this.far[face];
      // Of two foundations that are to have the card, the nearer one; of those, not one that has it.
      if (before === FAR || before < 1 || (far >= 1 && far < before)) this.far[face] = far;
    }
  }
}

const facesOf = ({ cards }: Game): readonly number[] => [...new Set(cards.map(faceOf))];

const chainOf = (faces: readonly number[], zone: ZoneRule): Chain => {
  const { fits, piles } = zone;
  const inSuit =
    fits === null ||
    faces.every((on) => faces.every((face) => fits[on * FACES + face] !== 1 || ((on ^ face) & 112) === 0));
  const suits = new Set(faces.map((face) => face >> 4)).size;
  return {
    zone,
    inSuit,
    shared: inSuit ? Math.max(1, Math.trunc(piles.length / suits)) : piles.length,
    places: new Map(),
  };
};

/** Follows a foundation from its base rank up. */
const placesFrom = (base: number, faces: readonly number[], { fits, full }: ZoneRule): Int32Array => {
  const places = new Int32Array(16);
  let at: number | undefined = base;
  for (let place = 1; at !== undefined && places[at] === 0 && place <= full; place++) {
    places[at] = place;
    const rank: number = at;
    const next = faces.find(
      (face) =>
        places[face & 15] === 0 &&
        faces.some((on) => (on & 15) === rank && fits !== null && fits[on * FACES + face] === 1),
    );
    at = next === undefined ? undefined : next & 15;
  }
  return places;
};
