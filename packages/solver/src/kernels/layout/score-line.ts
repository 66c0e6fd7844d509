/**
 * The moves behind a best score: a chain to a set of the right worth, a draw, the next chain, until ending is best. The
 * scorer keeps no chains; they are found again by going through those there are.
 */
import { JOKER_RANK, type Move } from '@cairn/engine';
import { PLACES, type Ideals } from './ideals.ts';
import { readLayoutLine } from './read-line.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import type { LayoutSweep } from './sweep.ts';
import { levelOf, type ScoreTerms } from './score-terms.ts';
import type { Scorer } from './scorer.ts';

/** The moves from the position that make the total. */
export const scoreLine = (
  ideals: Ideals,
  rules: LayoutRules,
  position: LayoutPosition,
  terms: ScoreTerms,
  gone: Uint8Array,
  sweep: LayoutSweep,
  worths: Scorer,
  total: number,
): readonly Move[] => {
  const { left, layers } = sweep;
  const { first, edges } = ideals;
  const { fits, places, hole, opens, empty } = rules;
  const { lanes, ends, passing, apexes, floor, price, sign } = terms;
  const { ranks, turns, hands } = position;
  const used = layers - 1 - hands.length;
  const moves: Move[] = [];
  const worth = (node: number, s: number): number => worths.worth(node, s);

  /** Adds the moves of a chain from a node and rank that makes the total with s draws left; returns the node after it. */
  const chained = (from: number, top: number, s: number, streak: number, wanted: number): number => {
    const failed = new Set<string>();
    const seek = (node: number, on: number, n: number, earned: number): number | null => {
      if (earned + worth(node, s) === wanted) return node;
      const key = `${node} ${on} ${earned}`;
      if (failed.has(key)) return null;
      failed.add(key);
      const [set, layer] = [Math.floor(node / layers), node % layers];
      for (let edge = first[set]; edge < first[set + 1]; edge++) {
        const place = edges[edge] % PLACES;
        const next = Math.floor(edges[edge] / PLACES);
        const to = next * layers + layer;
        if (fits[on * RANKS + ranks[place]] !== 1 || left[to * RANKS + ranks[place]] <= s) continue;
        moves.push({ kind: 'play', from: places[place], to: hole, count: 1 });
        const found = seek(to, ranks[place], n + 1, earned + price(n + 1, gone[next]));
        if (found !== null) return found;
        moves.pop();
      }
      if (layer + 1 === layers || (on === empty && !opens)) return null;
      moves.push({ kind: 'play', from: hands[layer - used], to: hole, count: 1 });
      const found = seek(node + 1, JOKER_RANK, n, earned);
      if (found === null) moves.pop();
      return found;
    };
    const found = seek(from, top, streak, 0);
    if (found === null) throw new Error('No chain makes the worth that was found');
    return found;
  };

  /** The moves from a node and rank with this many draws left to the total. */
  const goOn = (
    from: number,
    top: number,
    draws: number,
    streak: number,
    wanted: number,
  ): readonly Move[] => {
    let at = chained(from, top, draws, streak, wanted);
    for (let s = draws; ; s--) {
      const set = Math.floor(at / layers);
      const value = worth(at, s);
      if (ends[levelOf(ideals, set) * lanes + s] + apexes[gone[set]] === value) return moves;
      moves.push({ kind: 'draw' });
      at = chained(at, turns[s - 1], s - 1, 0, value);
    }
  };

  // A deal that is ended at once loses no more than down to the floor.
  if (total === floor) return [];
  const { rise } = worths;
  const node = position.ideal * layers + used;
  if (floor === null || rise === null || floor + rise.gain !== total)
    return goOn(node, position.top, lanes - 1, terms.streak, sign * total);
  // The total comes to the floor, and rises from there.
  const ranksThere = left.subarray(rise.node * RANKS, (rise.node + 1) * RANKS);
  const mark = { ideal: rise.node, layer: 0, rank: ranksThere.indexOf(ranksThere[BEST]) };
  moves.push(...readLayoutLine(rules, ideals, position, sweep, mark));
  for (let s = ranksThere[BEST] - 1; s > rise.s; s--) moves.push({ kind: 'draw' });
  const at = passing[levelOf(ideals, rise.node) * lanes + rise.s] + apexes[gone[rise.node]];
  return goOn(rise.node, turns[rise.s], rise.s, 0, at + rise.gain);
};
