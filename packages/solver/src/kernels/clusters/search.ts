/**
 * Depth first over clusters. Every move of the search makes the depths or the stock smaller (or, where nothing returns,
 * the foundations higher), so there are no cycles: a cluster that was met before was searched to its end, and the
 * transposition table may forget what it has no room for (keys.ts says how far hashes can be trusted).
 *
 * A win that is not found soon is often found when other moves come first. So the search restarts after a number of
 * nodes, with moves a few places out of their order; what was searched to its end stays in the table. Each round is a
 * little longer than the one before, so that some round is long enough for what is left.
 */
import type { Move } from '@cairn/engine';
import { type SearchResult, type Search, UNDECIDED } from '../../contract/kernel.ts';
import { LossyCache } from '../../memory/lossy-cache.ts';
import type { LossyTranspositionTable } from '../../memory/lossy-transposition-table.ts';
import { IrreversibleMoves } from './irreversible-moves.ts';
import type { PositionCluster } from './cluster.ts';
import type { ClustersDeal } from './deal.ts';
import { clusterKey, positionHigh, positionLow } from './keys.ts';
import type { ClustersRules } from './rules.ts';
import { AT, ENTRY, MoveStack, type ClustersMove } from './move-stack.ts';

export class ClustersSearch implements Search {
  nodes = 0;
  readonly #cluster: PositionCluster;
  readonly #moves: IrreversibleMoves;
  readonly #endless: boolean;
  readonly #closed: LossyTranspositionTable;
  readonly #recent = new LossyCache();
  readonly #stack = new MoveStack();
  readonly #length: number;
  #close: () => void;
  readonly #line: (steps: readonly ClustersMove[]) => readonly Move[];
  #won = false;
  #round = 0;
  #restart: number;

  /** @param length nodes of the first round. */
  constructor(
    cluster: PositionCluster,
    deal: ClustersDeal,
    rules: ClustersRules,
    closed: LossyTranspositionTable,
    length: number,
    line: (steps: readonly ClustersMove[]) => readonly Move[],
    close: () => void,
  ) {
    this.#close = close;
    this.#cluster = cluster;
    this.#moves = new IrreversibleMoves(cluster, deal, rules);
    this.#endless = rules.passes === 'unlimited';
    this.#closed = closed;
    this.#length = length;
    this.#restart = length;
    this.#line = line;
    const { found, depths, waste, pass } = deal.start;
    const turn = cluster.stock.turn(deal.stock.length, waste, pass);
    this.#stack.push(0, 0, found, depths, 2 ** deal.stock.length - 1, turn);
  }

  get bytes(): number {
    return this.#closed.bytes + this.#recent.bytes + this.#stack.words.byteLength;
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    const stack = this.#stack;
    while (!this.#won) {
      if (stack.end === 0) return { ...UNDECIDED, verdict: 'unwinnable' };
      const { words } = stack;
      const at = stack.end - ENTRY;
      if (words[at + AT.opened] === 1) {
        stack.end = at;
        continue;
      }
      if (this.nodes >= until) return null;
      if (this.nodes >= this.#restart) {
        this.#restartRound();
        continue;
      }
      this.nodes += 1;
      words[at + AT.opened] = 1;
      if (!this.#recent.add(positionLow(words, at + AT.found), positionHigh(words, at + AT.found)))
        stack.end = at;
      else if (this.#enter(at)) this.#won = true;
      else if (
        this.#closed.add(...clusterKey(this.#cluster, this.#endless)) &&
        (this.nodes > 1 || !this.#cluster.isLost())
      )
        this.#list(at);
      else stack.end = at;
    }
    return this.bestSoFar();
  }

  bestSoFar(): SearchResult {
    if (!this.#won) return UNDECIDED;
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#stack.steps()) };
  }

  close(): void {
    this.#close();
    this.#close = () => undefined;
  }

  #enter(at: number): boolean {
    const { words } = this.#stack;
    return this.#cluster.enter(
      words[at + AT.found],
      words[at + AT.depths],
      words[at + AT.mask],
      words[at + AT.turn],
    );
  }

  /** Lists the moves from the entry at a place, which has just been entered. */
  #list(at: number): void {
    this.#moves.list(this.#stack);
    if (this.#round > 0) this.#stack.shuffle(at + ENTRY, this.#round);
  }

  /** Restarts with other moves first. The positions on the way to the current one were searched in part only: forgets them. */
  #restartRound(): void {
    this.#round += 1;
    this.#restart = this.nodes + this.#length + this.#round;
    const { words, end } = this.#stack;
    for (let at = 0; at < end; at += ENTRY) {
      if (words[at + AT.opened] === 0) continue;
      this.#recent.remove(positionLow(words, at + AT.found), positionHigh(words, at + AT.found));
      this.#enter(at);
      this.#closed.remove(...clusterKey(this.#cluster, this.#endless));
    }
    this.#stack.end = ENTRY;
    words[AT.opened] = 0;
  }
}
