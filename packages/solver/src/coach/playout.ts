/**
 * Playouts on the packed board: a linear policy plays on in a sampled world until the goal is reached, until nothing can be
 * played, or until too much has been done in vain. It sees what a player sees (feature-reader.ts) and never undoes.
 */
import { POWERS, settledRules, type Game, type Move, type State, type Tally } from '@cairn/engine';
import {
  createPackedBoard,
  loadState,
  restorePosition,
  savedSize,
  savePosition,
  type PackedBoard,
} from '../packed/board.ts';
import { isWonOn } from '../packed/key.ts';
import { Meter } from '../packed/meter.ts';
import { makePackedMove } from '../packed/make.ts';
import { generate } from '../packed/generate.ts';
import { DRAW, KIND, kindOf, fromOf, Moves, packedPlay, REDEAL, toOf } from '../packed/moves.ts';
import { KEY_PART, packedRulesOf, TABLEAU, type PackedRules } from '../packed/rules.ts';
import { moveKey } from './move-key.ts';
import type { SeededRandom } from './seeded-random.ts';
import { faceMarks, FeatureReader, leadOf, type Before } from './feature-reader.ts';
import { nearness } from './nearness.ts';
import { NOTHING_RECENT, type Recent } from './recent.ts';

const MOST_MOVES = 600;
/** A playout is given up after more shifts and turns of the stock in a row than this and two passes together. */
const MOST_SHIFTS = 24;
/** Turns of the stock in a row after which it has brought nothing for a while; or one pass, if that is shorter. */
const STALE = 24;

/** The length of a step in the log of a board. */
const ONE_STEP = 4;

/** Whether a move gathers cards to deal them again, which the policy does when nothing else is left. */
const isRegather = (move: number): boolean =>
  kindOf(move) === KIND.power && POWERS[fromOf(move)] === 'regather';

/** Whether a move is a power that answers no event: the policy uses none of these. */
const isPowerAtWill = (move: number): boolean => {
  if (kindOf(move) !== KIND.power) return false;
  const power = POWERS[fromOf(move)];
  return power !== 'pay' && power !== 'chance';
};

const known = new WeakMap<Game, PackedRules>();

/** The rules for a board that needs no keys: hashes of piles are left out. */
export const playoutRulesOf = (game: Game): PackedRules => {
  let rules = known.get(game);
  if (rules === undefined) {
    const packed = packedRulesOf(game);
    known.set(game, (rules = { ...packed, counts: packed.counts.map(() => KEY_PART.last) }));
  }
  return rules;
};

/** Draws that turn the stock over to the waste once, and the redeal after them; 0 where no card is drawn to a waste. */
const passLength = ({ rules, heights }: PackedBoard): number => {
  const { stock, stockDef, waste } = rules.game;
  if (stock === null || stockDef?.to !== 'waste' || waste === null) return 0;
  return Math.ceil((heights[stock] + heights[waste]) / stockDef.draw) + 1;
};

/** What came before, as features read it; `pass`: the turns of a pass. */
const beforeOf = (last: number, turns: number, pass: number, shifted: Uint8Array): Before => ({
  last,
  isStale: turns > 0 && turns >= Math.min(STALE, pass),
  shifted,
});

/** The last move as a number, as far as it matters; -1 where there is none. */
const lastNumber = ({ last }: Recent): number => {
  if (last?.kind === 'play') return packedPlay(last.from, last.to, last.count, 0);
  return last?.kind === 'draw' ? DRAW : last?.kind === 'redeal' ? REDEAL : -1;
};

/** What came before a position, as features read it. */
export const readBefore = (board: PackedBoard, recent: Recent): Before => {
  const shifted = faceMarks();
  for (const face of recent.shifted) shifted[face] = 1;
  return beforeOf(lastNumber(recent), recent.turns, passLength(board), shifted);
};

export class Playout {
  readonly board: PackedBoard;
  readonly #reader: FeatureReader;
  readonly #moves = new Moves();
  readonly #first = new Moves();
  readonly #saved: Uint16Array;
  /** Turns that go through the stock once, as it was at the root. */
  readonly #pass: number;
  /** Shifts and turns of the stock in a row; and turns alone. */
  #idle = 0;
  #turns = 0;
  #last = -1;
  /** By face, as `Before` has it. */
  readonly #shifted = faceMarks();
  readonly #recent: Recent;

