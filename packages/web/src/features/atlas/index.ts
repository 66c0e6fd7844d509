/** The Atlas: how often every game can be won, and by whom. */
import type { FeatureParts } from '../../shell/feature.ts';
import { atlas } from './page.tsx';

export const feature = async (): Promise<FeatureParts> => ({ views: { page: await atlas() } });
