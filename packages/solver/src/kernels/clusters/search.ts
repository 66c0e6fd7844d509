/**
 * Depth first over clusters. An act leads from one cluster to another and can't be taken back: a head goes up or on
 * another column, a card of the stock is played. Every act makes depths or stock smaller (or, where nothing returns,
 * the foundations higher), so there are no cycles, and the table of visited clusters may forget what it has no room
 * for. Clusters are told apart by 64-bit hashes: with n of them in a table two differing ones are taken for one with
 * a chance below n² / 2^65.
 */
import type { Move } from '@cairn/engine';
import { type Found, type Search, UNDECIDED } from '../../kernel.ts';
import { mix } from '../../packed/words.ts';
import { fresh } from '../../prune/commuting.ts';
import { mayEmpty } from '../../prune/crowning.ts';
import { Visited } from '../../visited.ts';
import { type Cluster, MEMBER, STRIDE } from './cluster.ts';
import type { Deal } from './deal.ts';
import { Recent } from './recent.ts';
import type { Rules } from './rules.ts';
import { LAST, lowest } from './words.ts';

/** What an act does with its card. */
export const ACT = { up: 1, lay: 2, crown: 3 } as const;

/** An entry of the stack: a position, the act that led to it, and the foundations it was done with. */
const ENTRY = 7;
const OPENED = 6;

/**
 * A win that is not found soon is often found when other acts come first: the search begins anew after so many nodes,
 * with acts a few places out of their order. What it has searched to the end stays known. Each round is a little
 * longer than the one before, so that some round is long enough for whatever is left.
 */
const REACH = 3;

export interface Step {
  readonly act: number;
  readonly card: number;
  /** The king that takes the space, for a crowning. */
  readonly king: number;
  /** Foundations before the act, and the position after it. */
  readonly before: number;
  readonly found: number;
  readonly depths: number;
  readonly mask: number;
  readonly turn: number;
}

export class Acts implements Search {
  nodes = 0;
  readonly #cluster: Cluster;
  readonly #deal: Deal;
  readonly #returns: boolean;
  readonly #visited: Visited;
  readonly #length: number;
  readonly #recent = new Recent();
  readonly #line: (steps: readonly Step[]) => readonly Move[];
  #stack = new Int32Array(ENTRY * 1024);
  #end = 0;
  #won = false;
  #round = 0;
  #restart: number;

  constructor(
    cluster: Cluster,
    deal: Deal,
    rules: Rules,
    visited: Visited,
    length: number,
    line: (steps: readonly Step[]) => readonly Move[],
  ) {
    this.#cluster = cluster;
    this.#deal = deal;
    this.#returns = rules.returns;
    this.#visited = visited;
    this.#length = length;
    this.#restart = length;
    this.#line = line;
    const turn = cluster.stock.turn(deal.stock.length, deal.waste, deal.pass);
    this.#push(0, 0, deal.found, deal.depths, 2 ** deal.stock.length - 1, turn);
  }

  get bytes(): number {
    return this.#visited.bytes + this.#recent.bytes + this.#stack.byteLength;
  }

