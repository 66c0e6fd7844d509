/** Exact answers about positions: winnable or not, by which moves, with what score, under a budget. */
export {
  ASKS,
  DEFAULT_BYTES,
  type SolverAnswer,
  type Ask,
  type Best,
  type Budget,
  type Declined,
  type Limit,
  type Verdict,
} from './contract/ask.ts';
export type { PreparedKernel, SearchResult, Kernel, Search, SearchSetting } from './contract/kernel.ts';
export { KERNELS } from './kernels/index.ts';
export type { SearchRun } from './search-run.ts';
export { beginSearch, keeping, solve, type SolveOptions } from './solve.ts';
export { makeSolvitaire, makeTextBoard, readBoard } from './boards/index.ts';
export { SolverClient, type FittedLookup, type RequestOptions, type SolverPool } from './client.ts';
export {
  solverTasks,
  type GameContext,
  type SearchProgress,
  type SolverResult,
  type SolverTask,
  type WorkerBudget,
} from './worker-tasks.ts';
export { advise, AdviceRun, type Advice, type Advised, type AdviseOptions } from './coach/advise.ts';
export {
  actOf,
  actsOf,
  canBeTakenBack,
  hasFreeStock,
  type Act,
  type Acts,
  type ActWay,
} from './coach/acts.ts';
export { moveKey } from './coach/move-key.ts';
export { policyLine, policyValues } from './coach/policy.ts';
export { isAlike, isWeighed } from './coach/weighed-moves.ts';
export { FEATURES, type Feature, type PolicyWeights } from './coach/features.ts';
export { entryIn, entryText, rulesInText, type FittedEntry } from './coach/fitted-entry.ts';
export {
  ADVISER,
  corrected,
  ESTIMATE_WORLDS,
  shareOfNone,
  correctionIn,
  fittedEntries,
  judgedNumbers,
  numbersIn,
  numbersOf,
  roughNumbers,
  applyEntry,
  type Correction,
  type JudgedNumbers,
  type Numbers,
} from './coach/fitted.ts';
export { earliness, stageOf, type DealStage } from './coach/stage.ts';
export type { Mode } from './coach/weights.ts';
export { hasQuickWorlds, policyResults, type PolicyResults } from './coach/trials.ts';
export { GREEDY_STALE, greedyPlays, PLAY_LIMITS, type GreedyEnd } from './coach/greedy-plays.ts';
export { moveFeatures, type FeatureValue } from './coach/move-features.ts';
export { NOTHING_RECENT, recentAfter, recentOf, type Recent } from './coach/recent.ts';
export { reasonsFor, type MoveReason } from './coach/reasons.ts';
export { adviseStop, canLosePoints, StopRun, type StopAdvice, type StopOptions } from './coach/stop.ts';
export { finished, inOneGo, inSlices, type Sliced, type Slices } from './slices.ts';
export { SeededRandom } from './coach/seeded-random.ts';
export { proveLoss, type LossResult } from './coach/loss-proof.ts';
export { knownStateOf } from './coach/sample-world.ts';
