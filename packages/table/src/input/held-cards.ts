/** Cards that are picked up, by keyboard or by dragging, and put down. */
import { dropOn } from '../model/drop.ts';
import type { HeldCards } from '../model/press.ts';
import type { TableContext } from './context.ts';
import { makeLegal, tryMove } from './moves.ts';

/** Puts held cards on a pile. An illegal move is refused. False if nothing was played. */
export const playHeld = (context: TableContext, held: HeldCards, to: number): boolean => {
  const { shown } = context.state;
  const landing = held.landings.find((each) => each.to === to);
  if (landing !== undefined) return makeLegal(context, landing.move);
  const tried = shown === null ? null : dropOn(shown.scene, held, to);
  return tried !== null && tryMove(context, tried);
};

/** Stores which cards are held, and tells the app. */
export const hold = ({ state, callbacks }: TableContext, held: HeldCards | null): void => {
  state.held = held;
  if (held !== null) callbacks.onPick?.();
};
