/**
 * Lists of puzzles as JSON. A puzzle is one line of text: the number of its deal, its grade, the moves to its position, and
 * after `=` the answer, in the notation of records. A list holds only under its rules hash (law 7). It has the weights of
 * the policy that its grades were measured against, so that they stay the same when other weights are fitted.
 */
import {
  applyLegal,
  cairnDeal,
  changedOptions,
  clip,
  fail,
  failWith,
  fault,
  makeMove,
  ok,
  parseMove,
  refusal,
  start,
  validate,
  type Fault,
  type Game,
  type JsonSchema,
  type Move,
  type Result,
  type State,
} from '@cairn/engine';
import { FEATURES, type PolicyWeights } from '@cairn/solver';
import type { PuzzleGrade } from './grade.ts';
import type { Puzzle } from './find.ts';

export interface ListedPuzzle {
  readonly deal: number;
  readonly grade: PuzzleGrade;
  /** The moves from the deal to the position, as text. */
  readonly before: readonly string[];
  /** The move that keeps the win; in games with acts after the reversible moves that lead to it. */
  readonly answer: readonly string[];
}

export interface PuzzleList {
  /** The id of the game. */
  readonly game: string;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** The hash of the rules under which the verdicts hold. */
  readonly rules: string;
  /** The policy of the grades, and of refutations. */
  readonly weights: PolicyWeights;
  /** The command that makes this list again. */
  readonly command: string;
  readonly puzzles: readonly ListedPuzzle[];
}

const FORMAT = 'cairn-puzzles-2';

const SHAPE: JsonSchema = {
  type: 'object',
  required: ['format', 'game', 'options', 'rules', 'weights', 'command', 'puzzles'],
  properties: {
    format: { const: FORMAT },
    game: { type: 'string', minLength: 1 },
    options: { type: 'object', additionalProperties: { type: 'string' } },
    rules: {
      type: 'string',
      pattern: '^[0-9a-f]{16}$',
      description: 'a rules hash of 16 hexadecimal digits',
    },
    weights: { type: 'object', additionalProperties: { type: 'integer' } },
    command: { type: 'string', minLength: 1 },
    puzzles: { type: 'array', items: { type: 'string' } },
  },
};

/** The texts of a puzzle that was found in this deal. */
export const listed = (game: Game, dealt: State, deal: number, puzzle: Puzzle): ListedPuzzle => {
  const texts: string[] = [];
  let state = dealt;
  for (const move of [...puzzle.before, ...puzzle.answer.before, puzzle.answer.move]) {
    texts.push(makeMove(game, state, move));
    state = applyLegal(game, state, move);
  }
  const { length } = puzzle.before;
  return { deal, grade: puzzle.grade, before: texts.slice(0, length), answer: texts.slice(length) };
};

const lineOf = ({ deal, grade, before, answer }: ListedPuzzle): string =>
  [deal, grade.losing, grade.tempting, grade.lasts, ...before, '=', ...answer].join(' ');

/** Writes a list as JSON, a puzzle to a line. */
export const makePuzzleList = (list: PuzzleList): string => {
  const { game, options, rules, weights, command, puzzles } = list;
  const head = { format: FORMAT, game, options, rules, weights, command };
  return `${JSON.stringify({ ...head, puzzles: puzzles.map(lineOf) }, null, 2)}\n`;
};

const LINE = /^([1-9]\d{0,14}) (\d{1,3}) (\d{1,3}) (\d{1,3}) ((?:[^ =]+ )*)= ([^ =]+(?: [^ =]+)*)$/;

const readLine = (text: string): ListedPuzzle | null => {
  const [, deal = '', losing = '', tempting = '', lasts = '', moves = '', answer = ''] =
    LINE.exec(text) ?? [];
  return deal === ''
    ? null
    : {
        deal: Number(deal),
        grade: { losing: Number(losing), tempting: Number(tempting), lasts: Number(lasts) },
        before: moves.split(' ').filter((move) => move !== ''),
        answer: answer.split(' '),
      };
};

/** Reads a list from parsed JSON. Faults: everything wrong with it. */
export const readPuzzleList = (value: unknown): Result<PuzzleList> => {
  const faults = validate(SHAPE, value);
  if (faults.length > 0) return fail(faults);
  const { game, options, rules, weights, command, puzzles } = value as Omit<PuzzleList, 'puzzles'> & {
    readonly puzzles: readonly string[];
  };
  const unknown = Object.keys(weights).find((name) => !FEATURES.some((feature) => feature === name));
  if (unknown !== undefined)
    return failWith(
      'puzzle',
      `weights.${unknown}`,
      `Cannot read weight "${clip(unknown)}": wanted one of ${FEATURES.join(', ')}`,
    );
  const read = puzzles.map(readLine);
  const wrong = read.indexOf(null);
  if (wrong >= 0)
    return failWith(
      'puzzle',
      `puzzles.${wrong}`,
      `Cannot read puzzle "${clip(puzzles[wrong] ?? '')}": wanted a deal, three numbers, moves, "=" and the answer`,
    );
  return ok({ game, options, rules, weights, command, puzzles: read.flatMap((each) => each ?? []) });
};

/** Why a list isn't valid for a game as it is now; empty if it is. */
export const puzzleListFaults = (list: PuzzleList, game: Game): readonly Fault[] => {
  const text = (options: PuzzleList['options']): string =>
    Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join(' ');
  const isSame =
    list.game === game.id && text(list.options) === text(changedOptions(game.base, game.options));
  return isSame && list.rules === game.rules
    ? []
    : [
        fault(
          'puzzle-rules',
          'rules',
          `The puzzles are of "${clip(list.game)}" under rules ${list.rules}, not of "${game.id}" under ${game.rules}`,
        ),
      ];
};

export interface PuzzlePosition {
  readonly dealt: State;
  readonly before: readonly Move[];
  readonly state: State;
  readonly answer: readonly Move[];
}

/** The position and the answer of a listed puzzle. Fault: a move of it is not legal. */
export const puzzlePosition = (game: Game, puzzle: ListedPuzzle): Result<PuzzlePosition> => {
  const dealt = start(game, cairnDeal(puzzle.deal));
  if (!dealt.ok) return dealt;
  const { length } = puzzle.before;
  let now = dealt.value;
  let state = now;
  const moves: Move[] = [];
  for (const text of [...puzzle.before, ...puzzle.answer]) {
    const move = parseMove(game, now, text);
    if (!move.ok) return move;
    if (refusal(game, now, move.value) !== null)
      return failWith('puzzle', '', `Cannot make move "${clip(text)}" of the puzzle in deal ${puzzle.deal}`);
    moves.push(move.value);
    now = applyLegal(game, now, move.value);
    if (moves.length === length) state = now;
  }
  return ok({ dealt: dealt.value, before: moves.slice(0, length), state, answer: moves.slice(length) });
};

/** Whether the right move of a listed puzzle is to draw although cards can be played. */
export const holdsBack = ({ answer }: ListedPuzzle): boolean => answer.at(-1) === 'd';
