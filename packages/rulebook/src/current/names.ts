/** The current language of names. */
import { current } from '../words/current.ts';
import { englishNames } from '../english/names.ts';

export const currentNames = current(englishNames);
