/**
 * Chains a player can see: cards that go to the hole one after another, as far as only known cards are asked for. What a
 * chain brings is the sum of what its cards bring, so the best way on depends on what is gone and what lies on the hole,
 * not on the order in which it went: each such position is weighed once.
 */
import type { Field, Place } from './field.ts';

/** What a card brings when it goes. */
export interface Gain {
  readonly place: Place;
  /** Places it sets free, and how many of them lie face down. */
  readonly freed: readonly Place[];
  readonly turned: number;
}
export type Worth = (gain: Gain) => number;

/** More positions than this nobody looks at before a single move; open columns have millions. */
const MOST = 2000;

export class Chains {
  readonly #field: Field;
  readonly #worth: Worth;
  /** By place: how many that hold it are left. */
  readonly #on: Uint8Array;
  /** Which places are gone, as bits. */
  readonly #gone: Int32Array;
  readonly #seen = new Map<string, number>();
  #looked = 0;

  constructor(field: Field, worth: Worth) {
    this.#field = field;
    this.#worth = worth;
    this.#on = Uint8Array.from(field.places, ({ on }) => on);
    this.#gone = new Int32Array(Math.ceil(field.places.length / 32));
  }

  /** What this card brings by itself. */
  gain(place: Place): Gain {
    const freed = place.under.flatMap((at) => {
      const below = this.#field.places[at];
      return below !== undefined && this.#on[at] === 1 ? [below] : [];
    });
    return { place, freed, turned: freed.filter(({ down }) => down).length };
  }

  /** What the best chain brings that begins with this card. */
  from(place: Place): number {
    this.#looked = 0;
    return place.rough || place.face === null ? 0 : this.#play(place, place.face);
  }

  /** What the best chain brings once this face lies on the hole. */
  after(face: number): number {
    this.#looked = 0;
    return this.#best(face);
  }

  #isGone(at: number): boolean {
    return ((this.#gone[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  /** Gone, or back again. */
  #turn(at: number): void {
    this.#gone[at >> 5] = (this.#gone[at >> 5] ?? 0) ^ (1 << (at & 31));
  }

  #play(place: Place, face: number): number {
    const gain = this.#worth(this.gain(place));
    this.#turn(place.at);
    for (const at of place.under) this.#on[at] = (this.#on[at] ?? 0) - 1;
    const rest = this.#best(face);
    for (const at of place.under) this.#on[at] = (this.#on[at] ?? 0) + 1;
    this.#turn(place.at);
    return gain + rest;
  }

  #best(top: number): number {
    const key = `${top} ${this.#gone.join(' ')}`;
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    if (this.#looked++ >= MOST) return 0;
    const { places, fits } = this.#field;
    let most = 0;
    for (const place of places) {
      const { at, face, rough } = place;
      if (this.#on[at] !== 0 || face === null || rough || this.#isGone(at)) continue;
      if (fits[top * 128 + face] === 1) most = Math.max(most, this.#play(place, face));
    }
    // What was cut short is not remembered as the whole.
    if (this.#looked < MOST) this.#seen.set(key, most);
    return most;
  }
}
