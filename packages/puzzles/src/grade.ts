/**
 * The grade of a puzzle against a linear policy, which plays as any player would at first sight: where it ranks the right
 * choice, how many choices lose, and how long it lasts after the losing one that it likes best.
 */
import { applyLegal, isDown, isWon, lastOf, type Game, type Move, type State } from '@cairn/engine';
import { policyLine, type PolicyWeights } from '@cairn/solver';
import { afterMoves, type PuzzleChoice } from './choices.ts';
import { ranked } from './ranked.ts';

export interface PuzzleGrade {
  /** Choices that lose. */
  readonly losing: number;
  /** Losing choices that the policy likes at least as much as the right one: it ranks that one behind them. */
  readonly tempting: number;
  /** Moves from the losing choice that the policy likes best to the last one that still gained something. */
  readonly lasts: number;
}

export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** The least difficulty of each level. */
const FROM: Readonly<Record<PuzzleLevel, number>> = { easy: 1000, medium: 1300, hard: 1600 };

/** For each losing choice beyond the second, and for each move of the refutation, up to so many of them. */
const PER_LOSING = 25;
const MOST_LOSING = 8;
const PER_MOVE = 2;
const MOST_LASTING = 45;

/**
 * Easy: the policy makes the right choice. Medium: it ranks it second. Hard: it ranks it lower, or last, or the right choice
 * is to draw although cards can be played and it would not.
 */
export const gradeLevel = ({ losing, tempting }: PuzzleGrade, holdsBack: boolean): PuzzleLevel =>
  tempting === 0 ? 'easy' : tempting === 1 && losing > 1 && !holdsBack ? 'medium' : 'hard';

/**
 * The difficulty of a puzzle in points, on the scale of the players' ratings: 1000 to 1290 for an easy one, 1300 to 1590 for a
 * medium one, 1600 to 1890 for a hard one. The more choices lose and the longer the refutation, the more points.
 */
export const puzzleDifficulty = (grade: PuzzleGrade, holdsBack: boolean): number =>
  FROM[gradeLevel(grade, holdsBack)] +
  PER_LOSING * Math.min(MOST_LOSING, Math.max(0, grade.losing - 2)) +
  PER_MOVE * Math.min(MOST_LASTING, grade.lasts);

/** The grade of a position in which one of the choices is right; and whether that is to draw although cards can be played. */
export const gradeChoices = (
  game: Game,
  state: State,
  choices: readonly PuzzleChoice[],
  answer: PuzzleChoice,
  policy: PolicyWeights,
): { readonly grade: PuzzleGrade; readonly holdsBack: boolean } => {
  const wrong = ranked(game, state, choices, policy).filter(({ choice }) => choice !== answer);
  const [first, right] = [wrong[0], ranked(game, state, [answer], policy)[0]];
  if (first === undefined || right === undefined) throw new Error('A puzzle has choices');
  const [best] = first.choice.ways;
  const isPlay = ({ kind }: Move): boolean => kind === 'play' || kind === 'remove';
  const plays = wrong.filter(({ choice }) => isPlay(choice.ways[0].move));
  return {
    holdsBack: answer.ways[0].move.kind === 'draw' && plays.length >= 2,
    grade: {
      losing: wrong.length,
      tempting: wrong.filter(({ value }) => value >= right.value).length,
      lasts: refutation(game, afterMoves(game, state, best.before), best.move, policy).length,
    },
  };
};

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

/** The line of a player who makes a losing move and then plays as the policy does, up to the last move that gains. */
export const refutation = (game: Game, from: State, first: Move, policy: PolicyWeights): readonly Move[] => {
  let state = applyLegal(game, from, first);
  const line = [first, ...policyLine(game, state, policy, MOST_MOVES)];
  let useful = 1;
  for (const [i, move] of line.entries()) {
    if (i === 0) continue;
    if (gains(game, state, move)) useful = i + 1;
    state = applyLegal(game, state, move);
  }
  if (isWon(game, state)) throw new Error('A refuted move wins');
  return line.slice(0, useful);
};
