/**
 * The score on the packed board: what the engine's score.ts adds for a move, computed from a few numbers read before and
 * after it. Tests compare the totals with the engine's over the whole catalogue.
 */
import { DOWN, LEFT_ROLES, ROLES, ROUGH, type Role, type Tally } from '@cairn/engine';
import { type PackedBoard, DRAWS, GIFTS, PASS, STROKES } from './board.ts';
import { cardsInOrderOn } from './grid.ts';
import { isWonOn } from './key.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, toOf } from './moves.ts';
import { FOUNDATION, HOLE, LAYOUT, RESERVE, TABLEAU } from './rules.ts';

export class Meter {
  total = 0;
  streak = 0;
  peaks = 0;
  readonly #board: PackedBoard;
  #stock = 0;
  #draws = 0;
  #counted = 0;
  #down = 0;
  #lead = 0;
  #strokes = 0;
  #home = 0;

  constructor(board: PackedBoard, { total, streak, peaks }: Pick<Tally, 'total' | 'streak' | 'peaks'>) {
    this.#board = board;
    this.set(total, streak, peaks);
  }

  set(total: number, streak: number, peaks: number): void {
    this.total = total;
    this.streak = streak;
    this.peaks = peaks;
  }

  /** Reads what the score of a move needs from the position before it. */
  before(move: number): void {
    const board = this.#board;
    const { cards, moves } = board.rules.game.score;
    this.#stock = countIn(board, 'stock');
    this.#draws = board.numbers[DRAWS];
    this.#strokes = strokesOn(board);
    if (cards !== undefined) this.#counted = countIn(board, cards.role);
    if (moves?.turn !== undefined) this.#down = downIn(board);
    if (board.rules.leaving.length > 0) this.#home = countIn(board, 'foundation');
    if (kindOf(move) !== KIND.play) return;
    const from = fromOf(move);
    const index = board.heights[from] - countOf(move) - (isLifted(move) ? 1 : 0);
    this.#lead = board.seats[from * board.rules.cards + index];
  }

