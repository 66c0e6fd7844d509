/** Series: sessions, rounds, trails and campaigns, whose deals are counted together. */
import type { FeatureParts, Shell, SlotProps } from '../../shell/shell.ts';
import { finishing } from './action-overrides.ts';
import { seriesBackup } from './backup.ts';
import { SeriesFigures } from './figures.tsx';
import { findFormats } from './find.ts';
import { FinishedSeries } from './finished.tsx';
import { FormatsPage } from './formats-page.tsx';
import { SeriesLine } from './line.tsx';
import { SeriesOutcome } from './outcome.tsx';
import { SeriesPage } from './series-page.tsx';
import { takeText } from './text.ts';
import './style.css';

const Page = ({ route }: SlotProps['page']) =>
  route.kind === 'series' ? <SeriesPage address={route.address} /> : <FormatsPage />;

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  // Records are replayed, in any game of the catalogue.
  await shell.code.catalogue.get();
  return {
    views: {
      page: Page,
      status: SeriesLine,
      outcome: SeriesOutcome,
      history: FinishedSeries,
      statistics: SeriesFigures,
    },
    services: { series: { find: findFormats, backup: seriesBackup, finishing } },
    open: (text) => takeText(shell, text),
  };
};
