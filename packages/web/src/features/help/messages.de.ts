/** Messages of the feature help, in German. */
import { articles } from './articles.de.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  articles,
  helpTitle: 'Hilfe',
  handTitle: 'Mit der Hand',
  hand: [
    'Tippe eine Karte an, um sie zu spielen, oder zieh sie: Plätze, die sie nehmen, leuchten auf. Tippe den Talon an, um zu geben.',
    'Wenn eine Karte nicht geht, sagt Cairn, warum. Du kannst alles rückgängig machen, auch neues Geben: „Rückgängig“ bringt das alte Blatt wieder.',
    'Nichts geht verloren. Die Liste der Züge zeigt jeden Zweig; du kannst zu jeder Stellung springen und ein Lesezeichen setzen.',
  ],
  keysTitle: 'Tasten',
  keysAreOff: 'Tastenkürzel sind in den Einstellungen ausgeschaltet.',
  tableKeys: [
    { keys: ['←', '→', '↑', '↓'], label: 'Von Karte zu Karte' },
    { keys: ['Tab'], label: 'Zur nächsten Gruppe von Stapeln' },
    {
      keys: ['1', '…', '9', '0', '-', '='],
      label: 'Zur Spalte oder freien Karte dieser Nummer, von links',
    },
    { keys: ['Strg', 'Pos1', 'Ende'], label: 'Zur ersten Karte, zum Talon' },
    { keys: ['Eingabe', 'Leertaste'], label: 'Karte aufnehmen; hinlegen' },
    { keys: ['Umschalt', 'Eingabe'], label: 'Karte sofort spielen' },
    { keys: ['D'], label: 'Vom Talon geben' },
    { keys: ['F'], label: 'Auf einen Grundstapel' },
    { keys: ['V'], label: 'Stapel vorlesen' },
    { keys: ['Esc'], label: 'Abbrechen, schließen' },
  ],
  countTitle: 'Was zählt',
};
