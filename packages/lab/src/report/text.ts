/** A summary as a table for a terminal. */
import type { Interval } from '../interval.ts';
import type { Question } from '../plan.ts';
import type { Outlier, Summary } from '../summary.ts';
import type { Figures } from '../spread.ts';

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** "16.03 %": as many places as the interval has any use for. */
export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const between = ([low, high]: Interval): string => `${percent(low)} to ${percent(high)}`;

/** "winnable with all cards known" */
export const questionText = (question: Question): string => {
  if (question.kind === 'play') return `played by "${question.policy}", who sees what a player sees`;
  const goals = {
    win: 'won',
    shortest: 'won, in the fewest moves',
    score: 'won, and for how much at best',
    left: 'won, or with how few cards left',
  } as const;
  return `${goals[question.goal]} with all cards known`;
};

const figures = (name: string, found: Figures | null, unit = ''): readonly string[] =>
  found === null
    ? []
    : [
        `${name.padEnd(12)}mean ${grouped(found.mean)}${unit}, median ${grouped(found.median)}${unit}, ` +
          `99 % below ${grouped(found.p99)}${unit}, most ${grouped(found.most)}${unit}`,
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

/** Lines with an end each. */
export const textReport = (summary: Summary): string => {
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
    `${'95 %'.padEnd(12)}${between(share.wilson)} (Wilson), ${between(share.exact)} (Clopper–Pearson)`,
    ...figures(solved ? 'positions' : 'moves', summary.nodes),
    ...figures('time', summary.ms, ' ms'),
    ...(solved ? figures('moves', summary.moves) : []),
    ...listed('hardest', solved ? summary.hardest : []),
    ...listed('longest', summary.longest),
    `rules ${plan.rules}, Cairn ${plan.engine}`,
    '',
  ].join('\n');
};
