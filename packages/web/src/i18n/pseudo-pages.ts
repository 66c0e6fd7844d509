/** Dialogs, results and pages in marked English, for tests. */
import { currentFaults, currentRules } from '@cairn/rulebook';
import { english } from './english-pages.ts';
import { marked } from './marked.ts';
import { deriveTranslations } from './messages.ts';
import { pageWords, sayPages } from './pages.ts';

/** Called for every part, and done once. */
export const speak = (): void => {
  if (pageWords !== english) return;
  sayPages(marked(english));
  deriveTranslations(marked);
  currentRules.use(marked(currentRules.now()));
  currentFaults.use(marked(currentFaults.now()));
};
