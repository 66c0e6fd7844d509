/** Messages of the feature questions, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  dontAsk: 'Nicht mehr fragen',
  endTitle: 'Das Blatt jetzt beenden?',
  endNow: 'Beenden',
  leaveTitle: 'Dieses Blatt verlassen?',
  leave: 'Verlassen',
  leaveText: 'Es zählt als nicht gewonnen. „Rückgängig“ bringt es wieder.',
};
