/**
 * Every card to be played needs a card of its own to lie on: a matching of cards that will be covered with the cards
 * that cover them, by ranks alone.
 *
 * PROOF. A card is played on the last card of a hole, or into an empty hole. No two cards are played on the same card,
 * for the first covers it for good, and no two into the same empty hole. The cards that are or will be the last of a
 * hole are those on top now and those still to be played. So in any way to play all, the cards left are matched with
 * cards left or on top that take their rank, but for as many as there are empty holes. Where ranks go up and down,
 * each rank has two neighbours: the graph of ranks to play and ranks to lie on is made of paths and rings, and along
 * those the greedy matching is a largest one (for a ring, with each number of cards across one of its edges).
 *
 * The same holds of any part of the cards that must all be played before the others.
 *
 * SIDE CONDITIONS. Every card left must go to a hole, nothing leaves one, and ranks alone decide whether a card fits.
 */
interface Chain {
  /** Ranks to play and ranks to lie on in turn. */
  readonly ranks: readonly number[];
  /** Whether the first is a rank to play. */
  readonly plays: boolean;
  /** Whether the last is a neighbour of the first; then the first is to play and the last to lie on. */
  readonly ring: boolean;
}

export class CoverMatching {
  readonly #chains: readonly Chain[];
  readonly #empty: number;

  /** @param takes by rank on top the ranks it takes, as bits; the last is for an empty hole. */
  constructor(takes: Int32Array) {
    this.#empty = takes.length - 1;
    this.#chains = chainsOf(takes.subarray(0, this.#empty));
  }

  /** Whether every card left may find a card to lie on; `tops` counts the holes by rank on top. */
  open(left: Int32Array, tops: Int32Array): boolean {
    let spare = tops[this.#empty];
    for (const chain of this.#chains) {
      const { ranks, ring } = chain;
      const last = ranks[ranks.length - 1];
      const most = ring ? Math.min(left[ranks[0]], left[last] + tops[last]) : 0;
      let least = short(chain, left, tops, 0);
      for (let across = 1; across <= most && least > 0; across++)
        least = Math.min(least, short(chain, left, tops, across));
      spare -= least;
      if (spare < 0) return false;
    }
    return true;
  }
}

/** How many cards of a chain find none to lie on, when `across` cards of the first rank lie on the last rank. */
const short = ({ ranks, plays }: Chain, left: Int32Array, tops: Int32Array, across: number): number => {
  let missing = 0;
  let waiting = 0;
  let free = across;
  let playing = plays;
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i];
    if (playing) {
      waiting = left[rank] - free;
      if (waiting < 0) waiting = 0;
    } else {
      free = left[rank] + tops[rank] - waiting - (i === ranks.length - 1 ? across : 0);
      waiting = 0;
      if (free < 0) {
        missing -= free;
        free = 0;
      }
    }
    playing = !playing;
  }
  return missing + waiting;
};

/** The chains of ranks; none where a rank has more than two neighbours, and then no position is ever given up. */
const chainsOf = (takes: Int32Array): readonly Chain[] => {
  const size = takes.length;
  // Nodes below `size` are ranks to play, the others ranks to lie on.
  const near = Array.from({ length: 2 * size }, (_, node) =>
    Array.from({ length: size }, (__, other) => other)
      .filter((other) => (node < size ? (takes[other] >> node) & 1 : (takes[node - size] >> other) & 1) === 1)
      .map((other) => (node < size ? other + size : other)),
  );
  const done = new Set<number>();
  const chains: Chain[] = [];
  const follow = (start: number): number[] => {
    const nodes: number[] = [];
    for (let node: number | undefined = start; node !== undefined;) {
      nodes.push(node);
      done.add(node);
      node = near[node].find((next) => !done.has(next));
    }
    return nodes;
  };
  if (near.some(({ length }) => length > 2)) return chains;
  const add = (nodes: readonly number[], ring: boolean): void => {
    chains.push({ ranks: nodes.map((node) => node % size), plays: nodes[0] < size, ring });
  };
  for (const [node, { length }] of near.entries())
    if (length === 1 && !done.has(node)) add(follow(node), false);
  for (let node = 0; node < size; node++)
    if (near[node].length > 0 && !done.has(node)) add(follow(node), true);
  return chains;
};
