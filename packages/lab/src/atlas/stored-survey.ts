/**
 * A finished survey as the repository stores it, in a few kilobytes: its plan and its summary, but no single deals.
 * Times are left out because they depend on the machine. Everything else is the same wherever the survey is repeated.
 */
import {
  validate,
  clip,
  fail,
  failWith,
  fault,
  ok,
  type Fault,
  type Result,
  type JsonSchema,
} from '@cairn/engine';
import { planText, readPlan, type SurveyPlan } from '../plan.ts';
import type { DistributionSummary } from '../log-histogram.ts';
import type { SurveySummary, VerdictTotals } from '../summary.ts';
import type { Outlier } from '../top-outliers.ts';

type StoredDistribution = Pick<DistributionSummary, 'mean' | 'median' | 'p90' | 'p99' | 'most'>;

export interface StoredSurvey {
  readonly plan: SurveyPlan;
  readonly totals: VerdictTotals;
  /** Positions per deal; for a policy, moves. */
  readonly nodes: StoredDistribution | null;
  /** Moves of the lines found; null if they were not asked for. */
  readonly moves: StoredDistribution | null;
  /** How many deals had each value; empty if only winning was asked. */
  readonly values: readonly (readonly [value: number, deals: number])[];
  /** Deals whose value is proved to be the best. */
  readonly proved: number;
  readonly hardest: readonly Outlier[];
  readonly longest: readonly Outlier[];
  /** After each tenth of the deals. */
  readonly convergence: readonly VerdictTotals[];
  readonly stopped: Readonly<Record<string, number>>;
}

const FORMAT = 'cairn-kept-survey-1';
const LISTED = 5;

/** The part of a summary that is stored. Faults: not every deal of the plan was tried, or ways were not replayed. */
export const storedSurveyOf = (summary: SurveySummary): Result<StoredSurvey> => {
  const { plan, totals, nodes, moves, values, hardest, longest, convergence, stopped } = summary;
  const unreplayed = unreplayedFaults(plan);
  if (unreplayed.length > 0) return fail(unreplayed);
  const wanted = plan.last - plan.first + 1;
  if (totals.deals !== wanted)
    return failWith('unfinished', '', `Only ${totals.deals} of ${wanted} deals have been tried`);
  return ok({
    plan,
    totals,
    nodes: figuresOf(nodes),
    moves: plan.question.kind === 'solve' ? figuresOf(moves) : null,
    values: values?.spread ?? [],
    proved: values?.proved ?? 0,
    hardest: plan.question.kind === 'solve' ? hardest.slice(0, LISTED) : [],
    longest: longest.slice(0, LISTED),
    convergence: convergence.map(({ of: deals, won: winnable, unknown }) => ({
      deals,
      winnable,
      unwinnable: deals - winnable - unknown,
      unknown,
    })),
    stopped,
  });
};

/** The atlas holds no win that the engine has not replayed. */
const unreplayedFaults = ({ question }: SurveyPlan): readonly Fault[] =>
  question.kind === 'solve' && question.replay === false
    ? [fault('replay', 'question.replay', 'Cannot keep a survey whose ways were not replayed in the engine')]
    : [];

const figuresOf = (found: DistributionSummary | null): StoredDistribution | null => {
  if (found === null) return null;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const { mean, median, p90, p99, most } = found;
  return { mean: round(mean), median: round(median), p90: round(p90), p99: round(p99), most: round(most) };
};

/** The text of its file, one field per line. */
export const storedSurveyText = ({ plan, ...rest }: StoredSurvey): string => {
  const fields = { format: FORMAT, plan: JSON.parse(planText(plan)) as unknown, ...rest };
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

const NUMBER = { type: 'number', minimum: 0 } as const;
const TOTALS: JsonSchema = {
  type: 'object',
  required: ['deals', 'winnable', 'unwinnable', 'unknown'],
  properties: { deals: NUMBER, winnable: NUMBER, unwinnable: NUMBER, unknown: NUMBER },
};
const OUTLIERS: JsonSchema = {
  type: 'array',
  items: { type: 'object', required: ['deal', 'amount'], properties: { deal: NUMBER, amount: NUMBER } },
};
const FIGURES: JsonSchema = {
  type: 'object',
  required: ['mean', 'median', 'p90', 'p99', 'most'],
  properties: { mean: NUMBER, median: NUMBER, p90: NUMBER, p99: NUMBER, most: NUMBER },
};
const SHAPE: JsonSchema = {
  type: 'object',
  required: [
    'format',
    'plan',
    'totals',
    'nodes',
    'moves',
    'values',
    'proved',
    'hardest',
    'longest',
    'convergence',
    'stopped',
  ],
  properties: {
    format: { const: FORMAT },
    plan: { type: 'object' },
    totals: TOTALS,
    values: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    proved: NUMBER,
    hardest: OUTLIERS,
    longest: OUTLIERS,
    convergence: { type: 'array', items: TOTALS },
    stopped: { type: 'object', additionalProperties: NUMBER },
  },
};

/** Reads a stored survey. Faults: it is not one, its totals are inconsistent, or its rules have changed since. */
export const readStoredSurvey = (text: string): Result<StoredSurvey> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failWith('json', '', `Cannot read a kept survey from "${clip(text.trim())}": it is no JSON`);
  }
  const faults = validate(SHAPE, value);
  if (faults.length > 0) return fail(faults);
  const { format: _, ...kept } = value as StoredSurvey & { readonly format: string };
  const odd = (['nodes', 'moves'] as const).flatMap((name) =>
    kept[name] === null
      ? []
      : validate(FIGURES, kept[name]).map((each) => ({ ...each, path: `${name}.${each.path}` })),
  );
  if (odd.length > 0) return fail(odd);
  const plan = readPlan(JSON.stringify(kept.plan));
  if (!plan.ok) return fail(plan.error.map((each) => ({ ...each, path: `plan ${each.path}`.trim() })));
  const unreplayed = unreplayedFaults(plan.value);
  if (unreplayed.length > 0) return fail(unreplayed);
  const { deals, winnable, unwinnable, unknown } = kept.totals;
  const { first, last } = plan.value;
  return deals === winnable + unwinnable + unknown && deals === last - first + 1
    ? ok({ ...kept, plan: plan.value })
    : fail([fault('totals', 'totals', `The totals are not of deals ${first} to ${last}, each counted once`)]);
};

type Named = Pick<SurveyPlan, 'game' | 'options' | 'numbers' | 'question'>;

/**
 * The name of its file: the game, the options that differ from the defaults, and the question unless the solver is
 * asked for a win.
 */
export const surveyName = ({ game, options, numbers, question }: Named): string => {
  const asked =
    question.kind === 'play'
      ? [question.policy, `${question.worlds ?? ''}`, question.counts ?? '']
      : [question.goal === 'win' ? '' : question.goal];
  return [game, numbers === 'cairn' ? '' : numbers, ...Object.entries(options).flat(), ...asked]
    .filter((part) => part !== '')
    .join('-');
};
