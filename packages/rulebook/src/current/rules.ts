/** The current language of rules pages. */
import { current } from '../words/current.ts';
import { englishRules } from '../english/rules.ts';

export const currentRules = current(englishRules);
