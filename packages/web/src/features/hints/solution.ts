/**
 * A solution to watch: written as a record and opened in the viewer. While the deal is in play a dialog asks
 * first, and the attempt is marked, so that its win does not count.
 */
import { ask } from '../../shell/questions.ts';
import { addLooks } from '../../play/variations.ts';
import { play, stepAt, type Session } from '@cairn/engine';
import { newAttempt } from '../../play/attempt.ts';
import type { GameController } from '../../play/game-controller.ts';
import { recordText } from '../../play/record-text.ts';
import { recordHref } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { hiddenOn, searched } from './can-still-win.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { showNotice } from '../../shell/notices.ts';
import { hintWords } from './messages.ts';

/** The database key of the last solution that was shown. Only one is stored. */
const SOLUTION = 'solution';

const watch = async (shell: Shell, solved: Session): Promise<void> => {
  const attempt = newAttempt(solved, { id: SOLUTION, began: Date.now() });
  await shell.db.write([{ store: 'records', key: SOLUTION, value: recordText(attempt) }]);
  location.hash = recordHref(SOLUTION);
};

const show = async (shell: Shell, controller: GameController): Promise<void> => {
  const stop = abortOnPositionChange(controller);
  const { session } = controller.position.attempt.value;
  const over = controller.position.step.value.status !== 'playing';
  const from: Session = { ...session, cursor: over ? 0 : session.cursor };
  const hidden = hiddenOn(controller);
  const answer = await searched(shell, controller, stop, stepAt(from).state, true);
  if (answer === null) return;
  if (hidden > 0) addLooks(controller, hidden);
  if (answer.moves === null) {
    const { verdict, limit } = answer;
    const text =
      verdict === 'unwinnable' ? hintWords.stillLost : hintWords.undecided(hintWords.limits[limit ?? 'time']);
    return showNotice(shell.notices, stop, over && verdict === 'unwinnable' ? hintWords.unwinnable : text);
  }
  controller.amend((now) => ({ ...now, shown: true }));
  stop.abort();
  const solved = answer.moves.reduce((so, move) => play(so, move), from);
  await watch(shell, solved);
};

/** Shows a solution of the position on the table or, when the deal is over, of the deal. */
export const showSolution = (shell: Shell, controller: GameController): void => {
  const run = (): void => void show(shell, controller);
  if (controller.position.step.value.status !== 'playing') return run();
  ask(shell, {
    about: {
      title: hintWords.solutionTitle,
      lines: [hintWords.solutionText],
      yes: hintWords.solutionShow,
      no: pageWords.cancel,
    },
    run,
  });
};
