/**
 * Black Hole, Quasar and their kin: all cards in columns, one hole, no stock; every card must go. Depth first, with what
 * the ring of ranks says beforehand (descent.ts, walk.ts). A way to play all cards answers every question: it is the
 * shortest, leaves nothing, and scores most where cards played are what scores. Where there is none, the fewest left are
 * found by a search through all positions without the crossings.
 */
import {
  soleGoalZone,
  type Game,
  type KnownFields,
  type ScoreDef,
  type State,
  type Tally,
} from '@cairn/engine';
import type { Ask } from '../../contract/ask.ts';
import {
  NEVER_REACHED,
  UNDECIDED,
  type SearchResult,
  type Kernel,
  type Search,
  type SearchSetting,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { oddRing } from './walk.ts';
import { holeMoves, ONE_HOLE_WORDS, readOneHole, readHoleBoard, type OneHole } from '../common/one-hole.ts';
import { BothEnds } from '../common/both-ends.ts';
import { columnKeys, type ColumnKeys } from '../common/column-keys.ts';
import { RingDescent } from './descent.ts';
import { PlainRingMachine, type RingMachine } from './machine.ts';
import { wasmRingMachine } from './wasm-machine.ts';
import { MOST_CARDS, MOST_COLUMNS, ROOM } from './memory-layout.ts';
import { reversedTask, type RingTask } from './task.ts';

/** Nodes of a turn, and of a turn forwards from a card on the hole: from the other end the search may begin with any card. */
const TURN = 500;
const FROM_A_CARD = 2000;

const SCORES: KnownFields<ScoreDef> = {
  title: true,
  unit: true,
  start: true,
  par: true,
  bankroll: true,
  cards: [{ role: ['hole'], each: true }],
};

export const ringKernel: Kernel = {
  name: 'ring',
  knows: ONE_HOLE_WORDS,
  scores: SCORES,
  fit: (game) => {
    const rules = readOneHole(game);
    if (typeof rules === 'string') return rules;
    if (game.stockDef !== null) return 'it wants no stock, and the game has one';
    if (!rules.counts.every(Boolean)) return 'it wants no jokers';
    if (rules.columns.length > MOST_COLUMNS) return 'the game has too many columns for it';
    if (game.cards.length > MOST_CARDS) return 'the game has too many cards for it';
    const { goal, zones } = game.def;
    const clears = goal.kind === 'clear' && zones[soleGoalZone(goal) ?? '']?.role === 'tableau';
    const gathers =
      goal.kind === 'gather' &&
      zones[soleGoalZone(goal) ?? '']?.role === 'hole' &&
      (goal.cards === 'all' || goal.cards === game.cards.length);
    if (!clears && !gathers) return 'it wants a goal that all cards reach';
    const order = oddRing(rules.takes, rules.classes);
    const places = alongRing(rules, order);
    const pool = new Pool<RingMachine>(() => wasmRingMachine() ?? new PlainRingMachine());
    return {
      open: (state, ask, setting) => open(game, places, order !== null, pool, state, ask, setting),
    };
  },
};

/** The same rules with classes numbered along the ring. */
const alongRing = (rules: OneHole, order: readonly number[] | null): OneHole => {
  if (order === null) return rules;
  const { classes, classOf, takes } = rules;
  return {
    ...rules,
    classOf: classOf.map((id) => order.indexOf(id)),
    takes: takes.map((_, i) => {
      const on = Math.trunc(i / classes);
      return takes[(order[on] ?? classes) * classes + order[i % classes]];
    }),
  };
};

const open = (
  game: Game,
  rules: OneHole,
  odd: boolean,
  pool: Pool<RingMachine>,
  state: State,
  ask: Ask,
  setting: SearchSetting,
): Search | string => {
  const board = readHoleBoard(game, rules, state);
  if (board === null) return NEVER_REACHED;
  const each = ask === 'score' ? perCard(game) : 0;
  if (each === null) return 'it wants a scoring that adds up points of cards';
  const { columns, top } = board;
  const { classes, takes } = rules;
  if (columns.some(({ length }) => length >= ROOM)) return 'the game has too long columns for it';
  const remains = columnKeys(columns, classes);
  if (remains === null) return 'the columns have too many cards for it';
  const task: RingTask = { columns, top, classes, takes, lasts: (1 << classes) - 1, ring: odd, most: false };
  const points = { each, tally: setting.tally };
  return new HoleSearch(rules, state, task, remains, ask, points, pool, setting.bytes);
};

/** The points for a card played, where the score is made of nothing else; null for other scores. */
const perCard = (game: Game): number | null => {
  const { cards } = game.score;
  if (game.def.again !== undefined) return null;
  if (cards === undefined) return 0;
  return cards.role === 'hole' && cards.each >= 0 ? cards.each : null;
};

class HoleSearch implements Search {
  bytes = 0;
  readonly #rules: OneHole;
  readonly #state: State;
  readonly #task: RingTask;
  readonly #remains: ColumnKeys;
  readonly #ask: Ask;
  readonly #points: { readonly each: number; readonly tally: Tally };
  readonly #pool: Pool<RingMachine>;
  readonly #room: number;
  readonly #machines: RingMachine[] = [];
  readonly #forAll: BothEnds<RingDescent>;
  /** The search for as many cards as possible, when not all can be played. */
  #forMost: RingDescent | null = null;

  constructor(
    rules: OneHole,
    state: State,
    task: RingTask,
    remains: ColumnKeys,
    ask: Ask,
    points: { readonly each: number; readonly tally: Tally },
    pool: Pool<RingMachine>,
    room: number,
  ) {
    this.#rules = rules;
    this.#state = state;
    this.#task = task;
    this.#remains = remains;
    this.#ask = ask;
    this.#points = points;
    this.#pool = pool;
    this.#room = room;
    this.#forAll = new BothEnds(this.#descent(task, remains, room / 2), () => this.#reversed(), [
      task.top === task.classes ? TURN : FROM_A_CARD,
      TURN,
    ]);
  }

  #descent(task: RingTask, remains: ColumnKeys, room: number): RingDescent {
    const machine = this.#pool.take();
    machine.allow(room);
    this.#machines.push(machine);
    return new RingDescent(task, remains, machine);
  }

  #reversed(): RingDescent | null {
    const task = reversedTask(this.#task);
    const remains = columnKeys(task.columns, task.classes);
    return remains === null ? null : this.#descent(task, remains, this.#room / 2);
  }

  get nodes(): number {
    return this.#forAll.nodes + (this.#forMost?.nodes ?? 0);
  }

  step(nodes: number): SearchResult | null {
    const ended = (this.#forMost ?? this.#forAll).step(nodes);
    const held = this.#machines.reduce((sum, { bytes }) => sum + bytes, 0);
    this.bytes = Math.max(this.bytes, held);
    if (ended === null) return null;
    if (ended === 'won') return this.#found('winnable', true);
    if (this.#ask === 'win' || this.#ask === 'shortest')
      return { verdict: 'unwinnable', limit: null, line: null, best: null };
    if (this.#forMost !== null) return this.#found('unwinnable', true);
    this.close();
    this.#forMost = this.#descent({ ...this.#task, ring: false, most: true }, this.#remains, this.#room);
    return null;
  }

  bestSoFar(): SearchResult {
    return this.#forMost === null ? UNDECIDED : this.#found('unwinnable', false);
  }

  close(): void {
    for (const machine of this.#machines.splice(0)) {
      machine.clear();
      this.#pool.give(machine);
    }
  }

  /** The columns of the longest line. */
  get #best(): readonly number[] {
    if (this.#forMost !== null) return this.#forMost.best;
    const { best } = this.#forAll.current;
    return this.#forAll.isTurned ? best.toReversed() : best;
  }

  #found(verdict: SearchResult['verdict'], proved: boolean): SearchResult {
    const best = this.#best;
    const cards = this.#task.columns.reduce((sum, { length }) => sum + length, 0);
    const value = {
      win: 0,
      shortest: best.length,
      left: cards - best.length,
      score: this.#points.tally.total + this.#points.each * best.length,
    }[this.#ask];
    return {
      verdict,
      limit: null,
      line: () => holeMoves(this.#rules, this.#state, best),
      best: this.#ask === 'win' ? null : { value, proved },
    };
  }
}
