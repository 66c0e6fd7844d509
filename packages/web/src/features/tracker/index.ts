/** The card tracker: which cards have not been seen yet, computed from what the player can know. */
import { Tracker } from './tracker-view.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({
  views: { side: Tracker },
  services: { tracker: { View: Tracker } },
});
