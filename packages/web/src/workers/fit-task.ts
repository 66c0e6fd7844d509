/** A task of a worker: fits the adviser to a game, as `cairn fit` does, from where it was stopped. */
import type { Game } from '@cairn/engine';
import type { Job } from '@cairn/pool';
import { entryText, hasQuickWorlds, roughNumbers } from '@cairn/solver';
import { FitRun, type FitOptions, type FitProgress, type FitState } from '@cairn/trials';

export interface FitTask {
  readonly kind: 'fit';
  /** The advised player plays the deals from 1 to this number. */
  readonly deals: number;
  /** Where an earlier task on the same game was stopped. */
  readonly before: FitState | null;
}

export interface FitResult {
  readonly kind: 'fitted';
  /** The entry as a line. */
  readonly line: string;
}

/** How far it is, and from where it can go on; null until the first deal begins. */
export interface FitNews {
  readonly progress: FitProgress;
  readonly state: FitState | null;
}

/** Worlds for a decision, where they are quick and elsewhere. */
const WORLDS = { quick: 1000, plain: 30 };
/** The weights stay those of the family: a search that is short enough for a phone found none that won more (docs/coach.md). */
const KEPT_WEIGHTS = { steps: 0, batch: 1 };
const SEED = 1;

const optionsFor = (game: Game, deals: number): FitOptions => {
  const { mode, nodes } = roughNumbers(game);
  return {
    deals: [1, deals],
    seed: SEED,
    worlds: hasQuickWorlds(game) ? WORLDS.quick : WORLDS.plain,
    mode,
    nodes,
    ...KEPT_WEIGHTS,
  };
};

export const beginFit = (game: Game, { deals, before }: FitTask): Job<FitResult, FitNews> => {
  const run = new FitRun(game, optionsFor(game, deals), before);
  return {
    work: (ms) => {
      const entry = run.work(ms);
      return entry === null ? null : { kind: 'fitted', line: entryText(entry) };
    },
    progress: () => ({ progress: run.progress, state: run.state }),
  };
};
