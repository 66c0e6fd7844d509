/** Notes on Simple Pairs in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const simplePairsGerman: NoteTexts = {
  of: 'simple-pairs',
  summary: 'Neun Karten liegen offen. Zwei eines Ranges gehen weg, und der Talon füllt ihre Plätze.',
  tip: 'Wegnehmen, was geht. Alle Paare eines Ranges sind gleich gut.',
  strategy: [
    'Zu entscheiden gibt es nichts: Ein Paar, das wartet, geht nicht verloren, und welche zwei von drei gleichen Karten gehen, ist gleich.',
    'Verloren ist, sobald die neun Karten neun Ränge haben.',
  ],
  cases: [
    {
      question: 'Was, wenn drei Karten eines Ranges da liegen?',
      answer: 'Zwei davon gehen; die dritte wartet auf die vierte.',
    },
    {
      question: 'Darf man aus dem Talon ziehen?',
      answer: 'Nein: Eine Karte kommt nur, wenn ein Platz frei ist.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['In Aisleriot heißt es Jamestown.'],
  rates: ['Jedes Paar genommen, wie es kommt'],
  claims: [
    'Im Mittel gehen 21,6 Karten weg, und in einem von zwanzig Blättern gar keine [wolter].',
    'Unsere Liste der Blätter 1 bis 10.000: 2.464 zu gewinnen, 7.536 nicht zu gewinnen, bei bekannten Karten [listed].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten liegen auf dem Tisch?',
      sources: 'Neun, drei mal drei [pysolfc, aisleriot].',
      here: 'Neun.',
    },
  ],
  similar: ['Zehn Karten, und Paare, die dreizehn ergeben.', 'Paare in Spalten, mit viel zu planen.'],
  references: { ...LISTED_TITLE },
};
