/** What is read at leisure, in the language that is spoken now: more than all the rest, and nobody needs it to play. */
import { articles as english } from './articles-english.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { articleLanguage } from '../../i18n/pages.ts';

export type Articles = Catalogue<typeof english>;

export let articleWords: Articles = english;

/** Fetches it in the language of the pages. */
export const speakArticles = async (): Promise<void> => {
  articleWords = await articleLanguage(english);
};
