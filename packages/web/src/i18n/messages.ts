/**
 * Messages of a feature in the language of the page: English is part of the feature's code, a translation is loaded
 * beside it and put in its place before the feature is shown.
 */
import type { Catalogue } from './catalogue.ts';

/** The messages that are in use, and the translations that were loaded, by feature. */
const inUse = new Map<string, object>();
const translations = new Map<string, object>();
/** Makes a translation of English messages, where there is no file of it. */
let derive: ((english: object) => object) | null = null;

const translate = (feature: string): void => {
  const shown = inUse.get(feature);
  if (shown !== undefined) Object.assign(shown, translations.get(feature) ?? derive?.(shown));
};

/** The messages of a feature; translated in place. */
export const messages = <English extends object>(feature: string, english: English): Catalogue<English> => {
  const shown = { ...english };
  inUse.set(feature, shown);
  translate(feature);
  return shown as Catalogue<English>;
};

/** Shows a feature in these messages from now on; what is drawn already is not changed. */
export const setTranslation = (feature: string, translation: object): void => {
  translations.set(feature, translation);
  translate(feature);
};

/** Shows every feature in messages that are made from the English ones. */
export const deriveTranslations = (make: (english: object) => object): void => {
  if (derive !== null) return;
  derive = make;
  for (const feature of inUse.keys()) translate(feature);
};
