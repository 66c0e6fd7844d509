/**
 * The table: shows a view of a game and asks the app for moves. It has no rules and no history; its state is only
 * what is held, where the focus is and what is moving. Every input refers to the view that was shown last, so no
 * input is lost while cards are moving.
 */
import type { Move } from '@cairn/engine';
import { whenIdle } from './dom/schedule.ts';
import { focusTarget, type TableCallbacks } from './input/context.ts';
import { createKeyInput } from './input/key-input.ts';
import { createPointerInput } from './input/pointer-input.ts';
import { createLateParts, type TablePartsSource } from './late-parts.ts';
import type { TableScene } from './model/scene.ts';
import type { TableSettings } from './model/settings.ts';
import { createPresenter } from './presenter.ts';
import type { Transition } from './view/picture.ts';
import './table.css';

export interface SceneUpdate extends TableScene {
  /** The change from the view before; `deal` for a new deal. */
  readonly animate: Transition;
  /** Said in the live region. */
  readonly speak?: string;
}

export interface Table {
  readonly show: (update: SceneUpdate) => void;
  readonly set: (settings: Partial<TableSettings>) => void;
  readonly speak: (sentence: string) => void;
  /** Points at a move, as a hint does, until the next input; null removes the hint. */
  readonly hint: (move: Move | null) => void;
  readonly focus: () => void;
  /** Gives the table a key that was pressed elsewhere on the page; true if it is one of the table's. */
  readonly key: (event: KeyboardEvent) => boolean;
  readonly destroy: () => void;
}

/** Milliseconds after which the later parts are loaded at the latest. */
const PARTS_AFTER = 2000;

/**
 * Makes a table of an element. It fills the element and follows its size. `source` gives the parts that are loaded
 * later.
 */
export const createTable = (
  root: HTMLElement,
  callbacks: TableCallbacks,
  source: TablePartsSource,
): Table => {
  root.classList.add('table');
  const late = createLateParts(
    source,
    () => {
      if (events.signal.aborted) return;
      presenter.extend();
      pointer.performKept();
      keys.performKept();
    },
    () => pointer.forgetKept(),
  );
  const presenter = createPresenter(root, callbacks, late);
  const { context } = presenter;
  const { state, board, buttons } = context;
  const pointer = createPointerInput(root, context, late.request);
  const keys = createKeyInput(context, late.request, pointer.cancel);

  /** Any input on the page ends a deal animation and updates the buttons. */
  const onInput = (event: KeyboardEvent | PointerEvent): void => {
    state.byKeyboard = event.type === 'keydown';
    const stale = buttons.flush();
    board.endDeal();
    if (event instanceof PointerEvent) pointer.pressAnywhere(event, stale);
  };
  const onFocus = (event: FocusEvent): void => {
    if (buttons.isFocusing()) return;
    const key = buttons.keyOf(event.target);
    if (key === null) return presenter.frame();
    state.focused = key;
    context.followFocus();
  };

  const events = new AbortController();
  const { signal } = events;
  root.addEventListener('keydown', keys.press, { signal });
  // Releasing the space bar would click a button.
  root.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', () => queueMicrotask(presenter.frame), { signal });
  window.addEventListener('pointerdown', onInput, { signal, capture: true });
  window.addEventListener('keydown', onInput, { signal, capture: true });
  const watch = new ResizeObserver(() => {
    if (!presenter.isResized()) return;
    pointer.cancel();
    presenter.arrange();
  });
  watch.observe(root);

  return {
    show: ({ animate, speak, ...scene }) => {
      if (animate === 'deal' || !presenter.renew(scene)) {
        pointer.cancel();
        board.hint([]);
        presenter.show(scene, animate);
      }
      if (speak !== undefined) buttons.speak(speak);
      if (state.shown === null) late.request();
      else if (late.now() === null) whenIdle(late.request, PARTS_AFTER);
    },
    set: (settings) => {
      pointer.cancel();
      presenter.set(settings);
    },
    speak: buttons.speak,
    hint: (move) => {
      const stock = state.shown?.scene.game.stock ?? null;
      if (move?.kind === 'play') board.hint([move.from, move.to]);
      else if (move?.kind === 'remove') board.hint(move.piles);
      else board.hint(move === null || stock === null ? [] : [stock]);
    },
    focus: () => focusTarget(context, state.focused),
    key: keys.press,
    destroy: () => {
      events.abort();
      watch.disconnect();
      pointer.destroy();
      presenter.destroy();
      root.classList.remove('table');
    },
  };
};
