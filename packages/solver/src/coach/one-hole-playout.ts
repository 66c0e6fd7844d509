/**
 * Playouts in sampled worlds of games with one hole, on bit sets. The policy is the linear one of playout.ts with the same
 * features, of which only some can occur here. It looks at cards in sight alone, so the share it wins estimates what a
 * player can win. Solving each world exactly would overestimate, because the solver sees hidden cards (0.96 where 0.78 are
 * won).
 */
import { FEATURE } from './features.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { OneHolePosition } from './one-hole-position.ts';

const RANKS = 16;
/** In place of the first move: the policy chooses it. */
export const OWN_MOVE = -2;

const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** An arrangement of the hidden cards. Allocated once, and dealt anew for every sample. */
export class OneHolePlayout {
  readonly #position: OneHolePosition;
  readonly #unseen: Int8Array;
  readonly #ranks: Int8Array;
  readonly #stock: Int8Array;
  /** By rank on the hole: the places whose cards can be played on it, as bits. */
  readonly #goLow = new Int32Array(RANKS);
  readonly #goHigh = new Int32Array(RANKS);
  readonly #byLow = new Int32Array(RANKS);
  readonly #byHigh = new Int32Array(RANKS);
  /** By rank: the ranks it goes on. */
  readonly #goesOn: readonly Uint8Array[];
  /** By rank: how many unseen cards go on it, at the root and now. */
  readonly #rootPartners = new Int32Array(RANKS);
  readonly #partners = new Int32Array(RANKS);
  /** By place: what its card counts whatever else lies on the table. */
  readonly #base: Int32Array;
  /** What 0, 1 or 2 cards count that are turned up or come free. */
  readonly #turns: Int32Array;
  readonly #frees: Int32Array;
  readonly #follows: number;
  readonly #equals: number;
  readonly #partner: number;
  readonly #draws: number;

  constructor(position: OneHolePosition, weights: Int32Array) {
    const { fits, unseen, ranks, stock, buried, bottoms } = position;
    const of = (feature: keyof typeof FEATURE): number => weights[FEATURE[feature]];
    this.#position = position;
    this.#unseen = unseen.slice();
    this.#ranks = ranks.slice();
    this.#stock = stock.slice();
    const all = Array.from({ length: RANKS }, (_, rank) => rank);
    this.#goesOn = all.map((rank) => Uint8Array.from(all.filter((on) => fits[on * RANKS + rank] === 1)));
    for (const rank of unseen) for (const on of this.#goesOn[rank]) this.#rootPartners[on] += 1;
    this.#base = Int32Array.from(
      buried,
      (cards, place) =>
        of('to-goal') +
        cards * of('buried') +
        (bottoms[place] === 1 ? of('apex') : bottoms[place] === 2 ? of('empties') : 0),
    );
    const steps = (one: number, two: number): Int32Array =>
      Int32Array.from(all, (count) => (count > 1 ? one + two : count === 1 ? one : 0));
    this.#turns = steps(of('turns-up'), of('turns-up-two'));
    this.#frees = steps(of('frees'), of('frees-two'));
    this.#follows = of('follows');
    this.#equals = of('equals');
    this.#partner = of('partners');
    this.#draws = of('draws');
  }

  /** Deals the unknown cards at random; every arrangement is equally likely. */
  deal(random: SeededRandom): void {
    const { places, ranks, stock, fits } = this.#position;
    const unseen = this.#unseen;
    const byLow = this.#byLow;
    const byHigh = this.#byHigh;
    for (let last = unseen.length - 1; last > 0; last--) {
      const other = random.below(last + 1);
      const rank = unseen[last];
      unseen[last] = unseen[other];
      unseen[other] = rank;
    }
    let next = 0;
    byLow.fill(0);
    byHigh.fill(0);
    for (let i = 0; i < places; i++) {
      const rank = ranks[i] < 0 ? unseen[next++] : ranks[i];
      this.#ranks[i] = rank;
      if (i < 32) byLow[rank] |= 1 << i;
      else byHigh[rank] |= 1 << (i - 32);
    }
    for (let i = 0; i < stock.length; i++) this.#stock[i] = stock[i] < 0 ? unseen[next++] : stock[i];
    for (let on = 0; on < RANKS; on++) {
      let low = 0;
      let high = 0;
      for (let rank = 0; rank < RANKS; rank++)
        if (fits[on * RANKS + rank] === 1) {
          low |= byLow[rank];
          high |= byHigh[rank];
        }
      this.#goLow[on] = low;
      this.#goHigh[on] = high;
    }
  }

