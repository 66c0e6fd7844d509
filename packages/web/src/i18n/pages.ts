/** What dialogs, results and pages say, in the language that is spoken now: live bindings, English at first. */
import type { NoteLanguage } from '@cairn/games';
import type { Catalogue } from './catalogue.ts';
import type { Articles } from '../features/help/articles.ts';
import { english } from './english-pages.ts';
import type { SettingWords } from '../features/settings/messages.en.ts';
import type { WorkshopWords } from '../features/workshop/messages.ts';

export type PageWords = Catalogue<Pick<typeof english, 'page' | 'help'>> & {
  readonly settings: SettingWords;
};

export let pageWords: PageWords['page'] = english.page;
export let settingWords: PageWords['settings'] = english.settings;
export let helpWords: PageWords['help'] = english.help;

/** Says everything in these words from now on; what is drawn already is not changed. */
export const sayPages = (next: PageWords): void => {
  pageWords = next.page;
  settingWords = next.settings;
  helpWords = next.help;
};

/** Fetches what tells notes on games in the language; in English they are told as they are written. */
export let noteLanguage = (): Promise<NoteLanguage> => Promise.resolve((notes) => notes);

export const sayNotes = (next: typeof noteLanguage): void => {
  noteLanguage = next;
};

/** Fetches what is read at leisure in the language that is spoken, given what it is in English. */
export let articleLanguage = (plain: Articles): Promise<Articles> => Promise.resolve(plain);

export const sayArticles = (next: typeof articleLanguage): void => {
  articleLanguage = next;
};

/** Fetches what the workshop says in the language that is spoken, given what it is in English. */
export let workshopLanguage = (plain: WorkshopWords): Promise<WorkshopWords> => Promise.resolve(plain);

export const sayWorkshop = (next: typeof workshopLanguage): void => {
  workshopLanguage = next;
};
