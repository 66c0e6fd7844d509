/** A button that plays the rest of a deal when nothing is left to decide. It takes no focus. */
import type { ReadonlySignal } from '@preact/signals';
import { useShell, type SlotView } from '../../shell/shell.ts';
import { autoplayWords } from './messages.ts';

export const finishView =
  (finish: ReadonlySignal<(() => void) | null>): SlotView<'bar'> =>
  () => {
    const run = finish.value;
    const keys = useShell().settings.value.keys === 'on';
    if (run === null) return null;
    return (
      <button
        type="button"
        class="button primary finish"
        data-test="finish"
        aria-keyshortcuts={keys ? 'A' : undefined}
        onClick={run}
      >
        {autoplayWords.finish}
        {keys && <kbd aria-hidden="true">A</kbd>}
      </button>
    );
  };
