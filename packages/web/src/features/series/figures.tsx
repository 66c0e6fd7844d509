/** Finished series, summed up for each format and its options. */
import type { Format } from '@cairn/formats';
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeries, KeptStand } from './stored-series.ts';
import { formatOf } from './loaded-series.ts';
import { optionTexts, formatTitle, unitOf } from './telling.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { seriesWords } from './messages.ts';

interface Group {
  readonly key: string;
  readonly format: Format;
  readonly stands: readonly KeptStand[];
}

/** Series grouped by format and options. Series of unknown formats are left out. */
const groupsOf = (series: readonly KeptSeries[]): readonly Group[] => {
  const keyOf = ({ format, options }: KeptSeries): string => JSON.stringify([format, options]);
  return [...new Set(series.map(keyOf))].flatMap((key) => {
    const own = series.filter((each) => keyOf(each) === key);
    const [first] = own;
    const format = first === undefined ? null : formatOf(first.format, first.options);
    return format?.ok === true ? [{ key, format: format.value, stands: own.map(({ stand }) => stand) }] : [];
  });
};

const Box = ({ format, stands }: Group) => {
  const words = seriesWords;
  const worth = stands.map(({ total, toPar, purse }) => toPar ?? purse ?? total);
  const mean = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  const best = format.low ? Math.min(...worth) : Math.max(...worth);
  const par = format.def.counts === 'strokes';
  const figures = [
    ['played', words.figures.played, pageWords.number(stands.length)],
    ['best', words.figures.best, par ? words.toPar(best) : pageWords.amount(best, unitOf(format))],
    ['average', words.figures.average, pageWords.decimal(mean)],
  ] as const;
  return (
    <section class="card-box" data-test="series-statistics">
      <h2>{formatTitle(format)}</h2>
      <p class="quiet">{optionTexts(format).join(' · ') || words.standardRules}</p>
      <dl class="figures">
        {figures.map(([id, label, value]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd data-test={`series-${id}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export const SeriesFigures = () => {
  const shell = useShell();
  const [series, setSeries] = useState<readonly KeptSeries[]>([]);
  useEffect(() => void shell.db.all('series').then((all) => setSeries(all as readonly KeptSeries[])), []);
  const groups = groupsOf(series.filter(({ stand }) => stand.ended !== null));
  return (
    <>
      {groups.map((group) => (
        <Box {...group} key={group.key} />
      ))}
    </>
  );
};
