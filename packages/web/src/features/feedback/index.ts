/** Feedback: sound, haptics, and a screen that stays on, each as the settings have it. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { startFeedback } from './feedback.ts';

export const feature = (shell: Shell): FeatureParts => {
  startFeedback(shell);
  return {};
};
