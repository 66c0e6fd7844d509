/**
 * Depth first over the columns: play a card that fits, look whether the crossings still needed (walk.ts) and the closed
 * set allow the position, and go on; of cards alike only some are tried (prune/bare-cards.ts). The rank of which more
 * cards are left comes first. Which order of columns is best is a matter of luck, so each run has another one.
 */
import { crossings, endsLeft } from './walk.ts';
import type { ColumnKeys } from '../common/column-keys.ts';
import { ENDINGS, openAt, type RingMachine } from './machine.ts';

import { RestartingDescent, type RunEnd } from '../common/restarting-descent.ts';
import * as at from './memory-layout.ts';
import type { RingTask } from './task.ts';

/** Nodes of the first run; each later one has twice as many. */
const FIRST_RUN = 400;
/** More crossings than any game has: they never prune. */
const PLENTY = 1 << 20;
/** The most nodes of one call of the machine, which counts them in a word. */
const MOST_NODES = 2 ** 30;

export class RingDescent extends RestartingDescent {
  /** The most cards played in one line so far, and the columns they came from. */
  best: readonly number[] = [];
  readonly #task: RingTask;
  readonly #remains: ColumnKeys;
  readonly #machine: RingMachine;
  #order: readonly number[] = [];

  constructor(task: RingTask, remains: ColumnKeys, machine: RingMachine) {
    super(task.most ? Infinity : FIRST_RUN);
    this.#task = task;
    this.#remains = remains;
    this.#machine = machine;
    this.#writeTables();
    this.begin();
  }

  /** Writes the tables that are the same in every run. */
  #writeTables(): void {
    const { columns, classes, takes, ring, lasts, most } = this.#task;
    const { words } = this.#machine;
    words.set(this.#remains.tops, at.ON_HOLE_AT);
    if (ring) words.set(endsLeft(classes), at.ENDS_AT);
    for (let on = 0; on <= classes; on++) {
      const near = at.NEAR_AT + on * at.MOST_RANKS;
      words[near] = 0;
      for (let card = 0; card < classes; card++) {
        if (takes[on * classes + card] === 1) words[near + ++words[near]] = card;
        // Pair x is the places x and x + 1.
        words[at.EDGES_AT + on * at.MOST_RANKS + card] = (on + 1) % classes === card ? on % classes : card;
      }
    }
    words[at.CARDS_AT] = columns.reduce((sum, { length }) => sum + length, 0);
    words[at.LASTS_AT] = lasts;
    words[at.BEGINS_AT] = ring ? classes : at.MOST_RANKS;
    words[at.MOST_AT] = most ? 1 : 0;
    words[at.LONGEST_AT] = 0;
  }

  protected begin(): void {
    const { columns, top } = this.#task;
    const { low, high, stride, tops } = this.#remains;
    const { words } = this.#machine;
    this.#order = orderOf(columns, this.run);
    words.fill(0, at.TOPS_AT, at.ON_HOLE_AT);
    words[at.BARE_AT] = words[at.ENDS_IN_AT] = words[at.DEPTH_AT] = 0;
    let keyLow = 0;
    let keyHigh = tops[top];
    for (const [i, from] of this.#order.entries()) {
      const column = columns[from];
      const { length } = column;
      for (let height = 1; height <= length; height++) {
        const cell = i * at.COLUMN_WORDS + height * at.CELL_WORDS;
        const own = from * stride + height;
        words[cell + at.LOW] = low[own - 1] - low[own];
        words[cell + at.HIGH] = high[own - 1] - high[own];
        words[cell + at.RANK] = column[height - 1];
        words[cell + at.BELOW] = height > 1 ? column[height - 2] : 0;
        words[at.LEFT_AT + column[height - 1]] += 1;
      }
      words[at.HEIGHTS_AT + i] = length;
      keyLow += low[from * stride + length];
      keyHigh += high[from * stride + length];
      if (length === 0) continue;
      words[at.TOPS_AT + column[length - 1]] |= 1 << i;
      if (length === 1) words[at.BARE_AT] |= 1 << i;
      words[at.BOTTOMS_AT + column[0]] += 1;
      words[at.ENDS_IN_AT] |= 1 << column[0];
    }
    words[at.STACK_AT + at.ON] = top;
    words[at.STACK_AT + at.KEY_LOW] = keyLow;
    words[at.STACK_AT + at.KEY_HIGH] = keyHigh;
    this.#machine.add(keyLow | 0, keyHigh | 0);
    this.#open();
    this.nodes += 1;
  }

  /** Counts the crossings afresh and lists the columns to try; none when the crossings are impossible. */
  #open(): void {
    const { words } = this.#machine;
    const frame = at.STACK_AT + words[at.DEPTH_AT] * at.FRAME_WORDS;
    words[frame + at.LAST] = words[at.LASTS_AT];
    if (this.#count(words, frame)) openAt(words, words[at.DEPTH_AT], words[at.BARE_AT]);
    else words[frame + at.FIRST] = words[frame + at.SECOND] = 0;
  }

  #count(words: Int32Array, frame: number): boolean {
    const { classes, ring } = this.#task;
    const on = words[frame + at.ON];
    if (!ring || on === classes) {
      words.fill(PLENTY, at.CROSSINGS_AT, at.CROSSINGS_AT + classes);
      return true;
    }
    words.set(crossings(words.subarray(at.LEFT_AT, at.LEFT_AT + classes), on, classes), at.CROSSINGS_AT);
    for (let x = 0; x < classes; x++) {
      if (words[at.CROSSINGS_AT + x] < -1) return false;
      if (words[at.CROSSINGS_AT + x] === -1) words[frame + at.LAST] &= words[at.ENDS_AT + x];
    }
    return (words[frame + at.LAST] & words[at.ENDS_IN_AT]) !== 0;
  }

  protected descend(until: number): RunEnd | null {
    const most = Math.min(until - this.nodes, MOST_NODES);
    const end = ENDINGS[this.#machine.descend(most)];
    const { words } = this.#machine;
    this.nodes += words[at.NODES_AT];
    if (end === 'won' || this.#task.most) this.#record(words);
    if (end === 'won' || end === 'lost') return end;
    if (end === 'begun') this.#open();
    return null;
  }

  protected removePath(): void {
    const { words } = this.#machine;
    for (let depth = 0; depth <= words[at.DEPTH_AT]; depth++) {
      const frame = at.STACK_AT + depth * at.FRAME_WORDS;
      this.#machine.remove(words[frame + at.KEY_LOW], words[frame + at.KEY_HIGH]);
    }
  }

  protected lengthOf(run: number): number {
    return FIRST_RUN * 2 ** run;
  }

  #record(words: Int32Array): void {
    if (words[at.LONGEST_AT] > this.best.length)
      this.best = Array.from(
        { length: words[at.LONGEST_AT] },
        (_, i) => this.#order[words[at.BEST_AT + i + 1]],
      );
  }
}

/** The order of columns in a run: as they lie, from the right, then interleaved by other steps each time. */
const orderOf = (columns: readonly Uint8Array[], run: number): readonly number[] => {
  const order = [...columns.keys()];
  if (run === 0) return order;
  if (run === 1) return order.reverse();
  return order
    .map((column) => [((column + 1) * STEPS[run % STEPS.length] + run) % 37, column] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, column]) => column);
};
const STEPS = [10, 17, 5, 23, 14, 29, 8, 31] as const;
