/**
 * Fits the adviser to a game in slices: the weights of its policy by hill climbing, the mode, and then the player who follows
 * the advice plays numbered deals, which gives the correction of the estimates and the chance of an average deal. It can be
 * stopped after any deal and go on later from its state; the same options lead to the same entry.
 */
import { cairnDeal, start, type Game, type State } from '@cairn/engine';
import {
  ESTIMATE_WORLDS,
  inSlices,
  numbersOf,
  roughNumbers,
  type FittedEntry,
  type Mode,
  type Numbers,
  type PolicyWeights,
  type Sliced,
  type Slices,
} from '@cairn/solver';
import { greedy } from '../play/policies.ts';
import {
  fitMode,
  fittedEntry,
  playAdvisedDeal,
  policyShare,
  resultsOf,
  type AdvisedDeal,
  type AdvisedPlay,
} from './fit-game.ts';
import { fitWeights } from './fit-weights.ts';

export interface FitOptions {
  /** The numbers of the first and the last deal. */
  readonly deals: readonly [first: number, last: number];
  readonly seed: number;
  /** Worlds for a decision of the advised player. */
  readonly worlds: number;
  /** How moves are judged; auto: as the advised player wins more. */
  readonly mode: Mode | 'auto';
  /** Positions that the solver visits in a world, in hindsight. */
  readonly nodes: number;
  /**
   * In playouts: by how many standard errors a move must be ahead of the simulated player's own to be advised instead. Default:
   * as the numbers have it that the weights come from.
   */
  readonly margin?: number;
  /** The weights to begin with: those that were found before, as by default, or those of the game's family. */
  readonly weights?: 'found' | 'family';
  /** Changes of the weights that are tried; 0 keeps them. */
  readonly steps: number;
  /** Deals that a change plays at a time. */
  readonly batch: number;
}

/** What is found before the advised player begins. */
export interface FoundPolicy {
  readonly weights: PolicyWeights;
  readonly mode: Mode;
  /** The share of the deals that the policy wins alone. */
  readonly policy: number;
}

/** What is known so far; plain data, from which a run with the same options can go on. */
export interface FitState {
  readonly found: FoundPolicy;
  /** The first of the deals. */
  readonly played: readonly AdvisedDeal[];
}

export interface FitProgress {
  /** What is being done. */
  readonly stage: 'weights' | 'mode' | 'deals';
  /** Changes of weights that were tried, or deals that were played, of how many. */
  readonly done: number;
  readonly of: number;
}

/** Worlds of each deal that a change of the weights plays. */
const WORLDS_A_DEAL = 8;
/** Deals that decide about the mode. */
const MODE_DEALS = 100;

/** The numbered deals of a game. Throws if it has none. */
export const numberedDeals = (game: Game, [first, last]: FitOptions['deals']): readonly State[] =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    const state = start(game, cairnDeal(first + i));
    if (!state.ok) throw new Error(`No deal ${first + i} of ${game.id}`);
    return state.value;
  });

/** The numbers that a fit begins with. */
const firstNumbers = (game: Game, weights: NonNullable<FitOptions['weights']>): Numbers =>
  weights === 'found' ? numbersOf(game) : roughNumbers(game);

/** How the advised player plays with what was found. */
export const advisedPlay = (
  game: Game,
  { worlds, seed, nodes, weights: from = 'found', margin = firstNumbers(game, from).margin }: FitOptions,
  { weights, mode }: Pick<FoundPolicy, 'weights' | 'mode'>,
): AdvisedPlay => {
  const numbers: Numbers = {
    ...numbersOf(game),
    weights,
    mode,
    nodes,
    margin: mode === 'rollout' ? margin : 0,
    worlds: Math.max(worlds, ESTIMATE_WORLDS),
    correction: null,
  };
  return { numbers, worlds, seed, otherwise: greedy };
};

export class FitRun implements Sliced<FittedEntry> {
  readonly #game: Game;
  readonly #options: FitOptions;
  readonly #slices: Sliced<FittedEntry>;
  readonly #played: AdvisedDeal[];
  #found: FoundPolicy | null;
  #progress: FitProgress;

  /** @param before where a run with the same options was stopped. */
  constructor(game: Game, options: FitOptions, before: FitState | null = null) {
    this.#game = game;
    this.#options = options;
    this.#found = before?.found ?? null;
    this.#played = [...(before?.played ?? [])];
    this.#progress = { stage: 'weights', done: 0, of: options.steps };
    this.#slices = inSlices(this.#fit());
  }

  get progress(): FitProgress {
    return this.#progress;
  }

  /** Null until the policy is found. */
  get state(): FitState | null {
    return this.#found === null ? null : { found: this.#found, played: [...this.#played] };
  }

  work(ms: number): FittedEntry | null {
    return this.#slices.work(ms);
  }

  *#fit(): Slices<FittedEntry> {
    const game = this.#game;
    const deals = numberedDeals(game, this.#options.deals);
    const found = (this.#found ??= yield* this.#findPolicy(deals));
    const play = advisedPlay(game, this.#options, found);
    for (const [i, deal] of deals.entries()) {
      this.#progress = { stage: 'deals', done: i, of: deals.length };
      if (i >= this.#played.length) this.#played.push(yield* playAdvisedDeal(game, deal, i, play));
    }
    const { deals: range, seed, worlds } = this.#options;
    const findings = { numbers: play.numbers, policy: found.policy, seed, deals: range, worlds };
    return fittedEntry(game, resultsOf(this.#played, play.numbers), findings);
  }

  *#findPolicy(deals: readonly State[]): Slices<FoundPolicy> {
    const game = this.#game;
    const { seed, steps, batch, mode, weights: first = 'found' } = this.#options;
    const weights = yield* fitWeights(
      game,
      firstNumbers(game, first).weights,
      { deals, seed, steps, batch, worlds: WORLDS_A_DEAL },
      (done) => void (this.#progress = { stage: 'weights', done, of: steps }),
    );
    const policy = yield* policyShare(game, deals, weights, seed);
    if (mode !== 'auto') return { weights, mode, policy };
    const tried = deals.slice(0, MODE_DEALS);
    this.#progress = { stage: 'mode', done: 0, of: 2 * tried.length };
    return {
      weights,
      mode: yield* fitMode(game, tried, advisedPlay(game, this.#options, { weights, mode: 'rollout' })),
      policy,
    };
  }
}
