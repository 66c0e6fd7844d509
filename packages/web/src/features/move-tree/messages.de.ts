/** German messages: the moves of a game, its branches and bookmarks. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  movesTitle: 'Züge',
  movesHelp: 'Mit den Pfeiltasten blätterst du, rechts öffnet einen Zweig, Eingabe springt zur Stellung.',
  dealtRow: 'Anfang',
  hereRow: 'hier',
  markedRow: 'Lesezeichen',
  insteadRow: (n) => `andere Zugfolge, ${count(n, 'Zug', 'Züge')}`,
  fates: { won: 'gewonnen', stuck: 'kein Zug mehr', resigned: 'beendet', time: 'Zeit um' },
  goThere: 'Dorthin gehen',
  markIt: 'Lesezeichen setzen',
  unmarkIt: 'Entfernen',
  markName: 'Name des Lesezeichens',
  renameIt: 'Umbenennen',
  marked: (move) => `Lesezeichen bei Zug ${move}. Es steht in der Liste der Züge.`,
  unmarked: (move) => `Lesezeichen bei Zug ${move} entfernt.`,
};
