/** Moves the player asks for. Every one ends at the app, as a move or as a refusal. */
import type { Move } from '@cairn/engine';
import { dropOn, type HeldCards, type Landing } from '../model/press.ts';
import type { TableContext } from './context.ts';

/** Makes a move of the scene's legal list; whether the app made it. */
export const makeLegal = ({ callbacks }: TableContext, move: Move): boolean =>
  callbacks.onMove(move, { replacesLast: false });

/** Tries a move that is not in the legal list: it is refused, unless the rules allow it after all. */
export const tryMove = (context: TableContext, move: Move): boolean => {
  const refusal = context.state.shown?.scene.refusal(move) ?? null;
  if (refusal === null) return makeLegal(context, move);
  context.callbacks.onRefused?.(refusal, move);
  return false;
};

/** Puts held cards on a pile, by a legal move or one to be refused; false when nothing was played. */
export const playHeld = (context: TableContext, held: HeldCards, to: number): boolean => {
  const { shown } = context.state;
  const landing = held.landings.find((each) => each.to === to);
  if (landing !== undefined) return makeLegal(context, landing.move);
  const tried = shown === null ? null : dropOn(shown.scene, held, to);
  return tried !== null && tryMove(context, tried);
};

/** Notes which cards are held, and tells the app. */
export const hold = ({ state, callbacks }: TableContext, held: HeldCards | null): void => {
  state.held = held;
  if (held !== null) callbacks.onPick?.();
};

/** Holds nothing any more; `home` sends carried cards back, else they wait where they are for the next view. */
export const letGo = (context: TableContext, home: boolean): void => {
  context.state.held = null;
  if (home) context.board.sendHome(context.tempo());
  context.refresh();
};

/** Lights the piles that take the held cards, and no others. */
export const lightLandings = ({ board }: TableContext, landings: readonly Landing[]): void =>
  board.light(
    landings.map(({ to }) => to),
    null,
  );
