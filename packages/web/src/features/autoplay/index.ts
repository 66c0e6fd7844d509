/**
 * Autoplay: plays safe cards, and the rest of a deal that needs no more decisions, as far as the settings
 * allow.
 */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { startAutoplay } from './autoplay.ts';
import { finishView } from './finish.tsx';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  const autoplay = startAutoplay(shell);
  return { views: { bar: finishView(autoplay.finish) }, services: { autoplay } };
};
