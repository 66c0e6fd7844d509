/** Notes on Double Yukon in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const doubleYukonGerman: NoteTexts = {
  of: 'double-yukon',
  summary:
    'Yukon mit zwei Kartenspielen und zehn Spalten. Es dauert lange, und die meisten Blätter sind zu gewinnen.',
  tip: 'Verdeckte Karten aufdecken, die kurzen Spalten zuerst; die Zielstapel können warten.',
  strategy: [
    'Die meisten Karten haben vier Plätze. Den in der Spalte wählen, die am wenigsten verdeckt.',
    'Es gibt acht Könige für zehn Spalten. In eine freie Spalte den König holen, unter dessen Stapel am meisten verborgen ist.',
  ],
  cases: [{ question: 'Was darf ziehen?', answer: 'Jede offene Karte mit allem, was auf ihr liegt.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['PySolFC beschreibt es in einer Zeile: Yukon mit zwei Kartenspielen und zehn Stapeln.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 300: 293 zu gewinnen, 0 nicht zu gewinnen, 7 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie lang sind die Spalten?',
      sources: 'Von 6 bis 14, und noch einmal 14 [pysolfc]; 5, dann 7 bis 15 [politaire].',
      here: 'Wie im ersten; das zweite ist eine Option.',
    },
  ],
  similar: ['Ein Kartenspiel und sieben Spalten.', 'In der Farbe gebaut.'],
  references: { ...LISTED_TITLE },
};
