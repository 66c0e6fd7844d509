/**
 * The best chain a player can see: cards that go to the hole one after another, of known cards only. The value of a chain
 * is the sum of the values of its cards. So the best continuation depends on which cards are gone and on the top of the
 * hole, but not on their order, and each such position is searched once.
 */
import type { HoleField, HolePlace } from './hole-field.ts';

/** The effect of playing a card. */
export interface CardGain {
  readonly place: HolePlace;
  /** Places it frees, and how many of them are face down. */
  readonly freed: readonly HolePlace[];
  readonly turned: number;
}
export type CardValue = (gain: CardGain) => number;

/** The most positions searched for one move; open columns have millions. */
const MOST = 2000;

export class ChainSearch {
  readonly #field: HoleField;
  readonly #valueOf: CardValue;
  /** By place: how many cards still block it. */
  readonly #on: Uint8Array;
  /** Which places are gone, as bits. */
  readonly #gone: Int32Array;
  readonly #seen = new Map<string, number>();
  #looked = 0;

  constructor(field: HoleField, valueOf: CardValue) {
    this.#field = field;
    this.#valueOf = valueOf;
    this.#on = Uint8Array.from(field.places, ({ on }) => on);
    this.#gone = new Int32Array(Math.ceil(field.places.length / 32));
  }

  /** The effect of this card alone. */
  gain(place: HolePlace): CardGain {
    const freed = place.under.flatMap((at) => {
      const below = this.#field.places[at];
      return below !== undefined && this.#on[at] === 1 ? [below] : [];
    });
    return { place, freed, turned: freed.filter(({ down }) => down).length };
  }

  /** The value of the best chain that begins with this card. */
  from(place: HolePlace): number {
    this.#looked = 0;
    return place.rough || place.face === null ? 0 : this.#play(place, place.face);
  }

  /** The value of the best chain after this face has gone to the hole. */
  after(face: number): number {
    this.#looked = 0;
    return this.#best(face);
  }

  #isGone(at: number): boolean {
    return ((this.#gone[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  /** Removes a card, or puts it back. */
  #toggle(at: number): void {
    this.#gone[at >> 5] = (this.#gone[at >> 5] ?? 0) ^ (1 << (at & 31));
  }

  #play(place: HolePlace, face: number): number {
    const gain = this.#valueOf(this.gain(place));
    this.#toggle(place.at);
    for (const at of place.under) this.#on[at] = (this.#on[at] ?? 0) - 1;
    const rest = this.#best(face);
    for (const at of place.under) this.#on[at] = (this.#on[at] ?? 0) + 1;
    this.#toggle(place.at);
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
    // A search that was cut short is not cached as complete.
    if (this.#looked < MOST) this.#seen.set(key, most);
    return most;
  }
}
