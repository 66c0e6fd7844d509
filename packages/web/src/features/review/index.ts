/** The review of a finished deal: where it was lost, and whether it was luck. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { ReviewPage } from './page.tsx';
import { ResultButton } from './result-button.tsx';
import { ViewerNote } from './viewer-note.tsx';
import '../../ui/chart.css';
import './style.css';

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  await shell.code.catalogue.get();
  return { views: { page: ReviewPage, resultAction: ResultButton, viewer: ViewerNote } };
};
