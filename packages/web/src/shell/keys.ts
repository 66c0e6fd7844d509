/**
 * The keyboard outside the table: single keys for the acts of the list. Keys typed into a field, keys with a
 * modifier and keys the table has used already are left alone.
 */
import type { Act, Acts } from './acts.ts';

/** Whether keys pressed there belong to a field or a dialog. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** The act a key press asks for, if any. `single` is off when the player wants no single-key shortcuts. */
export const actForKey = (event: KeyboardEvent, acts: Acts, single: boolean): Act | undefined => {
  if (event.defaultPrevented || event.isComposing || isField(event.target)) return undefined;
  const platform = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  // Ctrl+Z and Ctrl+Y are no single keys; everybody's fingers know them.
  if (platform && event.key.toLowerCase() === 'z') return event.shiftKey ? acts.redo : acts.undo;
  if (platform && event.key.toLowerCase() === 'y') return acts.redo;
  if (platform || !single) return undefined;
  const find = (key: string): Act | undefined => Object.values(acts).find((act) => act.key === key);
  return find(event.key) ?? find(event.key.toLowerCase());
};
