/**
 * Which language is spoken: the one chosen in the settings, or the first of the device's that there is. English is
 * part of the app; what another language says comes in two pieces, that of the table before the table is shown, that
 * of the pages with the first of them. A page speaks one language: choosing another one loads it anew.
 */
import type { Settings } from '../play/settings.ts';

type Choice = Settings['language'];
/** `qps` is nobody's: a device that asks for it gets every text marked, so that a test sees what is no word of a catalogue. */
export type LanguageName = Exclude<Choice, 'auto'> | 'qps';

interface Piece {
  /** Makes the app speak it. */
  readonly speak: () => void;
}

const TRANSLATIONS: {
  readonly [name in Exclude<LanguageName, 'en'>]: Readonly<Record<'table' | 'pages', () => Promise<Piece>>>;
} = {
  de: { table: () => import('./german.ts'), pages: () => import('./german-pages.ts') },
  qps: { table: () => import('./pseudo.ts'), pages: () => import('./pseudo-pages.ts') },
};

let spoken: LanguageName = 'en';

const isName = (name: string): name is LanguageName => name === 'en' || name in TRANSLATIONS;

/** The language of a choice, on a device that prefers these (BCP 47, the best first). */
export const languageOf = (choice: Choice, preferred: readonly string[]): LanguageName =>
  choice === 'auto'
    ? (preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isName) ?? 'en')
    : choice;

/** Makes the table speak a language. Rejects when it cannot be fetched; then English is spoken. */
export const speakTable = async (language: LanguageName): Promise<void> => {
  if (language !== 'en') (await TRANSLATIONS[language].table()).speak();
  spoken = language;
  document.documentElement.lang = language;
};

/** The language of the page. */
export const spokenLanguage = (): LanguageName => spoken;

/** Makes the pages speak the language of the table. */
export const speakPages = async (): Promise<void> => {
  if (spoken !== 'en') (await TRANSLATIONS[spoken].pages()).speak();
};
