/**
 * Brings scenes to the screen: plans and draws them, and decides which column is open and which target has the focus.
 */
import { lastOf, type Game } from '@cairn/engine';
import { createButtons } from './a11y/buttons.ts';
import { paletteFor } from './cards/palette.ts';
import { treeOf } from './dom/tree.ts';
import { hasLayout, planTable } from './geometry/layout.ts';
import {
  pileRect,
  withFans,
  withOpen,
  type Box,
  type ColumnGeometry,
  type TablePlan,
} from './geometry/plan.ts';
import {
  createInteractionState,
  type InteractionState,
  type TableCallbacks,
  type TableContext,
  type TableExtensions,
} from './input/context.ts';
import type { LateParts } from './late-parts.ts';
import { nextFocus } from './model/focus.ts';
import { listTargets, type HitTarget } from './model/hit-targets.ts';
import { samePosition, sameTable, type TableScene } from './model/scene.ts';
import type { TableSettings } from './model/settings.ts';
import { areaOf, showScene } from './model/shown-scene.ts';
import { answerTap } from './input/tap.ts';
import { createRefresher } from './refresher.ts';
import { tempoOf } from './view/animation.ts';
import { createBoardView } from './view/board-view.ts';
import type { Transition } from './view/picture.ts';

export interface Presenter {
  readonly context: TableContext;
  readonly show: (scene: TableScene, transition: Transition) => void;
  /** Replaces the scene by another one of the same position, without any effect on input; false for any other scene. */
  readonly renew: (scene: TableScene) => boolean;
  readonly set: (settings: Partial<TableSettings>) => void;
  /** Whether the element has another size than the one planned for. */
  readonly isResized: () => boolean;
  /** Plans the table for the size of its element, and draws it. */
  readonly arrange: () => void;
  /** Uses the parts that have been loaded. */
  readonly extend: () => void;
  /** Draws or removes the frame of the focus. */
  readonly frame: () => void;
  readonly destroy: () => void;
}

/** Whether a game can be shown and played without `TableExtensions`. */
const isBasic = (game: Game): boolean =>
  hasLayout(game) && game.def.remove === undefined && game.def.pack.names === undefined;

/** Whether the last card of a pile is the same in two scenes. */
const sameTop = (before: TableScene | null, after: TableScene, pile: number): boolean =>
  before !== null && lastOf(before.view.piles[pile] ?? []) === lastOf(after.view.piles[pile] ?? []);

/** The column that keys open: the one with the focus, if its cards are too close. */
const columnToOpen = (
  { focused, dismissed, held }: InteractionState,
  columns: ColumnGeometry | null,
  { view }: TableScene,
  targets: readonly HitTarget[],
  plan: TablePlan,
): number | null => {
  const pile = targets.find(({ key }) => key === focused)?.pile;
  if (columns === null || pile === undefined || pile === dismissed || held !== null) return null;
  const squeezed = columns.isSqueezed(pileRect(plan, pile), view.piles[pile] ?? [], plan.fans?.[pile] ?? []);
  return squeezed ? pile : null;
};

/** The state for another scene: nothing of the scene before is held, open or pending. */
const enterScene = (state: InteractionState, before: TableScene | null, next: TableScene): void => {
  const fresh = !sameTable(before?.game, next.game);
  const { piles, last } = state.picked;
  state.held = null;
  state.opened = null;
  state.dismissed = null;
  state.picked = { piles: fresh ? [] : piles.filter((pile) => sameTop(before, next, pile)), last };
  if (fresh) state.focused = '';
};

