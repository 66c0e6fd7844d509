/** Whether the deal on the table has just been won here. A game that was finished on an earlier visit is not celebrated. */
import { effect } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';
import { shellState } from '../../shell/shell-state.ts';

/** The attempt that was last in play on this page, and whether its end has been celebrated. */
const lastPlayed = shellState(() => ({ id: '', cursor: -1 }));

export const watchPlay = (shell: Shell): void => {
  effect(() => {
    const game = shell.controller.value;
    if (game?.position.step.value.status !== 'playing') return;
    Object.assign(lastPlayed(shell), {
      id: game.position.attempt.value.id,
      cursor: game.position.session.value.cursor,
    });
  });
};

/** True once for each win. */
export const takeFreshWin = (shell: Shell, id: string): boolean => {
  const last = lastPlayed(shell);
  const isFresh = last.id === id;
  last.id = '';
  return isFresh;
};
