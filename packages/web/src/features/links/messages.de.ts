/** Messages of the feature links, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  badLink: 'Dein Tisch ist unverändert.',
  toTable: 'Zum Tisch',
};
