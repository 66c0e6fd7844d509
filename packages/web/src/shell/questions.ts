/** Questions asked before something that costs: leaving a deal, ending it. Each can be turned off. */
import type { Desk } from '../play/desk.ts';
import type { Shell } from './shell.ts';
import { words } from '../i18n/words.ts';

/** Does something that puts another deal on the table. */
export const askToLeave = (shell: Shell, desk: Desk, run: () => void): void => {
  const go = (): void => {
    run();
    if (desk.canUndo.value) shell.toast.value = words.undoBrings;
  };
  const started = desk.session.value.cursor > 0 && desk.step.value.status === 'playing';
  if (!started || shell.settings.value.askNew === 'off') go();
  else shell.question.value = { about: 'leave', run: go };
};

export const askToEnd = (shell: Shell, desk: Desk): void => {
  const run = (): void => void desk.act({ kind: 'end', why: 'resigned' });
  if (shell.settings.value.askEnd === 'off') run();
  else shell.question.value = { about: 'end', run };
};
