/**
 * Hashes of positions and clusters. With n of them in a table two differing ones are taken for one with a chance below
 * n² / 2^65.
 */
import { mix, secondWord } from '../../memory/hash.ts';
import { leastFound, type PositionCluster } from './cluster.ts';

/** The first hash of a position: foundations, depths, stock and turn, four words from `at`. */
export const positionLow = (words: Int32Array, at: number): number =>
  mix(
    (mix(words[at + 1] ^ 0x243f6a88) ^ Math.imul(words[at + 2], 0x85ebca6b)) +
      Math.imul(foundationsAndTurn(words, at), 0x2c1b3c6d),
  );

/** The second one, which is never 0. */
export const positionHigh = (words: Int32Array, at: number): number =>
  mix(
    (mix(words[at + 2] ^ 0x13198a2e) ^ Math.imul(foundationsAndTurn(words, at), 0x297a2d39)) +
      Math.imul(words[at + 1], 0xc2b2ae35),
  ) | 1;

const foundationsAndTurn = (words: Int32Array, at: number): number => words[at] | (words[at + 3] << 16);

/**
 * The two hashes of a cluster, and the turn of the stock beside which it is noted. Only with passes without end can
 * turns be compared (richer-turns.ts); otherwise the turn is part of the hashes and the number is 0.
 */
export const clusterKey = (cluster: PositionCluster, endless: boolean): readonly [number, number, number] => {
  const { depths, mask, turn } = cluster;
  const name = endless ? leastFound(cluster) : leastFound(cluster) | (turn << 16);
  const low = mix((mix(depths ^ 0x9e3779b9) ^ Math.imul(mask, 0x85ebca6b)) + Math.imul(name, 0x2c1b3c6d));
  const high = mix((mix(mask ^ 0x3c6ef372) ^ Math.imul(name, 0x297a2d39)) + Math.imul(depths, 0xc2b2ae35));
  return [low, secondWord(high), endless ? turn : 0];
};
