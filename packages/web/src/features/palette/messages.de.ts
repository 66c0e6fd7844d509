/** Messages of the feature palette, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  palette: 'Zu einem Spiel',
  paletteHint: 'Name eines Spiels oder einer Variante',
  nothingFound: 'Kein Spiel mit diesem Namen.',
  enterOpens: 'Eingabe öffnet es.',
};
