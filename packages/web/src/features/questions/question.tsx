/** A question with two answers. The safe one has the focus first. The price of the other is named. */
import { useState } from 'preact/hooks';
import type { GameController } from '../../play/game-controller.ts';
import type { AskedQuestion, QuestionText } from '../../shell/dialogs.ts';
import { endPrice } from '../../shell/end-price.ts';
import { useShell } from '../../shell/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { questionWords } from './messages.ts';

const wordingOf = (about: 'leave' | 'end', controller: GameController): QuestionText =>
  about === 'leave'
    ? {
        title: questionWords.leaveTitle,
        lines: [endPrice(controller), questionWords.leaveText],
        yes: questionWords.leave,
        no: pageWords.keepPlaying,
      }
    : {
        title: questionWords.endTitle,
        lines: [endPrice(controller)],
        yes: questionWords.endNow,
        no: pageWords.keepPlaying,
      };

/** The settings that switch questions off. */
const SETTING = { leave: 'askNew', end: 'askEnd' } as const;

const AskedDialog = ({ asked }: { readonly asked: AskedQuestion }) => {
  const shell = useShell();
  const [never, setNever] = useState(false);
  const close = (): void => {
    shell.dialogs.question.value = null;
  };
  const { about, run } = asked;
  const controller = shell.controller.value;
  const setting = typeof about === 'string' ? SETTING[about] : undefined;
  const wording = typeof about === 'string' ? controller && wordingOf(about, controller) : about;
  if (wording === null) return null;
  return (
    <Dialog title={wording.title} close={close}>
      {wording.lines.map((line) => (
        <p key={line} data-test="question-line">
          {line}
        </p>
      ))}
      {setting !== undefined && (
        <label class="check">
          <input type="checkbox" checked={never} onChange={() => setNever(!never)} />
          {questionWords.dontAsk}
        </label>
      )}
      <div class="buttons">
        <button type="button" class="button" autofocus onClick={close} data-test="no">
          {wording.no}
        </button>
        <button
          type="button"
          class="button primary"
          data-test="yes"
          onClick={() => {
            if (never && setting !== undefined) shell.preferences.set(setting, 'off');
            close();
            run();
          }}
        >
          {wording.yes}
        </button>
      </div>
    </Dialog>
  );
};

export const Question = () => {
  const asked = useShell().dialogs.question.value;
  return asked === null ? null : <AskedDialog asked={asked} />;
};
