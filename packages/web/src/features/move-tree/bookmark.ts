/** The bookmark action: adds or removes a bookmark at the position on the table, and says which. */
import { speakPages } from '../../i18n/language.ts';
import type { GameController } from '../../play/game-controller.ts';
import { markOf, NO_TREE, pathOf } from '../../play/tree.ts';
import { markAt } from '../../play/variations.ts';
import type { Shell } from '../../shell/shell.ts';
import { moveTreeWords } from './messages.ts';

export const bookmark = async (shell: Shell, controller: GameController): Promise<void> => {
  const { session, tree = NO_TREE } = controller.position.attempt.value;
  const path = pathOf(session, session.cursor);
  const isMarked = markOf(tree, path) !== undefined;
  markAt(controller, path, isMarked ? null : '');
  await speakPages();
  const text = isMarked ? moveTreeWords.unmarked(path.length) : moveTreeWords.marked(path.length);
  controller.announcer.say(text);
  shell.notices.toast.value = text;
};
