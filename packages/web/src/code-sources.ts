/**
 * The code that is loaded after the first paint: the one place where code is split. What is needed of a feature before
 * is in the first script: its toolbar.ts and its keys.ts, which are found by their names.
 */
import type { CodeSources, KeyHandler, ToolbarButton } from './shell/shell.ts';

const buttons = import.meta.glob<ToolbarButton>('./features/*/toolbar.ts', {
  eager: true,
  import: 'toolbarButton',
});
const keyHandlers = import.meta.glob<KeyHandler>('./features/*/keys.ts', { eager: true, import: 'onKey' });

export const sources: CodeSources = {
  features: {
    toolbar: Object.values(buttons),
    keyHandlers: Object.values(keyHandlers),
    list: async (shell) => (await import('./feature-code.ts')).listFeatures(shell),
  },
  catalogue: async () => {
    const { catalogueCode } = await import('./shell/catalogue-code.ts');
    await catalogueCode.ready();
    return catalogueCode;
  },
  attempt: async () => (await import('./shell/attempt-code.ts')).attemptCode,
  tableParts: async () => (await import('./shell/table-code.ts')).tableCode,
  sentences: () => import('./speech/sentences.ts'),
  decks: () => import('@cairn/table/alternative-decks'),
};