export const createPresenter = (root: HTMLElement, callbacks: TableCallbacks, late: LateParts): Presenter => {
  let scene: TableScene | null = null;
  let plan: TablePlan | null = null;
  let box: Box = { width: 0, height: 0 };
  const state = createInteractionState();
  const board = createBoardView(root);
  const buttons = createButtons(root, () => late.now()?.words ?? null);
  const extensions = (): TableExtensions | null => late.now()?.extensions ?? null;
  const columns = (): ColumnGeometry | null => extensions()?.columns ?? null;
  const hasFocus = (): boolean => root.contains(treeOf(root).activeElement);

  const measure = (): void => {
    box = { width: root.clientWidth, height: root.clientHeight };
    const ready = scene !== null && (isBasic(scene.game) || late.now() !== null);
    plan =
      scene === null || !ready || box.width === 0 || box.height === 0
        ? null
        : planTable(scene.game, box, state.settings.hand, state.settings, columns());
  };

  const draw = (transition: Transition): void => {
    if (scene === null || plan === null) return;
    const { game, view } = scene;
    const { settings, shown: before } = state;
    const targets = listTargets(game, view);
    const closed = withFans(game, plan, view, columns());
    if (state.byKeyboard)
      state.opened = hasFocus() ? columnToOpen(state, columns(), scene, targets, closed) : null;
    const laid = state.opened === null ? closed : withOpen(closed, view, state.opened, box, columns());
    const shown = showScene(scene, laid, targets, extensions());
    state.shown = shown;
    const lost = !targets.some(({ key }) => key === state.focused);
    if (lost) state.focused = nextFocus(shown, areaOf(before, state.focused)?.rect ?? null);
    const leads = hasFocus() && (lost || buttons.keyOf(treeOf(root).activeElement) !== null);
    buttons.cover(laid.open?.panel ?? null);
    const palette = paletteFor(game, settings.cards);
    board.draw({ game, view, plan: laid, palette, settings }, context.tempo(), transition);
    buttons.update(game, view, () => shown.areas, leads ? state.focused : null);
    context.refresh();
  };

  const arrange = (): void => {
    state.opened = null;
    measure();
    draw('none');
  };

  const context: TableContext = {
    state,
    board,
    buttons,
    callbacks,
    extensions,
    tempo: () => tempoOf(state.settings.speed),
    openColumn: (pile) => {
      state.dismissed = pile === null ? state.opened : null;
      state.opened = pile;
      draw('move');
    },
    refresh: () => refresher.refresh(),
    followFocus: () => {
      if (state.byKeyboard && state.shown !== null) {
        const { scene: seen, plan: laid, targets } = state.shown;
        if (areaOf(state.shown, state.focused)?.pile !== state.dismissed) state.dismissed = null;
        if (columnToOpen(state, columns(), seen, targets, laid) !== state.opened) return draw('none');
      }
      refresher.refresh();
    },
  };
  const refresher = createRefresher(root, late, context);
  const parts = late.now();
  if (parts !== null) board.extend(parts.extensions);

  return {
    context,
    show: (next, transition) => {
      const fresh = !sameTable(scene?.game, next.game);
      enterScene(state, scene, next);
      scene = next;
      if (fresh || plan === null) measure();
      draw(transition);
      answerTap(state);
    },
    renew: (next) => {
      if (scene === null || state.shown === null || !samePosition(scene, next)) return false;
      scene = next;
      state.shown = showScene(next, state.shown.plan, state.shown.targets, extensions());
      return true;
    },
    set: (settings) => {
      state.settings = { ...state.settings, ...settings };
      if (scene !== null) arrange();
    },
    isResized: () => root.clientWidth !== box.width || root.clientHeight !== box.height,
    arrange,
    extend: () => {
      const loaded = late.now();
      if (loaded === null) return;
      board.extend(loaded.extensions);
      const { shown } = state;
      if (shown === null) return arrange();
      // The names of the buttons have been loaded, and their full size.
      state.shown = showScene(shown.scene, shown.plan, shown.targets, extensions());
      buttons.update(shown.scene.game, shown.scene.view, () => state.shown?.areas ?? [], null);
      context.refresh();
    },
    frame: refresher.frame,
    destroy: () => {
      buttons.destroy();
      refresher.destroy();
      board.destroy();
    },
  };
};
