/** The score card of a series: its standing, the deals played, those to come, and ways to share it. */
import { makeDeal } from '@cairn/engine';
import { standingOf, type Format, type StandingRow } from '@cairn/formats';
import { entryKey } from './stored-series.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { recordHref } from '../../play/route.ts';
import type { LoadedSeries } from './loaded-series.ts';
import { stopAtTable } from './action-overrides.ts';
import { goOn } from './play.ts';
import { Shop } from './shop.tsx';
import { placeOf, standText, termText, formatTitle, unitOf, worthOf } from './telling.ts';
import { useShell } from '../../shell/shell.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { LegMap } from './map.tsx';
import { ShareSeries } from './share-series.tsx';
import { seriesWords } from './messages.ts';

/** Golf's word for the score of a hole, if there is one. */
const wordOf = (row: StandingRow): string => (typeof row.term === 'string' ? termText(row) : '');

/** The text of a column for a deal; a column that the format does not use is null. */
interface Column {
  readonly id: string;
  readonly label: string;
  readonly show: (row: StandingRow) => string;
}

const columnsOf = (format: Format): readonly Column[] => {
  const { columns, toPar } = seriesWords;
  const { def, legs } = format;
  const par = def.counts === 'strokes';
  const number = (n: number | null): string => (n === null ? '' : pageWords.decimal(n));
  return [
    ...(new Set(legs.map(({ title }) => title)).size > 1
      ? [
          {
            id: 'name',
            label: columns.name,
            show: ({ title }: StandingRow) => seriesWords.titled(title),
          },
        ]
      : []),
    {
      id: 'deal',
      label: columns.deal,
      show: ({ deal }: StandingRow) => (deal.kind === 'cards' ? '–' : makeDeal(deal)),
    },
    {
      id: 'points',
      label: par ? columns.strokes : columns.points,
      show: (row: StandingRow) =>
        def.counts === 'wins' ? worthOf(format, row) : pageWords.amount(row.points, unitOf(format)),
    },
    ...(par
      ? [
          { id: 'par', label: columns.par, show: (row: StandingRow) => number(row.par) },
          {
            id: 'to-par',
            label: columns.toPar,
            show: (row: StandingRow) =>
              row.toPar === null ? '' : `${toPar(row.toPar)} ${wordOf(row)}`.trim(),
          },
        ]
      : []),
    ...(def.flow === 'once'
      ? []
      : [
          {
            id: 'passed',
            label: columns.result,
            show: ({ passed }: StandingRow) => (passed ? seriesWords.passed : seriesWords.notPassed),
          },
        ]),
    def.purse === undefined
      ? { id: 'running', label: columns.running, show: ({ running }: StandingRow) => number(running) }
      : {
          id: 'running',
          label: columns.purse,
          show: ({ purse }: StandingRow) => pageWords.amount(purse ?? 0, 'dollars'),
        },
  ];
};

const Table = ({ kept, series }: LoadedSeries) => {
  const { format } = series;
  const { rows, par, toPar } = standingOf(series);
  const words = seriesWords;
  const columns = columnsOf(format);
  const totals = new Map([
    ['points', pageWords.decimal(kept.stand.total)],
    ['par', par === null ? '' : pageWords.decimal(par)],
    ['to-par', toPar === null ? '' : words.toPar(toPar)],
  ]);
  const ids = kept.entries.flatMap((entry) => (entry.kind === 'deal' ? [entry.id] : []));
  return (
    <div class="scroll">
      <table class={`results score-card${par === null ? '' : ' with-par'}`} data-test="score-card">
        <caption class="unseen-text">{words.tableOf(formatTitle(format))}</caption>
        <thead>
          <tr>
            <th scope="col">
              {format.def.unit === 'deal' ? words.columns.number : words.unitTitle(format.def.unit)}
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" data-column={id}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span class="unseen-text">{words.columns.record}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={ids[i]}>
              <th scope="row">
                {row.place + 1}
                {row.attempt > 1 && <span class="quiet"> {words.try(row.attempt)}</span>}
              </th>
              {columns.map(({ id, show }) => (
                <td key={id} data-column={id}>
                  {show(row)}
                </td>
              ))}
              <td>
                <PageLink
                  href={recordHref(entryKey(kept.id, ids[i] ?? ''))}
                  aria-label={words.lookAt(placeOf(format, row.place))}
                  data-test="look"
                >
                  {words.look}
                </PageLink>
              </td>
            </tr>
          ))}
        </tbody>
        {par !== null && toPar !== null && rows.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.totalRow}</th>
              {columns.map(({ id }) => (
                <td key={id} data-column={id}>
                  {totals.get(id) ?? ''}
                </td>
              ))}
              <td>{''}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};

export const ScoreCard = ({ kept, series }: LoadedSeries) => {
  const shell = useShell();
  const { format } = series;
  const words = seriesWords;
  const going = kept.stand.ended === null;
  return (
    <Page title={formatTitle(format)}>
      <section class="stack">
        <p class="stands" data-test="stands">
          {standText(format, kept.stand)}
        </p>
        <p class="quiet">{words.from(words.began(kept.began), kept.start.length > 20 ? '–' : kept.start)}</p>
        <div class="buttons">
          {going && (
            <button
              type="button"
              class="button primary"
              data-test="go-on-series"
              onClick={() => void goOn(shell, kept.id)}
            >
              {words.goOn}
            </button>
          )}
          {going && (
            <button
              type="button"
              class="button"
              data-test="stop"
              onClick={() => void stopAtTable(shell, kept.id)}
            >
              {words.stop}
            </button>
          )}
        </div>
      </section>
      {going && <Shop loaded={{ kept, series }} />}
      {format.legs.length > 1 && <LegMap kept={kept} series={series} />}
      {kept.stand.deals === 0 ? <p>{words.nothingPlayed}</p> : <Table kept={kept} series={series} />}
      <ShareSeries kept={kept} series={series} />
    </Page>
  );
};
