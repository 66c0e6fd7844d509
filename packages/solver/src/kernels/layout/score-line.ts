/**
 * The moves behind a best score: a chain to a set of the right worth, a draw, the next chain, until ending is best.
 * Nothing is kept while scoring; what is to be found again is only which chain, by going through those there are.
 */
import { JOKER_RANK, type Move } from '@cairn/engine';
import { PLACES, type Ideals } from './ideals.ts';
import { RANKS, type Rules, type Spot } from './rules.ts';
import type { Worths } from './score.ts';
import type { Sweep } from './sweep.ts';
import { levelOf, type Terms } from './terms.ts';

/** A line from the position that makes the total. */
export const scoreLine = (
  ideals: Ideals,
  rules: Rules,
  spot: Spot,
  terms: Terms,
  gone: Uint8Array,
  { left, layers }: Sweep,
  worths: Worths,
  total: number,
): readonly Move[] => {
  const { first, edges } = ideals;
  const { fits, places, hole, opens, empty } = rules;
  const { lanes, ends, apexes, chain, running, sign } = terms;
  const { ranks, turns, hands } = spot;
  const used = layers - 1 - hands.length;
  const moves: Move[] = [];
  const worth = (node: number, s: number): number => worths.worth(node, s);

  /** The node after the chain from a node and rank that makes the total with s draws left; adds its moves. */
  const chained = (from: number, top: number, s: number, points: Int32Array, wanted: number): number => {
    const failed = new Set<number>();
    const seek = (node: number, on: number, length: number): number | null => {
      if (points[length] + worth(node, s) === wanted) return node;
      if (failed.has(node * RANKS + on)) return null;
      failed.add(node * RANKS + on);
      const [set, layer] = [Math.floor(node / layers), node % layers];
      for (let edge = first[set]; edge < first[set + 1]; edge++) {
        const place = edges[edge] % PLACES;
        const to = Math.floor(edges[edge] / PLACES) * layers + layer;
        if (fits[on * RANKS + ranks[place]] !== 1 || left[to * RANKS + ranks[place]] <= s) continue;
        moves.push({ kind: 'play', from: places[place], to: hole, count: 1 });
        const found = seek(to, ranks[place], length + 1);
        if (found !== null) return found;
        moves.pop();
      }
      if (layer + 1 === layers || (on === empty && !opens)) return null;
      moves.push({ kind: 'play', from: hands[layer - used], to: hole, count: 1 });
      const found = seek(node + 1, JOKER_RANK, length);
      if (found === null) moves.pop();
      return found;
    };
    const found = seek(from, top, 0);
    if (found === null) throw new Error('No chain makes the worth that was found');
    return found;
  };

  let at = chained(spot.ideal * layers + used, spot.top, lanes - 1, running, sign * total);
  for (let s = lanes - 1; ; s--) {
    const set = Math.floor(at / layers);
    const value = worth(at, s);
    if (ends[levelOf(ideals, set) * lanes + s] + apexes[gone[set]] === value) return moves;
    moves.push({ kind: 'draw' });
    at = chained(at, turns[s - 1], s - 1, chain, value);
  }
};
