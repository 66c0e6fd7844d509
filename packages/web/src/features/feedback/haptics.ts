/** Haptics: a short tremble for a cue, on devices that have one. */
import type { Shell } from '../../shell/shell.ts';
import { listen, type Cue } from './cues.ts';

/** Milliseconds of trembling and of rest, in turn. */
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

export const startHaptics = (shell: Shell): (() => void) =>
  listen(shell, (cue) => {
    // Not every browser has it, whatever the types say.
    if ('vibrate' in navigator) navigator.vibrate([...tremblingOf(cue)]);
  });
