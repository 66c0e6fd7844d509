/** Notes on Thumb and Pouch in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const thumbAndPouchGerman: NoteTexts = {
  of: 'thumb-and-pouch',
  summary:
    'Klondike leicht gemacht: eine Karte passt auf jede Farbe außer der eigenen, eine freie Spalte nimmt alles, und der Talon wird einzeln aufgedeckt. Dafür kommt er nur einmal.',
  tip: 'Fast alles passt irgendwo; also erst verdeckte Karten aufdecken und die Spalten später ordnen.',
  strategy: [
    'Drei von vier Karten passen. Damit zuerst die langen Spalten öffnen, in denen die verdeckten Karten liegen.',
    'Gemischte Folgen ziehen auf einmal, hinauf gehen sie aber Karte für Karte. Niedrige Karten nahe am Ende der Spalten halten.',
    'Der Talon kommt nur einmal. Eine Karte von der Ablage spielen, bevor sie zugedeckt wird, auch wenn sie im Moment wenig bringt.',
    'Eine freie Spalte nimmt jede Folge. Eine behalten, um Spalten auseinanderzunehmen.',
  ],
  cases: [
    {
      question: 'Passt Schwarz auf Schwarz?',
      answer: 'Ja, wenn die Farben verschieden sind: die Kreuz Sechs passt auf die Pik Sieben.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte oder Folge. Nur Könige ist eine Option.',
    },
    { question: 'Wie oft geht es durch den Talon?', answer: 'Einmal; mehr Durchgänge sind eine Option.' },
  ],
  house: ['In freie Spalten nur Könige, wie bei Chinaman.', 'Dreimal durch den Talon gehen.'],
  glossary: [],
  trivia: [],
  history: [
    'Die meisten Sammlungen mit Verwandten von Klondike haben es. Chinaman in PySolFC unterscheidet sich durch Könige in freien Spalten, drei Karten auf einmal und einen zweiten Durchgang.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 500: 441 zu gewinnen, 0 nicht zu gewinnen, 59 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire]; dreimal [aisleriot].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      sources: 'Ja [aisleriot].',
      here: 'Nein; es ist eine Option.',
    },
  ],
  similar: [
    'Abwechselnd rot und schwarz, Könige in freien Spalten.',
    'Zehn kurze Spalten und ein Durchgang.',
  ],
  references: { ...LISTED_TITLE },
};
