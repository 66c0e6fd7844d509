/** Feedback: sound, haptics, and a screen that stays on, as the settings say. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { startFeedback } from './feedback.ts';

export const feature = (shell: Shell): FeatureParts => {
  startFeedback(shell);
  return {};
};
