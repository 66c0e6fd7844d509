/**
 * The size of chunks. If the caller gives none, the first deals of the survey are tried for a moment, and the size is
 * chosen so that a chunk takes about two seconds.
 */
import { ok, type Game, type Result } from '@cairn/engine';
import { trialOf } from '@cairn/trials';
import { makePlan, MOST_A_CHUNK, type SurveyPlan, type PlanDetails } from './plan.ts';

/** Long enough that bookkeeping costs little, short enough that a lost chunk costs little. */
const CHUNK_MS = 2000;
const PROBE_MS = 400;

/** Makes a plan; `size` is the number of deals per chunk, or null to measure a good one. Faults as in `makePlan`. */
export const planSurvey = (
  game: Game,
  details: Omit<PlanDetails, 'chunk'>,
  size: number | null,
): Result<SurveyPlan> => {
  const plan = makePlan(game, { ...details, chunk: size ?? 1 });
  return plan.ok && size === null ? ok({ ...plan.value, chunk: measuredSize(game, plan.value) }) : plan;
};

const measuredSize = (game: Game, { numbers, first, last, question }: SurveyPlan): number => {
  const attempt = trialOf(game, numbers, question);
  const began = performance.now();
  let [tried, warm, since] = [0, 0, began];
  while (tried < last - first + 1 && performance.now() - began < PROBE_MS) {
    attempt(first + tried++);
    // During the first half the engine compiles the code; only the second half is measured.
    if (performance.now() - began < PROBE_MS / 2) [warm, since] = [tried, performance.now()];
  }
  const each = (performance.now() - since) / Math.max(1, tried - warm);
  const wanted = Math.max(1, Math.min(CHUNK_MS / each, MOST_A_CHUNK / 10, (last - first + 1) / 8));
  const power = 10 ** Math.floor(Math.log10(wanted));
  return Math.max(1, Math.floor(wanted / power) * power);
};
