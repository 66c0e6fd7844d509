/**
 * The screen stays on while a game in play is visible. The browser takes that back whenever the page is hidden, so it
 * is asked for again when the page comes back.
 */
import { effect, signal } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';

export const startAwake = (shell: Shell): (() => void) => {
  // Not every browser has it, whatever the types say.
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
      // The game may have ended while it was asked for.
      if (!wanted) return void held.release();
      lock = held;
      held.addEventListener('release', () => {
        if (lock === held) lock = null;
      });
    } catch {
      // An empty battery refuses; the screen goes dark as it always did.
    } finally {
      asked = false;
    }
  };
  const stop = effect(() => {
    const playing = shell.controller.value?.position.step.value.status === 'playing';
    wanted = playing && visible.value && shell.router.route.value.kind === 'table';
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
