/** The members of `CardExtras` (extras.ts), loaded after the first picture. */
import { createCourtFigures } from './court-figures.ts';
import type { CardExtras } from './extras.ts';
import { moreFaces } from './more-faces.ts';
import { createWarmer } from './warmer.ts';

export const cardExtras: CardExtras = { faces: moreFaces, createCourtFigures, createWarmer };
