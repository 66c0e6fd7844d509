/**
 * Asking: picks the first kernel that takes the game and the question, drives it in steps under a budget, and
 * replays what it says in the engine before anybody hears of it (law 5). Open knowledge only: a `State` tells every
 * card. What a player may ask in mid-game is advise.ts.
 */
import {
  applyLegal,
  cardsLeft,
  isWon,
  legalMoves,
  refusal,
  settle,
  startTally,
  tallyMove,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import { DEFAULT_BYTES, type Answer, type Ask, type Budget, type Limit } from './ask.ts';
import type { Fitted, Found, Kernel, Search, Setting } from './kernel.ts';
import { KERNELS } from './kernels/index.ts';

export interface Options {
  /** Only this kernel; for tests and comparisons. */
  readonly kernel?: Kernel;
  /** Whether moves are wanted; a survey that only counts verdicts saves their replay. Default true. */
  readonly moves?: boolean;
  /** The score so far, when `score` is asked in mid-game; default that of a deal just begun. */
  readonly tally?: Tally;
}

/** Answers a question about a position; never throws for want of time or space, but says `unknown` and why. */
export const solve = (
  game: Game,
  state: State,
  ask: Ask = 'win',
  budget: Budget = {},
  options: Options = {},
): Answer => {
  const asking = begin(game, state, ask, budget, options);
  for (;;) {
    const answer = asking.go(Infinity);
    if (answer !== null) return answer;
  }
};

/** A question being searched, in steps, so that a worker can do something else in between or give up. */
export interface Asking {
  readonly kernel: string;
  readonly nodes: number;
  readonly bytes: number;
  /** Searches for about so many milliseconds; the answer, or null when it is not found yet and no limit is hit. */
  go(ms: number): Answer | null;
  /** Frees the tables of a search that is not wanted any more. */
  close(): void;
}

/** Opens a search without beginning it. Throws when no kernel takes the game: `general` takes every one. */
export const begin = (
  game: Game,
  state: State,
  ask: Ask = 'win',
  budget: Budget = {},
  options: Options = {},
): Asking => {
  const { nodes: most = Infinity, bytes: space = DEFAULT_BYTES } = budget;
  const tally = options.tally ?? startTally(game);
  const [kernel, search] = isOver(game, state)
    ? ['rules', settled(game, state, ask, tally)]
    : choose(game, state, ask, { nodes: most, bytes: space, tally }, options.kernel);
  let spent = 0;
  const finish = (found: Found, limit: Limit | null): Answer => {
    const line = options.moves === false || found.line === null ? null : found.line();
    if (line !== null) confirm(game, state, ask, tally, found, line);
    const { nodes, bytes } = search;
    search.close();
    const { verdict, best } = found;
    return {
      verdict,
      limit: limit ?? found.limit,
      moves: line,
      best,
      kernel,
      nodes,
      bytes,
      ms: spent,
    };
  };
  return {
    kernel,
    get nodes() {
      return search.nodes;
    },
    get bytes() {
      return search.bytes;
    },
    go(ms) {
      const from = Date.now();
      let chunk = FIRST_CHUNK;
      for (;;) {
        const now = Date.now() - from;
        if (budget.signal?.aborted === true) return finish(search.sofar(), 'aborted');
        if (spent + now >= (budget.ms ?? Infinity)) {
          spent += now;
          return finish(search.sofar(), 'time');
        }
        if (search.nodes >= most) {
          spent += now;
          return finish(search.sofar(), 'nodes');
        }
        if (now >= ms) {
          spent += now;
          return null;
        }
        const found = search.step(Math.min(chunk, most - search.nodes));
        if (found !== null) {
          spent += Date.now() - from;
          return finish(found, null);
        }
        if (Date.now() - from - now < STEP_MS) chunk *= 2;
      }
    },
    close: () => search.close(),
  };
};

const FIRST_CHUNK = 4096;
/** A step longer than this is not made longer: the clock and the signal are looked at between steps. */
const STEP_MS = 8;

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
  for (const { fitted } of fittedTo(game)) {
    const keep = fitted.keeping?.(state);
    if (keep === undefined || keep === null) continue;
    const kept = new Set(keep.map((move) => JSON.stringify(move)));
    const has = (move: Move): boolean => kept.has(JSON.stringify(move));
    return { keep: moves.filter(has), lose: moves.filter((move) => !has(move)), undecided: [] };
  }
  const verdicts = moves.map((move) => {
    const after = applyLegal(game, state, move);
    return { move, verdict: solve(game, after, 'win', budget, { moves: false }).verdict };
  });
  const of = (wanted: Answer['verdict']): readonly Move[] =>
    verdicts.flatMap(({ move, verdict }) => (verdict === wanted ? [move] : []));
  return { keep: of('winnable'), lose: of('unwinnable'), undecided: of('unknown') };
};

