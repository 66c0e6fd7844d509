/**
 * The language of the page: the one chosen in the settings, or the first of the device's languages that there is.
 * English is part of the app. Another language has two parts: that of the table is loaded before the table is shown,
 * that of the pages with the first page. Choosing another language loads the page again.
 */
import type { Settings } from '../play/settings.ts';

type Choice = Settings['language'];
/**
 * `qps` is marked English: a device that asks for it gets every text marked, so tests see texts that are in no
 * catalogue.
 */
export type LanguageName = Exclude<Choice, 'auto'> | 'qps';

interface Piece {
  /** Switches the app to the language. */
  readonly speak: () => void;
}

type Translations = Readonly<Record<Exclude<LanguageName, 'en'>, () => Promise<Piece>>>;
const TABLES: Translations = { de: () => import('./german.ts'), qps: () => import('./pseudo.ts') };
const PAGES: Translations = { de: () => import('./german-pages.ts'), qps: () => import('./pseudo-pages.ts') };

let spoken: LanguageName = 'en';

const isName = (name: string): name is LanguageName => name === 'en' || name in TABLES;

/** The language for a choice, on a device with these preferences (BCP 47, the best first). */
export const languageOf = (choice: Choice, preferred: readonly string[]): LanguageName =>
  choice === 'auto'
    ? (preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isName) ?? 'en')
    : choice;

/** Switches the table to a language. Rejects if it cannot be loaded; then the table is in English. */
export const speakTable = async (language: LanguageName): Promise<void> => {
  if (language !== 'en') (await TABLES[language]()).speak();
  spoken = language;
  document.documentElement.lang = language;
};

/** The language of the page. */
export const spokenLanguage = (): LanguageName => spoken;

/** Switches the pages to the language of the table. */
export const speakPages = async (): Promise<void> => {
  if (spoken !== 'en') (await PAGES[spoken]()).speak();
};
