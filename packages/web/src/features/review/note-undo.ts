/** A deal that goes on after its review was helped by it: the record counts a hint. */
import { effect } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';

/** Waits until the reviewed deal is taken up again by undo, or until another is on the table. */
export const noteUndo = (shell: Shell, id: string): void => {
  const controller = shell.controller.peek();
  if (controller === null || controller.position.attempt.peek().id !== id) return;
  const stop = effect(() => {
    const { attempt, step } = controller.position;
    const isOther = attempt.value.id !== id;
    if (!isOther && step.value.status !== 'playing') return;
    queueMicrotask(() => {
      stop();
      if (!isOther) controller.amend((now) => ({ ...now, hints: (now.hints ?? 0) + 1 }));
    });
  });
};
