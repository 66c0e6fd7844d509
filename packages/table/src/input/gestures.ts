/**
 * One finger, pen or mouse at a time, with Pointer Events only. A press becomes a drag when it has moved far enough
 * and its card can be dragged; otherwise it is a tap. The pointer is captured; if it is cancelled or lost, the card
 * goes back. A second pointer is ignored while the first is down. A press that is held still may have a meaning of
 * its own; then it is not a tap, but it can still become a drag. How long it was held is read from the events: on a busy
 * page the timer can run before a movement that was made earlier.
 */
import type { Vector } from '../geometry/rect.ts';

export interface GestureHandlers {
  /** A press on a target, before it becomes a tap or a drag. Returns whether its card can be dragged. */
  readonly press: (key: string) => boolean;
  readonly drag: (by: Vector) => void;
  readonly drop: (by: Vector) => void;
  /** `pointed` by a finger, pen or mouse, not by assistive technology. */
  readonly tap: (key: string, pointed: boolean) => void;
  /** The press has been held still. Returns whether that had a meaning. */
  readonly rest: (key: string) => boolean;
  /** The press has ended without a tap or a drag. */
  readonly cancel: () => void;
}

/** How far a press may move and still be a tap, in CSS pixels. */
const SLACK: Readonly<Record<string, number>> = { mouse: 3, pen: 5, touch: 8 };

/**
 * How far a press, in CSS pixels, may move before it is cancelled if its card cannot be dragged, and before it becomes a
 * drag if it was held.
 */
const STRAY = 24;

/** How long a press must be held still to count as held, in milliseconds. */
const REST = 450;

interface Press {
  readonly pointer: number;
  readonly key: string;
  readonly from: Vector;
  /** The `timeStamp` of its event. */
  readonly at: number;
  readonly slack: number;
  readonly movable: boolean;
  readonly timer: number;
  dragging: boolean;
  /** Whether `GestureHandlers.rest` has returned true. */
  rested: boolean;
}

const wasHeld = ({ rested, at }: Press, { timeStamp }: PointerEvent): boolean =>
  rested && timeStamp - at >= REST;

export interface Gestures {
  /** Cancels a press in progress; its card goes back. */
  readonly cancel: () => void;
  readonly destroy: () => void;
}

const capture = (root: HTMLElement, pointer: number): void => {
  try {
    root.setPointerCapture(pointer);
  } catch {
    // A press by assistive technology has no pointer that could be captured.
  }
};

export const createGestures = (
  root: HTMLElement,
  keyOf: (event: Event) => string | null,
  handlers: GestureHandlers,
): Gestures => {
  let press: Press | null = null;
  /** When a pointer event was last handled. The click after it is ignored. */
  let handled = -Infinity;

  const by = (event: PointerEvent, { from }: Press): Vector => ({
    x: event.clientX - from.x,
    y: event.clientY - from.y,
  });

  const end = (): Press | null => {
    const ended = press;
    press = null;
    clearTimeout(ended?.timer);
    if (ended !== null && root.hasPointerCapture(ended.pointer)) root.releasePointerCapture(ended.pointer);
    return ended;
  };

  const down = (event: PointerEvent): void => {
    handled = event.timeStamp;
    if (press !== null || event.button !== 0 || !event.isPrimary) return;
    const key = keyOf(event);
    if (key === null) return;
    press = {
      pointer: event.pointerId,
      key,
      from: { x: event.clientX, y: event.clientY },
      at: event.timeStamp,
      slack: SLACK[event.pointerType] ?? 3,
      movable: handlers.press(key),
      timer: window.setTimeout(() => {
        if (press !== null && !press.dragging) press.rested = handlers.rest(key);
      }, REST),
      dragging: false,
      rested: false,
    };
    capture(root, event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    if (event.buttons === 0) return cancel(event);
    if (!press.movable) return;
    const way = by(event, press);
    press.dragging ||= Math.hypot(way.x, way.y) > (wasHeld(press, event) ? STRAY : press.slack);
    if (press.dragging) handlers.drag(way);
  };

  const up = (event: PointerEvent): void => {
    // Also if the press was cancelled meanwhile.
    handled = event.timeStamp;
    if (press === null || event.pointerId !== press.pointer) return;
    const way = by(event, press);
    const { dragging, key } = press;
    const held = wasHeld(press, event);
    end();
    if (dragging) handlers.drop(way);
    else if (held) return;
    else if (Math.hypot(way.x, way.y) <= STRAY) handlers.tap(key, true);
    else handlers.cancel();
  };

  const cancel = (event?: PointerEvent): void => {
    if (press === null || (event !== undefined && event.pointerId !== press.pointer)) return;
    end();
    handlers.cancel();
  };

  /**
   * Prevents the click and the mouse events after a touch that is a press. Otherwise the browser would hit-test the
   * table four times more, and paint once more, before the tap is finished.
   */
  const touch = (event: TouchEvent): void => {
    if (press !== null) event.preventDefault();
  };

  /** A click without a pointer: assistive technology, voice control, a script. */
  const click = (event: MouseEvent): void => {
    const key = keyOf(event);
    if (key !== null && event.timeStamp - handled > 500) handlers.tap(key, false);
  };

  const events = new AbortController();
  const { signal } = events;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('touchstart', touch, { signal, passive: false });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  root.addEventListener('lostpointercapture', cancel, { signal });
  root.addEventListener('click', click, { signal });
  root.addEventListener('contextmenu', (event) => press !== null && event.preventDefault(), { signal });
  return { cancel: () => cancel(), destroy: () => events.abort() };
};
