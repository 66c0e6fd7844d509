/**
 * Golf and its kin: columns and a stock to one hole. Whether it can be won is first asked of a beam (beam.ts), then
 * of the full pass over all sets of columns (sweep.ts), which answers every question at once: fewest cards left,
 * fewest moves (all cards that must go, and the least number drawn), and the best score where it is a sum of those.
 * Exact; a deal of seven columns of five is a table of 279,936 sets.
 */
import type { Game, State } from '@cairn/engine';
import type { Ask, Best } from '../../ask.ts';
import {
  Pool,
  UNDECIDED,
  type Fitted,
  type Found,
  type Kernel,
  type Search,
  type Setting,
} from '../../kernel.ts';
import { LANES, NEVER } from '../../prune/least-stock.ts';
import { holeMoves, oneHole, readBoard, type OneHole } from '../one-hole.ts';
import { beam, BeamRoom } from './beam.ts';
import { golfLine } from './line.ts';
import { Sweep } from './sweep.ts';
import { golfTable, indices, type GolfTable } from './table.ts';
import { golfWorth, type Worth } from './worth.ts';

/** Tables a search borrows. */
class Room {
  least = new Uint8Array(0);
  readonly beam = new BeamRoom();
  fit(sets: number): Uint8Array {
    if (this.least.length < sets * LANES) this.least = new Uint8Array(sets * LANES);
    return this.least;
  }
}

/** More columns than this are not golf; the sweep's lists are that long. */
const MOST_COLUMNS = 63;
const BEAM_BYTES = 2 ** 16;

export const golf: Kernel = {
  name: 'golf',
  fit: (game) => {
    const rules = oneHole(game);
    if (typeof rules === 'string') return rules;
    if (game.stockDef === null) return 'no stock';
    const { goal } = game.def;
    if (goal.kind !== 'clear' || game.def.zones[goal.zone]?.role !== 'tableau') return 'another goal';
    if (rules.columns.length > MOST_COLUMNS) return 'too many columns';
    const rooms = new Pool(() => new Room());
    return { open: (state, ask, setting) => open(game, rules, rooms, state, ask, setting) } satisfies Fitted;
  },
};

const open = (
  game: Game,
  rules: OneHole,
  rooms: Pool<Room>,
  state: State,
  ask: Ask,
  setting: Setting,
): Search | null => {
  const board = readBoard(game, rules, state);
  if (board === null || board.draws.length >= NEVER) return null;
  if (indices(board.columns) * (LANES + 4) + BEAM_BYTES > setting.bytes) return null;
  const worth = ask === 'score' ? golfWorth(game, state, setting.tally) : null;
  if (ask === 'score' && worth === null) return null;
  return new GolfSearch(rules, state, golfTable(rules, board), ask, worth, rooms);
};

/** Where a search ends, and what it is worth there. */
interface End {
  readonly index: number;
  readonly drawn: number;
  /** Draws made after the last play, when that is better. */
  readonly more: number;
  readonly value: number;
}

class GolfSearch implements Search {
  nodes = 0;
  bytes = 0;
  readonly #rules: OneHole;
  readonly #state: State;
  readonly #table: GolfTable;
  readonly #ask: Ask;
  readonly #worth: Worth | null;
  readonly #rooms: Pool<Room>;
  readonly #room: Room;
  #sweep: Sweep | null = null;

  constructor(
    rules: OneHole,
    state: State,
    table: GolfTable,
    ask: Ask,
    worth: Worth | null,
    rooms: Pool<Room>,
  ) {
    this.#rules = rules;
    this.#state = state;
    this.#table = table;
    this.#ask = ask;
    this.#worth = worth;
    this.#rooms = rooms;
    this.#room = rooms.take();
  }

  step(nodes: number): Found | null {
    if (this.#sweep === null) {
      if (this.#ask === 'win' || this.#ask === 'left') {
        const room = this.#room.beam;
        room.fit(this.#table.root + 1, this.#table.columns.length);
        const tried = beam(this.#table, room);
        this.nodes = tried.nodes;
        this.bytes = room.bytes;
        if (tried.won) return this.#beamed();
      }
    }
    const sweep = this.#sweep ?? this.#begin();
    const before = sweep.nodes;
    const done = sweep.step(nodes);
    this.nodes += sweep.nodes - before;
    return done ? this.#found(sweep) : null;
  }

  sofar(): Found {
    return UNDECIDED;
  }

  close(): void {
    this.#rooms.give(this.#room);
  }

  #begin(): Sweep {
    const sets = this.#table.root + 1;
    this.#sweep = new Sweep(this.#table, this.#room.fit(sets));
    this.bytes += sets * LANES;
    return this.#sweep;
  }

  /** A beam keeps no ways: the line is read off a sweep made for it. */
  #beamed(): Found {
    const line = () => {
      const sweep = this.#begin();
      sweep.step(Infinity);
      return this.#line(sweep, this.#end(sweep) as End);
    };
    const best: Best | null = this.#ask === 'left' ? { value: 0, proved: true } : null;
    return { verdict: 'winnable', limit: null, line, best };
  }

  #found(sweep: Sweep): Found {
    const end = this.#end(sweep);
    return {
      verdict: sweep.cleared.length > 0 ? 'winnable' : 'unwinnable',
      limit: null,
      line: end === null ? null : () => this.#line(sweep, end),
      best: end === null || this.#ask === 'win' ? null : { value: end.value, proved: true },
    };
  }

  #line(sweep: Sweep, end: End): ReturnType<typeof holeMoves> {
    const line = [...golfLine(this.#table, sweep.least, end.index, end.drawn)];
    for (let i = 0; i < end.more; i++) line.push('draw');
    return holeMoves(this.#rules, this.#state, line);
  }

  /** The best end for the question; null when the goal is asked for and out of reach. */
  #end({ cleared, drawn, where }: Sweep): End | null {
    const { columns, units, draws } = this.#table;
    if (this.#ask === 'score') {
      const worth = this.#worth as Worth;
      const ends: End[] = cleared.map((each) => ({ ...each, more: 0, value: worth.won(each.drawn) }));
      for (let left = 1; left < drawn.length; left++)
        if (drawn[left] !== NEVER)
          for (const more of new Set([0, draws.length - drawn[left]])) {
            const value = worth.stopped(left, drawn[left] + more);
            ends.push({ index: where[left], drawn: drawn[left], more, value });
          }
      return ends.reduce((one, other) => (worth.better(other.value, one.value) ? other : one));
    }
    if (this.#ask === 'left') {
      const left = drawn.findIndex((least) => least !== NEVER);
      return { index: where[left], drawn: drawn[left], more: 0, value: left };
    }
    const played = (index: number): number =>
      columns.reduce((sum, { length }, i) => sum + length - (Math.trunc(index / units[i]) % (length + 1)), 0);
    const ends = cleared.map((each): End => ({ ...each, more: 0, value: played(each.index) + each.drawn }));
    return ends.length === 0 ? null : ends.reduce((one, other) => (other.value < one.value ? other : one));
  }
}
