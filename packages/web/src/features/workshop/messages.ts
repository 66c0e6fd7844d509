/** What the workshop says, in the language that is spoken now: only who changes rules fetches it. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { workshopLanguage } from '../../i18n/pages.ts';
import { workshopWords as english } from './messages.en.ts';

export type WorkshopWords = Catalogue<typeof english>;

export let workshopWords: WorkshopWords = english;

/** Fetches it in the language of the pages. */
export const speakWorkshop = async (): Promise<void> => {
  workshopWords = await workshopLanguage(english);
};
