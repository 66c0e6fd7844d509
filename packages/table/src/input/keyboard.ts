/**
 * Play by keyboard: moving the focus, picking up and putting down, drawing, playing to foundations, reading the
 * place.
 */
import { cardOf, suitOf, UNKNOWN } from '@cairn/engine';
import { growAreas } from '../model/hit-growth.ts';
import { hitAreas, type HitArea } from '../model/hit-targets.ts';
import { pickUpFrom, playsFrom, stockMove } from '../model/press.ts';
import type { ShownScene } from '../model/shown-scene.ts';
import { areaAt, focusTarget, NOTHING_PICKED, type KeyboardInput, type TableContext } from './context.ts';
import { hold, playHeld } from './held-cards.ts';
import type { KeyAction } from './keys.ts';
import { letGo, makeLegal, tryMove } from './moves.ts';
import { nextInDirection, nextInFan, targetsByNumber, targetsByZone } from './navigation.ts';
import { tapMove } from './tap.ts';

type Navigation = Extract<KeyAction, { kind: 'go' | 'number' | 'edge' | 'group' }>;

/** The areas of targets with every column closed: opening a column does not change the way of the focus. */
const closedAreas = ({ plan, areas }: ShownScene): readonly HitArea[] => {
  const { open, ...closed } = plan;
  return open === undefined ? areas : hitAreas(closed, areas, growAreas);
};

/** The key of the target an action leads to; undefined when it leads off the table. */
const destination = (shown: ShownScene, from: HitArea, action: Navigation): string | undefined => {
  const { scene, areas } = shown;
  const { game } = scene;
  const closed = closedAreas(shown);
  switch (action.kind) {
    case 'go': {
      const here = closed.find(({ key }) => key === from.key) ?? from;
      return (nextInFan(game, closed, from, action.way) ?? nextInDirection(closed, here, action.way) ?? from)
        .key;
    }
    case 'number':
      return (targetsByNumber(game, closed)[action.at] ?? from).key;
    case 'edge':
      return action.at === 'stock' ? `p${game.stock}` : (targetsByNumber(game, closed)[0] ?? from).key;
    case 'group': {
      const groups = targetsByZone(
        game,
        areas.toSorted((a, b) => a.pile - b.pile || a.index - b.index),
      );
      const group = groups[groups.findIndex((each) => each.includes(from)) + action.by];
      return (group?.find(({ free, down, strip }) => free && !down && !strip) ?? group?.[0])?.key;
    }
  }
};

/**
 * Picks up a card and moves the focus to the first pile that takes it. If no pile does, a move is tried and refused.
 */
const pickUp = (context: TableContext, area: HitArea): void => {
  const { shown, picked } = context.state;
  if (shown === null) return;
  // Enter on a picked card confirms if the picked cards are a group.
  if (picked.piles.includes(area.pile) && context.extensions()?.groups.isGroup(shown, picked.piles) === true)
    return void context.extensions()?.groups.removePicked(context);
  const held = pickUpFrom(shown.scene, area);
  const [first] = held?.landings ?? [];
  // As with a tap, a card that can leave the table is picked, or leaves at once.
  if (first === undefined || first.move.kind === 'remove') return tapMove(context, area);
  hold(context, held);
  focusTarget(context, `p${first.to}`);
};

const putDown = (context: TableContext, to: number): void => {
  const { state } = context;
  const { held, shown } = state;
  if (held === null || shown === null) return;
  state.held = null;
  // After the move the focus goes to the pile that the card came from, or to a card near it.
  state.focused = `p${held.pile}`;
  letGo(context, !playHeld(context, held, to));
  focusTarget(context, state.focused);
};

/** Plays a card, or the last one of its pile, to a foundation; in games without foundations, to a hole. */
const playHome = (context: TableContext, { pile, index }: HitArea): void => {
  if (context.state.shown === null) return;
  const { scene } = context.state.shown;
  const { game, view } = scene;
  const homes = game.byRole.foundation.length > 0 ? game.byRole.foundation : game.byRole.hole;
  const last = (view.piles[pile]?.length ?? 0) - 1;
  const play = [index, last].flatMap((at) => playsFrom(scene, pile, at)).find(({ to }) => homes.includes(to));
  if (play !== undefined) {
    if (!makeLegal(context, play)) context.board.shake(pile, context.tempo());
    return;
  }
  const suitOn = (at: number): number => suitOf(cardOf(view.piles[at]?.at(-1) ?? UNKNOWN));
  const near = homes.find((home) => suitOn(home) === suitOn(pile));
  const to = near ?? homes.find((home) => view.piles[home]?.length === 0) ?? homes[0] ?? pile;
  if (!tryMove(context, { kind: 'play', from: pile, to, count: 1 }))
    context.board.shake(pile, context.tempo());
};

const draw = (context: TableContext, { scene }: ShownScene): void => {
  const tried = stockMove(scene);
  const legal = scene.legal.find(({ kind }) => kind === tried.kind);
  if (legal === undefined) tryMove(context, tried);
  else makeLegal(context, legal);
};

/** Escape: unpicks cards, closes an opened column, or puts held cards back. */
const cancel = (context: TableContext): boolean => {
  const { state } = context;
  if (state.held !== null) {
    focusTarget(context, `p${state.held.pile}`);
    letGo(context, true);
    return true;
  }
  if (state.picked.piles.length > 0) {
    state.picked = NOTHING_PICKED;
    context.refresh();
    return true;
  }
  if (state.opened === null) return false;
  context.openColumn(null);
  return true;
};

const perform = (context: TableContext, action: KeyAction): boolean => {
  const { state, buttons } = context;
  const { shown, held } = state;
  const area = areaAt(context, state.focused);
  if (shown === null || area === undefined) return false;
  switch (action.kind) {
    case 'go':
    case 'number':
    case 'edge':
    case 'group': {
      const key = destination(shown, area, action);
      if (key !== undefined) focusTarget(context, key);
      return key !== undefined;
    }
    case 'hold':
      if (held === null) pickUp(context, area);
      else putDown(context, area.pile);
      return true;
    case 'smart':
      tapMove(context, area, true);
      return true;
    case 'draw':
      draw(context, shown);
      return true;
    case 'home':
      playHome(context, area);
      return true;
    case 'cancel':
      return cancel(context);
    case 'read':
      buttons.speak(`${buttons.nameOf(state.focused)}.`);
      return true;
  }
};

export const keyboardInput: KeyboardInput = { perform, putDown };
