/** Translations of the messages of features: a file a feature and language, loaded with the feature. */
import { setTranslation } from './i18n/messages.ts';
import type { LanguageName } from './i18n/language.ts';

const files = import.meta.glob<{ readonly messages: object }>('./features/*/messages.de.ts');

/** Shows a feature in a language. Marked English (qps) has no file: it is made from the English messages. */
export const translateFeature = async (feature: string, language: LanguageName): Promise<void> => {
  const loaded = await files[`./features/${feature}/messages.${language}.ts`]?.();
  if (loaded !== undefined) setTranslation(feature, loaded.messages);
};
