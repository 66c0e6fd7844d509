/** Haptics: a short vibration for a cue, on devices that can vibrate. */
import type { Shell } from '../../shell/shell.ts';
import { listen, type Cue, type PlayOnScreen } from './cues.ts';

/** Milliseconds of vibration and of pause, in turn, as `navigator.vibrate` takes them. */
export const tremblingOf = (cue: Cue): readonly number[] => {
  switch (cue.kind) {
    case 'pick':
      return [6];
    case 'draw':
      return [8];
    case 'place':
      return [12];
    case 'chain':
      return [Math.min(12 + 2 * cue.n, 36)];
    case 'refuse':
      return [24, 40, 24];
    case 'win':
      return [40, 60, 40, 60, 120];
  }
};

export const startHaptics = (shell: Shell, { heard }: PlayOnScreen): (() => void) =>
  listen(shell, heard, (cue) => {
    // The types say that `vibrate` is always there; some browsers lack it.
    if ('vibrate' in navigator) navigator.vibrate([...tremblingOf(cue)]);
  });
