/** An AbortController that aborts when the position on the table changes. */
import { effect } from '@preact/signals';
import type { HintedPlay } from './shell.ts';

/** Aborts with the next move, undo or deal. */
export const abortOnPositionChange = (controller: Pick<HintedPlay, 'position'>): AbortController => {
  const control = new AbortController();
  const { moves, cursor } = controller.position.session.value;
  const end = effect(() => {
    const now = controller.position.session.value;
    if (now.moves !== moves || now.cursor !== cursor) control.abort();
  });
  control.signal.addEventListener('abort', () => queueMicrotask(end), { once: true });
  return control;
};
