/** Messages of the feature deal-dialogs, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  dealTitle: 'Nummer des Blatts',
  dealHelp:
    'Gib eine Nummer ein, zum Beispiel 49621. Nummern anderer Programme gehen auch, etwa ms:617 oder pysol:32000. Oder schreibe cards: und dann alle Karten.',
  dealIt: 'Geben',
  copy: 'Nummer kopieren',
  optionsTitle: 'Spieloptionen',
  optionsHelp:
    'Wenn du eine Option änderst, wird dieselbe Nummer mit der neuen Regel gegeben. „Rückgängig“ bringt dein Spiel zurück.',
  dealIsProved: 'Dieses Blatt lässt sich gewinnen: Das wurde vor dem Geben geprüft.',
};
