/** "Where was it lost?", asked in the result of a deal, which shows the search and its answer. */
import { signal } from '@preact/signals';
import type { GameController } from '../../play/game-controller.ts';
import type { Notice } from '../../shell/notices.ts';
import { shellState } from '../../shell/shell-state.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Tell } from './can-still-win.ts';
import { findLosingMove } from './find-losing-move.ts';

/** Where the last deal was lost, or how far the search for that is. */
export const losingMoveOf = shellState(() => signal<Notice | null>(null));

/** Shows the search and its answer in the result, where the question was asked. */
const tellInResult =
  (shell: Shell): Tell =>
  (stop, text, buttons = []) => {
    if (stop.signal.aborted) return;
    const shown = losingMoveOf(shell);
    const mine: Notice = { text, buttons };
    shown.value = mine;
    const clear = (): void => {
      if (shown.value === mine) shown.value = null;
    };
    stop.signal.addEventListener('abort', clear, { once: true });
  };

/** Asks where the deal was lost, and announces the answer. */
export const inquireWhere = async (shell: Shell, controller: GameController): Promise<void> => {
  const text = await findLosingMove(shell, controller, tellInResult(shell));
  if (text !== '') controller.announcer.say(text);
};
