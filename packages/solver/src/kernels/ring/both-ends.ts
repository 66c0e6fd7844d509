/**
 * From both ends: the same cards are searched forwards and, turned over (task.ts), backwards, by turns. How long a
 * search takes depends on where its cards get in each other's way; from the other end that is often met at once. The
 * median deal is easy, but of the hard ones the shorter search is three to five times shorter than the forward one.
 */
import type { Pool } from '../../kernel.ts';
import { remainsOf, type Remains } from '../remains.ts';
import { Descent } from './descent.ts';
import type { Machine } from './machine.ts';
import { turned, type Task } from './task.ts';

/** Nodes of a turn, and of one forwards from a card on the hole: from the other end that search begins with any card. */
const TURN = 500;
const FROM_A_CARD = 2000;

export class BothEnds {
  nodes = 0;
  readonly #task: Task;
  readonly #pool: Pool<Machine>;
  readonly #room: number;
  readonly #machines: Machine[] = [];
  readonly #descents: Descent[] = [];
  #isTurned = false;
  /** Whose turn it is, and the nodes at its end. */
  #turn = 0;
  #until: number;
  readonly #turns: readonly [forwards: number, backwards: number];

  /** @param room bytes for both together. */
  constructor(task: Task, remains: Remains, pool: Pool<Machine>, room: number) {
    this.#task = task;
    this.#pool = pool;
    this.#room = room / 2;
    this.#turns = [task.top === task.classes ? TURN : FROM_A_CARD, TURN];
    this.#until = this.#turns[0];
    this.#add(task, remains);
  }

  #add(task: Task, remains: Remains): void {
    const machine = this.#pool.take();
    machine.allow(this.#room);
    this.#machines.push(machine);
    this.#descents.push(new Descent(task, remains, machine));
    this.nodes += 1;
  }

  /** The other end, when it has exact keys. */
  #turnOver(): void {
    this.#isTurned = true;
    const task = turned(this.#task);
    const remains = remainsOf(task.columns, task.classes);
    if (remains !== null) this.#add(task, remains);
  }

  get bytes(): number {
    return this.#descents.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Visits up to `nodes` more positions. 'won', 'lost' when there is no more to search, or null. */
  step(nodes: number): 'won' | 'lost' | null {
    const end = this.nodes + nodes;
    while (this.nodes < end) {
      const descent = this.#descents[this.#turn];
      const before = descent.nodes;
      const ended = descent.step(Math.min(end, this.#until) - this.nodes);
      this.nodes += descent.nodes - before;
      if (ended !== null) return ended;
      if (this.nodes < this.#until) continue;
      if (!this.#isTurned) this.#turnOver();
      this.#turn = (this.#turn + 1) % this.#descents.length;
      this.#until = this.nodes + this.#turns[this.#turn];
    }
    return null;
  }

  /** The columns of the line to the goal. */
  get best(): readonly number[] {
    const { best } = this.#descents[this.#turn];
    return this.#turn === 0 ? best : best.toReversed();
  }

  close(): void {
    for (const machine of this.#machines.splice(0)) {
      machine.clear();
      this.#pool.give(machine);
    }
  }
}
