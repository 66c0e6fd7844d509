/** A summary as a table for a terminal. */
import type { Interval } from '@cairn/stats';
import { policyText, type TrialQuestion } from '@cairn/trials';
import type { DistributionSummary } from '../log-histogram.ts';
import type { SurveySummary, VerdictTotals } from '../summary.ts';
import type { Outlier } from '../top-outliers.ts';
import { DEALS_A_COURSE, type ValueSummary } from '../value-histogram.ts';

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** "16.03%": the intervals justify two decimals. */
export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const between = ([low, high]: Interval): string => `${percent(low)} to ${percent(high)}`;

/** "winnable with all cards known" */
export const questionText = (question: TrialQuestion): string => {
  if (question.kind === 'play') return `played by "${policyText(question)}", who sees what a player sees`;
  const goals = {
    win: 'won',
    shortest: 'won, in the fewest moves',
    score: 'won, and for how much at best',
    left: 'won, or with how few cards left',
  } as const;
  return `${goals[question.goal]} with all cards known`;
};

const figures = (name: string, found: DistributionSummary | null, unit = ''): readonly string[] =>
  found === null
    ? []
    : [
        `${name.padEnd(12)}mean ${grouped(found.mean)}${unit}, median ${grouped(found.median)}${unit}, ` +
          `99% below ${grouped(found.p99)}${unit}, most ${grouped(found.most)}${unit}`,
      ];

const listed = (name: string, outliers: readonly Outlier[]): readonly string[] =>
  outliers.length === 0
    ? []
    : [
        `${name.padEnd(12)}${outliers
          .slice(0, 5)
          .map(({ deal, amount }) => `${deal} (${grouped(amount)})`)
          .join(', ')}`,
      ];

const fine = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** "points, chain scoring, more is better" */
export const measureText = ({ unit, scoring, better }: ValueSummary): string =>
  [unit, ...(scoring === null ? [] : [`"${scoring}" scoring`]), `${better} is better`].join(', ');

/** "36.42 (36.10 to 36.74)": the mean of the sum of `deals` deals, with its interval. */
export const meanText = ({ mean, interval }: ValueSummary, deals = 1): string => {
  const [low, high] = interval;
  return `${fine(mean * deals)} (${fine(low * deals)} to ${fine(high * deals)})`;
};

/** "399 of 400": the deals whose value is proved to be the best. Others may have a better one. */
export const provedText = ({ proved, count, better }: ValueSummary): string =>
  `${grouped(proved)} of ${grouped(count)}${proved === count ? '' : `; the others may have ${better}`}`;

/** "of 4 of 30 deals": the others have no value, or none was found within the limits. */
export const countText = ({ count }: ValueSummary, { deals }: VerdictTotals): string =>
  count === deals ? 'of every deal' : `of ${grouped(count)} of ${grouped(deals)} deals`;

const valueLines = (
  values: ValueSummary | null,
  totals: VerdictTotals,
  solved: boolean,
): readonly string[] => {
  if (values === null) return [];
  const { unit, least, median, most, par } = values;
  const course = par === null ? '' : `, par ${grouped(par * DEALS_A_COURSE)}`;
  return [
    `${'values'.padEnd(12)}${measureText(values)}; ${countText(values, totals)}`,
    `${unit.padEnd(12)}mean ${meanText(values)}, least ${grouped(least)}, median ${grouped(median)}, most ${grouped(most)}`,
    ...(values.course ? [`${'nine deals'.padEnd(12)}mean ${meanText(values, DEALS_A_COURSE)}${course}`] : []),
    ...(solved ? [`${'proved best'.padEnd(12)}${provedText(values)}`] : []),
  ];
};

/** The report as text; every line ends with a newline. */
export const textReport = (summary: SurveySummary): string => {
  const { plan, totals, share } = summary;
  const options = Object.entries(plan.options).map(([name, value]) => `${name}=${value}`);
  const solved = plan.question.kind === 'solve';
  const [yes, no] = solved ? ['winnable', 'unwinnable'] : ['won', 'lost'];
  const range = `${plan.numbers === 'cairn' ? '' : `${plan.numbers}:`}${plan.first}..${plan.last}`;
  const part = (count: number): string => (totals.deals === 0 ? '' : `  ${percent(count / totals.deals)}`);
  return [
    `${[plan.game, ...options].join(' ')}, deals ${range}: ${questionText(plan.question)}`,
    '',
    `${'deals'.padEnd(12)}${grouped(totals.deals)}`,
    `${yes?.padEnd(12)}${grouped(totals.winnable)}${part(totals.winnable)}`,
    `${no?.padEnd(12)}${grouped(totals.unwinnable)}${part(totals.unwinnable)}`,
    ...(solved ? [`${'unknown'.padEnd(12)}${grouped(totals.unknown)}${part(totals.unknown)}`] : []),
    `${'95%'.padEnd(12)}${between(share.wilson)} (Wilson), ${between(share.exact)} (Clopper–Pearson)`,
    ...valueLines(summary.values, totals, solved),
    ...figures(solved ? 'positions' : 'moves', summary.nodes),
    ...figures('time', summary.ms, ' ms'),
    ...(solved ? figures('moves', summary.moves) : []),
    ...listed('hardest', solved ? summary.hardest : []),
    ...listed('longest', summary.longest),
    `rules ${plan.rules}, Cairn ${plan.engine}`,
    '',
  ].join('\n');
};
