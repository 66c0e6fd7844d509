/**
 * The table: shows a view of a game and asks the app for moves. It holds no rules and no history; what is held, where
 * the focus is and what flies through the air is all it remembers. Every input is answered from the view shown last,
 * so nothing a player does is lost while cards are still moving.
 */
import { coloursMatter, lastOf, type Game, type Move, type View } from '@cairn/engine';
import type { Palette } from './cards/palette.ts';
import { tempoOf } from './anim.ts';
import { createButtons } from './aria.ts';
import type { Confirm } from './confirm.ts';
import { createGestures } from './drag.ts';
import { actOf } from './keys.ts';
import { pileRect, planTable, withFans, withOpen, type Box, type Plan } from './layout.ts';
import { asksForRoom, createConfirm, isSqueezed, removePicked } from './parts.ts';
import { carry, drop, letGo, markPicked, putDown, smart } from './play.ts';
import type { Point } from './rect.ts';
import { createBoard, type Animate } from './render.ts';
import { DEFAULT_SETTINGS, type TableSettings } from './settings.ts';
import { listSpots, seenOf, type Spot } from './spots.ts';
import { go, heirOf, showing, targetIn, targetOf, type Stage, type TableCallbacks } from './stage.ts';
import { pickUp, sameTable, type Scene } from './state.ts';
import { answer } from './walk.ts';
import { treeOf } from './tree.ts';
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
  let box: Box = { width: 0, height: 0 };
  /** The last input came from the keyboard: the focus is shown. */
  let byKey = false;
  /** The last press of a pointer closed a column, and its tap asks for nothing more. */
  let shut = false;
  /** A column that was closed by hand stays closed while it has the focus. */
  let dismissed: number | null = null;
  /** The buttons were brought up to date only by the press itself: the browser has sought what it hit among the old ones. */
  let late = false;
  /** Made for the first game of groups. */
  let confirm: Confirm | null = null;

  const stage: Stage = {
    shown: null,
    settings: DEFAULT_SETTINGS,
    focused: '',
    held: null,
    cycle: null,
    picked: [],
    pickedAt: null,
    opened: null,
    grip: NOT_MOVED,
    board: createBoard(root),
    buttons: createButtons(root, words),
    callbacks,
    tempo: () => tempoOf(stage.settings.speed),
    open: (pile) => {
      dismissed = pile === null ? stage.opened : null;
      stage.opened = pile;
      draw('move');
    },
    refresh: () => {
      const { focused, held, picked, shown } = stage;
      buttons.mark(focused, ({ pile, index, strip }) =>
        held === null
          ? picked.includes(pile) && !strip
          : held.pile === pile && index >= held.index && index < held.index + held.count,
      );
      board.choose(held);
      light(held?.landings ?? []);
      markPicked(stage);
      if (shown?.scene.game.def.remove !== undefined)
        confirm ??= createConfirm(root, words, () => removePicked(stage));
      if (shown !== null) confirm?.update(shown, picked);
      ring();
    },
    follow: () => {
      buttons.focus(stage.focused);
      follow();
    },
  };
  const { board, buttons } = stage;

  const light = (landings: readonly { readonly to: number }[]): void =>
    board.light(
      landings.map(({ to }) => to),
      null,
    );

  const hasFocus = (): boolean => root.contains(treeOf(root).activeElement);

  const ring = (): void => {
    const { shown } = stage;
    const spot = byKey && hasFocus() ? shown?.spots.find(({ key }) => key === stage.focused) : undefined;
    board.ring(spot === undefined || shown === null ? null : seenOf(shown.plan, shown.spots, spot));
  };

  const measure = (): void => {
    box = { width: root.clientWidth, height: root.clientHeight };
    plan =
      scene === null || box.width === 0 || box.height === 0
        ? null
        : planTable(scene.game, box, stage.settings.hand, stage.settings);
  };

  const draw = (animate: Animate): void => {
    if (scene === null || plan === null) return;
    const { game, view } = scene;
    const spots = listSpots(game, view);
    const closed = withFans(game, plan, view);
    if (byKey) stage.opened = hasFocus() ? openedBy(spots, closed, view) : null;
    const laid = stage.opened === null ? closed : withOpen(closed, view, stage.opened, box);
    const before = stage.shown;
    const shown = showing(scene, laid, spots);
    stage.shown = shown;
    const lost = !spots.some(({ key }) => key === stage.focused);
    if (lost) stage.focused = heirOf(shown, targetIn(before, stage.focused)?.rect ?? null);
    const leads = hasFocus() && (lost || buttons.keyOf(treeOf(root).activeElement) !== null);
    buttons.cover(laid.open?.panel ?? null);
    const { settings } = stage;
    const palette = paletteFor(game, settings.cards);
    board.draw({ game, view, plan: laid, palette, settings }, stage.tempo(), animate);
    buttons.update(game, view, () => shown.targets, leads ? stage.focused : null);
    stage.refresh();
  };

  /** The column keys have opened: the one with the focus, where it is squeezed. */
  const openedBy = (spots: readonly Spot[], laid: Plan, { piles }: View): number | null => {
    const pile = spots.find(({ key }) => key === stage.focused)?.pile;
    if (pile === undefined || pile === dismissed || stage.held !== null) return null;
    return isSqueezed(pileRect(laid, pile), piles[pile] ?? [], laid.fans?.[pile] ?? []) ? pile : null;
  };

  const spotAt = (event: Event): string | null =>
    buttons.keyOf(
      late && event instanceof PointerEvent && event.type === 'pointerdown'
        ? treeOf(root).elementFromPoint(event.clientX, event.clientY)
        : (event.composedPath()[0] ?? null),
    );

  const gestures = createGestures(root, spotAt, {
    press: (key) => {
      const target = targetOf(stage, key);
      if (stage.shown === null || target === undefined) return false;
      board.point([]);
      stage.grip = NOT_MOVED;
      if (stage.held !== null) return false;
      go(stage, key);
      const picked = pickUp(stage.shown.scene, target);
      light(picked?.landings ?? []);
      return picked !== null;
    },
    drag: (by) => carry(stage, stage.focused, by),
    drop: (by) => drop(stage, by),
    tap: (key, pointed) => {
      const target = targetOf(stage, key);
      if (target === undefined || (pointed && shut)) return light([]);
      if (stage.held !== null) putDown(stage, target.pile);
      else if (pointed && asksForRoom(stage, target, 'tap')) stage.open(target.pile);
      else smart(stage, target);
      light(stage.held?.landings ?? []);
    },
    rest: (key) => {
      const target = targetOf(stage, key);
      if (target === undefined || shut || !asksForRoom(stage, target, 'rest')) return false;
      light([]);
      stage.open(target.pile);
      return true;
    },
    cancel: () => letGo(stage, true),
  });

  const key = (event: KeyboardEvent): boolean => {
    const act = actOf(event, stage.settings.keys === 'on', stage.settings.own);
    if (act === null || event.defaultPrevented) return false;
    board.point([]);
    if (act.kind === 'cancel') gestures.cancel();
    const done = answer(stage, act);
    if (done) event.preventDefault();
    return done;
  };

  const onFocus = (event: FocusEvent): void => {
    if (buttons.isFocusing()) return;
    const spot = buttons.keyOf(event.target);
    if (spot === null) return ring();
    stage.focused = spot;
    follow();
  };

  /** Opens the column a key has brought the focus to, and closes the one it has left; shows the focus. */
  const follow = (): void => {
    if (byKey && stage.shown !== null) {
      const { scene: seen, plan: laid, spots } = stage.shown;
      if (targetOf(stage, stage.focused)?.pile !== dismissed) dismissed = null;
      if (openedBy(spots, laid, seen.view) !== stage.opened) return draw('none');
    }
    stage.refresh();
  };

  /** Any input anywhere ends a deal that is still in the air. */
  const onInput = (event: KeyboardEvent | PointerEvent): void => {
    byKey = event.type === 'keydown';
    late = buttons.flush();
    board.endDeal();
    if (byKey) return;
    const pressed = targetOf(stage, spotAt(event) ?? '');
    shut = stage.opened !== null && pressed?.pile !== stage.opened;
    if (shut) stage.open(null);
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
    stage.opened = null;
    measure();
    draw('none');
  };
  const watch = new ResizeObserver(() => {
    if (root.clientWidth !== box.width || root.clientHeight !== box.height) arrange();
  });
  watch.observe(root);

  return {
    show: ({ animate, speak, ...next }) => {
      const fresh = !sameTable(scene?.game, next.game);
      gestures.cancel();
      board.point([]);
      stage.held = null;
      stage.cycle = null;
      stage.opened = null;
      dismissed = null;
      if (fresh) stage.focused = '';
      stage.picked = stage.picked.filter((pile) => !fresh && sameTop(scene, next, pile));
      scene = next;
      if (fresh || plan === null) measure();
      draw(animate);
      if (speak !== undefined) buttons.speak(speak);
    },
    set: (some) => {
      stage.settings = { ...stage.settings, ...some };
      if (scene !== null) arrange();
    },
    speak: buttons.speak,
    point: (move) => {
      const stock = scene?.game.stock ?? null;
      if (move?.kind === 'play') board.point([move.from, move.to]);
      else if (move?.kind === 'remove') board.point(move.piles);
      else board.point(move === null || stock === null ? [] : [stock]);
    },
    focus: () => go(stage, stage.focused),
    key,
    destroy: () => {
      events.abort();
      watch.disconnect();
      gestures.destroy();
      buttons.destroy();
      confirm?.destroy();
      board.destroy();
      root.classList.remove('table');
    },
  };
};

const NOT_MOVED: Point = { x: 0, y: 0 };

/** Four colours where no rule asks for red and black, unless the player has chosen a palette. */
const paletteFor = (game: Game, chosen: Palette): Palette =>
  chosen === 'classic' && !coloursMatter(game) ? 'four' : chosen;

/** Whether the last card of a pile is the same in two scenes. */
const sameTop = (before: Scene | null, after: Scene, pile: number): boolean =>
  before !== null && lastOf(before.view.piles[pile] ?? []) === lastOf(after.view.piles[pile] ?? []);
