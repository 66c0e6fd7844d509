/** What a player does with the tree of the attempt on the table: marks positions and goes from line to line. */
import { climb, climbRefusal } from './climb.ts';
import { mark, markOf, NO_TREE, pathOf, type Path } from './tree.ts';
import type { Shell } from '../shell/shell.ts';
import { speakPages } from '../i18n/language.ts';
import { pageWords } from '../i18n/pages.ts';
import type { Desk } from './desk.ts';

/** Marks a position under a name, or takes its mark away when the name is null. */
export const markAt = (desk: Desk, path: Path, name: string | null): void =>
  desk.amend((now) => ({ ...now, tree: mark(now.tree ?? NO_TREE, path, name) }));

/** Marks the position on the table, or takes its mark away; says which. */
export const bookmark = async (shell: Shell, desk: Desk): Promise<void> => {
  const { session, tree = NO_TREE } = desk.attempt.value;
  const path = pathOf(session, session.cursor);
  const isMarked = markOf(tree, path) !== undefined;
  markAt(desk, path, isMarked ? null : '');
  await speakPages();
  const text = isMarked ? pageWords.unmarked(path.length) : pageWords.marked(path.length);
  desk.say(text);
  shell.toast.value = text;
};

/** Goes to a position of the tree, and says so; false where no move may be taken back for it. */
export const goTo = (desk: Desk, path: Path): boolean => {
  const seconds = desk.clock.shown.value;
  if (climbRefusal(desk.attempt.value, path, seconds) !== null) return false;
  desk.amend((now) => climb(now, path, now.spent / 1000));
  desk.say(pageWords.atMove(path.length));
  return true;
};
