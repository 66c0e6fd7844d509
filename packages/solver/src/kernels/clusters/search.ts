/**
 * Depth first over clusters. Every act makes depths or stock smaller (or, where nothing returns, the foundations
 * higher), so there are no cycles: a cluster met again was searched to its end, and the table of clusters met may
 * forget what it has no room for. They are told apart by 64-bit hashes: with n of them in a table two differing ones
 * are taken for one with a chance below n² / 2^65.
 *
 * A win that is not found soon is often found when other acts come first: the search begins anew after so many nodes,
 * with acts a few places out of their order. What it has searched to the end stays known. Each round is a little
 * longer than the one before, so that some round is long enough for whatever is left.
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
  readonly #acts: IrreversibleMoves;
  readonly #endless: boolean;
  readonly #met: LossyTranspositionTable;
  readonly #recent = new LossyCache();
  readonly #stack = new MoveStack();
  readonly #length: number;
  readonly #line: (steps: readonly ClustersMove[]) => readonly Move[];
  #won = false;
  #round = 0;
  #restart: number;

  /** @param length nodes of the first round. */
  constructor(
    cluster: PositionCluster,
    deal: ClustersDeal,
    rules: ClustersRules,
    met: LossyTranspositionTable,
    length: number,
    line: (steps: readonly ClustersMove[]) => readonly Move[],
  ) {
    this.#cluster = cluster;
    this.#acts = new IrreversibleMoves(cluster, deal, rules.returns);
    this.#endless = rules.passes === 'unlimited';
    this.#met = met;
    this.#length = length;
    this.#restart = length;
    this.#line = line;
    const turn = cluster.stock.turn(deal.stock.length, deal.waste, deal.pass);
    this.#stack.push(0, 0, deal.found, deal.depths, 2 ** deal.stock.length - 1, turn);
  }

  get bytes(): number {
    return this.#met.bytes + this.#recent.bytes + this.#stack.words.byteLength;
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
        this.#again();
        continue;
      }
      this.nodes += 1;
      words[at + AT.opened] = 1;
      if (!this.#recent.add(positionLow(words, at + AT.found), positionHigh(words, at + AT.found)))
        stack.end = at;
      else if (this.#enter(at)) this.#won = true;
      else if (
        this.#met.add(...clusterKey(this.#cluster, this.#endless)) &&
        (this.nodes > 1 || !this.#cluster.hopeless())
      )
        this.#list(at);
      else stack.end = at;
    }
    return this.sofar();
  }

  sofar(): SearchResult {
    if (!this.#won) return UNDECIDED;
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#stack.steps()) };
  }

  close(): void {}

  #enter(at: number): boolean {
    const { words } = this.#stack;
    return this.#cluster.enter(
      words[at + AT.found],
      words[at + AT.depths],
      words[at + AT.mask],
      words[at + AT.turn],
    );
  }

  /** Lists what can be done from the entry at a place, which has just been entered. */
  #list(at: number): void {
    this.#acts.list(this.#stack);
    if (this.#round > 0) this.#stack.shuffle(at + ENTRY, this.#round);
  }

  /** Begins anew, with other acts first; forgets what is searched only in part, the way to where it was. */
  #again(): void {
    this.#round += 1;
    this.#restart = this.nodes + this.#length + this.#round;
    const { words, end } = this.#stack;
    for (let at = 0; at < end; at += ENTRY) {
      if (words[at + AT.opened] === 0) continue;
      this.#recent.remove(positionLow(words, at + AT.found), positionHigh(words, at + AT.found));
      this.#enter(at);
      this.#met.remove(...clusterKey(this.#cluster, this.#endless));
    }
    this.#stack.end = ENTRY;
    words[AT.opened] = 0;
  }
}
