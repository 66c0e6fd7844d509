/**
 * Sound, haptics and the wake lock. Each is loaded when it is first switched on, and ends when it is switched
 * off.
 */
import { computed, effect } from '@preact/signals';
import { logBug } from '../../platform/errors.ts';
import type { Settings } from '../../play/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import type { PlayOnScreen } from './cues.ts';

/** Starts a part. Returns a function that ends it. */
type Start = (shell: Shell, what: PlayOnScreen) => () => void;

const PARTS = {
  sound: async (): Promise<Start> => (await import('./sound.ts')).startSound,
  haptics: async (): Promise<Start> => (await import('./haptics.ts')).startHaptics,
  awake: async (): Promise<Start> => (await import('./awake.ts')).startAwake,
} as const satisfies Partial<Record<keyof Settings, () => Promise<Start>>>;
type Part = keyof typeof PARTS;

const follow = (shell: Shell, what: PlayOnScreen, part: Part): void => {
  const on = computed(() => shell.settings.value[part] === 'on');
  let stop: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    const start = await PARTS[part]();
    // While the part was loading, it may have been switched off, or switched on twice.
    if (on.peek() && stop === null) stop = start(shell, what);
  };
  effect(() => {
    if (on.value) return void begin().catch(logBug);
    stop?.();
    stop = null;
  });
};

export const startFeedback = (shell: Shell, what: PlayOnScreen): void => {
  for (const part of Object.keys(PARTS) as Part[]) follow(shell, what, part);
};
