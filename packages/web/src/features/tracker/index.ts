/** The card tracker: which cards have not been seen yet, from what the player may know. */
import { Tracker } from './tracker-view.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = (): FeatureParts => ({ views: { side: Tracker } });
