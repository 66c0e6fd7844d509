/** Finished series, on the page of games played: the last one first. */
import { useEffect, useState } from 'preact/hooks';
import { seriesWords } from './messages.ts';
import { useShell } from '../../shell/shell.ts';
import { SeriesList } from './list.tsx';
import type { KeptSeries } from './stored-series.ts';

export const FinishedSeries = () => {
  const shell = useShell();
  const [series, setSeries] = useState<readonly KeptSeries[]>([]);
  const read = async (): Promise<void> => {
    const all = (await shell.db.all('series')) as readonly KeptSeries[];
    const over = all.filter(({ stand }) => stand.ended !== null);
    setSeries(over.toSorted((a, b) => b.stand.at - a.stand.at));
  };
  useEffect(() => void read(), []);
  if (series.length === 0) return null;
  return <SeriesList title={seriesWords.title} series={series} changed={() => void read()} test="finished" />;
};
