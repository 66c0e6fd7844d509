/** Messages of the feature notices, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  notCopied: 'Dieser Browser lässt Cairn nicht kopieren. Hier ist der Text:',
  notKept:
    'Dieser Browser lässt Cairn nicht speichern. Spiel und Statistik gehen verloren, wenn du diesen Tab schließt.',
  full: 'Der Speicher ist voll. Neue Ergebnisse werden erst gespeichert, wenn du Platz schaffst.',
  elsewhereTitle: 'Cairn ist in einem anderen Tab offen',
  elsewhere: 'Spiel dort weiter oder hier.',
  playHere: 'Hier spielen',
  newVersion: 'Eine neue Version von Cairn ist da.',
  reload: 'Neu laden',
  later: 'Später',
  understood: 'OK',
};
