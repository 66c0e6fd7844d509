/** Trials: one question put to one deal, by a solver that knows all cards or by a player who sees what players see. */
export { BOUNDS, gradeOf, type Grade } from './grade.ts';
export { GOOD, Measurement, type Figures } from './measure/measure.ts';
export { type Outcome, type Piece, type Told } from './measure/series.ts';
export { hasOneHole } from './play/field.ts';
export { sit } from './play/player.ts';
export { POLICY_NAMES, policyFaults, policyOf, whoText, type PolicyName, type Who } from './play/policies.ts';
export { dealOf, type Limits, type Question } from './question.ts';
export { trialOf, type Trial } from './trial.ts';
