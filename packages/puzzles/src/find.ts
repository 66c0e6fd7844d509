/**
 * The finder. It follows winning lines of a deal, with every card known, and keeps the positions where exactly one
 * choice still wins. Each choice is decided exactly, in every way to make it: one undecided verdict disqualifies the position.
 */
import { applyLegal, isWon, type Game, type Move, type State } from '@cairn/engine';
import {
  actOf,
  canBeTakenBack,
  SeededRandom,
  solve,
  type ActWay,
  type PolicyWeights,
  type Verdict,
} from '@cairn/solver';
import {
  afterMoves,
  allChoices,
  asksForActs,
  choiceName,
  choicesAtOnce,
  type PuzzleChoice,
} from './choices.ts';
import { gradeChoices, type PuzzleGrade } from './grade.ts';
import { ranked } from './ranked.ts';

export interface Puzzle {
  /** The moves from the deal to the position. */
  readonly before: readonly Move[];
  /** The shortest way to make the one choice that keeps the win. */
  readonly answer: ActWay;
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
  /** The policy that grades are measured against. */
  readonly policy: PolicyWeights;
}

export const LEAST_CHOICES = 3;
/** The least number of choices to the end of the winning line. */
export const LEAST_CHOICES_LEFT = 6;

/** The puzzles of a deal, in the order of its winning lines. Empty if the deal cannot be won or is undecided. */
export const findPuzzles = (game: Game, dealt: State, search: PuzzleSearch): readonly Puzzle[] => {
  const { nodes, lines, seed, policy } = search;
  const random = new SeededRandom(seed);
  const decide = decider(game, nodes);
  const puzzles: Puzzle[] = [];
  const met = new Set<string>();
  let line = solve(game, dealt, 'win', { nodes }).moves;
  /** Moves that the line has in common with the one before it, whose positions have been judged. */
  let shared = -1;
  for (let count = 0; line !== null && count < lines; count++) {
    for (const { at, state, decides } of stepsOf(game, dealt, line).slice(0, -LEAST_CHOICES_LEFT + 1)) {
      if (at <= shared) continue;
      const key = lines === 1 ? '' : keyOf(state);
      if (lines > 1 && met.has(key)) continue;
      met.add(key);
      const name = choiceName(game, decides.from, decides.move);
      const puzzle = name === null ? null : judge(game, state, name, policy, decide);
      if (puzzle !== null) puzzles.push({ before: line.slice(0, at), ...puzzle });
    }
    if (count + 1 === lines) break;
    const next = otherLine(game, dealt, line, nodes, decide, random);
    shared = next.findIndex((move, i) => move !== line?.[i]);
    line = next;
  }
  return puzzles;
};

interface Step {
  /** Moves of the line before it. */
  readonly at: number;
  readonly state: State;
  /** The move that makes a choice here, and the position it is made in. */
  readonly decides: { readonly from: State; readonly move: Move };
}

/** The steps of a line: each begins after a choice and ends with the next one, after reversible moves if there are any. */
const stepsOf = (game: Game, dealt: State, line: readonly Move[]): readonly Step[] => {
  const byActs = asksForActs(game);
  const steps: Step[] = [];
  let from = dealt;
  let begin = { at: 0, state: from };
  for (const [i, move] of line.entries()) {
    const decides = !byActs || actOf(game, from, move) !== null;
    if (decides) steps.push({ ...begin, decides: { from, move } });
    from = applyLegal(game, from, move);
    if (decides) begin = { at: i + 1, state: from };
  }
  return steps;
};

/** Piles and passes decide what is legal; the score does not. */
const keyOf = ({ piles, pass }: State): string => `${pass} ${piles.map((pile) => pile.join()).join(';')}`;

/** The puzzle of a position; null where another choice keeps the win too, or where a verdict is missing. */
const judge = (
  game: Game,
  state: State,
  name: string,
  policy: PolicyWeights,
  decide: Decide,
): Omit<Puzzle, 'before'> | null => {
  // Those that come after reversible moves cost more to find, and mostly these few say that there is no puzzle.
  const atOnce = choicesAtOnce(game, state);
  if (!othersLose(game, state, atOnce, name, policy, decide)) return null;
  const choices = asksForActs(game) ? allChoices(game, state) : atOnce;
  const answer = choices?.find((choice) => choice.name === name);
  if (choices === null || answer === undefined || choices.length < LEAST_CHOICES) return null;
  if (asksForActs(game)) {
    if (!othersLose(game, state, choices, name, policy, decide)) return null;
    if (!answer.ways.every((way) => decide(afterWay(game, state, way)) === 'winnable')) return null;
  }
  return { answer: answer.ways[0], ...gradeChoices(game, state, choices, answer, policy) };
};

/** Whether every choice but one is proven to lose, in every way. */
const othersLose = (
  game: Game,
  state: State,
  choices: readonly PuzzleChoice[],
  name: string,
  policy: PolicyWeights,
  decide: Decide,
): boolean => {
  const others = choices.filter((choice) => choice.name !== name);
  if (!asksForActs(game)) {
    if (choices.length < LEAST_CHOICES) return false;
    // A move that can be taken back keeps the win.
    if (others.some(({ ways: [{ move }] }) => canBeTakenBack(game, state, move))) return false;
  }
  // What the policy likes best keeps the win most often, and ends the search of this position.
  return ranked(game, state, others, policy).every(({ choice }) =>
    choice.ways.every((way) => decide(afterWay(game, state, way)) === 'unwinnable'),
  );
};

const afterWay = (game: Game, state: State, { before, move }: ActWay): State =>
  afterMoves(game, state, [...before, move]);

type Decide = (state: State) => Verdict;

/**
 * Decides positions, each once: what a line leaves aside is asked for again where the line is judged. Wins are not replayed here:
 * they only disqualify, and the line that is followed is replayed whole.
 */
const decider = (game: Game, nodes: number): Decide => {
  const known = new Map<string, Verdict>();
  return (state) => {
    const key = keyOf(state);
    let verdict = known.get(key);
    if (verdict === undefined) {
      ({ verdict } = solve(game, state, 'win', { nodes }, { moves: false, replay: false }));
      known.set(key, verdict);
    }
    return verdict;
  };
};

/**
 * A winning line that leaves another one in its first quarter: choices that keep the win and leave few others, then the
 * solver's line. The same line where a verdict is missing. The solver's lines avoid positions with little room, which is
 * where one choice decides.
 */
const otherLine = (
  game: Game,
  dealt: State,
  line: readonly Move[],
  nodes: number,
  decide: Decide,
  random: SeededRandom,
): readonly Move[] => {
  const made = line.slice(0, random.below(1 + (line.length >> 2)));
  let state = afterMoves(game, dealt, made);
  const passed = new Set([keyOf(state)]);
  for (let steps = 1 + random.below(line.length); steps > 0 && !isWon(game, state); steps--) {
    const next = narrowing(game, state, passed, decide, random);
    if (next === null) break;
    made.push(...next.moves);
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
  decide: Decide,
  random: SeededRandom,
): { readonly moves: readonly Move[]; readonly state: State } | null => {
  const isNarrow = random.below(8) > 0;
  const next = choicesAtOnce(game, state)
    .map(({ ways: [way] }) => {
      const moves = [...way.before, way.move];
      const after = afterMoves(game, state, moves);
      const left = isNarrow ? choicesAtOnce(game, after).length : 0;
      return { moves, state: after, order: left + random.below(1000) / 1000 };
    })
    .filter((each) => !passed.has(keyOf(each.state)))
    .toSorted((one, other) => one.order - other.order);
  return next.find((each) => decide(each.state) === 'winnable') ?? null;
};
