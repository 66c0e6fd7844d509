/** The effects of presses, taps and drags of a pointer (gestures.ts). */
import { treeOf } from '../dom/tree.ts';
import type { Vector } from '../geometry/rect.ts';
import { pickUpFrom } from '../model/press.ts';
import { areaAt, focusTarget, type TableContext } from './context.ts';
import { createGestures } from './gestures.ts';
import { letGo, lightLandings } from './moves.ts';
import { tapMove } from './tap.ts';

export interface PointerInput {
  /** Cancels a press in progress and the kept drag; the card goes back. */
  readonly cancel: () => void;
  /** A pointer goes down anywhere on the page. `late`: whether the buttons were out of date until this event. */
  readonly pressAnywhere: (event: PointerEvent, late: boolean) => void;
  /** Cancels the kept drag, if there is one; its card shakes. */
  readonly forgetKept: () => void;
  /** Performs the kept drag, if there is one. */
  readonly performKept: () => void;
  readonly destroy: () => void;
}

/** A drag that began before dragging was loaded: how far it went, and whether it has ended. */
interface KeptDrag {
  readonly key: string;
  readonly by: Vector;
  readonly dropped: boolean;
}

/** `request` loads the extensions. */
export const createPointerInput = (
  root: HTMLElement,
  context: TableContext,
  request: () => void,
): PointerInput => {
  const { state, board, buttons } = context;
  /** Whether the browser looked for the target of the press while buttons were out of date. */
  let stale = false;
  /** Whether the press has closed a column; then it is not a tap. */
  let closedColumn = false;
  /** Whether the press was held and has opened a column. */
  let openedColumn = false;

  let kept: KeptDrag | null = null;
  /** The card of a kept drag has not moved; it shakes to show that the drag is cancelled. */
  const forgetKept = (): void => {
    const area = kept === null ? undefined : areaAt(context, kept.key);
    kept = null;
    if (area !== undefined) board.shake(area.pile, context.tempo());
  };

  const drag = (by: Vector, dropped: boolean): void => {
    const dragging = context.extensions()?.dragging;
    if (dragging === undefined) {
      kept = { key: state.focused, by, dropped };
      request();
    } else if (dropped) dragging.drop(context, by);
    else dragging.drag(context, state.focused, by);
  };

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
      forgetKept();
      openedColumn = false;
      state.grip = { x: 0, y: 0 };
      if (state.held !== null) return false;
      focusTarget(context, key);
      const held = pickUpFrom(state.shown.scene, area);
      lightLandings(context, held?.landings ?? []);
      return held !== null;
    },
    drag: (by) => {
      // The card was pressed where it lay before its column was opened.
      if (openedColumn) context.openColumn(null);
      openedColumn = false;
      drag(by, false);
    },
    drop: (by) => drag(by, true),
    tap: (key, pointed) => {
      const area = areaAt(context, key);
      if (area === undefined || (pointed && closedColumn)) return lightLandings(context, []);
      if (state.held !== null) context.extensions()?.keyboard.putDown(context, area.pile);
      else if (!(pointed && expands(key, 'tap'))) tapMove(context, area);
      lightLandings(context, state.held?.landings ?? []);
    },
    rest: (key) => {
      openedColumn = !closedColumn && expands(key, 'rest');
      return openedColumn;
    },
    cancel: () => {
      forgetKept();
      letGo(context, true);
    },
  });

  return {
    cancel: () => {
      gestures.cancel();
      forgetKept();
    },
    forgetKept,
    pressAnywhere: (event, late) => {
      stale = late;
      const pressed = areaAt(context, keyAt(event) ?? '');
      closedColumn = state.opened !== null && pressed?.pile !== state.opened;
      if (closedColumn) context.openColumn(null);
    },
    performKept: () => {
      const dragging = context.extensions()?.dragging;
      if (kept === null || dragging === undefined) return;
      const { key, by, dropped } = kept;
      kept = null;
      dragging.drag(context, key, by);
      if (dropped) dragging.drop(context, by);
    },
    destroy: gestures.destroy,
  };
};
