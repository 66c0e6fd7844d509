/**
 * The heuristic for heaps: columns that take any card and give it to foundations alone, where suits decide nothing. A
 * card lies badly over one that a foundation needs sooner.
 */
import { faceOf, type Game, type ZoneRule } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import type { Heuristic } from './heuristic.ts';

const FACES = 128;
const FAR = 99;

/** What a set counts, in points: a card on its foundation, a free heap, a card over one needed sooner, and each rank of that. */
interface Weights {
  readonly gone: number;
  readonly space: number;
  readonly late: number;
  readonly each: number;
  /** Whether a card is needed when all of its rank could go; else when the first could. */
  readonly all: boolean;
}

const SETS: readonly Weights[] = [
  { gone: 6, space: 4, late: 12, each: 2, all: false },
  { gone: 4, space: 10, late: 8, each: 3, all: true },
  { gone: 12, space: 2, late: 16, each: 0, all: false },
];

/** The heuristic for a game with heaps; null for any other. */
export const heapHeuristic = (game: Game): Heuristic | null => {
  const heaps = game.zones.filter(({ role }) => role === 'tableau');
  if (heaps.length === 0 || !heaps.every((zone) => isHeap(game, zone))) return null;
  const chains = game.byRole.foundation.map((pile) => chainOf(game, game.piles[pile].zone));
  if (chains.length === 0 || chains.includes(null)) return null;
  const places = chains.map((chain) =>
    Int32Array.from({ length: 16 }, (_, rank) => chain?.indexOf(rank) ?? -1),
  );
  return new HeapHeuristic(game, places);
};

/** Whether a zone takes any card and gives cards to foundations alone. */
const isHeap = ({ cards }: Game, { fits, give }: ZoneRule): boolean =>
  fits !== null &&
  give.every(({ to }) => to === 'foundation') &&
  cards.every((on) => cards.every((card) => fits[faceOf(on) * FACES + faceOf(card)] === 1));

/** The ranks of a foundation, from the first to the last; null if a suit matters or a rank may go in two places. */
const chainOf = (game: Game, { fits, empty: { takes } }: ZoneRule): readonly number[] | null => {
  if (typeof takes !== 'object' || takes.length !== 1 || fits === null) return null;
  const faces = [...new Set(game.cards.map(faceOf))];
  const onto = (rank: number): ReadonlySet<number> =>
    new Set(
      faces.flatMap((on) =>
        (on & 15) === rank
          ? faces.filter((face) => fits[on * FACES + face] === 1).map((face) => face & 15)
          : [],
      ),
    );
  const chain = [...takes];
  for (const rank of chain) {
    const next = onto(rank);
    const [only] = next;
    if (next.size > 1) return null;
    const suited = faces.some(
      (on) =>
        (on & 15) === rank && faces.some((face) => (face & 15) === only && fits[on * FACES + face] !== 1),
    );
    if (only === undefined) break;
    if (suited || chain.includes(only)) return null;
    chain.push(only);
  }
  return chain;
};

class HeapHeuristic implements Heuristic {
  readonly sets = SETS.length;
  readonly #heaps: readonly number[];
  readonly #foundations: readonly number[];
  /** By foundation and rank: the place of the rank there; -1 if it never goes there. */
  readonly #places: readonly Int32Array[];
  /** By rank: how many cards its foundation needs before it. */
  readonly #wait = new Int32Array(16);

  constructor(game: Game, places: readonly Int32Array[]) {
    this.#heaps = game.byRole.tableau;
    this.#foundations = game.byRole.foundation;
    this.#places = places;
  }

  of({ heights, seats, rules }: PackedBoard, set: number): number {
    const { gone, space, late, each, all } = SETS[set] ?? SETS[0];
    const wait = this.#wait;
    wait.fill(all ? 0 : FAR);
    let sum = 0;
    for (let f = 0; f < this.#foundations.length; f++) {
      const height = heights[this.#foundations[f]];
      const places = this.#places[f];
      sum += gone * height;
      for (let rank = 0; rank < 16; rank++) {
        const left = places[rank] - height;
        if (left < 0) continue;
        if (all ? left > wait[rank] : left < wait[rank]) wait[rank] = left;
      }
    }
    for (const pile of this.#heaps) {
      const base = pile * rules.cards;
      const end = base + heights[pile];
      if (base === end) sum += space;
      for (let i = base, least = FAR; i < end; i++) {
        const now = wait[seats[i] & 15];
        if (now > least) sum -= late + each * (now - least);
        else least = now;
      }
    }
    return sum;
  }
}
