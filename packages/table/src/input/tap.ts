/**
 * Taps: the first makes the best legal move of a card; another tap moves it to the next destination instead
 * (tap-cycle.ts).
 */
import type { Card } from '@cairn/engine';
import type { HitArea } from '../model/hit-targets.ts';
import { pressOn, type Press } from '../model/press.ts';
import { stepsOf } from '../model/scene.ts';
import { knownCardOn } from '../model/shown-scene.ts';
import { cycledMove } from '../model/tap-cycle.ts';
import type { InteractionState, TableContext } from './context.ts';
import { makeLegal, tryMove } from './moves.ts';

/** The card of a tap. A repeated key stays with the card that was moved, although the focus has not followed it. */
const tappedCard = ({ state }: TableContext, area: HitArea, byKey: boolean): Card | null => {
  const { shown, cycle } = state;
  if (byKey && cycle?.focus === area.key) return cycle.card;
  return shown === null ? null : knownCardOn(shown, area);
};

/** Moves the card of the last tap to its next destination; false if this is not another tap on it. */
const goOn = ({ state, callbacks }: TableContext, card: Card | null): boolean => {
  const { cycle } = state;
  const at = performance.now();
  const move = cycledMove(cycle, card, at);
  if (move === null || cycle === null) return false;
  const next = { ...cycle, next: cycle.next + 1, at };
  state.nextCycle = next;
  if (!callbacks.onMove(stepsOf(move), { replacesLast: true })) {
    state.nextCycle = null;
    state.cycle = next;
  }
  return true;
};

/** A new scene was shown. If it is the result of the last tap, another tap may continue from here. */
export const answerTap = (state: InteractionState): void => {
  state.cycle = state.nextCycle === null ? null : { ...state.nextCycle, focus: state.focused };
  state.nextCycle = null;
};

/** Makes the first move of a press, or tries one that is refused. */
export const makeFirst = (
  context: TableContext,
  { pile }: HitArea,
  { moves, tried }: Press,
  card: Card | null,
): void => {
  const { state, board } = context;
  const [move] = moves;
  if (move === undefined) {
    if (!tryMove(context, tried)) board.shake(pile, context.tempo());
    return;
  }
  state.nextCycle =
    card === null || moves.length < 2
      ? null
      : { card, at: performance.now(), moves, next: 1, focus: state.focused };
  if (!makeLegal(context, move)) state.nextCycle = null;
};

export const tapMove = (context: TableContext, area: HitArea, byKey = false): void => {
  const { shown } = context.state;
  if (shown === null) return;
  if (goOn(context, tappedCard(context, area, byKey))) return;
  if (context.extensions()?.groups.tap(context, area) === true) return;
  const press = pressOn(shown.scene, area);
  if (press !== null) makeFirst(context, area, press, knownCardOn(shown, area));
};
