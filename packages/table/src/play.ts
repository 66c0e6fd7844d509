/** Playing: what taps, drops and keys make of the cards. Every try ends at the app, as a move or as a refusal. */
import { cardOf, suitOf, UNKNOWN, type Card, type Move } from '@cairn/engine';
import { cardRect, pileRect, type Plan } from './layout.ts';
import { extendingPiles, groupOfPicked, pick, pickOn, removePicked } from './parts.ts';
import { add, centre, distance, moved, overlap, type Point, type Rect } from './rect.ts';
import type { Target } from './spots.ts';
import { cardAt, go, targetOf, type Stage } from './stage.ts';
import { cycleOn, dropOn, pickUp, playsFrom, pressOn, reachable, type Held, type Press } from './state.ts';

/** A drop this close to a pile, in CSS pixels, still means it. */
const REACH = 32;

/** Offers a move to the app, or tells it why not; true when it was played. */
export const offer = ({ shown, callbacks }: Stage, move: Move, how: 'new' | 'instead' = 'new'): boolean => {
  // What is played instead of the last move is legal in the position before that.
  const reason = how === 'instead' ? null : (shown?.scene.refusal(move) ?? null);
  if (reason === null) return callbacks.onMove(move, how);
  callbacks.onRefused?.(reason, move);
  return false;
};

/**
 * A tap, or its key: the first legal move of this card, or the next one when it has only just been moved so. A finger
 * follows the card; keys ask once more from where the focus was left.
 */
export const smart = (stage: Stage, target: Target, byKey = false): void => {
  const { shown, cycle } = stage;
  if (shown === null) return;
  const card = byKey && cycle?.focus === target.key ? cycle.card : cardAt(shown, target);
  const now = performance.now();
  const again = cycleOn(cycle, card, now);
  if (again !== null && cycle !== null) {
    offer(stage, again, 'instead');
    stage.cycle = { ...cycle, next: cycle.next + 1, at: now, focus: stage.focused };
    return;
  }
  const picking = pickOn(shown.scene, target, stage.picked);
  if (picking?.kind === 'picked') return pick(stage, target.pile, picking.picked);
  if (picking === null && target.pile === shown.scene.game.discard) return void removePicked(stage);
  const press = picking ?? pressOn(shown.scene, target);
  if (press !== null) make(stage, target, press, card);
};

/** Makes the first move a press asks for, or hears why there is none. */
const make = (stage: Stage, target: Target, { moves, tried }: Press, card: Card | null): void => {
  const [move] = moves;
  const at = performance.now();
  if (move !== undefined) offer(stage, move);
  else if (!offer(stage, tried)) stage.board.shake(target.pile, stage.tempo());
  const { focused: focus } = stage;
  stage.cycle = card === null || moves.length < 2 ? null : { card, at, moves, next: 1, focus };
};

/** What is picked and what would go with it, as marks on the table. */
export const markPicked = ({ shown, picked, board, held }: Stage): void => {
  if (shown !== null && held === null) board.pick(picked, extendingPiles(shown.scene, picked));
};

const take = (stage: Stage, held: Held | null): void => {
  stage.held = held;
  if (held !== null) stage.callbacks.onPick?.();
};

/** Takes a card in hand and goes to the first pile that takes it; a card no pile takes is tried, to hear why. */
export const hold = (stage: Stage, target: Target): void => {
  const { shown, picked } = stage;
  if (shown !== null && picked.includes(target.pile) && groupOfPicked(shown.scene, picked) !== null)
    return void removePicked(stage);
  const held = shown && pickUp(shown.scene, target);
  const [first] = held?.landings ?? [];
  // A card that can leave the table is picked or goes at once, as by a tap.
  if (first === undefined || first.move.kind === 'remove') return smart(stage, target);
  take(stage, held);
  go(stage, `p${first.to}`);
};

