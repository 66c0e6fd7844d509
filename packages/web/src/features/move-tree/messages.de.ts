/** German messages: the moves of a game, its branches and bookmarks. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  movesTitle: 'Züge',
  movesHelp: 'Pfeile gehen durch die Liste, rechts öffnet einen Zweig, Eingabe führt zur Stellung.',
  dealtRow: 'Anfang',
  hereRow: 'hier',
  markedRow: 'Lesezeichen',
  insteadRow: (n) => `stattdessen, ${count(n, 'Zug', 'Züge')}`,
  fates: { won: 'gewonnen', stuck: 'kein Zug mehr', resigned: 'beendet', time: 'Zeit um' },
  goThere: 'Dorthin gehen',
  markIt: 'Lesezeichen setzen',
  unmarkIt: 'Entfernen',
  markName: 'Name des Lesezeichens',
  renameIt: 'Umbenennen',
  marked: (move) => `Lesezeichen bei Zug ${move}. Es steht in der Liste der Züge.`,
  unmarked: (move) => `Kein Lesezeichen mehr bei Zug ${move}.`,
};
