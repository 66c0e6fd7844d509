/** The menu. */
import type { FeatureParts } from '../../shell/feature.ts';
import { Menu } from './menu.tsx';

export const feature = (): FeatureParts => ({ views: { dialog: Menu } });
