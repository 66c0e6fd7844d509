/** Trials: one deal, solved with all cards known, or played by a policy that sees what a player sees. */
export type {
  AtlasData,
  AtlasEntry,
  AtlasFinding,
  AtlasValues,
  Claim,
  JudgedClaim,
  Judgement,
  LocalizedText,
} from './atlas-data.ts';
export { atlasRows, ruleLadders, type AtlasRow, type RuleLadder } from './atlas-rows.ts';
export { rateOf, rateText, type Rate } from './atlas-rate.ts';
export { carelessWin } from './difficulty/careless-win.ts';
export {
  CARELESS_PLAYS,
  compareDifficulty,
  difficultyOf,
  PROOF_BYTES,
  type DealDifficulty,
} from './difficulty/deal-difficulty.ts';
export {
  boundsOf,
  dealGrades,
  LEAST_WINNABLE,
  QUINTILES,
  quintilesOf,
  type DealGrade,
  type Quintiles,
} from './difficulty/quintiles.ts';
export { GRADE_BOUNDS, gradeOf, type Grade } from './grade.ts';
export { GOOD_HALF_WIDTH, Measurement, type GameFigures } from './measure/measure.ts';
export { type TrialOutcome, type DealBatch, type ShareEstimate } from './measure/share-estimator.ts';
export { fitCorrection, reliabilityOf, type Estimate, type Reliability } from './fit/calibration.ts';
export {
  ESTIMATE_LENGTH,
  fittedEntry,
  judgedEntry,
  playAdvisedDeal,
  resultsOf,
  policyShare,
  reliabilityAfter,
  type AdvisedDeal,
  type AdvisedPlay,
  type AdvisedResults,
} from './fit/fit-game.ts';
export {
  advisedPlay,
  numberedDeals,
  FitRun,
  type FitOptions,
  type FitProgress,
  type FitState,
  type FoundPolicy,
} from './fit/fit-run.ts';
export { fitWeights, type FitWeightsOptions } from './fit/fit-weights.ts';
export { hasOneHole } from './play/hole-field.ts';
export { playOut, type Observation } from './play/playout.ts';
export {
  WORLD_POLICIES,
  greedy,
  greedyValue,
  POLICY_NAMES,
  policyFaults,
  policyOf,
  policyText,
  type PolicyName,
  type PolicyChoice,
} from './play/policies.ts';
export { numberedDeal, type TrialLimits, type TrialQuestion } from './question.ts';
export { trialOf, type TrialResult } from './trial.ts';
