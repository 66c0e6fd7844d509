/** Duplicate: the same boards for everybody, compared with match points. */
import type { FeatureParts, Shell, SlotProps } from '../../../shell/shell.ts';
import { enterFile } from './enter.ts';
import { DuplicatePage } from './page.tsx';
import { RoomPage } from './room-page.tsx';
import './style.css';

const Page = ({ route }: SlotProps['page']) => (
  <DuplicatePage address={route.kind === 'duplicate' ? route.address : ''} />
);

export const feature = (shell: Shell): FeatureParts => ({
  views: { page: Page, duplicateRoom: RoomPage },
  open: (text) => enterFile(shell, text),
});
