/**
 * The keyboard outside the table: single keys for actions. Keys typed into a field, keys with a modifier, and keys
 * that the table has handled are ignored.
 */
import type { Action, Actions } from './shell.ts';

/** Whether a key pressed there belongs to a field or a dialog. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const run = (action: Action): void => {
  if (action.isEnabled()) action.run();
};

/**
 * Runs the action of a key; false if there is none yet. A key whose action is still loading runs it later. `single`
 * is false if the player wants no single-key shortcuts.
 */
export const runActionOfKey = (event: KeyboardEvent, actions: Actions, single: boolean): boolean => {
  if (event.defaultPrevented || event.isComposing || event.altKey || isField(event.target)) return false;
  if (event.ctrlKey || event.metaKey) {
    // Ctrl+Z and Ctrl+Y are no single-key shortcuts: they work in every application.
    const key = event.key.toLowerCase();
    const id = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : '';
    if (id !== '') actions.run(id);
    return id !== '';
  }
  return single && actions.forKey(event.key, run);
};
