/** Plots of a game's results: the win rate over the last deals, the spread of scores, and the times of the wins. */
import { distribution, line, medianOf, type ReferenceLine } from '@cairn/charts';
import type { Game } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { rateOf } from '@cairn/trials';
import { useMeasuredRates, type MeasuredRates } from '../../catalogue/atlas-entry.ts';
import type { ResultRow } from '../../play/results.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { statisticsWords } from './messages.ts';

interface Plot {
  readonly id: keyof typeof statisticsWords.plots;
  readonly svg: string;
  readonly note: string;
}

/** Fewer results show no trend. */
export const TREND = 10;
/** The deals that one value of the win rate counts. */
const WINDOW = 20;
/** More points than the plot has pixels show nothing new. */
const POINTS = 150;

const thinned = <T,>(points: readonly T[]): readonly T[] => {
  const every = Math.ceil(points.length / POINTS);
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
};

/** The share of wins among the last deals, after each deal from the tenth on. */
export const rollingRate = (
  rows: readonly Pick<ResultRow, 'outcome'>[],
): readonly { readonly x: number; readonly y: number }[] =>
  rows.flatMap((_, i) => {
    const last = rows.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    const won = last.filter(({ outcome }) => outcome === 'won').length;
    return last.length < Math.min(TREND, rows.length) ? [] : [{ x: i + 1, y: won / last.length }];
  });

/** What the Atlas knows of the game. Rates without a point figure have no line. */
const referencesOf = (rates: MeasuredRates | null): readonly ReferenceLine[] => {
  if (rates === null) return [];
  const { solver, careless } = rates;
  const lineOf = (
    figures: MeasuredRates['solver'] | null,
    say: (rate: string) => string,
  ): ReferenceLine[] => {
    const point = figures === null ? null : rateOf(figures).point;
    return figures === null || point === null ? [] : [{ label: say(pageWords.rate(figures)), y: point }];
  };
  return [...lineOf(solver, statisticsWords.canBeWon), ...lineOf(careless, statisticsWords.careless)];
};

const rateChart = (rows: readonly ResultRow[], rates: MeasuredRates | null): string => {
  const points = rollingRate(rows);
  return line({
    title: statisticsWords.plots.rate,
    summary: statisticsWords.rateSummary(points.at(-1)?.y ?? 0, Math.min(WINDOW, rows.length)),
    points: thinned(points),
    references: referencesOf(rates),
    from: 0,
    to: 1,
    sayX: pageWords.number,
    sayY: (value) => statisticsWords.percent(value, 1),
  });
};

const scoreChart = (rows: readonly ResultRow[], { score }: Game): string => {
  const values = rows.map((row) => row.score);
  const say = (points: number): string => pageWords.amount(points, score.unit);
  const summary = score.low === true ? statisticsWords.scoresSummaryLow : statisticsWords.scoresSummary;
  return distribution({
    title: statisticsWords.plots.scores,
    summary: summary(say(Math.min(...values)), say(medianOf(values)), say(Math.max(...values))),
    values,
    marked: values.at(-1) ?? null,
    say,
    sayMedian: statisticsWords.median,
  });
};

const timeChart = (wins: readonly ResultRow[]): string => {
  const seconds = wins.map(({ spent }) => Math.round(spent / 1000));
  const fastest = Math.min(...seconds);
  return line({
    title: statisticsWords.plots.times,
    summary: statisticsWords.timesSummary(words.time(fastest), words.time(seconds.at(-1) ?? 0)),
    points: thinned(seconds.map((y, i) => ({ x: i + 1, y }))),
    from: 0,
    to: Math.max(...seconds),
    sayX: pageWords.number,
    sayY: words.time,
  });
};

/** @param rows in order of time, at least one. */
const plotsOf = (rows: readonly ResultRow[], game: Game, rates: MeasuredRates | null): readonly Plot[] => {
  const wins = rows.filter(({ outcome }) => outcome === 'won');
  return [
    { id: 'rate', svg: rateChart(rows, rates), note: '' },
    ...(isScored(game)
      ? [{ id: 'scores', svg: scoreChart(rows, game), note: statisticsWords.lastMarked } as const]
      : []),
    ...(wins.length >= TREND ? [{ id: 'times', svg: timeChart(wins), note: '' } as const] : []),
  ];
};

export const Plots = ({ rows, game }: { readonly rows: readonly ResultRow[]; readonly game: Game }) => {
  const rates = useMeasuredRates(game);
  if (rows.length < TREND)
    return (
      <p class="quiet" data-test="more-deals">
        {statisticsWords.moreDeals(TREND - rows.length)}
      </p>
    );
  return (
    <div class="plots">
      {plotsOf(rows, game, rates).map(({ id, svg, note }) => (
        <figure key={id} data-test={`plot-${id}`}>
          <figcaption>{statisticsWords.plots[id]}</figcaption>
          {/* @cairn/charts escapes all text in its SVG. */}
          <div dangerouslySetInnerHTML={{ __html: svg }} />
          {note !== '' && <p class="quiet">{note}</p>}
        </figure>
      ))}
    </div>
  );
};
