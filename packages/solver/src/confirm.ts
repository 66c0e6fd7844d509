/**
 * What a line is worth in the terms of a question, and whether it keeps what was said of it: every line is played in
 * the engine before anybody hears of it (law 5).
 */
import {
  applyLegal,
  cardsLeft,
  isWon,
  refusal,
  settle,
  tallyMove,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import type { Ask, Best } from './contract/ask.ts';

/** A position and what is asked of it. */
export interface Question {
  readonly game: Game;
  readonly state: State;
  readonly ask: Ask;
  /** The score so far. */
  readonly tally: Tally;
}

export const isOver = (game: Game, state: State): boolean => state.ended !== 'no' || isWon(game, state);

/** What stopping here is worth in the terms of the question; `length` is the number of moves made. */
export const worth = ({ game, state, ask, tally }: Question, length: number): number => {
  if (ask === 'left') return cardsLeft(game, state);
  if (ask !== 'score') return length;
  const ended = isOver(game, state) ? state : applyLegal(game, state, { kind: 'end', why: 'resigned' });
  return settle(game, ended, tally).total;
};

/** Plays a line in the engine and checks that it keeps what was said of it; a line that does not is our own bug. */
export const confirm = (question: Question, best: Best | null, line: readonly Move[]): void => {
  const { game, ask } = question;
  let { state, tally } = question;
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
  const value = worth({ game, state, ask, tally }, line.length);
  if (value !== best.value)
    throw new Error(`A line is worth ${value}, not ${best.value} as was said (${ask})`);
};
