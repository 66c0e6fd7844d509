/** Messages of the feature links, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  badLink: 'Der Tisch ist, wie er war.',
  toTable: 'Zum Tisch',
};
