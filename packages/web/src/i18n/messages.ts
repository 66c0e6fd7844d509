/**
 * Messages of a feature in the language of the page. English is part of the feature's code. A translation is loaded
 * with the feature and replaces it before the feature is shown.
 */
import type { Catalogue } from './catalogue.ts';

/** The messages in use, and the translations that were loaded, by feature. */
const inUse = new Map<string, object>();
const translations = new Map<string, object>();
/** Derives a translation from the English messages, for a language without files. */
let derive: ((english: object) => object) | null = null;

const translate = (feature: string): void => {
  const shown = inUse.get(feature);
  if (shown !== undefined) Object.assign(shown, translations.get(feature) ?? derive?.(shown));
};

/** The messages of a feature. A translation replaces them in place. */
export const messagesOf = <English extends object>(feature: string, english: English): Catalogue<English> => {
  const shown = { ...english };
  inUse.set(feature, shown);
  translate(feature);
  return shown as Catalogue<English>;
};

/** Replaces the messages of a feature. What is on the screen already does not change. */
export const setTranslation = (feature: string, translation: object): void => {
  translations.set(feature, translation);
  translate(feature);
};

/** Derives the messages of every feature from the English ones. */
export const deriveTranslations = (make: (english: object) => object): void => {
  if (derive !== null) return;
  derive = make;
  for (const feature of inUse.keys()) translate(feature);
};
