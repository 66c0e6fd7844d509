/** The atlas: how often each game can be won, and how often each player wins it. */
import { atlas } from './page.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import '../../ui/chart.css';
import './style.css';

export const feature = async (): Promise<FeatureParts> => ({ views: { page: await atlas() } });
