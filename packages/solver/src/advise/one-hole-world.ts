/**
 * Playouts in sampled worlds of games with one hole. The policy plays the card that uncovers most, and turns the stock when
 * no card can be played. It looks at face-up cards alone, so the share it wins estimates what a player can win. Solving each
 * world exactly would overestimate, because the solver sees hidden cards (0.96 where 0.78 are won).
 */
import type { SeededRandom } from './seeded-random.ts';
import type { OneHolePosition } from './one-hole-position.ts';

/** An arrangement of the hidden cards. Allocated once, and dealt anew for every sample. */
export class OneHoleWorld {
  readonly #position: OneHolePosition;
  readonly #unseen: Int8Array;
  readonly #ranks: Int8Array;
  readonly #stock: Int8Array;
  /** By rank on the hole: the places whose cards can be played on it, as bits. */
  readonly #goLow = new Int32Array(16);
  readonly #goHigh = new Int32Array(16);
  readonly #byLow = new Int32Array(16);
  readonly #byHigh = new Int32Array(16);

  constructor(position: OneHolePosition) {
    this.#position = position;
    this.#unseen = position.unseen.slice();
    this.#ranks = position.ranks.slice();
    this.#stock = position.stock.slice();
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
    for (let on = 0; on < 16; on++) {
      let low = 0;
      let high = 0;
      for (let rank = 0; rank < 16; rank++)
        if (fits[on * 16 + rank] === 1) {
          low |= byLow[rank];
          high |= byHigh[rank];
        }
      this.#goLow[on] = low;
      this.#goHigh[on] = high;
    }
  }

  /** Whether the policy clears this world when the first move is this place, or the stock for -1. */
  clears(first: number, random: SeededRandom): boolean {
    const { onLow, onHigh, under, goalLow, goalHigh, places } = this.#position;
    const goLow = this.#goLow;
    const goHigh = this.#goHigh;
    let leftLow = places >= 32 ? -1 : (1 << places) - 1;
    let leftHigh = places > 32 ? (places === 64 ? -1 : (1 << (places - 32)) - 1) : 0;
    let freeLow = this.#position.freeLow;
    let freeHigh = this.#position.freeHigh;
    let hole = this.#position.hole;
    let drawn = 0;
    let choice = first;
    for (;;) {
      if (choice < 0) {
        if (drawn === this.#stock.length) return false;
        hole = this.#stock[drawn++];
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
          if (place < 32) freeLow |= 1 << place;
          else freeHigh |= 1 << (place - 32);
        }
        if ((leftLow & goalLow) === 0 && (leftHigh & goalHigh) === 0) return true;
      }
      choice = -1;
      let most = -1;
      let ties = 0;
      for (let word = 0; word < 2; word++) {
        let open = word === 0 ? freeLow & goLow[hole] : freeHigh & goHigh[hole];
        while (open !== 0) {
          const bit = open & -open;
          open ^= bit;
          const place = word * 32 + 31 - Math.clz32(bit);
          const low = word === 0 ? leftLow & ~bit : leftLow;
          const high = word === 0 ? leftHigh : leftHigh & ~bit;
          const below = under[place];
          let uncovers = 0;
          for (let i = 0; i < below.length; i++)
            if ((onLow[below[i]] & low) === 0 && (onHigh[below[i]] & high) === 0) uncovers += 1;
          if (uncovers > most) {
            most = uncovers;
            choice = place;
            ties = 1;
          } else if (uncovers === most && random.below(++ties) === 0) choice = place;
        }
      }
    }
  }
}
