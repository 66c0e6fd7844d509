/** The language names and figures are said in when none is asked for. */
import { current } from './current.ts';
import { english } from './english.ts';

export const spokenNames = current(english);
