/** Runs something once, as soon as there is a table. */
import { effect, untracked } from '@preact/signals';
import type { GameController } from '../play/game-controller.ts';
import type { Shell } from './shell.ts';

export const whenTable = ({ controller }: Shell, run: (game: GameController) => void): void => {
  const stop = effect(() => {
    const game = controller.value;
    if (game === null) return;
    queueMicrotask(() => stop());
    untracked(() => run(game));
  });
};
