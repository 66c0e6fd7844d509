/** The order in which moves are tried; moves are left out where another one does as well. */
import { DOWN, type Game } from '@cairn/engine';
import type { PackedBoard } from '../../packed/board.ts';
import { generate } from '../../packed/generate.ts';
import {
  countOf,
  fromOf,
  groupLength,
  isLifted,
  KIND,
  kindOf,
  type Moves,
  toOf,
} from '../../packed/moves.ts';
import { reachMoves } from '../../packed/reach.ts';
import { mix } from '../../memory/hash.ts';
import type { LossRule } from './loss-rule.ts';
import { partnerMatching } from './partner-matching.ts';
import { rowRelaxation } from './row-relaxation.ts';
import { isPointlessMove } from './pointless-moves.ts';
import { type FoundationDominance, foundationDominance } from './dominance-foundation.ts';
import { KEY_PART, LAYOUT, roleNumber, type PackedRules, TABLEAU } from '../../packed/rules.ts';

const FOUNDATION = roleNumber('foundation');
const HOLE = roleNumber('hole');
const PEEK = KIND.power;
/** How far noise may move a move: within its kind, or across kinds. */
const SPREADS = [255, 1023, 4095] as const;

export class MoveOrder {
  /** Longest run removed at once. */
  readonly #longest: number;
  readonly #rules: PackedRules;
  /** Finds lost positions; null where no rule holds. */
  readonly loss: LossRule | null;
  readonly #any: boolean;
  readonly #safe: FoundationDominance | null;
  #ranks = new Int32Array(64);

  /** @param any whether any way to the goal will do; otherwise the number of moves, or each of them, counts. */
  constructor(rules: PackedRules, any: boolean) {
    this.#rules = rules;
    this.#any = any;
    this.loss = any ? (partnerMatching(rules.game) ?? rowRelaxation(rules.game)) : null;
    this.#safe = any ? foundationDominance(rules.game) : null;
    this.#longest = any ? longestRun(rules.game) : Infinity;
  }

  /**
   * Adds the moves of a position that are to be tried, the most promising first. `noise` from 1 on shuffles them
   * somewhat, differently for each number and each `key`; cards of the stock stay in the order they are reached in.
   */
  list(board: PackedBoard, moves: Moves, noise = 0, key = 0): void {
    const from = moves.end;
    generate(board, moves, this.#longest);
    reachMoves(board, moves);
    if (this.#safe !== null) this.#safe.only(board, moves, from);
    const { list } = moves;
    if (this.#ranks.length < list.length) this.#ranks = new Int32Array(list.length);
    const ranks = this.#ranks;
    let kept = from;
    for (let i = from; i < moves.end; i++) {
      const move = list[i];
      if (kindOf(move) === PEEK && fromOf(move) === 0 && !this.#rules.usesMatter) continue;
      if (this.#any && isPointlessMove(board, move)) continue;
      let rank = this.#rank(board, move);
      if (noise > 0)
        rank +=
          mix(mix(key + noise) + (kindOf(move) === KIND.reach ? 0 : i - from + 1)) &
          SPREADS[noise % SPREADS.length];
      let at = kept++;
      for (; at > from && ranks[at - 1] < rank; at--) {
        ranks[at] = ranks[at - 1];
        list[at] = list[at - 1];
      }
      ranks[at] = rank;
      list[at] = move;
    }
    moves.end = kept;
  }

  /** The rank of a card of the stock: the sooner it is reached, the fewer cards lie on the waste after it. */
  #reached({ rules, heights }: PackedBoard, move: number, to: number): number {
    const draws = Math.min(100, fromOf(move) + countOf(move));
    if (rules.role[to] === HOLE) return 3800 - draws;
    if (rules.counts[rules.game.waste ?? 0] === KEY_PART.pool)
      return (rules.role[to] === FOUNDATION ? 500 : heights[to] === 0 ? 100 : 300) - draws;
    // Cards passed over lie on the waste.
    if (rules.role[to] === FOUNDATION) return 402 - 4 * draws;
    return (heights[to] === 0 ? 200 : 400) - 4 * draws;
  }

  #rank(board: PackedBoard, move: number): number {
    const { heights, seats, rules } = board;
    const kind = kindOf(move);
    if (kind === KIND.remove) return 5000 + groupLength(move);
    if (kind === KIND.draw) return 100;
    if (kind === KIND.redeal) return 50;
    if (kind === KIND.power) return 10;
    const to = toOf(move);
    if (kind === KIND.reach) return this.#reached(board, move, to);
    const from = fromOf(move);
    const height = heights[from];
    const left = isLifted(move) ? height - 1 : height - countOf(move);
    const under = left > 0 ? seats[from * rules.cards + left - 1] : 0;
    const role = rules.role[to];
    if (role === HOLE)
      return rules.role[from] === LAYOUT
        ? 4000 + 10 * (rules.game.piles[from]?.covers.length ?? 0)
        : 4000 + (rules.role[from] === TABLEAU ? height : -100);
    if (role === FOUNDATION) return 3000;
    let rank = 1000;
    if ((under & DOWN) !== 0) rank += 500;
    if (heights[to] === 0) rank -= 400;
    if (rules.role[from] === FOUNDATION) rank -= 800;
    if (rules.role[from] === TABLEAU && left > 0 && (under & DOWN) === 0) {
      const fits = rules.targets.fits[from];
      const lead = seats[from * rules.cards + left];
      // A card that lies as it is built is better left there.
      if (fits !== undefined && fits !== null && fits[(under & 127) * 128 + (lead & 127)] === 1) rank -= 300;
    }
    return rank - left;
  }
}

/**
 * Where groups are runs of at least m, only runs shorter than 2m need be tried: a longer one is two runs, and the
 * cards of the second one are still open when the first has gone, since they are the last of other columns.
 */
const longestRun = (game: Game): number =>
  game.def.remove?.kind === 'run' ? 2 * game.def.remove.min - 1 : Infinity;
