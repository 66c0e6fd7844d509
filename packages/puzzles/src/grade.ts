/**
 * The grade of a puzzle: how many moves lose, how many of them tempt a simple player, and how long that player lasts after
 * the losing move it likes best.
 */
import { applyLegal, isDown, isWon, lastOf, view, type Game, type Move, type State } from '@cairn/engine';
import { choicesOf } from './choices.ts';
import type { MoveValues } from './move-values.ts';

export interface PuzzleGrade {
  /** Choices that lose. */
  readonly losing: number;
  /** Losing choices that the simple player likes at least as much as the right one: it ranks that one behind them. */
  readonly tempting: number;
  /** Moves from the best liked losing one to the last that still gained something; the refutation. */
  readonly lasts: number;
}

export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** Easy: the simple player finds it. Hard: it likes every other move as much or more, or the right move is to draw. */
export const gradeLevel = ({ losing, tempting }: PuzzleGrade, holdsBack: boolean): PuzzleLevel =>
  tempting === 0 ? 'easy' : tempting === losing || holdsBack ? 'hard' : 'medium';

/** Moves without gain after which the simple player gives up. */
const MOST_IDLE = 60;
const MOST_MOVES = 400;

/** Whether a move brings a card to foundation or hole, removes cards, or turns a card up. */
const gains = (game: Game, { piles }: State, move: Move): boolean => {
  if (move.kind === 'remove') return true;
  if (move.kind !== 'play') return false;
  const role = game.piles[move.to]?.zone.role;
  if (role === 'foundation' || role === 'hole') return true;
  const under = lastOf((piles[move.from] ?? []).slice(0, -(move.count + (move.skip ?? 0))));
  return under !== undefined && isDown(under);
};

/** The line of a player who makes the given move and then what it likes best, up to the last move that gains. */
export const refutation = (game: Game, from: State, first: Move, values: MoveValues): readonly Move[] => {
  const line: Move[] = [];
  let state = from;
  let last: Move | null = null;
  let next: Move | null = first;
  let idle = 0;
  let useful = 1;
  while (next !== null && line.length < MOST_MOVES && idle < MOST_IDLE) {
    const isGain = gains(game, state, next);
    state = applyLegal(game, state, next);
    line.push(next);
    last = next;
    idle = isGain ? 0 : idle + 1;
    if (isGain) useful = line.length;
    if (isWon(game, state)) throw new Error('A refuted move wins');
    next = best(game, state, last, idle, values);
  }
  return line.slice(0, useful);
};

const best = (game: Game, state: State, last: Move, idle: number, values: MoveValues): Move | null => {
  const moves = choicesOf(game, state);
  const liked = values({ game, view: view(game, state), moves, last, idle });
  let found: Move | null = null;
  let most = 0;
  for (const [i, value] of liked.entries())
    if (value >= 0 && (found === null || value > most)) [found, most] = [moves[i] ?? null, value];
  return found;
};
