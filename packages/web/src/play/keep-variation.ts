/** How a tree grows: an attempt that has become another one keeps the line that is no longer on the table. */
import type { Attempt } from './attempt.ts';
import { graft, merge, NO_TREE, pathOf, sameMove } from './tree.ts';

/** The attempt with all that it was before: its line, where it was left, and its tree. Another attempt has nothing of it. */
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

/** Whether a line is no beginning of the other. */
const leaves = (was: Attempt, now: Attempt): boolean => {
  const line = pathOf(now.session);
  return pathOf(was.session).some((text, i) => !sameMove(line[i], text));
};
