/** Dragging: cards carried by a pointer, the pile they are over, and where they are dropped. */
import { cardRect, pileRect, type TablePlan } from '../geometry/plan.ts';
import { add, centre, distance, moved, overlap, type Rect, type Vector } from '../geometry/rect.ts';
import type { HitArea } from '../model/hit-targets.ts';
import { reachable } from '../model/drop.ts';
import { pickUpFrom } from '../model/press.ts';
import { areaAt, type DragInput, type TableContext } from './context.ts';
import { hold, playHeld } from './held-cards.ts';
import { letGo } from './moves.ts';

/** A drop this close to a pile, in CSS pixels, still means it. */
const REACH = 32;

/** The area of a pile that cards can be dropped on; for a column, from its first card to its last. */
const dropArea = (plan: TablePlan, pile: number, size: number): Rect => {
  const place = pileRect(plan, pile);
  if (place.fan === undefined || size === 0) return place;
  const [first, last] = [cardRect(plan, pile, 0, size), cardRect(plan, pile, size - 1, size)];
  return { ...first, w: Math.max(last.x + last.w - first.x, first.w), h: last.y + last.h - first.y };
};

/** The piles under carried cards: the legal one that is meant, by overlap or else by distance, and any other. */
const dropTargets = (
  { state: { shown, held } }: TableContext,
  by: Vector,
): { readonly legal: number | null; readonly any: number | null } => {
  if (shown === null || held === null) return { legal: null, any: null };
  const { scene, plan } = shown;
  const { pile, index, landings } = held;
  const pileSize = (each: number): number => scene.view.piles[each]?.length ?? 0;
  const carried = moved(cardRect(plan, pile, index, pileSize(pile)), by);
  const best = (piles: readonly number[], least: number): number | null => {
    const worth = (each: number): number => {
      const rect = dropArea(plan, each, pileSize(each));
      return overlap(carried, rect) || -distance(carried, rect);
    };
    const found = piles.reduce<number | null>(
      (top, each) => (top === null || worth(each) > worth(top) ? each : top),
      null,
    );
    return found === null || worth(found) < least ? null : found;
  };
  return {
    legal: best(
      landings.map(({ to }) => to),
      -REACH,
    ),
    any: best(reachable(scene, held), 1),
  };
};

/** Closes the opened column that a card is dragged out of. The card stays under the pointer. */
const takeOut = ({ state, openColumn }: TableContext, { pile, index }: HitArea): void => {
  const place = (): Vector =>
    state.shown === null ? state.grip : centre(cardRect(state.shown.plan, pile, index, index + 1));
  const open = place();
  openColumn(null);
  const closed = place();
  state.grip = { x: open.x - closed.x, y: open.y - closed.y };
};

/** Carries the cards of a target with the pointer, and highlights the pile they would go to. */
const drag: DragInput['drag'] = (context, key, by) => {
  const { state, board } = context;
  const area = areaAt(context, key);
  if (state.shown === null || area === undefined) return;
  if (state.held === null) hold(context, pickUpFrom(state.shown.scene, area));
  const { held } = state;
  if (held === null) return;
  if (state.opened !== null) takeOut(context, area);
  board.carry(held, add(by, state.grip));
  board.light(
    held.landings.map(({ to }) => to),
    dropTargets(context, add(by, state.grip)).legal,
  );
};

const drop: DragInput['drop'] = (context, by) => {
  const { state } = context;
  const { held } = state;
  const { legal, any } = dropTargets(context, add(by, state.grip));
  const to = legal ?? any;
  state.held = null;
  letGo(context, held === null || to === null || !playHeld(context, held, to));
};

export const dragInput: DragInput = { drag, drop };
