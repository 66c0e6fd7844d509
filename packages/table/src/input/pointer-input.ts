/** What presses, taps and drags of a pointer do (gestures.ts tells them apart). */
import { treeOf } from '../dom/tree.ts';
import { pickUpFrom } from '../model/press.ts';
import { areaAt, focusTarget, type TableContext } from './context.ts';
import { dragCards, dropCards } from './drag.ts';
import { createGestures } from './gestures.ts';
import { letGo, lightLandings } from './moves.ts';
import { tapMove } from './tap.ts';

export interface PointerInput {
  /** Gives up a press that is under way; its card goes back. */
  readonly cancel: () => void;
  /** A pointer goes down anywhere on the page. `late`: the buttons were out of date until this very event. */
  readonly pressAnywhere: (event: PointerEvent, late: boolean) => void;
  readonly destroy: () => void;
}

export const createPointerInput = (root: HTMLElement, context: TableContext): PointerInput => {
  const { state, board, buttons } = context;
  /** The browser sought the target of the press among buttons that were out of date. */
  let stale = false;
  /** The press has closed a column, and is no tap. */
  let closedColumn = false;

  const keyAt = (event: Event): string | null =>
    buttons.keyOf(
      stale && event instanceof PointerEvent && event.type === 'pointerdown'
        ? treeOf(root).elementFromPoint(event.clientX, event.clientY)
        : (event.composedPath()[0] ?? null),
    );
  const expands = (key: string, how: 'tap' | 'rest'): boolean => {
    const area = areaAt(context, key);
    if (area === undefined || context.extensions()?.shouldExpandColumn(context, area, how) !== true)
      return false;
    if (how === 'rest') lightLandings(context, []);
    context.openColumn(area.pile);
    return true;
  };

  const gestures = createGestures(root, keyAt, {
    press: (key) => {
      const area = areaAt(context, key);
      if (state.shown === null || area === undefined) return false;
      board.hint([]);
      state.grip = { x: 0, y: 0 };
      if (state.held !== null) return false;
      focusTarget(context, key);
      const held = pickUpFrom(state.shown.scene, area);
      lightLandings(context, held?.landings ?? []);
      return held !== null;
    },
    drag: (by) => dragCards(context, state.focused, by),
    drop: (by) => dropCards(context, by),
    tap: (key, pointed) => {
      const area = areaAt(context, key);
      if (area === undefined || (pointed && closedColumn)) return lightLandings(context, []);
      if (state.held !== null) context.extensions()?.keyboard.putDown(context, area.pile);
      else if (!(pointed && expands(key, 'tap'))) tapMove(context, area);
      lightLandings(context, state.held?.landings ?? []);
    },
    rest: (key) => !closedColumn && expands(key, 'rest'),
    cancel: () => letGo(context, true),
  });

  return {
    cancel: gestures.cancel,
    pressAnywhere: (event, late) => {
      stale = late;
      const pressed = areaAt(context, keyAt(event) ?? '');
      closedColumn = state.opened !== null && pressed?.pile !== state.opened;
      if (closedColumn) context.openColumn(null);
    },
    destroy: gestures.destroy,
  };
};
