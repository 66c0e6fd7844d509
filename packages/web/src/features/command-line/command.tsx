/**
 * The command line: a field for a move or a command, and the last answer. Arrow up brings back earlier lines.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { runCommand, type CommandAnswer } from './commands.ts';
import type { GameController } from '../../play/game-controller.ts';
import { useShell, type Actions } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { commandWords } from './messages.ts';
import { closeIcon, commandIcon } from '../../ui/icons.ts';

export const CommandLine = ({
  controller,
  actions,
}: {
  readonly controller: GameController;
  readonly actions: Actions;
}) => {
  const shell = useShell();
  const field = useRef<HTMLInputElement>(null);
  const past = useRef<string[]>([]);
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<CommandAnswer>({ text: commandWords.commandHint, ok: true });
  useEffect(() => field.current?.focus(), []);
  const close = (): void => {
    shell.dialogs.commandLine.value = false;
    document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus();
  };
  const submit = (): void => {
    const input = field.current;
    if (input === null) return;
    const result = runCommand(shell, controller, actions, input.value);
    if (input.value.trim() !== '') past.current.push(input.value);
    setAt(past.current.length);
    setAnswer(result);
    void result.later?.then((text) => setAnswer((now) => (now === result ? { text, ok: true } : now)));
    // There is one live region. What it has just spoken is not spoken again.
    if (result.text !== '' && result.text !== controller.announcer.latest.value.text)
      controller.announcer.say(result.text);
    if (result.ok) input.value = '';
    else input.select();
  };
  const recall = (to: number): void => {
    if (to < 0 || to > past.current.length || field.current === null) return;
    setAt(to);
    field.current.value = past.current[to] ?? '';
  };
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'ArrowUp') recall(at - 1);
        else if (event.key === 'ArrowDown') recall(at + 1);
        else return;
        event.preventDefault();
      }}
    >
      <Icon path={commandIcon} />
      <input
        ref={field}
        aria-label={commandWords.commandLabel}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        data-test="command"
      />
      <span class={answer.ok ? 'answer' : 'answer bad'} data-test="answer">
        {answer.text}
      </span>
      <button type="button" class="icon-button small" aria-label={pageWords.close} onClick={close}>
        <Icon path={closeIcon} />
      </button>
    </form>
  );
};
