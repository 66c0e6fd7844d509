/** Changes of the tree of the attempt on the table: marking a position, and going to one. */
import type { GameController } from './game-controller.ts';
import { goToNode, goToNodeRefusal } from './go-to-node.ts';
import { mark, NO_TREE, type Path } from './tree.ts';

/** Marks a position under a name, or removes its mark when the name is null. */
export const markAt = (controller: GameController, path: Path, name: string | null): void =>
  controller.amend((now) => ({ ...now, tree: mark(now.tree ?? NO_TREE, path, name) }));

/** Goes to a position of the tree and says the sentence; false where no move may be taken back for it. */
export const goTo = (controller: GameController, path: Path, sentence: string): boolean => {
  const { position, clock, announcer } = controller;
  if (goToNodeRefusal(position.attempt.value, path, clock.shown.value) !== null) return false;
  controller.amend((now) => goToNode(now, path, now.spent / 1000));
  announcer.say(sentence);
  return true;
};

/** Records that an aid used its knowledge of this many hidden cards. */
export const addLooks = (controller: GameController, cards: number): void =>
  controller.amend((now) => ({ ...now, looks: now.looks + cards }));
