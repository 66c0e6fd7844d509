/** Series: sessions, rounds, trails and campaigns, whose deals are counted together. */
import type { FeatureParts, Shell, SlotProps } from '../../shell/shell.ts';
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
    views: { page: Page, status: SeriesLine, outcome: SeriesOutcome },
    open: (text) => takeText(shell, text),
  };
};