  /** Adds the score of the move, after it is made. */
  after(move: number): void {
    const board = this.#board;
    const { score } = board.rules.game;
    const kind = kindOf(move);
    let points = this.#chain(move, kind);
    if (kind === KIND.draw) {
      const free = this.#draws === 0 && !this.#hasStarter() ? 1 : 0;
      points += (this.#stock - countIn(board, 'stock') - free) * (score.draw ?? 0);
    }
    if (kind === KIND.remove) points += score.groups ?? 0;
    if (score.cards !== undefined)
      points += score.cards.each * (countIn(board, score.cards.role) - this.#counted);
    if (kind === KIND.play) points += this.#played(move);
    if (board.rules.leaving.length > 0)
      points += this.#suitsLeft(move, kind) * (score.moves?.['tableau>foundation'] ?? 0);
    if (kind === KIND.redeal && score.pass !== undefined && board.numbers[PASS] > score.pass.free)
      points += score.pass.each;
    points += (score.penalty ?? 0) * (strokesOn(board) - this.#strokes);
    if (isWonOn(board)) points += this.#clear();
    this.total = Math.max(score.floor ?? -Infinity, this.total + points);
  }

  /** The total if the deal were ended here. */
  stopped(): number {
    const board = this.#board;
    const { score } = board.rules.game;
    const { left, floor = -Infinity, least = -Infinity } = score;
    const settled = Math.max(least, this.total);
    if (left === undefined || isWonOn(board)) return settled;
    if (left.when === 'stock' && countIn(board, 'stock') === 0) return settled;
    const roles = left.roles ?? LEFT_ROLES;
    const points = left.each * roles.reduce((sum, role) => sum + leftIn(board, role), 0);
    return points === 0 ? settled : Math.max(least, floor, this.total + points);
  }

  /** The part of the score, besides the total, that future scores depend on. */
  get memory(): number {
    const { score } = this.#board.rules.game;
    const drawn =
      score.draw !== undefined && !this.#hasStarter() ? Math.min(1, this.#board.numbers[DRAWS] ?? 0) : 0;
    const passes = Math.max(
      (score.pass?.free ?? -1) + 1,
      typeof score.clear === 'object' ? score.clear.length + 1 : 0,
    );
    const pass = Math.min(passes, this.#board.numbers[PASS]);
    const streak = score.chain === undefined && score.drive === undefined ? 0 : this.streak;
    return drawn + 2 * (pass + 1024 * (streak + 1024 * this.peaks));
  }

  /** Whole suits that went to the foundations by themselves: each counts as a play there. */
  #suitsLeft(move: number, kind: number): number {
    const board = this.#board;
    const played = kind === KIND.play && board.rules.role[toOf(move)] === FOUNDATION ? countOf(move) : 0;
    const came = countIn(board, 'foundation') - this.#home - played;
    return Math.max(0, Math.floor(came / board.rules.suitLength));
  }

  #hasStarter(): boolean {
    return this.#board.rules.game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0);
  }

  /** Streak and peaks, and what they earn. */
  #chain(move: number, kind: number): number {
    const { rules } = this.#board;
    const role = kind === KIND.play ? rules.role[fromOf(move)] : undefined;
    if (kind === KIND.draw || role === RESERVE) this.streak = 0;
    if (role !== LAYOUT && role !== TABLEAU) return 0;
    if ((this.#lead & ROUGH) !== 0 || rules.role[toOf(move)] !== HOLE) return 0;
    const { score, apexes, peaks } = rules.game;
    this.streak += 1;
    const apex = apexes.includes(fromOf(move));
    if (apex) this.peaks += 1;
    const { chain, drive } = score;
    const driven = drive?.cards === this.streak ? drive.points : 0;
    const bonus = driven + (apex ? (peaks[this.peaks - 1] ?? 0) : 0);
    if (chain === undefined) return bonus;
    if (chain === 'count') return bonus + this.streak;
    if ('pays' in chain) {
      const tenths = 10 + Math.max(0, this.streak - chain.from);
      return bonus + Math.round(((apex ? chain.apex : chain.pays) * tenths) / 10);
    }
    return bonus + 2 ** Math.floor((this.streak - 1) / chain.doubles) * (chain.peaks?.[this.peaks] ?? 1);
  }

  /** The score of a play by its source, target and rank, and by what it turned up. */
  #played(move: number): number {
    const { rules } = this.#board;
    const { score } = rules.game;
    const from = rules.role[fromOf(move)];
    const to = rules.role[toOf(move)];
    let points = score.moves?.[`${ROLES[from]}>${ROLES[to]}`] ?? 0;
    if (from === RESERVE) points += score.reserve ?? 0;
    if (to === HOLE && (this.#lead & ROUGH) === 0) points += score.ranks?.[this.#lead & 15] ?? 0;
    if (score.moves?.turn !== undefined) points += score.moves.turn * (this.#down - downIn(this.#board));
    return points;
  }

  /** The bonus for reaching the goal, and for what is left then. */
  #clear(): number {
    const board = this.#board;
    const { clear = 0, spare = {} } = board.rules.game.score;
    const bonus = typeof clear === 'object' ? (clear[board.numbers[PASS] - 1] ?? 0) : clear;
    return Object.entries(spare).reduce(
      (sum, [role, each]) => sum + each * countIn(board, role as Role),
      bonus,
    );
  }
}

/** Strokes that cards of `events` cost, less those given back. */
const strokesOn = ({ numbers }: PackedBoard): number => numbers[STROKES] - numbers[GIFTS];

/** Cards in the piles of a role. */
export const countIn = (board: PackedBoard, role: Role): number => {
  let count = 0;
  for (const pile of board.rules.game.byRole[role]) count += board.heights[pile];
  return count;
};

const downIn = (board: PackedBoard): number => {
  let down = 0;
  for (const pile of board.rules.game.byRole.tableau) {
    const base = pile * board.rules.cards;
    for (let i = base; i < base + board.heights[pile]; i++) if ((board.seats[i] & DOWN) !== 0) down++;
  }
  return down;
};

/** Cards of a role that are left: those of a grid that are in order are not. */
const leftIn = (board: PackedBoard, role: Role): number =>
  board.rules.game.zones.reduce(
    (sum, zone, n) => (zone.role === 'grid' && role === 'grid' ? sum - cardsInOrderOn(board, n) : sum),
    countIn(board, role),
  );

/** Cards of the layout, the tableau, the cells and the grid, still to be played. */
export const cardsLeftOn = (board: PackedBoard): number =>
  LEFT_ROLES.reduce((sum, role) => sum + leftIn(board, role), 0);