/** The kernels that take a game, made ready, the fastest first. Kept with the game. */
const fittedTo = (game: Game): readonly { readonly kernel: Kernel; readonly fitted: Fitted }[] => {
  const known = ready.get(game);
  if (known !== undefined) return known;
  const made = KERNELS.flatMap((kernel) => {
    const fitted = kernel.fit(game);
    return typeof fitted === 'string' ? [] : [{ kernel, fitted }];
  });
  ready.set(game, made);
  return made;
};
const ready = new WeakMap<Game, readonly { readonly kernel: Kernel; readonly fitted: Fitted }[]>();

const choose = (
  game: Game,
  state: State,
  ask: Ask,
  setting: Setting,
  only: Kernel | undefined,
): [string, Search] => {
  for (const { kernel, fitted } of fittedTo(game)) {
    if (only !== undefined && kernel !== only) continue;
    const search = fitted.open(state, ask, setting);
    if (search !== null) return [kernel.name, search];
  }
  throw new Error(`No kernel${only === undefined ? '' : ` ${only.name}`} for ${ask} in ${game.id}`);
};

const isOver = (game: Game, state: State): boolean => state.ended !== 'no' || isWon(game, state);

/** The answer about a deal that is over: nothing is left to search. */
const settled = (game: Game, state: State, ask: Ask, tally: Tally): Search => {
  const won = isWon(game, state);
  const best = ask === 'win' || (ask === 'shortest' && !won) ? null : worth(game, state, ask, tally, 0);
  const found: Found = {
    verdict: won ? 'winnable' : 'unwinnable',
    limit: null,
    line: won || best !== null ? () => [] : null,
    best: best === null ? null : { value: best, proved: true },
  };
  return { nodes: 0, bytes: 0, step: () => found, sofar: () => found, close: () => undefined };
};

/** What stopping here is worth in the terms of the question; `length` is the number of moves made. */
const worth = (game: Game, state: State, ask: Ask, tally: Tally, length: number): number => {
  if (ask === 'left') return cardsLeft(game, state);
  if (ask !== 'score') return length;
  const ended = isOver(game, state) ? state : applyLegal(game, state, { kind: 'end', why: 'resigned' });
  return settle(game, ended, tally).total;
};

/** Plays a line in the engine and checks that it keeps what was said of it; a line that does not is our own bug. */
const confirm = (
  game: Game,
  state: State,
  ask: Ask,
  before: Tally,
  found: Found,
  line: readonly Move[],
): void => {
  let now = state;
  let tally = before;
  for (const [i, move] of line.entries()) {
    const why = refusal(game, now, move);
    if (why !== null)
      throw new Error(
        `Move ${i + 1} of a solution, ${JSON.stringify(move)}, is refused: ${JSON.stringify(why)}`,
      );
    const next = applyLegal(game, now, move);
    if (ask === 'score') tally = tallyMove(game, tally, now, move, next);
    now = next;
  }
  if ((ask === 'win' || ask === 'shortest') && !isWon(game, now))
    throw new Error(`A solution of ${line.length} moves does not reach the goal`);
  if (found.best === null) return;
  const value = worth(game, now, ask, tally, line.length);
  if (value !== found.best.value)
    throw new Error(`A line is worth ${value}, not ${found.best.value} as was said (${ask})`);
};
