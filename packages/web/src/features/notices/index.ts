/** Notices: messages that stay on the screen until they are closed. */
import { NoticeList } from './notice-list.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { notices: NoticeList } });
