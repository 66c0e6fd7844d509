/** Feedback: sound, haptics, and a screen that stays on, as the settings say. */
import type { FeatureParts, HeardPlay, Shell } from '../../shell/shell.ts';
import { computed, signal } from '@preact/signals';
import { startFeedback } from './feedback.ts';

export const feature = (shell: Shell): FeatureParts => {
  const other = signal<HeardPlay | null>(null);
  const isPlaying = (play: HeardPlay | null): boolean => play?.position.step.value.status === 'playing';
  startFeedback(shell, {
    heard: computed(() => other.value ?? shell.controller.value),
    isPlaying: computed(() =>
      other.value === null
        ? isPlaying(shell.controller.value) && shell.router.route.value.kind === 'table'
        : isPlaying(other.value),
    ),
  });
  return {
    services: {
      feedback: {
        follow: (play) => {
          other.value = play;
          return () => {
            if (other.peek() === play) other.value = null;
          };
        },
      },
    },
  };
};
