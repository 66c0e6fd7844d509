/** Notes on Aunt Mary in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const auntMaryGerman: NoteTexts = {
  of: 'aunt-mary',
  summary:
    'Klondike mit einem Quadrat aus sechs mal sechs Karten. Die erste Spalte liegt offen, die letzte hat fünf verdeckte Karten, und der Talon geht einmal durch.',
  tip: 'Zuerst in den rechten Spalten graben: Was dort verdeckt liegt, entscheidet das Blatt.',
  strategy: [
    'Es gibt nur sechs Spalten, und nur Könige dürfen eine neue beginnen; deshalb vor dem Umblättern Plätze suchen.',
    'Sechzehn Karten sind ein kurzer Talon. Mit ihm warten, bis die Spalten nichts mehr hergeben.',
  ],
  cases: [{ question: 'Gibt es einen zweiten Durchgang?', answer: 'Nein; eine Option erlaubt mehr.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC und Aisleriot von GNOME haben das Spiel; das Handbuch von Aisleriot ist von Alan Horkan (2005).',
  ],
  rates: [],
  claims: [
    'Das Handbuch von Aisleriot nennt es äußerst schwer und selten lösbar, obwohl es drei Durchgänge erlaubt [aisleriot].',
    'Unsere Liste der Blätter 1 bis 500: 18 zu gewinnen, 482 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc]; dreimal [aisleriot].',
      here: 'Einmal; drei Durchgänge sind eine Option.',
    },
  ],
  similar: ['Ein Dreieck aus Spalten und mehr Durchgänge.', 'Sieben Spalten zu vier Karten.'],
  references: { ...LISTED_TITLE },
};
