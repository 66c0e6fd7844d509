/**
 * The reference: visits every position the engine can reach, in the order of their distance, and prunes nothing.
 * Slow and plain on purpose; what the kernels find on small games is measured by it.
 */
import {
  applyLegal,
  cardsLeft,
  isWon,
  legalMoves,
  settle,
  startTally,
  tallyMove,
  type Game,
  type State,
  type Tally,
} from '@cairn/engine';

/** Passes that any scoring counts; where they are without limit, later ones are all alike. */
const PASSES = 5;

export interface Truth {
  readonly winnable: boolean;
  /** Fewest moves to the goal; null when it can't be reached. */
  readonly shortest: number | null;
  readonly left: number;
  /** The best total: the least where less is better. */
  readonly score: number;
}

/**
 * All there is to know of a position; null when more than `most` positions can be reached.
 * @param scored whether the best score is wanted: positions reached with other scores are then others.
 */
export const exhaust = (
  game: Game,
  from: State,
  most = 20_000,
  tally = startTally(game),
  scored = true,
): Truth | null => {
  const endless = game.stockDef?.passes === 'unlimited';
  let shortest: number | null = null;
  let left = Infinity;
  const { low = false } = game.score;
  let score = low ? Infinity : -Infinity;
  const seen = new Set<string>();
  let level: readonly (readonly [State, Tally])[] = [[from, tally]];
  for (let depth = 0; level.length > 0; depth++) {
    const next: (readonly [State, Tally])[] = [];
    for (const [state, kept] of level) {
      const won = isWon(game, state);
      if (won) shortest ??= depth;
      left = Math.min(left, cardsLeft(game, state));
      const { total } = settle(game, won ? state : { ...state, ended: 'resigned' }, kept);
      score = low ? Math.min(score, total) : Math.max(score, total);
      if (won) continue;
      for (const move of legalMoves(game, state)) {
        const after = applyLegal(game, state, move);
        const now = tallyMove(game, kept, state, move, after);
        const pass = endless ? (scored ? Math.min(after.pass, PASSES) : 0) : after.pass;
        const earned = scored ? [now.total, now.streak, now.peaks] : [];
        const key = JSON.stringify([after.piles, pass, after.used, earned]);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > most) return null;
        next.push([after, now]);
      }
    }
    level = next;
  }
  return { winnable: shortest !== null, shortest, left, score };
};
