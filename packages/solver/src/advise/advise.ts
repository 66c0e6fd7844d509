/**
 * Advice: what each move is worth to a player, from what the player may know and nothing else (law 4): the argument is
 * a `View`. Worlds that agree with it are drawn at random, each move is tried in every one of them, and a player who
 * sees no more than we do plays on. The share he wins is the estimate; with the interval that so many samples give.
 */
import { applyLegal, isWon, legalMoves, type Game, type Move, type View } from '@cairn/engine';
import { Dice } from './dice.ts';
import { wilson } from './interval.ts';
import { readPeaks, unfit } from './peaks.ts';
import { plainlyWins } from './plain.ts';
import { World } from './rollout.ts';
import { worldOf } from './worlds.ts';

export interface Advised {
  readonly move: Move;
  /** Share of worlds won after it, and its 95 % interval (sampling alone: a better player wins more). */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

export interface Advice {
  /** Best first. Powers and giving up are not weighed. */
  readonly moves: readonly Advised[];
  /** Who played on: uncover: whatever uncovers most. plain: a hasty player of any game. */
  readonly policy: 'uncover' | 'plain';
  readonly worlds: number;
}

export interface AdviseOptions {
  /** Worlds drawn; default 1,000 where a world is quick, 60 elsewhere. */
  readonly worlds?: number;
  /** The same seed, the same advice; default 1. */
  readonly seed?: number;
}

/** Weighs the legal moves of a view; empty when there are none. */
export const advise = (game: Game, view: View, options: AdviseOptions = {}): Advice => {
  const dice = new Dice(options.seed ?? 1);
  const moves = legalMoves(game, view).filter(({ kind }) => kind !== 'power' && kind !== 'again');
  const peaks = unfit(game) === null ? readPeaks(game, view) : null;
  const worlds = options.worlds ?? (peaks === null ? 60 : 1000);
  const won = moves.map(() => 0);
  if (peaks !== null) {
    const places = moves.map((move) => (move.kind === 'play' ? peaks.piles.lastIndexOf(move.from) : -1));
    const world = new World(peaks);
    for (let n = 0; n < worlds; n++) {
      world.deal(dice);
      for (let i = 0; i < places.length; i++) if (world.clears(places[i], dice)) won[i] += 1;
    }
  } else
    for (let n = 0; n < worlds; n++) {
      const state = worldOf(game, view, dice);
      for (const [i, move] of moves.entries()) {
        const after = applyLegal(game, state, move);
        if (isWon(game, after) || plainlyWins(game, after, dice)) won[i] += 1;
      }
    }
  const advised = moves.map((move, i): Advised => {
    const [low, high] = wilson(won[i], worlds);
    return { move, chance: won[i] / worlds, low, high };
  });
  return {
    moves: advised.sort((a, b) => b.chance - a.chance),
    policy: peaks === null ? 'plain' : 'uncover',
    worlds,
  };
};
