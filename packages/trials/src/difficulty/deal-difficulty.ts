/**
 * How hard a deal is that can be won: how a hundred careless plays of it end. `greedy` sees what a player sees; the deal is
 * the same each time, and only its choices among equal moves differ. docs/daily.md says how well this tells deals apart.
 */
import type { Game, State } from '@cairn/engine';
import { greedyPlays, type Slices } from '@cairn/solver';
import { playOut } from '../play/playout.ts';
import { greedy } from '../play/policies.ts';

/** Bytes of tables that a proof may use. */
export const PROOF_BYTES = 256 * 2 ** 20;

/** So many plays tell deals apart; each has a seed of its own, from 1 on, so that a deal always has the same difficulty. */
export const CARELESS_PLAYS = 100;

/** Compared from the first to the last: the easier deal has more wins, or fewer cards left, or a shorter proof. */
export type DealDifficulty = readonly [
  /** Careless plays won. */
  wins: number,
  /** Cards left on the table, over all careless plays. */
  left: number,
  /** Positions that the solver visited. */
  nodes: number,
];

/**
 * Plays the deal, and yields after each play.
 * @param nodes of the proof that it can be won.
 * @param firstSeed another one tells how much of the difficulty is chance.
 */
export function* difficultyOf(
  game: Game,
  dealt: State,
  nodes: number,
  firstSeed = 1,
): Slices<DealDifficulty> {
  let [wins, left] = [0, 0];
  const greedyPlay = greedyPlays(game, dealt) ?? ((seed: number) => playOut(game, dealt, greedy, seed));
  for (let seed = firstSeed; seed < firstSeed + CARELESS_PLAYS; seed++) {
    const play = greedyPlay(seed);
    if (play.won) wins += 1;
    left += play.left;
    yield;
  }
  return [wins, left, nodes];
}

/** Above 0 where the first deal is harder. */
export const compareDifficulty = (one: DealDifficulty, other: DealDifficulty): number =>
  other[0] - one[0] || one[1] - other[1] || one[2] - other[2];
