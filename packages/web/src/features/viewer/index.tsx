/** The viewer: shows a finished game move by move. */
import type { FeatureParts, Shell, SlotProps } from '../../shell/shell.ts';
import { Viewer } from './viewer.tsx';
import './style.css';

const Page = ({ route }: SlotProps['page']) => (route.kind === 'record' ? <Viewer id={route.id} /> : null);

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  await shell.code.catalogue.get();
  return { views: { page: Page } };
};
