/**
 * Keeps the screen on while a game in play is visible. The browser releases the wake lock whenever the page
 * is hidden, so the lock is requested again when the page is visible again.
 */
import { effect, signal } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';
import type { PlayOnScreen } from './cues.ts';

export const startAwake = (_: Shell, { isPlaying }: PlayOnScreen): (() => void) => {
  // The types say that `wakeLock` is always there; some browsers lack it.
  if (!('wakeLock' in navigator)) return () => undefined;
  const visible = signal(document.visibilityState === 'visible');
  const look = (): void => {
    visible.value = document.visibilityState === 'visible';
  };
  document.addEventListener('visibilitychange', look);
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  let asked = false;
  const hold = async (): Promise<void> => {
    asked = true;
    try {
      const held = await navigator.wakeLock.request('screen');
      // The game may have ended while the request was pending.
      if (!wanted) return void held.release();
      lock = held;
      held.addEventListener('release', () => {
        if (lock === held) lock = null;
      });
    } catch {
      // The browser refuses when the battery is low. The screen then turns off as usual.
    } finally {
      asked = false;
    }
  };
  const stop = effect(() => {
    wanted = isPlaying.value && visible.value;
    if (wanted && lock === null && !asked) void hold();
    if (wanted || lock === null) return;
    void lock.release();
    lock = null;
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
    wanted = false;
    void lock?.release();
  };
};
