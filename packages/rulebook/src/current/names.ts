/** The language of names when none is asked for. */
import { current } from '../words/current.ts';
import { englishNames } from '../english/names.ts';

export const currentNames = current(englishNames);
