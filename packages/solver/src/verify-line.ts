/**
 * The value of a line of moves in the terms of a question. Every line is replayed in the engine, and must reach what its
 * search claims, before it is given out (law 5).
 */
import {
  applyLegal,
  cardsLeft,
  isWon,
  refusal,
  finalScore,
  tallyMove,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import type { Ask, Best } from './contract/ask.ts';

/** A position and what is asked of it. */
export interface SearchProblem {
  readonly game: Game;
  readonly state: State;
  readonly ask: Ask;
  /** The score so far. */
  readonly tally: Tally;
}

export const isOver = (game: Game, state: State): boolean => state.ended !== 'no' || isWon(game, state);

/** The value of stopping here, in the terms of the question; `length` is the number of moves made. */
export const lineValue = ({ game, state, ask, tally }: SearchProblem, length: number): number => {
  if (ask === 'left') return cardsLeft(game, state);
  if (ask !== 'score') return length;
  const ended = isOver(game, state) ? state : applyLegal(game, state, { kind: 'end', why: 'resigned' });
  return finalScore(game, ended, tally).total;
};

/** Replays a line in the engine and throws where it does not reach what the search claims: that is a bug of a kernel. */
export const verifyLine = (problem: SearchProblem, best: Best | null, line: readonly Move[]): void => {
  const { game, ask } = problem;
  let { state, tally } = problem;
  for (const [i, move] of line.entries()) {
    const why = refusal(game, state, move);
    if (why !== null)
      throw new Error(
        `Move ${i + 1} of a solution, ${JSON.stringify(move)}, is refused: ${JSON.stringify(why)}`,
      );
    const next = applyLegal(game, state, move);
    if (ask === 'score') tally = tallyMove(game, tally, state, move, next);
    state = next;
  }
  if ((ask === 'win' || ask === 'shortest') && !isWon(game, state))
    throw new Error(`A solution of ${line.length} moves does not reach the goal`);
  if (best === null) return;
  const value = lineValue({ game, state, ask, tally }, line.length);
  if (value !== best.value)
    throw new Error(`A line is worth ${value}, not ${best.value} as the search claims (${ask})`);
};
