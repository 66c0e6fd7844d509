/** What lasts as long as a position stays on the table: searches about it, and what was told of it. */
import { effect } from '@preact/signals';
import type { GameController } from '../play/game-controller.ts';
import { told, type Deed } from './pointer.ts';

/** Aborts with the next move, undo or deal. */
export const stay = (controller: GameController): AbortController => {
  const control = new AbortController();
  const { moves, cursor } = controller.position.session.value;
  const end = effect(() => {
    const now = controller.position.session.value;
    if (now.moves !== moves || now.cursor !== cursor) control.abort();
  });
  control.signal.addEventListener('abort', () => queueMicrotask(end), { once: true });
  return control;
};

/** Tells something of the position on the table until it is closed or the position is left. */
export const tell = (stop: AbortController, text: string, deeds: readonly Deed[] = []): void => {
  if (stop.signal.aborted) return;
  const mine = { text, deeds };
  told.value = mine;
  const clear = (): void => {
    if (told.value === mine) told.value = null;
  };
  stop.signal.addEventListener('abort', clear, { once: true });
};
