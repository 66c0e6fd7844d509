/** The pictures of a group's results: how often it was won as time went by, and how streaks, times and moves are spread. */
import { bars, histogram, line, type Bin } from '@cairn/charts';
import { wilson } from '@cairn/solver';
import type { ResultRow } from '../../../store/results.ts';
import { pageWords } from '../../words/pages.ts';
import { words } from '../../words/words.ts';

interface Plot {
  readonly id: string;
  readonly title: string;
  readonly svg: string;
}

/** More points than a picture is wide tell nothing. */
const POINTS = 150;

/** The share of wins after each deal, with its interval. */
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
    title: pageWords.plots.rate,
    summary: pageWords.rateSummary(won, rows.length, low, high),
    points: points.filter((_, i) => i % every === 0 || i === points.length - 1),
    from: 0,
    to: 1,
    sayY: (value) => pageWords.percent(value, 1),
  });
};

const spread = (title: string, values: readonly number[], say: (value: number) => string): string => {
  const bins = histogram(values, 8);
  const label = ({ from, to }: Bin): string => (to - from === 1 ? say(from) : `${say(from)}–`);
  return bars({
    title,
    summary: pageWords.spreadSummary(say(Math.min(...values)), say(Math.max(...values)), values.length),
    bars: bins.map((bin) => ({ label: label(bin), value: bin.count })),
  });
};

/** The plots there is something for; results in any order. `streaks`: the scoring counts them. */
export const plotsOf = (results: readonly ResultRow[], streaks: boolean): readonly Plot[] => {
  const rows = results.toSorted((a, b) => a.at - b.at);
  const wins = rows.filter(({ outcome }) => outcome === 'won');
  const { plots } = pageWords;
  const seconds = wins.map(({ spent }) => Math.round(spent / 1000));
  return [
    ...(rows.length === 0 ? [] : [{ id: 'rate', title: plots.rate, svg: rate(rows) }]),
    ...(streaks && rows.length > 0
      ? [
          {
            id: 'streaks',
            title: plots.streaks,
            svg: spread(
              plots.streaks,
              rows.map(({ streak }) => streak),
              pageWords.number,
            ),
          },
        ]
      : []),
    ...(wins.length === 0
      ? []
      : [
          { id: 'times', title: plots.times, svg: spread(plots.times, seconds, words.time) },
          {
            id: 'moves',
            title: plots.moves,
            svg: spread(
              plots.moves,
              wins.map(({ moves }) => moves),
              pageWords.number,
            ),
          },
        ]),
  ];
};

export const Plots = (props: { readonly results: readonly ResultRow[]; readonly streaks: boolean }) => (
  <div class="plots">
    {plotsOf(props.results, props.streaks).map(({ id, title, svg }) => (
      <figure key={id} data-test={`plot-${id}`}>
        <figcaption>{title}</figcaption>
        {/* Our own charts, with all text in them escaped. */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      </figure>
    ))}
  </div>
);
