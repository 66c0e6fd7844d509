/**
 * A summary as a self-contained page: no script, no font, no other file. The plots are SVG with a summary in words,
 * and every figure is also in a table.
 */
import { bars, line } from '@cairn/charts';
import type { Interval } from '@cairn/stats';
import type { DistributionSummary, LogHistogram } from '../log-histogram.ts';
import type { SurveySummary, VerdictTotals } from '../summary.ts';
import type { Outlier } from '../top-outliers.ts';
import { DEALS_A_COURSE, type ValueSummary } from '../value-histogram.ts';
import { STYLE } from './style.ts';
import { countText, meanText, measureText, percent, provedText, questionText } from './text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
const short = (value: number): string =>
  value.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 });
const between = ([low, high]: Interval): string => `${percent(low)} to ${percent(high)}`;

type Row = readonly [name: string, ...cells: string[]];

const table = (rows: readonly Row[], head?: Row): string => {
  const cells = (tag: string, row: Row): string =>
    `<tr><th scope="row">${escaped(row[0])}</th>${row
      .slice(1)
      .map((cell) => `<${tag}>${escaped(cell)}</${tag}>`)
      .join('')}</tr>`;
  const top =
    head === undefined
      ? ''
      : `<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>`;
  return `<table>${top}<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
};

const section = (title: string, ...parts: readonly string[]): string =>
  parts.every((part) => part === '') ? '' : `<section><h2>${escaped(title)}</h2>${parts.join('')}</section>`;

const figuresTable = (rows: readonly (readonly [string, DistributionSummary | null])[]): string => {
  const found = rows.flatMap(([name, figures]) => (figures === null ? [] : [[name, figures] as const]));
  const head = ['', 'mean', 'median', '90% below', '99% below', 'most'] as const;
  const row = ([name, { mean, median, p90, p99, most }]: readonly [string, DistributionSummary]): Row => [
    name,
    ...[mean, median, p90, p99, most].map(number),
  ];
  return found.length === 0 ? '' : table(found.map(row), head);
};

const spreadPlot = (title: string, doublings: LogHistogram['doublings']): string =>
  bars({
    title,
    summary: `${title}, each bar twice as far as the last.`,
    bars: doublings.map(({ from, count }) => ({ label: short(from), value: count })),
    say: short,
  });

/** If there would be more bars, values are grouped. */
const MOST_BARS = 40;

const valuePlot = ({ unit, least, most, spread }: ValueSummary): string => {
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const groups = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, i) => ({
    label: number(least + i * width),
    value: 0,
  }));
  for (const [value, count] of spread) {
    const group = groups[Math.floor((value - least) / width)];
    if (group !== undefined) group.value += count;
  }
  return bars({
    title: `Deals by ${unit}`,
    summary: `From ${number(least)} to ${number(most)} ${unit}.`,
    bars: groups,
    say: short,
  });
};

const outliers = (name: string, list: readonly Outlier[]): string =>
  list.length === 0
    ? ''
    : table(
        list.map(({ deal, amount }): Row => [`deal ${deal}`, number(amount)]),
        ['deal', name],
      );

/** "Points" */
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const valueSection = (values: ValueSummary, totals: VerdictTotals, solved: boolean): string =>
  section(
    titled(values.unit),
    `<p>${escaped(titled(measureText(values)))}; ${countText(values, totals)}.</p>`,
    table([
      ['mean, and its 95% interval', meanText(values)],
      ['least', number(values.least)],
      ['median', number(values.median)],
      ['most', number(values.most)],
      ...(values.course
        ? [[`mean of ${DEALS_A_COURSE} deals`, meanText(values, DEALS_A_COURSE)] as Row]
        : []),
      ...(values.par === null
        ? []
        : [[`par of ${DEALS_A_COURSE} deals`, number(values.par * DEALS_A_COURSE)] as Row]),
      ...(solved ? [['proved to be best', provedText(values)] as Row] : []),
    ]),
    valuePlot(values),
  );

/** The whole page. */
export const htmlReport = (summary: SurveySummary): string => {
  const { plan, totals, share, convergence, values } = summary;
  const solved = plan.question.kind === 'solve';
  const options = Object.entries(plan.options).map(([name, value]) => `${name}=${value}`);
  const title = [plan.game, ...options].join(' ');
  const range = `${plan.numbers === 'cairn' ? '' : `${plan.numbers}:`}${plan.first}..${plan.last}`;
  const of = (count: number): string => (totals.deals === 0 ? '–' : percent(count / totals.deals));
  const low = Math.min(...convergence.map(({ wilson }) => wilson[0]));
  const high = Math.max(...convergence.map(({ wilson }) => wilson[1]));
  const plot = line({
    title: 'Share after each tenth of the deals',
    summary: `At the end ${of(totals.winnable)}; ${between(share.wilson)}.`,
    points: convergence.map(({ of: x, won, wilson }) => ({
      x,
      y: x === 0 ? 0 : won / x,
      low: wilson[0],
      high: wilson[1],
    })),
    from: low,
    to: high,
    sayX: short,
    sayY: percent,
  });
  const stopped = Object.entries(summary.stopped).map(([limit, count]): Row => [
    `stopped by ${limit}`,
    number(count),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}: a survey</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>Deals ${escaped(range)}, ${escaped(questionText(plan.question))}. Rules ${escaped(plan.rules)}, Cairn ${escaped(plan.engine)}.</p>
${section(
  'How often',
  table([
    ['deals', number(totals.deals), ''],
    [solved ? 'winnable' : 'won', number(totals.winnable), of(totals.winnable)],
    [solved ? 'unwinnable' : 'lost', number(totals.unwinnable), of(totals.unwinnable)],
    ...(solved ? [['unknown', number(totals.unknown), of(totals.unknown)] as Row] : []),
    ...stopped,
    ['95% interval (Wilson)', between(share.wilson), ''],
    ['95% interval (Clopper–Pearson)', between(share.exact), ''],
  ]),
  solved ? '<p>The low ends count every unknown deal as lost, the high ends as won.</p>' : '',
  totals.deals === 0 ? '' : plot,
)}
${values === null ? '' : valueSection(values, totals, solved)}
${section(
  'Work',
  figuresTable([
    [solved ? 'positions a deal' : 'moves a deal', summary.nodes],
    ['milliseconds a deal', summary.ms],
    ['moves of a way found', solved ? summary.moves : null],
  ]),
  summary.nodes === null ? '' : spreadPlot(solved ? 'Positions a deal' : 'Moves a deal', summary.nodesSpread),
  summary.ms === null ? '' : spreadPlot('Milliseconds a deal', summary.msSpread),
)}
${section('Hardest deals', solved ? outliers('positions', summary.hardest) : '')}
${section('Longest ways found', outliers('moves', summary.longest))}
</main>
</body>
</html>
`;
};
