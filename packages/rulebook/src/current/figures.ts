/** The language of figures when none is asked for. */
import { current } from '../words/current.ts';
import { englishFigures } from '../english/figures.ts';

export const currentFigures = current(englishFigures);
