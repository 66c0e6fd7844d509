/** The language rules pages are written in when none is asked for. */
import { current } from '../words/current.ts';
import { englishRules } from '../english/rules.ts';

export const currentRules = current(englishRules);
