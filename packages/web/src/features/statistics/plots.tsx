/**
 * Plots of a group's results: the share of wins over time, and the distributions of scores, streaks, times and moves.
 */
import { bars, histogram, line, type Bin } from '@cairn/charts';
import type { Game } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { wilson } from '@cairn/stats';
import type { ResultRow } from '../../play/results.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { statisticsWords } from './messages.ts';

interface Plot {
  readonly id: string;
  readonly title: string;
  readonly svg: string;
}

/** More points than the plot has pixels show nothing new. */
const POINTS = 150;

/** The share of wins after each deal, with its confidence interval. */
const rate = (rows: readonly ResultRow[]): string => {
  let won = 0;
  const points = rows.map(({ outcome }, i) => {
    won += outcome === 'won' ? 1 : 0;
    const [low, high] = wilson(won, i + 1);
    return { x: i + 1, y: won / (i + 1), low, high };
  });
  const every = Math.ceil(points.length / POINTS);
  const [low, high] = wilson(won, rows.length);
  return line({
    title: statisticsWords.plots.rate,
    summary: statisticsWords.rateSummary(won, rows.length, low, high),
    points: points.filter((_, i) => i % every === 0 || i === points.length - 1),
    from: 0,
    to: 1,
    sayY: (value) => statisticsWords.percent(value, 1),
  });
};

const spread = (title: string, values: readonly number[], say: (value: number) => string): string => {
  const bins = histogram(values, 8);
  const label = ({ from, to }: Bin): string => (to - from === 1 ? say(from) : `${say(from)}–`);
  return bars({
    title,
    summary: statisticsWords.spreadSummary(say(Math.min(...values)), say(Math.max(...values)), values.length),
    bars: bins.map((bin) => ({ label: label(bin), value: bin.count })),
  });
};

/** A distribution: title, values, and the text of one value. */
type Spread = readonly [
  id: Exclude<keyof typeof statisticsWords.plots, 'rate'>,
  values: readonly number[],
  say: (value: number) => string,
];

const spreadsOf = (rows: readonly ResultRow[], { score }: Game): readonly Spread[] => {
  const wins = rows.filter(({ outcome }) => outcome === 'won');
  const of = (id: Spread[0], values: readonly number[], say = pageWords.number): Spread => [id, values, say];
  return [
    of(
      'scores',
      rows.map((row) => row.score),
      (points) => pageWords.amount(points, score.unit),
    ),
    of(
      'streaks',
      rows.map(({ streak }) => streak),
    ),
    of(
      'times',
      wins.map(({ spent }) => Math.round(spent / 1000)),
      words.time,
    ),
    of(
      'moves',
      wins.map(({ moves }) => moves),
    ),
  ];
};

/** The plots that have data. The results may be in any order. */
export const plotsOf = (results: readonly ResultRow[], game: Game): readonly Plot[] => {
  const rows = results.toSorted((a, b) => a.at - b.at);
  if (rows.length === 0) return [];
  const { plots } = statisticsWords;
  const empty = [
    ...(isScored(game) ? [] : ['scores']),
    ...(game.score.chain === undefined ? ['streaks'] : []),
  ];
  return [
    { id: 'rate', title: plots.rate, svg: rate(rows) },
    ...spreadsOf(rows, game)
      .filter(([id, values]) => values.length > 0 && !empty.includes(id))
      .map(([id, values, say]) => ({ id, title: plots[id], svg: spread(plots[id], values, say) })),
  ];
};

export const Plots = ({ results, game }: { readonly results: readonly ResultRow[]; readonly game: Game }) => (
  <div class="plots">
    {plotsOf(results, game).map(({ id, title, svg }) => (
      <figure key={id} data-test={`plot-${id}`}>
        <figcaption>{title}</figcaption>
        {/* @cairn/charts escapes all text in its SVG. */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      </figure>
    ))}
  </div>
);
