/** Messages of the feature deal-dialogs, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  dealTitle: 'Spiel nach Nummer',
  dealHelp:
    'Eine Nummer wie 49621, ms:617 oder pysol:32000, wie andere Programme zählen, oder cards: und das ganze Spiel Karten.',
  dealIt: 'Geben',
  optionsTitle: 'Regeln dieses Spiels',
  optionsHelp:
    'Eine Änderung gibt dieselbe Nummer unter der neuen Regel. „Zurück“ bringt dieses Spiel wieder.',
  dealIsProved: 'Das Spiel auf dem Tisch ist zu gewinnen: Das wurde vor dem Geben bewiesen.',
};
