/**
 * The table: shows a view of a game and asks the app for moves. It holds no rules and no history; what is held, where
 * the focus is and what flies through the air is all it remembers. Every input is answered from the view shown last,
 * so nothing a player does is lost while cards are still moving.
 */
import type { Move } from '@cairn/engine';
import { tempoOf } from './anim.ts';
import { createButtons } from './aria.ts';
import { createGestures } from './drag.ts';
import { actOf } from './keys.ts';
import { planTable, type Plan } from './layout.ts';
import { carry, drop, letGo, putDown, smart } from './play.ts';
import { createBoard, type Animate } from './render.ts';
import { DEFAULT_SETTINGS, type TableSettings } from './settings.ts';
import { listSpots, rectOf, targetRects } from './spots.ts';
import { go, heirOf, targetOf, type Stage, type TableCallbacks } from './stage.ts';
import { pickUp, type Scene } from './state.ts';
import { answer } from './walk.ts';
import type { TableWords } from './words.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no name
import './table.css';

export type { TableCallbacks } from './stage.ts';

export interface Showing extends Scene {
  /** How the view is reached from the one before; `deal` for a new deal. */
  readonly animate: Animate;
  /** Said in the live region. */
  readonly speak?: string;
}

export interface Table {
  readonly show: (showing: Showing) => void;
  readonly set: (settings: Partial<TableSettings>) => void;
  readonly speak: (sentence: string) => void;
  /** Draws attention to a move, as a hint does, until the next input; null takes it away. */
  readonly point: (move: Move | null) => void;
  readonly focus: () => void;
  /** Gives the table a key pressed elsewhere on the page; true when it was one of the table's. */
  readonly key: (event: KeyboardEvent) => boolean;
  readonly destroy: () => void;
}

/** Makes a table of an element, which it fills and whose size it follows. */
export const createTable = (root: HTMLElement, words: TableWords, callbacks: TableCallbacks): Table => {
  root.classList.add('table');
  let scene: Scene | null = null;
  let plan: Plan | null = null;
  /** The last input came from the keyboard: the focus is shown. */
  let byKey = false;

  const stage: Stage = {
    shown: null,
    settings: DEFAULT_SETTINGS,
    focused: '',
    held: null,
    cycle: null,
    board: createBoard(root),
    buttons: createButtons(root, words),
    callbacks,
    tempo: () => tempoOf(stage.settings.speed),
    refresh: () => {
      const { focused, held } = stage;
      buttons.mark(focused, held?.pile ?? null);
      board.choose(held);
      light(held?.plays ?? []);
      ring();
    },
  };
  const { board, buttons } = stage;

  const light = (plays: readonly { readonly to: number }[]): void =>
    board.light(
      plays.map(({ to }) => to),
      null,
    );

  const hasFocus = (): boolean => root.contains(document.activeElement);

  const ring = (): void => {
    const target = byKey && hasFocus() ? targetOf(stage, stage.focused) : undefined;
    board.ring(target === undefined || plan === null ? null : rectOf(plan, target));
  };

  const measure = (): void => {
    const box = { width: root.clientWidth, height: root.clientHeight };
    plan =
      scene === null || box.width === 0 || box.height === 0
        ? null
        : planTable(scene.game, box, stage.settings.hand);
  };

  const draw = (animate: Animate): void => {
    if (scene === null || plan === null) return;
    const { game, view } = scene;
    board.draw({ game, view, plan, palette: stage.settings.cards }, stage.tempo(), animate);
    const before = targetOf(stage, stage.focused);
    const targets = targetRects(plan, listSpots(game, view));
    stage.shown = { scene, plan, targets };
    const lost = targetOf(stage, stage.focused) === undefined;
    // The focus moves before its button is hidden, or the page would take it away.
    const had = lost && hasFocus();
    if (lost) stage.focused = heirOf(stage.shown, before?.rect ?? null);
    if (had) buttons.focus(stage.focused);
    buttons.update(game, view, targets);
    stage.refresh();
  };

  const gestures = createGestures(root, buttons.keyOf, {
    press: (key) => {
      const target = targetOf(stage, key);
      if (stage.shown === null || target === undefined) return false;
      board.point([]);
      if (stage.held !== null) return false;
      go(stage, key);
      const picked = pickUp(stage.shown.scene, target);
      light(picked?.plays ?? []);
      return picked !== null;
    },
    drag: (by) => carry(stage, stage.focused, by),
    drop: (by) => drop(stage, by),
    tap: (key) => {
      const target = targetOf(stage, key);
      light([]);
      if (target === undefined) return;
      if (stage.held === null) smart(stage, target);
      else putDown(stage, target.pile);
    },
    cancel: () => letGo(stage, true),
  });

  const key = (event: KeyboardEvent): boolean => {
    const act = actOf(event, stage.settings.keys === 'on');
    if (act === null || event.defaultPrevented) return false;
    board.point([]);
    if (act.kind === 'cancel') gestures.cancel();
    const done = answer(stage, act);
    if (done) event.preventDefault();
    return done;
  };

  const onFocus = (event: FocusEvent): void => {
    const spot = buttons.keyOf(event.target);
    if (spot === null || spot === stage.focused) return ring();
    stage.focused = spot;
    stage.refresh();
  };

  /** Any input anywhere ends a deal that is still in the air. */
  const onInput = (event: Event): void => {
    byKey = event.type === 'keydown';
    board.endDeal();
  };

  const events = new AbortController();
  const { signal } = events;
  root.addEventListener('keydown', key, { signal });
  // The space bar clicks a button when it comes up again.
  root.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', () => queueMicrotask(ring), { signal });
  window.addEventListener('pointerdown', onInput, { signal, capture: true });
  window.addEventListener('keydown', onInput, { signal, capture: true });

  const arrange = (): void => {
    gestures.cancel();
    measure();
    draw('none');
  };
  const watch = new ResizeObserver(arrange);
  watch.observe(root);

  return {
    show: ({ animate, speak, ...next }) => {
      const fresh = scene?.game !== next.game;
      gestures.cancel();
      board.point([]);
      stage.held = null;
      if (fresh) stage.focused = '';
      scene = next;
      if (fresh || plan === null) measure();
      draw(animate);
      if (speak !== undefined) buttons.speak(speak);
    },
    set: (some) => {
      stage.settings = { ...stage.settings, ...some };
      arrange();
    },
    speak: buttons.speak,
    point: (move) => {
      const stock = scene?.game.stock ?? null;
      if (move?.kind === 'play') board.point([move.from, move.to]);
      else board.point(move === null || stock === null ? [] : [stock]);
    },
    focus: () => go(stage, stage.focused),
    key,
    destroy: () => {
      events.abort();
      watch.disconnect();
      gestures.destroy();
      buttons.destroy();
      board.destroy();
      root.classList.remove('table');
    },
  };
};