  /** Whether the policy clears this world when the first move is this place, the stock for -1, or its own for `OWN_MOVE`. */
  clears(first: number, random: SeededRandom): boolean {
    const { onLow, onHigh, under, goalLow, goalHigh, places, down, onlyStuck, stock } = this.#position;
    const hidden = this.#position.ranks;
    const goLow = this.#goLow;
    const goHigh = this.#goHigh;
    const partners = this.#partners;
    partners.set(this.#rootPartners);
    let leftLow = places >= 32 ? -1 : (1 << places) - 1;
    let leftHigh = places > 32 ? (places === 64 ? -1 : (1 << (places - 32)) - 1) : 0;
    let freeLow = this.#position.freeLow;
    let freeHigh = this.#position.freeHigh;
    let hole = this.#position.hole;
    let drawn = 0;
    let choice = first;
    for (;;) {
      if (choice === OWN_MOVE) {
        // The policy chooses the first move, too.
      } else if (choice < 0) {
        if (drawn === stock.length) return false;
        hole = this.#stock[drawn];
        if (stock[drawn++] < 0) this.#see(hole);
      } else {
        if (choice < 32) {
          leftLow &= ~(1 << choice);
          freeLow &= ~(1 << choice);
        } else {
          leftHigh &= ~(1 << (choice - 32));
          freeHigh &= ~(1 << (choice - 32));
        }
        hole = this.#ranks[choice];
        const below = under[choice];
        for (let i = 0; i < below.length; i++) {
          const place = below[i];
          if ((onLow[place] & leftLow) !== 0 || (onHigh[place] & leftHigh) !== 0) continue;
          if (hidden[place] < 0) this.#see(this.#ranks[place]);
          if (place < 32) freeLow |= 1 << place;
          else freeHigh |= 1 << (place - 32);
        }
        if ((leftLow & goalLow) === 0 && (leftHigh & goalHigh) === 0) return true;
      }
      let openLow = freeLow & goLow[hole];
      let openHigh = freeHigh & goHigh[hole];
      const mayDraw = drawn < stock.length && (!onlyStuck || (openLow | openHigh) === 0);
      choice = -1;
      if ((openLow | openHigh) === 0) continue;
      // A single choice needs no comparing.
      if (
        !mayDraw &&
        (openHigh === 0
          ? (openLow & (openLow - 1)) === 0
          : openLow === 0 && (openHigh & (openHigh - 1)) === 0)
      ) {
        choice = openLow === 0 ? 63 - Math.clz32(openHigh) : 31 - Math.clz32(openLow);
        continue;
      }
      let most = mayDraw ? this.#draws : -Infinity;
      let ties = mayDraw ? 1 : 0;
      while ((openLow | openHigh) !== 0) {
        let low = leftLow;
        let high = leftHigh;
        let place: number;
        if (openLow !== 0) {
          const bit = openLow & -openLow;
          openLow ^= bit;
          low &= ~bit;
          place = 31 - Math.clz32(bit);
        } else {
          const bit = openHigh & -openHigh;
          openHigh ^= bit;
          high &= ~bit;
          place = 63 - Math.clz32(bit);
        }
        const below = under[place];
        let turned = 0;
        let freed = 0;
        for (let i = 0; i < below.length; i++)
          if ((onLow[below[i]] & low) === 0 && (onHigh[below[i]] & high) === 0) {
            if (down[below[i]] === 1) turned++;
            else freed++;
          }
        const rank = this.#ranks[place];
        const follows = bitCount(freeLow & low & goLow[rank]) + bitCount(freeHigh & high & goHigh[rank]);
        const equals = bitCount(freeLow & this.#byLow[rank]) + bitCount(freeHigh & this.#byHigh[rank]);
        const score =
          this.#base[place] +
          this.#turns[turned] +
          this.#frees[freed] +
          this.#follows * follows +
          this.#equals * (equals - 1) +
          this.#partner * partners[rank];
        if (score > most) {
          most = score;
          choice = place;
          ties = 1;
        } else if (score === most && random.below(++ties) === 0) choice = place;
      }
    }
  }

  /** Counts a card that has come in sight. */
  #see(rank: number): void {
    const on = this.#goesOn[rank];
    for (let i = 0; i < on.length; i++) this.#partners[on[i]] -= 1;
  }
}
