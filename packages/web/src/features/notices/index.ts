/** Notices: what stays on the screen until it has been read. */
import { NoticeList } from './notice-list.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = (): FeatureParts => ({ views: { notices: NoticeList } });
