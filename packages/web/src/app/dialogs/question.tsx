/** A question with two answers; the safe one has the focus first. */
import { useState } from 'preact/hooks';
import { useShell, type Question as Asked } from '../shell.ts';
import { Dialog } from '../ui/dialog.tsx';
import { pageWords } from '../page-words.ts';

export const Question = ({ asked }: { readonly asked: Asked }) => {
  const shell = useShell();
  const [never, setNever] = useState(false);
  const close = (): void => {
    shell.question.value = null;
  };
  return (
    <Dialog title={asked.title} close={close}>
      {asked.lines.map((line) => (
        <p key={line} data-test="question-line">
          {line}
        </p>
      ))}
      {asked.setting !== undefined && (
        <label class="check">
          <input type="checkbox" checked={never} onChange={() => setNever(!never)} />
          {pageWords.dontAsk}
        </label>
      )}
      <div class="buttons">
        <button type="button" class="button" autofocus onClick={close} data-test="no">
          {asked.no}
        </button>
        <button
          type="button"
          class="button primary"
          data-test="yes"
          onClick={() => {
            if (never && asked.setting !== undefined) shell.set(asked.setting, 'off');
            close();
            asked.run();
          }}
        >
          {asked.yes}
        </button>
      </div>
    </Dialog>
  );
};