  /**
   * @param root any state or view of the position that playouts begin at.
   * @param weights in the order of `FEATURES`.
   * @param recent what was done before.
   */
  constructor(game: Game, root: State, weights: Int32Array, recent: Recent = NOTHING_RECENT) {
    const rules = playoutRulesOf(settledRules(game, root));
    this.board = createPackedBoard(rules, root);
    this.#reader = new FeatureReader(rules, weights);
    this.#saved = new Uint16Array(savedSize(rules));
    this.#pass = passLength(this.board);
    this.#recent = recent;
    generate(this.board, this.#first);
  }

  /** The number of a move of the root among its moves; -1 where it has none. */
  numberOf(move: Move): number {
    const text = moveKey(move);
    for (let i = 0; i < this.#first.end; i++) if (moveKey(this.#first.move(i)) === text) return i;
    return -1;
  }

  /** Loads the root with its hidden cards as they are in a world. */
  load(world: State): void {
    loadState(this.board, world);
    savePosition(this.board, this.#saved, 0);
    this.#begin();
  }

  #begin(): void {
    this.#idle = 0;
    this.#turns = this.#recent.turns;
    this.#last = lastNumber(this.#recent);
    this.#shifted.fill(0);
    for (const face of this.#recent.shifted) this.#shifted[face] = 1;
  }

  /** Whether the policy wins the loaded world after a move of the root. */
  winsAfter(move: number, random: SeededRandom): boolean {
    const { board } = this;
    restorePosition(board, this.#saved, 0);
    this.#begin();
    this.#make(this.#first, move);
    return this.wins(random);
  }

  /** The nearness to the goal (nearness.ts). */
  get progress(): number {
    return nearness(this.board);
  }

  /** The score with which the policy ends the loaded world, going on from a tally of the root. */
  score(tally: Tally, random: SeededRandom): number {
    this.#begin();
    const meter = new Meter(this.board, tally);
    this.wins(random, meter);
    return meter.stopped();
  }

  /** Whether the policy wins from the position on the board; a meter counts the score on the way. */
  wins(random: SeededRandom, meter: Meter | null = null): boolean {
    for (let count = 0; count < MOST_MOVES; count++) {
      if (isWonOn(this.board)) return true;
      if (this.#next(random, meter) < 0) return false;
    }
    return false;
  }

  /** Lets the policy make one move, and returns it; null where it gives up. */
  step(random: SeededRandom): Move | null {
    const at = this.#next(random, null);
    return at < 0 ? null : this.#moves.move(at);
  }

  /** Lets the policy make one move, and returns its number; -1 where it gives up. */
  #next(random: SeededRandom, meter: Meter | null): number {
    if (this.#idle > MOST_SHIFTS + 2 * this.#pass) return -1;
    const moves = this.#moves;
    const at = this.choose(random);
    if (at < 0) return -1;
    const move = moves.list[at];
    meter?.before(move);
    this.#make(moves, at);
    meter?.after(move);
    return at;
  }

  /** The number of the policy's move among those of the position, by lot among equals; -1 where there is none. */
  choose(random: SeededRandom): number {
    const { board } = this;
    const moves = this.#moves;
    moves.end = 0;
    moves.groupEnd = 0;
    generate(board, moves);
    const { end } = moves;
    if (end === 0) return -1;
    const reader = this.#reader;
    const before = beforeOf(this.#last, this.#turns, this.#pass, this.#shifted);
    let best = -1;
    let most = 0;
    let ties = 0;
    reader.look(board);
    for (let i = 0; i < end; i++) {
      if (isPowerAtWill(moves.list[i])) continue;
      const score = reader.weigh(board, moves, i, before);
      if (best < 0 || score > most) {
        best = i;
        most = score;
        ties = 1;
      } else if (score === most && random.below(++ties) === 0) best = i;
    }
    for (let i = 0; i < end && best < 0; i++) if (isRegather(moves.list[i])) best = i;
    return best;
  }

  #make(moves: Moves, at: number): void {
    const { board } = this;
    const move = moves.list[at];
    const { role } = board.rules;
    const kind = kindOf(move);
    const shifts = kind === KIND.play && role[fromOf(move)] === TABLEAU && role[toOf(move)] === TABLEAU;
    const lead = shifts ? leadOf(board, move) : 0;
    makePackedMove(board, moves, at);
    // A shift that turns a card up takes more than one step. The log is not needed, because nothing is undone.
    // Cards that are drawn to other piles than a waste do not go back to the stock.
    const turns = this.#pass > 0 && (kind === KIND.draw || kind === KIND.redeal);
    const idles = turns || (shifts && board.end === ONE_STEP);
    board.end = 0;
    if (board.saved.length > 0) board.saved.length = 0;
    if (!idles) this.#shifted.fill(0);
    else if (shifts) this.#shifted[lead] = 1;
    this.#idle = idles ? this.#idle + 1 : 0;
    this.#turns = turns ? this.#turns + 1 : 0;
    this.#last = move;
  }
}
