/** Variations: when the current line changes, the abandoned one is stored in the tree of the attempt. */
import type { Attempt } from './attempt.ts';
import { graft, merge, NO_TREE, pathOf, sameMove } from './tree.ts';

/** The attempt `now` with the tree of `was`, and with its line where that was abandoned; unchanged if it is another attempt. */
export const keepVariation = (was: Attempt, now: Attempt): Attempt => {
  if (was.id !== now.id) return now;
  const { moves } = was.session;
  const others = now.session.moves;
  const isLeft =
    was.session !== now.session && !moves.every((move, i) => others[i] === move) && leaves(was, now);
  const known = was.tree === undefined || was.tree === now.tree;
  if (!isLeft && known) return now;
  const all = known ? (now.tree ?? NO_TREE) : merge(was.tree, now.tree ?? NO_TREE);
  return { ...now, tree: isLeft ? graft(all, pathOf(was.session)) : all };
};

/** Whether the line of `was` is not a beginning of the line of `now`. */
const leaves = (was: Attempt, now: Attempt): boolean => {
  const line = pathOf(now.session);
  return pathOf(was.session).some((text, i) => !sameMove(line[i], text));
};
