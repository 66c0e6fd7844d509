/** A button that plays the rest of a deal, when there is nothing left to decide. It takes no focus. */
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';

export const Finish = ({ run }: { readonly run: () => void }) => {
  const keys = useShell().settings.value.keys === 'on';
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
