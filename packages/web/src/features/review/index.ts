/** The review of a finished deal: where it was lost, and whether it was luck. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { LuckView } from './luck-view.tsx';
import { ReviewPage } from './page.tsx';
import { ResultButton } from './result-button.tsx';
import { ViewerNote } from './viewer-note.tsx';
import '../../ui/chart.css';
import './style.css';

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  await Promise.all([shell.code.catalogue.get(), ownGames.ready()]);
  return {
    views: { page: ReviewPage, resultAction: ResultButton, viewer: ViewerNote, statistics: LuckView },
  };
};
