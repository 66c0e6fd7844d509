/** The button beside a hint that tells the odds behind it. */
import { useShell, type SlotProps } from '../../shell/shell.ts';
import { hintOdds } from './hint.ts';
import { hintWords } from './messages.ts';

export const Why = ({ controller }: SlotProps['status']) => {
  const { notices } = useShell();
  const odds = hintOdds(useShell());
  if (odds.value === '' || notices.toast.value === '') return null;
  return (
    <button
      type="button"
      class="why"
      data-test="why"
      onClick={() => {
        notices.toast.value = odds.value;
        controller.announcer.say(odds.value);
        odds.value = '';
      }}
    >
      {hintWords.why}
    </button>
  );
};