  step(nodes: number): Found | null {
    const until = this.nodes + nodes;
    const cluster = this.#cluster;
    while (!this.#won) {
      if (this.#end === 0) return { ...UNDECIDED, verdict: 'unwinnable' };
      const stack = this.#stack;
      const at = this.#end - ENTRY;
      if (stack[at + OPENED] === 1) {
        this.#end = at;
        continue;
      }
      if (this.nodes >= until) return null;
      if (this.nodes >= this.#restart) {
        this.#again();
        continue;
      }
      this.nodes += 1;
      stack[at + OPENED] = 1;
      if (this.#recent.has(stack, at + 2)) this.#end = at;
      else if (cluster.enter(stack[at + 2], stack[at + 3], stack[at + 4], stack[at + 5])) this.#won = true;
      else if (this.#isNew() && (this.nodes > 1 || !cluster.hopeless())) {
        this.#expand();
        if (this.#round > 0) this.#shuffle(at + ENTRY);
      } else this.#end = at;
    }
    return this.sofar();
  }

  /** Begins anew, with other acts first; forgets what is searched only in part, the way to where it was. */
  #again(): void {
    this.#round += 1;
    this.#restart = this.nodes + this.#length + this.#round;
    const stack = this.#stack;
    for (let at = 0; at < this.#end; at += ENTRY) {
      if (stack[at + OPENED] === 0) continue;
      this.#recent.remove(stack, at + 2);
      this.#cluster.enter(stack[at + 2], stack[at + 3], stack[at + 4], stack[at + 5]);
      this.#visited.remove(...this.#key());
    }
    this.#end = ENTRY;
    stack[OPENED] = 0;
  }

  /** Changes the order of the acts listed from a place on. */
  #shuffle(from: number): void {
    const stack = this.#stack;
    for (let at = from; at < this.#end; at += ENTRY) {
      const reach = Math.min(REACH, (this.#end - at) / ENTRY);
      const other =
        at + ENTRY * ((mix(stack[at] + Math.imul(stack[at + 2], 0x9e3779b1) + this.#round) >>> 8) % reach);
      for (let i = 0; i < ENTRY; i++) {
        const word = stack[at + i];
        stack[at + i] = stack[other + i];
        stack[other + i] = word;
      }
    }
  }

  sofar(): Found {
    if (!this.#won) return UNDECIDED;
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#steps()) };
  }

  close(): void {
    this.#visited.clear();
  }

  #isNew(): boolean {
    return this.#visited.add(...this.#key());
  }

  #key(): readonly [number, number] {
    const { depths, mask, turn } = this.#cluster;
    const name = this.#cluster.name() | (turn << 16);
    const low = mix((mix(depths ^ 0x9e3779b9) ^ Math.imul(mask, 0x85ebca6b)) + Math.imul(name, 0x2c1b3c6d));
    const high = mix((mix(mask ^ 0x3c6ef372) ^ Math.imul(name, 0x297a2d39)) + Math.imul(depths, 0xc2b2ae35));
    return [low, high === 0 ? 1 : high];
  }

  /** Lists the acts of the cluster; what is listed last is tried first. */
  #expand(): void {
    const cluster = this.#cluster;
    const { members, size, mask, turn, depths, heads, bottoms, stock, columnOf } = cluster;
    const { places } = this.#deal;
    // A card of the stock on a column.
    for (let i = size - 1; i >= 0; i--) {
      const at = i * STRIDE;
      for (let colour = 0; colour < 2; colour++) {
        const from = colour === 0 ? stock.black : stock.red;
        for (let rest = from & this.#slots(i, colour); rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowest(rest);
          const place = places[card];
          this.#push(
            ACT.lay | (card << 3),
            members[at],
            members[at],
            depths,
            mask & ~(1 << place),
            stock.turns[place],
          );
        }
      }
    }
    // The last run of a column makes a space for a king.
    for (let i = size - 1; i >= 0; i--) if (mayEmpty(members[i * STRIDE + MEMBER.spaces])) this.#crown(i);
    // A card of the stock, or a head, on its foundation.
    for (let i = size - 1; i >= 0; i--) {
      const at = i * STRIDE;
      const parent = this.#returns ? members[at + MEMBER.from] : -1;
      for (let colour = 0; colour < 2; colour++) {
        const next = members[at + MEMBER.next + colour];
        const known = parent < 0 ? 0 : members[parent * STRIDE + MEMBER.next + colour];
        const from = colour === 0 ? stock.black : stock.red;
        for (let rest = from & fresh(next, known); rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowest(rest);
          const place = places[card];
          this.#push(
            ACT.up | (card << 3),
            members[at],
            members[at] + (1 << (8 * colour + 4 * (card & 1))),
            depths,
            mask & ~(1 << place),
            stock.turns[place],
          );
        }
        const before = parent < 0 ? 0 : members[parent * STRIDE + MEMBER.ups + colour];
        const ups = fresh(members[at + MEMBER.ups + colour], before);
        for (let rest = ups; rest !== 0; rest &= rest - 1) {
          const bit = lowest(rest);
          const card = 32 * colour + bit;
          const lower = ((heads[colour] >>> bit) & 1) === 1 ? cluster.lower(columnOf[card]) : depths;
          const after = members[at] + (1 << (8 * colour + 4 * (card & 1)));
          this.#push(ACT.up | (card << 3), members[at], after, lower, mask, turn);
        }
      }
    }
    // A head on another column.
    for (let i = size - 1; i >= 0; i--)
      for (let colour = 0; colour < 2; colour++) {
        const movable = heads[colour] & ~bottoms[colour] & this.#slots(i, colour);
        for (let rest = movable; rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowest(rest);
          const found = members[i * STRIDE];
          this.#push(ACT.lay | (card << 3), found, found, cluster.lower(columnOf[card]), mask, turn);
        }
      }
  }

  /** Places for cards of a colour in a member, without those whose acts commute with the step it was reached by. */
  #slots(i: number, colour: number): number {
    const members = this.#cluster.members;
    const at = i * STRIDE;
    const parent = members[at + MEMBER.from];
    const slots = members[at + MEMBER.slots + colour];
    if (parent < 0) return slots;
    return fresh(slots, members[parent * STRIDE + MEMBER.slots + colour]);
  }

  #crown(i: number): void {
    const cluster = this.#cluster;
    const { members, mask, turn, depths, heads, bottoms, stock, columnOf } = cluster;
    const { places, kings, all } = this.#deal;
    const at = i * STRIDE;
    const found = members[at];
    for (let colour = 0; colour < 2; colour++) {
      const movable = bottoms[colour] & members[at + MEMBER.slots + colour];
      for (let rest = movable; rest !== 0; rest &= rest - 1) {
        const card = 32 * colour + lowest(rest);
        const column = columnOf[card];
        for (let tone = 0; tone < 2; tone++) {
          const given = tone === 0 ? stock.black : stock.red;
          const finished = this.#returns ? LAST[(found >>> (8 * tone)) & 255] & all[tone] : 0;
          for (let left = kings & (heads[tone] | given | finished); left !== 0; left &= left - 1) {
            const bit = lowest(left);
            const king = 32 * tone + bit;
            const act = ACT.crown | (card << 3) | (king << 9);
            const emptied = depths & ~(15 << (4 * column));
            if (((heads[tone] >>> bit) & 1) === 1) {
              const lowered = cluster.lower(columnOf[king]) & ~(15 << (4 * column));
              this.#push(act, found, found, lowered, mask, turn);
            } else if (((given >>> bit) & 1) === 1) {
              const place = places[king];
              this.#push(act, found, found, emptied, mask & ~(1 << place), stock.turns[place]);
            } else this.#push(act, found, found - (1 << (8 * tone + 4 * (bit & 1))), emptied, mask, turn);
          }
        }
      }
    }
  }

  #push(act: number, before: number, found: number, depths: number, mask: number, turn: number): void {
    const at = this.#end;
    if (at === this.#stack.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.#stack);
      this.#stack = longer;
    }
    const stack = this.#stack;
    stack[at] = act;
    stack[at + 1] = before;
    stack[at + 2] = found;
    stack[at + 3] = depths;
    stack[at + 4] = mask;
    stack[at + 5] = turn;
    stack[at + OPENED] = 0;
    this.#end = at + ENTRY;
  }

  /** The acts that led to the entry on top. */
  #steps(): readonly Step[] {
    const steps: Step[] = [];
    const stack = this.#stack;
    for (let at = 0; at < this.#end; at += ENTRY) {
      if (stack[at + OPENED] === 0) continue;
      const act = stack[at];
      steps.push({
        act: act & 7,
        card: (act >> 3) & 63,
        king: (act >> 9) & 63,
        before: stack[at + 1],
        found: stack[at + 2],
        depths: stack[at + 3],
        mask: stack[at + 4],
        turn: stack[at + 5],
      });
    }
    return steps;
  }
}
