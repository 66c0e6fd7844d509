/** Messages of the feature command-line, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  nothingToUndo: 'Nichts rückgängig zu machen.',
  nothingToRedo: 'Nichts zu wiederholen.',
  commandLabel: 'Zug oder Befehl',
  commandHint: 'Ein Zug wie 7s, oder d, undo 3, where q, moves, help',
  noMoves: 'Kein Zug mehr möglich.',
  movesNow: (texts) => `Züge: ${texts}`,
  whereNone: (name) => `${name} ist nirgends zu sehen.`,
  whereUnseen: (n) => `${n} ungesehen.`,
  whereGone: (list) => `Auf der Ablage: ${list}.`,
  notNow: (label) => `${label}: Das geht gerade nicht.`,
  wrongCount: (text) => `„${text}“ ist nicht lesbar: Erwartet wird eine ganze Zahl ab 1`,
  wrongRank: (text) =>
    `„${text}“ ist nicht lesbar: Erwartet wird ein Rang (A 2…9 T J Q K) oder eine Karte wie 7S`,
  commandTitle: 'Die Befehlszeile',
  commandHelp:
    'Züge: 7s spielt die Pik Sieben, d gibt eine Karte, end beendet das Blatt. ' +
    'Befehle: undo [n], redo [n], restart, new, deal 49621, next, previous, where q, moves, score, board, copy, winnable, hint, solution, help.',
};
