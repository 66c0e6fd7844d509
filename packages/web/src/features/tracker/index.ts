/** The card tracker: which cards have not been seen yet, from what the player may know. */
import type { FeatureParts } from '../../shell/feature.ts';
import { Tracker } from './tracker-view.tsx';

export const feature = (): FeatureParts => ({ views: { side: Tracker } });
