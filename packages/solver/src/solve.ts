/**
 * Solving: picks the first kernel that takes the game and the question; search-run.ts drives its search. It sees
 * every card, because a `State` has them all; advise.ts answers from what a player may know.
 */
import {
  applyLegal,
  distinctPlays,
  isWon,
  legalMoves,
  openingOf,
  rulesAt,
  settledRules,
  startTally,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import { DEFAULT_BYTES, type SolverAnswer, type Ask, type Budget, type Declined } from './contract/ask.ts';
import { isOver, lineValue, type SearchProblem } from './verify-line.ts';
import {
  openSearch,
  prepareKernel,
  type PreparedKernel,
  type SearchResult,
  type Kernel,
  type Search,
} from './contract/kernel.ts';
import { KERNELS } from './kernels/index.ts';
import { OpeningSearch } from './openings.ts';
import { SearchRun, type AnswerOptions } from './search-run.ts';

export interface SolveOptions extends AnswerOptions {
  /** Only this kernel; for tests and comparisons. */
  readonly kernel?: Kernel;
  /** The score so far, when `score` is asked in mid-game; default that of a deal just begun. */
  readonly tally?: Tally;
}

/** Answers a question about a position. Where time or space runs out the verdict is `unknown`, with the limit. */
export const solve = (
  game: Game,
  state: State,
  ask: Ask = 'win',
  budget: Budget = {},
  options: SolveOptions = {},
): SolverAnswer => {
  const run = beginSearch(game, state, ask, budget, options);
  for (;;) {
    const answer = run.work(Infinity);
    if (answer !== null) return answer;
  }
};

/** Opens a search without doing any of it. Throws where `options.kernel` does not take the game; `general` takes all. */
export const beginSearch = (
  game: Game,
  state: State,
  ask: Ask = 'win',
  budget: Budget = {},
  options: SolveOptions = {},
): SearchRun => {
  const { nodes: most = Infinity, bytes: space = DEFAULT_BYTES } = budget;
  const problem = { game, state, ask, tally: options.tally ?? startTally(game) };
  const { kernel, search, declined } = isOver(game, state)
    ? { kernel: 'rules', search: settled(problem), declined: [] }
    : choose(problem, most, space, options.kernel);
  return new SearchRun(problem, search, kernel, declined, budget, options);
};

/**
 * The legal moves after which the goal can still be reached. Each is decided, or is listed as undecided with the
 * limit that stopped its search; the budget is for each move alone.
 */
export const keeping = (
  game: Game,
  state: State,
  budget: Budget = {},
): {
  readonly keep: readonly Move[];
  readonly lose: readonly Move[];
  readonly undecided: readonly Move[];
} => {
  const moves = legalMoves(game, state);
  const rules = settledRules(game, state);
  const fits = fitsOf(rules);
  for (const kernel of KERNELS) {
    const fitted = fitOf(fits, kernel, rules);
    const keep = typeof fitted === 'string' ? null : fitted.keeping?.(state);
    if (keep === undefined || keep === null) continue;
    const kept = new Set(keep.map((move) => JSON.stringify(move)));
    const has = (move: Move): boolean => kept.has(JSON.stringify(move));
    return { keep: moves.filter(has), lose: moves.filter((move) => !has(move)), undecided: [] };
  }
  const verdicts = moves.map((move) => {
    const after = applyLegal(game, state, move);
    return { move, verdict: solve(game, after, 'win', budget, { moves: false }).verdict };
  });
  const of = (wanted: SolverAnswer['verdict']): readonly Move[] =>
    verdicts.flatMap(({ move, verdict }) => (verdict === wanted ? [move] : []));
  return { keep: of('winnable'), lose: of('unwinnable'), undecided: of('unknown') };
};

/**
 * The prepared kernels of a game, in the order of `KERNELS`, cached with the game. A kernel is prepared only when none before
 * it has answered, because its tables can be expensive.
 */
const fitsOf = (game: Game): Fitted => {
  let fits = ready.get(game);
  if (fits === undefined) ready.set(game, (fits = new Map()));
  return fits;
};
type Fitted = Map<Kernel, PreparedKernel | string>;
const ready = new WeakMap<Game, Fitted>();

const fitOf = (fits: Fitted, kernel: Kernel, game: Game): PreparedKernel | string => {
  let fitted = fits.get(kernel);
  if (fitted === undefined) fits.set(kernel, (fitted = prepareKernel(kernel, game)));
  return fitted;
};

interface Choice {
  readonly kernel: string;
  readonly search: Search;
  readonly declined: readonly Declined[];
}

/** Kernels see rules in which the base of the deal is written out, if it is known; if it is to be chosen, each choice. */
const choose = (problem: SearchProblem, nodes: number, bytes: number, only: Kernel | undefined): Choice => {
  const { game: given, state, ask, tally } = problem;
  const game = settledRules(given, state);
  if (ask === 'win' && openingOf(rulesAt(game, state)) !== null) {
    const moves = distinctPlays(
      game,
      state,
      legalMoves(game, state).filter(({ kind }) => kind === 'play'),
    );
    const choices = moves.map((move) => ({ move, after: applyLegal(game, state, move) }));
    if (choices.length > 0 && choices.every(({ after }) => settledRules(game, after) !== game)) {
      const share = bytes / choices.length;
      const opened = choices.map(({ move, after }) => ({
        move,
        ...choose({ ...problem, state: after }, nodes, share, only),
      }));
      const [first] = opened;
      return {
        kernel: first?.kernel ?? '',
        search: new OpeningSearch(opened),
        declined: first?.declined ?? [],
      };
    }
  }
  const fits = fitsOf(game);
  const declined: Declined[] = [];
  for (const kernel of only === undefined ? KERNELS : [only]) {
    const fitted = fitOf(fits, kernel, game);
    const search =
      typeof fitted === 'string'
        ? fitted
        : openSearch(kernel, fitted, game, state, ask, { nodes, bytes, tally });
    if (typeof search !== 'string') return { kernel: kernel.name, search, declined };
    declined.push({ kernel: kernel.name, why: search });
  }
  const last = declined.at(-1);
  throw new Error(`No kernel searches ${game.id} for ${ask}: ${last?.kernel}: ${last?.why}`);
};

/** The search of a deal that is over: the answer is known at once. */
const settled = (problem: SearchProblem): Search => {
  const { game, state, ask } = problem;
  const won = isWon(game, state);
  const best = ask === 'win' || (ask === 'shortest' && !won) ? null : lineValue(problem, 0);
  const found: SearchResult = {
    verdict: won ? 'winnable' : 'unwinnable',
    limit: null,
    line: won || best !== null ? () => [] : null,
    best: best === null ? null : { value: best, proved: true },
  };
  return { nodes: 0, bytes: 0, step: () => found, bestSoFar: () => found, close: () => undefined };
};
