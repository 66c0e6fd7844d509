/** Moves the player asks for. Every one ends at the app, as a move or as a refusal. */
import type { Move } from '@cairn/engine';
import type { Landing } from '../model/press.ts';
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
