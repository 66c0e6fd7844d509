/** The Atlas: how often every game can be won, and by whom. */
import { atlas } from './page.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = async (): Promise<FeatureParts> => ({ views: { page: await atlas() } });
