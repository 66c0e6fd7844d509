/**
 * Chains as lists of the ends worth having (chain-ends.ts), where a chain's points depend on its length alone. Lists and
 * rows lie one after another in arrays that grow and serve one level after the other.
 */
import { enlarged, withRoom } from '../../memory/grow.ts';
import { keepEnds, LEVELS, type ChainEndValues } from './chain-ends.ts';
import { NO_VALUE, type ChainValues } from './chain-values.ts';
import type { ScoreTerms } from './score-terms.ts';

export class EndLists implements ChainValues {
  kept: Uint8Array = new Uint8Array(0);
  rows: Int32Array = new Int32Array(0);
  best: Float64Array = new Float64Array(64);
  /** By slot: where its list begins and stops. */
  #at = new Int32Array(0);
  #until = new Int32Array(0);
  #ends = new Int32Array(64);
  readonly #chains: NonNullable<ScoreTerms['chains']>;
  readonly #scales: ChainEndValues;
  #level = 0;
  #slot = 0;
  #node = 0;
  #reach = 0;
  /** The list of the slot in hand; and where the next row begins. */
  #first = 0;
  #end = 0;
  #row = 0;

  constructor(chains: NonNullable<ScoreTerms['chains']>, worth: Float64Array, lanes: number) {
    this.#chains = chains;
    this.#scales = { worth, lanes, chain: chains.fresh };
  }

  get bytes(): number {
    return 13 * this.kept.length + 4 * this.#ends.length + 8 * this.best.length;
  }

  running(slot: number): number {
    const { worth, lanes } = this.#scales;
    const { running } = this.#chains;
    let best = NO_VALUE;
    for (let i = this.#at[slot]; i < this.#until[slot]; i++) {
      const end = this.#ends[i];
      const to = worth[((end / LEVELS) | 0) * lanes + lanes - 1];
      best = Math.max(best, running[(end % LEVELS) - this.#level] + to);
    }
    return best;
  }

  begin(slots: number, level: number): void {
    if (slots > this.kept.length) {
      this.kept = new Uint8Array(slots);
      [this.#at, this.#until, this.rows] = [
        new Int32Array(slots),
        new Int32Array(slots),
        new Int32Array(slots),
      ];
    } else this.kept.fill(0);
    this.#level = level;
    this.#first = this.#end = this.#row = 0;
  }

  open(slot: number, node: number, _rank: number, reach: number): void {
    this.#slot = slot;
    this.#node = node;
    this.#reach = reach;
  }

  play(beyond: EndLists, slot: number): void {
    for (let i = beyond.#at[slot]; i < beyond.#until[slot]; i++) this.#push(beyond.#ends[i]);
  }

  joke(slot: number): void {
    this.play(this, slot);
  }

  close(): void {
    const { lanes } = this.#scales;
    const [slot, row] = [this.#slot, this.#row];
    this.#push(this.#node * LEVELS + this.#level);
    this.#row += lanes;
    this.best = withRoom(this.best, this.#row);
    this.best.fill(NO_VALUE, row, this.#row);
    this.#end = keepEnds(
      this.#ends,
      this.#first,
      this.#end,
      this.#level,
      this.#reach,
      this.#scales,
      this.best,
      row,
    );
    this.kept[slot] = 1;
    this.#at[slot] = this.#first;
    this.#until[slot] = this.#first = this.#end;
    this.rows[slot] = row;
  }

  /** Adds an end to the list in hand, most cards gone first. */
  #push(end: number): void {
    if (this.#end === this.#ends.length) this.#ends = enlarged(this.#ends);
    const ends = this.#ends;
    let at = this.#end++;
    for (; at > this.#first && ends[at - 1] < end; at--) ends[at] = ends[at - 1];
    ends[at] = end;
  }
}
