/** The current language of figures. */
import { current } from '../words/current.ts';
import { englishFigures } from '../english/figures.ts';

export const currentFigures = current(englishFigures);
