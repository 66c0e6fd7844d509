/** Dialogs, results and pages in marked English, for tests. */
import { currentFaults, currentRules } from '@cairn/rulebook';
import { english } from './english-pages.ts';
import { marked } from './marked.ts';
import { deriveTranslations } from './messages.ts';
import { sayPages } from './pages.ts';

/** Called for every part, and done once. */
let done = false;
export const speak = (): void => {
  if (done) return;
  done = true;
  sayPages(marked(english));
  deriveTranslations(marked);
  currentRules.use(marked(currentRules.now()));
  currentFaults.use(marked(currentFaults.now()));
};
