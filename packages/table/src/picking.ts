/** Picking: what presses on cards that leave the table together do to those that are picked. */
import { groupOfPicked } from './groups.ts';
import { offer } from './play.ts';
import type { Stage } from './stage.ts';

/** Two presses on a card within this time, in milliseconds, confirm what is picked. */
const DOUBLE = 400;

/** Picks these piles' last cards, of which the player has pressed one. */
export const pick = (stage: Stage, pile: number, picked: readonly number[]): void => {
  const at = performance.now();
  const twice = stage.pickedAt?.pile === pile && at - stage.pickedAt.at < DOUBLE;
  stage.pickedAt = { pile, at };
  if (twice && stage.picked.includes(pile) && removePicked(stage)) return;
  stage.picked = picked;
  stage.callbacks.onPick?.();
  stage.refresh();
};

/** Removes what is picked; false when it is no group, which the player is told. */
export const removePicked = (stage: Stage): boolean => {
  const { shown, picked } = stage;
  if (shown === null || picked.length === 0) return false;
  return offer(stage, groupOfPicked(shown.scene, picked) ?? { kind: 'remove', piles: picked });
};
