/**
 * The finder. It follows winning lines of a deal, with every card known, and keeps the positions where exactly one
 * choice still wins. Each choice is decided exactly: one undecided choice disqualifies the position.
 *
 * A choice that can be taken back by the next move keeps the win, so such a position needs no search.
 */
import { applyLegal, isWon, refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { SeededRandom, solve, type Verdict } from '@cairn/solver';
import { choiceOf, choicesOf } from './choices.ts';
import { refutation, type PuzzleGrade } from './grade.ts';
import { plainValues, type MoveValues } from './move-values.ts';

export interface Puzzle {
  /** The moves from the deal to the position. */
  readonly before: readonly Move[];
  /** The one move that keeps the win. */
  readonly answer: Move;
  /** Whether the answer is to draw although cards can be played. */
  readonly holdsBack: boolean;
  readonly grade: PuzzleGrade;
}

export interface PuzzleSearch {
  /** The limit of positions of each verdict. */
  readonly nodes: number;
  /** Winning lines to follow: the solver's, and others that leave it at random places. */
  readonly lines: number;
  readonly seed: number;
  readonly values?: MoveValues;
}

export const LEAST_CHOICES = 3;
/** The least number of moves to the end of the winning line. */
export const LEAST_MOVES_LEFT = 6;

/** The puzzles of a deal, in the order of its winning lines. Empty if the deal cannot be won or is undecided. */
export const findPuzzles = (game: Game, dealt: State, search: PuzzleSearch): readonly Puzzle[] => {
  const { nodes, lines, seed } = search;
  const random = new SeededRandom(seed);
  const puzzles: Puzzle[] = [];
  const met = new Set<string>();
  let line = solve(game, dealt, 'win', { nodes }).moves;
  for (let count = 0; line !== null && count < lines; count++) {
    let state = dealt;
    for (const [at, answer] of line.entries()) {
      if (line.length - at < LEAST_MOVES_LEFT) break;
      const key = lines === 1 ? '' : keyOf(state);
      if (lines === 1 || !met.has(key)) {
        met.add(key);
        const last = line[at - 1] ?? null;
        const puzzle = judge(game, state, answer, last, search);
        if (puzzle !== null) puzzles.push({ before: line.slice(0, at), ...puzzle });
      }
      state = applyLegal(game, state, answer);
    }
    if (count + 1 < lines) line = otherLine(game, dealt, line, nodes, random);
  }
  return puzzles;
};

/** Piles and passes decide what is legal; the score does not. */
const keyOf = ({ piles, pass }: State): string => `${pass} ${piles.map((pile) => pile.join()).join(';')}`;

interface Liked {
  readonly move: Move;
  readonly value: number;
}

/** The puzzle of a position; null where another choice keeps the win too, or where a verdict is missing. */
const judge = (
  game: Game,
  state: State,
  wins: Move,
  last: Move | null,
  { nodes, values = plainValues }: PuzzleSearch,
): Omit<Puzzle, 'before'> | null => {
  const moves = choicesOf(game, state);
  const answer = choiceOf(game, state, moves, wins);
  if (moves.length < LEAST_CHOICES || answer === null) return null;
  const wrong = moves.filter((move) => move !== answer);
  if (wrong.some((move) => canBeTakenBack(game, state, move))) return null;
  const liked = values({ game, view: view(game, state), moves, last, idle: 0 });
  const valueOf = (move: Move): number => liked[moves.indexOf(move)] ?? 0;
  // What the simple player likes best keeps the win most often, and ends the search of this position.
  const ranked = wrong
    .map((move): Liked => ({ move, value: valueOf(move) }))
    .toSorted((a, b) => b.value - a.value);
  for (const { move } of ranked)
    if (verdictOf(game, applyLegal(game, state, move), nodes) !== 'unwinnable') return null;
  const [best] = ranked;
  if (best === undefined) throw new Error('A puzzle has a losing move');
  const plays = wrong.filter(({ kind }) => kind === 'play' || kind === 'remove').length;
  return {
    answer,
    holdsBack: answer.kind === 'draw' && plays >= 2,
    grade: {
      losing: wrong.length,
      tempting: ranked.filter(({ value }) => value >= valueOf(answer)).length,
      lasts: refutation(game, state, best.move, values).length,
    },
  };
};

/** Wins are not replayed here: they only disqualify, and the line that is followed is replayed whole. */
const verdictOf = (game: Game, state: State, nodes: number): Verdict =>
  solve(game, state, 'win', { nodes }, { moves: false, replay: false }).verdict;

const canBeTakenBack = (game: Game, state: State, move: Move): boolean => {
  if (move.kind !== 'play' || move.skip !== undefined) return false;
  const gives = game.piles[move.to]?.zone.give.length ?? 0;
  if (gives === 0) return false;
  const after = applyLegal(game, state, move);
  const back: Move = { kind: 'play', from: move.to, to: move.from, count: move.count };
  return refusal(game, after, back) === null && keyOf(applyLegal(game, after, back)) === keyOf(state);
};

/**
 * A winning line that leaves another one in its first quarter: moves that keep the win and leave few choices, then the
 * solver's line. The same line where a verdict is missing. The solver's lines avoid positions with little room, which is
 * where one move decides.
 */
const otherLine = (
  game: Game,
  dealt: State,
  line: readonly Move[],
  nodes: number,
  random: SeededRandom,
): readonly Move[] => {
  const made = line.slice(0, random.below(1 + (line.length >> 2)));
  let state = made.reduce((now, move) => applyLegal(game, now, move), dealt);
  const passed = new Set([keyOf(state)]);
  for (let steps = 1 + random.below(line.length); steps > 0 && !isWon(game, state); steps--) {
    const next = narrowing(game, state, passed, nodes, random);
    if (next === null) break;
    made.push(next.move);
    state = next.state;
    passed.add(keyOf(state));
  }
  const rest = solve(game, state, 'win', { nodes }).moves;
  return rest === null ? line : [...made, ...rest];
};

/**
 * A choice that keeps the win and leads to a new position: seven times in eight, at random, the one after which fewest
 * choices are left; else any. Null if there is none.
 */
const narrowing = (
  game: Game,
  state: State,
  passed: ReadonlySet<string>,
  nodes: number,
  random: SeededRandom,
): { readonly move: Move; readonly state: State } | null => {
  const isNarrow = random.below(8) > 0;
  const next = choicesOf(game, state)
    .map((move) => {
      const after = applyLegal(game, state, move);
      const left = isNarrow ? choicesOf(game, after).length : 0;
      return { move, state: after, order: left + random.below(1000) / 1000 };
    })
    .filter((each) => !passed.has(keyOf(each.state)))
    .toSorted((one, other) => one.order - other.order);
  return next.find((each) => verdictOf(game, each.state, nodes) === 'winnable') ?? null;
};
