/** Messages of the feature notices, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  notCopied: 'Dieser Browser lässt Cairn nicht kopieren. Hier ist der Text:',
  notKept:
    'In diesem Browser kann Cairn nichts behalten: Spiel und Statistik dauern so lange wie dieser Tab.',
  full: 'Der Browser hat für Cairn keinen Platz mehr: Was jetzt geschieht, bleibt erst erhalten, wenn wieder Platz ist.',
  elsewhereTitle: 'Cairn ist in einem anderen Tab offen',
  elsewhere: 'Dort geht das Spiel weiter, damit nichts durcheinander gerät.',
  playHere: 'Hier spielen',
  newVersion: 'Eine neue Fassung von Cairn liegt bereit.',
  reload: 'Neu laden',
  later: 'Später',
  understood: 'In Ordnung',
};
