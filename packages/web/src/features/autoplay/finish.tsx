/** A button that plays the rest of a deal, when there is nothing left to decide. It takes no focus. */
import type { ReadonlySignal } from '@preact/signals';
import { pageWords } from '../../i18n/pages.ts';
import type { SlotView } from '../../shell/feature.ts';
import { useShell } from '../../shell/shell.ts';

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
        {pageWords.finish}
        {keys && <kbd aria-hidden="true">A</kbd>}
      </button>
    );
  };
