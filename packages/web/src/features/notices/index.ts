/** Notices: what stays on the screen until it has been read. */
import type { FeatureParts } from '../../shell/feature.ts';
import { NoticeList } from './notice-list.tsx';

export const feature = (): FeatureParts => ({ views: { notices: NoticeList } });
