/** The button beside a hint that tells the odds behind it. */
import { useShell, type SlotProps } from '../../shell/shell.ts';
import { showAdvice } from '../../shell/show-advice.ts';
import { hintOdds } from './hint.ts';
import { hintWords } from './messages.ts';

export const Why = ({ controller }: SlotProps['status']) => {
  const shell = useShell();
  const { notices } = shell;
  const odds = hintOdds(shell);
  if (odds.value === '' || notices.toast.value === '') return null;
  return (
    <button
      type="button"
      class="why"
      data-test="why"
      onClick={() => {
        showAdvice(shell, controller, odds.value);
        odds.value = '';
      }}
    >
      {hintWords.why}
    </button>
  );
};
