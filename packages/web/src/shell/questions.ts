/** Questions before an action with a price: leaving a deal, ending it. Each can be switched off. */
import type { GameController } from '../play/game-controller.ts';
import type { AskedQuestion } from './dialogs.ts';
import type { Shell } from './shell.ts';
import { words } from '../i18n/words.ts';

/** Asks a question. Where the feature that shows it is left out, its action runs without it. */
export const ask = ({ dialogs, features }: Shell, asked: AskedQuestion): void => {
  const { question } = dialogs;
  question.value = asked;
  const runUnasked = (): void => {
    if (question.value !== asked || features.isFilled('overlay')) return;
    question.value = null;
    asked.run();
  };
  // Without a network the overlay says so.
  void features.ready().then(runUnasked, () => undefined);
};

/** Runs an action that puts another deal on the table, after a question if that has a price. */
export const askToLeave = (shell: Shell, controller: GameController, run: () => void): void => {
  const go = (): void => {
    run();
    if (controller.history.canUndo.value) shell.notices.toast.value = words.undoBrings;
  };
  const started =
    controller.position.session.value.cursor > 0 && controller.position.step.value.status === 'playing';
  if (!started || shell.settings.value.askNew === 'off') go();
  else ask(shell, { about: 'leave', run: go });
};

export const askToEnd = (shell: Shell, controller: GameController): void => {
  const run = (): void => void controller.play({ kind: 'end', why: 'resigned' });
  if (shell.settings.value.askEnd === 'off') run();
  else ask(shell, { about: 'end', run });
};
