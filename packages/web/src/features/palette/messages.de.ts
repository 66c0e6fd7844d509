/** Messages of the feature palette, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  palette: 'Zu einem Spiel',
  paletteHint: 'Ein Spiel, eine Abart oder ein anderer Name',
  nothingFound: 'Nichts dieses Namens.',
  enterOpens: 'Eingabe öffnet es.',
};
