/** The table in marked English, for tests. */
import { spokenNames, spokenSentences } from '@cairn/rulebook';
import { english } from './english.ts';
import { marked } from './marked.ts';
import { sayTable } from './words.ts';

export const speak = (): void => {
  sayTable(marked(english));
  spokenNames.use(marked(spokenNames.now()));
  spokenSentences.use(marked(spokenSentences.now()));
};