/** Plays a card home, or the last one of its pile: to a foundation, or to a hole where there is none. Or hears why not. */
export const goHome = (stage: Stage, { pile, index }: Target): void => {
  if (stage.shown === null) return;
  const { scene } = stage.shown;
  const { game, view } = scene;
  const homes = game.byRole.foundation.length > 0 ? game.byRole.foundation : game.byRole.hole;
  const last = (view.piles[pile]?.length ?? 0) - 1;
  const plays = [index, last].flatMap((at) => playsFrom(scene, pile, at));
  const suitOn = (at: number): number => suitOf(cardOf(view.piles[at]?.at(-1) ?? UNKNOWN));
  const near = homes.find((home) => suitOn(home) === suitOn(pile));
  const to = near ?? homes.find((home) => view.piles[home]?.length === 0) ?? homes[0] ?? pile;
  const move = plays.find((play) => homes.includes(play.to)) ?? { kind: 'play', from: pile, to, count: 1 };
  if (!offer(stage, move)) stage.board.shake(pile, stage.tempo());
};

/** Has nothing in hand any more: what was carried goes home, or waits where it is for the next view. */
export const letGo = (stage: Stage, home: boolean): void => {
  stage.held = null;
  if (home) stage.board.home(stage.tempo());
  stage.refresh();
};

/** Puts what is held down on a pile, or back where it was. The focus returns to where the card came from. */
export const putDown = (stage: Stage, to: number): void => {
  const { held, shown: before } = stage;
  if (held === null || before === null) return;
  const play = dropOn(before.scene, held, to);
  stage.held = null;
  // What is drawn after the move gives the focus to this spot, or to its heir.
  stage.focused = `p${held.pile}`;
  const done = play !== null && offer(stage, play);
  letGo(stage, !done);
  go(stage, stage.focused);
};

/** All of a pile that cards can be put down on: of a column, from its first card to its last. */
const reachOf = (plan: Plan, pile: number, size: number): Rect => {
  const place = pileRect(plan, pile);
  if (place.fan === undefined || size === 0) return place;
  const [first, last] = [cardRect(plan, pile, 0, size), cardRect(plan, pile, size - 1, size)];
  return { ...first, w: Math.max(last.x + last.w - first.x, first.w), h: last.y + last.h - first.y };
};

/** The piles carried cards are over: the legal one meant, by overlap or else by nearness, and any they lie on. */
export const aim = (
  { shown, held }: Stage,
  by: Point,
): { readonly legal: number | null; readonly any: number | null } => {
  if (shown === null || held === null) return { legal: null, any: null };
  const { scene, plan } = shown;
  const { pile, index, landings } = held;
  const sizeOf = (each: number): number => scene.view.piles[each]?.length ?? 0;
  const carried = moved(cardRect(plan, pile, index, sizeOf(pile)), by);
  const best = (piles: readonly number[], least: number): number | null => {
    const worth = (each: number): number => {
      const rect = reachOf(plan, each, sizeOf(each));
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

/** A card carried out of an opened column closes it, and stays where the pointer has it. */
const takeOut = (stage: Stage, { pile, index }: Target): void => {
  const place = (): Point =>
    stage.shown === null ? stage.grip : centre(cardRect(stage.shown.plan, pile, index, index + 1));
  const open = place();
  stage.open(null);
  const closed = place();
  stage.grip = { x: open.x - closed.x, y: open.y - closed.y };
};

/** Carries a card by the pointer, and lights the pile it would go to. */
export const carry = (stage: Stage, key: string, by: Point): void => {
  const target = targetOf(stage, key);
  if (stage.shown === null || target === undefined) return;
  if (stage.held === null) take(stage, pickUp(stage.shown.scene, target));
  const { held, board } = stage;
  if (held === null) return;
  if (stage.opened !== null) takeOut(stage, target);
  board.carry(held, add(by, stage.grip));
  board.light(
    held.landings.map(({ to }) => to),
    aim(stage, add(by, stage.grip)).legal,
  );
};

/** Lets carried cards fall. */
export const drop = (stage: Stage, by: Point): void => {
  const { held, shown } = stage;
  const { legal, any } = aim(stage, add(by, stage.grip));
  const to = legal ?? any;
  const play = held === null || shown === null || to === null ? null : dropOn(shown.scene, held, to);
  stage.held = null;
  letGo(stage, play === null || !offer(stage, play));
};
