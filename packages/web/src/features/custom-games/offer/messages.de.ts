/** German messages: the offer to save a game that came in a link. */
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  rules: 'Regeln',
  offer: (title) => `Der Link hat die Regeln von ${title} mitgebracht.`,
};
