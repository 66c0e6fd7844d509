/** Moves of the player. Each is given to the app, as a move or as a refusal. */
import type { Move } from '@cairn/engine';
import type { Landing } from '../model/press.ts';
import { stepsOf } from '../model/scene.ts';
import type { TableContext } from './context.ts';

/** Makes a move of the scene's legal list. Returns whether the app made it. */
export const makeLegal = ({ callbacks }: TableContext, move: Move): boolean =>
  callbacks.onMove(stepsOf(move), { replacesLast: false });

/** Tries a move that is not in the legal list. It is refused, unless the rules allow it after all. */
export const tryMove = (context: TableContext, move: Move): boolean => {
  const refusal = context.state.shown?.scene.refusal(move) ?? null;
  if (refusal === null) return makeLegal(context, move);
  context.callbacks.onRefused?.(refusal, move);
  return false;
};

/** Stops holding cards. With `home` carried cards fly back; otherwise they stay until the next view. */
export const letGo = (context: TableContext, home: boolean): void => {
  context.state.held = null;
  if (home) context.board.sendHome(context.tempo());
  context.refresh();
};

/** Highlights the piles that take the held cards, and no others. */
export const lightLandings = ({ board }: TableContext, landings: readonly Landing[]): void =>
  board.light(
    landings.map(({ to }) => to),
    null,
  );
