/** The table in marked English, for tests. */
import { currentFigures, currentNames, currentSentences } from '@cairn/rulebook';
import { english } from './english.ts';
import { marked } from './marked.ts';
import { sayTable } from './words.ts';

export const speak = (): void => {
  sayTable(marked(english));
  currentFigures.use(marked(currentFigures.now()));
  currentNames.use(marked(currentNames.now()));
  currentSentences.use(marked(currentSentences.now()));
};
