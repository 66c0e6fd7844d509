/** Questions asked before something that costs: leaving a deal, ending it. Each names its price, and can be turned off. */
import { cardsLeft, penalty } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import type { Desk } from './desk/desk.ts';
import type { Shell } from './shell.ts';
import { words } from './words.ts';

/** "19 cards left: −95" */
const price = (desk: Desk): string => {
  const { game } = desk.session.value;
  const { view, tally } = desk.step.value;
  const left = cardsLeft(game, view);
  if (!isScored(game)) return words.cardsLeft(left);
  return words.endPrice(left, penalty(game, view, tally), game.score.unit);
};

/** Does something that puts another deal on the table. */
export const askToLeave = (shell: Shell, desk: Desk, run: () => void): void => {
  const go = (): void => {
    run();
    if (desk.canUndo.value) shell.toast.value = words.undoBrings;
  };
  const started = desk.session.value.cursor > 0 && desk.step.value.status === 'playing';
  if (!started || shell.settings.value.askNew === 'off') return go();
  shell.question.value = {
    title: words.leaveTitle,
    lines: [price(desk), words.leaveText],
    yes: words.leave,
    no: words.keepPlaying,
    setting: 'askNew',
    run: go,
  };
};

export const askToEnd = (shell: Shell, desk: Desk): void => {
  const run = (): void => void desk.act({ kind: 'end', why: 'resigned' });
  if (shell.settings.value.askEnd === 'off') return run();
  shell.question.value = {
    title: words.endTitle,
    lines: [price(desk)],
    yes: words.endNow,
    no: words.keepPlaying,
    setting: 'askEnd',
    run,
  };
};
