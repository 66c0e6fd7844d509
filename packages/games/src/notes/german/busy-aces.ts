/** Notes on Busy Aces in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const busyAcesGerman: NoteTexts = {
  of: 'busy-aces',
  summary:
    'Forty Thieves, bei dem kaum etwas ausgelegt wird: zwölf Spalten mit einer Karte und 92 Karten im Talon.',
  tip: 'Die Spalten werden, was daraus gemacht wird. Zusammenlegen, was von einer Farbe ist, und freie Spalten für hohe Karten behalten.',
  strategy: [
    'Zu Beginn lassen sich viele Spalten mit wenigen Zügen leeren. Das vor dem Umblättern tun.',
    'Später bei jeder gezogenen Karte fragen, ob ihre Spalte mit ihr noch zu gebrauchen ist.',
  ],
  cases: [
    {
      question: 'Was darf in eine freie Spalte?',
      answer: 'Jede Karte; eine Option lässt nur die der Ablage zu.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Politaire führt es neben Deuces, Courtyard und Fortune’s Favor, die ebenso ausgelegt werden.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 143 zu gewinnen, 0 nicht zu gewinnen, 7 offen, bei bekannten Karten und höchstens 500.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
  ],
  similar: ['Von der Zwei an, zehn Spalten.', 'Zwölf Spalten zu drei Karten.'],
  references: { ...LISTED_TITLE },
};
