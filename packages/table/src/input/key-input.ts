/** Key presses. The keyboard extension performs them; until it is loaded they are kept. */
import type { TableContext } from './context.ts';
import { keyAction, type KeyAction } from './keys.ts';

export interface KeyInput {
  /** True if the key is one of the table's. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Performs the kept keys, in order. */
  readonly performKept: () => void;
}

/** `request` loads the extensions; `cancelGesture` cancels a press of a pointer. */
export const createKeyInput = (
  context: TableContext,
  request: () => void,
  cancelGesture: () => void,
): KeyInput => {
  const kept: KeyAction[] = [];
  /** Tab and Escape are not kept: if the extensions never loaded, the player could not leave the table. */
  const keep = (action: KeyAction): boolean => {
    if (action.kind === 'group' || action.kind === 'cancel') return false;
    kept.push(action);
    request();
    return true;
  };
  return {
    press: (event) => {
      const { keys, own } = context.state.settings;
      const action = keyAction(event, keys === 'on', own);
      if (action === null || event.defaultPrevented) return false;
      context.board.hint([]);
      if (action.kind === 'cancel') cancelGesture();
      const done = context.extensions()?.keyboard.perform(context, action) ?? keep(action);
      if (done) event.preventDefault();
      return done;
    },
    performKept: () => {
      for (const action of kept.splice(0)) context.extensions()?.keyboard.perform(context, action);
    },
  };
};
