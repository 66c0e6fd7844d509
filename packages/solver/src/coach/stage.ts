/** How far a deal has come, as the correction of an estimate reads it: both are shares from 0 to 1 that a player can see. */
import { isKnown, progress, type Game, type View } from '@cairn/engine';

export interface DealStage {
  /** Cards of the table that have not been seen, of all cards. Those of the stock do not count. */
  readonly hidden: number;
  /** What has been reached of what the goal asks for. */
  readonly done: number;
}

/**
 * 1 as long as nothing has been reached of the goal, then soon near 0. The simulated player is weakest at first, compared with
 * somebody who thinks before every move.
 */
export const earliness = ({ done }: DealStage): number => 1 / (1 + 50 * done);

export const stageOf = (game: Game, view: View): DealStage => {
  const table = view.piles.filter((_, pile) => pile !== game.stock);
  const cards = game.cards.length;
  const hidden = table.flat().filter((seat) => !isKnown(seat)).length;
  const { kind, count, of } = progress(game, view);
  const done = kind === 'left' ? 1 - count / cards : count / Math.max(1, of);
  return { hidden: hidden / cards, done: Math.min(1, Math.max(0, done)) };
};
