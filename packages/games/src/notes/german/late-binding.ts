/** Notes on Late-Binding Solitaire in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const lateBindingGerman: NoteTexts = {
  of: 'late-binding',
  summary: 'Accordion mit 18 Karten: kurz, und die Hälfte der Blätter ist nicht zu gewinnen.',
  tip: 'Die Karten suchen, die auf wenige andere passen, und sie zuerst zudecken.',
  strategy: [
    'Eine Karte, die zu keiner anderen passt, kann nie zugedeckt werden: Dann ist das Blatt verloren, und Weiterspielen ist zwecklos.',
    'Karten einer Farbe oder eines Ranges, die unter den 18 selten sind, kommen zuerst. Was häufig ist, lässt sich später leicht zusammenlegen.',
    'Bei so wenigen Karten kann man vorausrechnen: Selten hat man mehr als acht Züge zur Wahl.',
  ],
  cases: [
    {
      question: 'Wozu sind die anderen Karten da?',
      answer: 'Zu nichts: Sie kommen zur Seite, und ansehen darf man sie.',
    },
    {
      question: 'Muss ein Stapel ziehen, wenn er kann?',
      answer: 'Nein. Die Wahl ist frei unter allen Stapeln, die passen.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Es war eine Aufgabe in einem Seminar von Donald Knuth in Stanford; Kenneth Ross und er gaben 1989 die Mitschrift heraus [ross].',
  ],
  rates: ['18 Karten'],
  claims: [
    'Ross und Knuth geben den Anteil der Blätter, die zu gewinnen sind, mit 45,4 % ± 3,1 an [ross].',
    'Unsere Liste der Blätter 1 bis 10.000: 4.710 zu gewinnen, 5.290 nicht zu gewinnen, bei bekannten Karten [listed].',
  ],
  disagreements: [],
  similar: ['Das ganze Kartenspiel in einer Reihe, und fast jedes Blatt ist zu gewinnen.'],
  references: { ...LISTED_TITLE },
};
