/** Dialogs, results and pages in marked English, for tests. */
import { currentFaults, currentRules } from '@cairn/rulebook';
import { english } from './english-pages.ts';
import { marked } from './marked.ts';
import { sayArticles, sayPages, sayWorkshop } from './pages.ts';

/** Asked for with every part, and said once. */
let said = false;
export const speak = (): void => {
  if (said) return;
  said = true;
  sayPages(marked(english));
  sayArticles((articles) => Promise.resolve(marked(articles)));
  sayWorkshop((plain) => Promise.resolve(marked(plain)));
  currentRules.use(marked(currentRules.now()));
  currentFaults.use(marked(currentFaults.now()));
};
