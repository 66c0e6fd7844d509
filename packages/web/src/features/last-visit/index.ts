/**
 * Remembers when the player last saw a deal under way. The code at the beginning of the page reads it: a bare address
 * leads back to the table for some hours, and to the start screen after that.
 */
import type { FeatureParts, Shell } from '../../shell/shell.ts';

/** The key in localStorage; its value is the time in milliseconds since 1970. */
const KEY = 'at-table';

export const feature = ({ controller, router }: Shell): FeatureParts => {
  const remember = (): void => {
    const game = controller.peek();
    const isPlaying =
      router.route.peek().kind === 'table' &&
      game !== null &&
      game.position.step.peek().status === 'playing' &&
      game.position.session.peek().cursor > 0;
    try {
      if (isPlaying) localStorage.setItem(KEY, `${Date.now()}`);
      else localStorage.removeItem(KEY);
    } catch {
      // Where nothing can be stored, a bare address leads to the start screen.
    }
  };
  document.addEventListener('visibilitychange', remember);
  window.addEventListener('pagehide', remember);
  return {};
};
