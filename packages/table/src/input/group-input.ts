/** Picking cards: those that leave the table in groups, and a pile of a row that may go to several places. */
import type { HitArea } from '../model/hit-targets.ts';
import { extendingPiles, groupOfPicked, groupPressOn } from '../model/groups.ts';
import { pickUpFrom } from '../model/press.ts';
import { knownCardOn } from '../model/shown-scene.ts';
import { createConfirmButton } from './confirm-button.ts';
import type { GroupInput, TableContext } from './context.ts';
import { hold } from './held-cards.ts';
import { makeLegal, tryMove } from './moves.ts';
import { makeFirst } from './tap.ts';

/** Two presses on a card within this time, in milliseconds, confirm the picked cards. */
const DOUBLE_PRESS = 400;

/** Removes the picked cards. If they are no group, the move is tried and refused. */
const removePicked = (context: TableContext): boolean => {
  const { shown, picked } = context.state;
  if (shown === null || picked.piles.length === 0) return false;
  const group = groupOfPicked(shown.scene, picked.piles);
  return group === null
    ? tryMove(context, { kind: 'remove', piles: picked.piles })
    : makeLegal(context, group);
};

/** Picks the last cards of these piles; the player has pressed that of `pile`. */
const pickCards = (context: TableContext, pile: number, piles: readonly number[]): void => {
  const { state } = context;
  const { last } = state.picked;
  const at = performance.now();
  const twice = last?.pile === pile && at - last.at < DOUBLE_PRESS;
  state.picked = { ...state.picked, last: { pile, at } };
  if (twice && state.picked.piles.includes(pile) && removePicked(context)) return;
  state.picked = { ...state.picked, piles };
  context.callbacks.onPick?.();
  context.refresh();
};

const tap = (context: TableContext, area: HitArea): boolean => {
  const { shown, picked } = context.state;
  if (shown === null) return false;
  const { scene } = shown;
  // Which of two places a pile of a row goes to decides the deal: the tap shows both, and the next one chooses.
  if (scene.game.piles[area.pile]?.zone.role === 'row') {
    const held = pickUpFrom(scene, area);
    if (held === null || held.landings.length < 2) return false;
    hold(context, held);
    return true;
  }
  const press = groupPressOn(scene, area, picked.piles);
  if (press?.kind === 'picked') pickCards(context, area.pile, press.picked);
  else if (press !== null) makeFirst(context, area, press, knownCardOn(shown, area));
  else if (area.pile === scene.game.discard) removePicked(context);
  else return false;
  return true;
};

export const groupInput: GroupInput = {
  tap,
  removePicked,
  isGroup: ({ scene }, piles) => groupOfPicked(scene, piles) !== null,
  extending: ({ scene }, piles) => (piles.length === 0 ? [] : extendingPiles(scene, piles)),
  createConfirmButton,
};
