/** Notes on Lucas in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const lucasGerman: NoteTexts = {
  of: 'lucas',
  summary:
    'Forty Thieves in freundlicher Form: Die acht Asse liegen aus, und es gibt dreizehn Spalten zu drei Karten.',
  tip: 'Zweien und Dreien sofort hochspielen; spätere nur, wenn sie etwas frei machen.',
  strategy: [
    'Freie Spalten entstehen leicht. Sie nutzen, um Folgen zusammenzusetzen, und eine für die Ablage behalten.',
    'Nicht jede Karte der Ablage nehmen, die passt. Eine bedeckte Karte, die bald gebraucht wird, kostet mehr.',
  ],
  cases: [{ question: 'Gibt es einen zweiten Durchgang?', answer: 'Nein; eine Option erlaubt ihn.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Solitaire Forever verfolgt es von einem französischen Buch der Comtesse de Blanccoeur über Professor Hoffmann, der einen zweiten Durchgang hinzufügte, bis zu David Parlett, der auch Folgen ziehen lässt. Beide Male vermutet es Missverständnisse.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 200: 200 zu gewinnen, 0 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Liegen die Asse aus?',
      sources:
        'Ja, bei drei Reihen [forever, politaire]; nein, bei vier Reihen und Folgen, die ziehen [pysolfc].',
      here: 'Ja; die anderen sind Optionen.',
    },
  ],
  similar: ['Zwölf Spalten, die Asse im Spiel.', 'Das schwere Vorbild.'],
  references: { ...LISTED_TITLE },
};
