/** Notes on Somerset in German. */
import type { NoteTexts } from '../note.ts';

export const somersetGerman: NoteTexts = {
  of: 'somerset',
  summary:
    'Alle 52 Karten liegen offen in zehn Spalten mit einer bis acht Karten, und mehr gibt es nicht: keine Reserve, keine Zellen. Man zieht einzeln und abwechselnd Rot und Schwarz.',
  tip: 'Die ersten drei Spalten ersetzen die Zellen: früh leeren.',
  strategy: [
    'Ohne Reserve entscheiden die ersten Züge. Vor dem ersten sucht man eine Spalte, die sich leeren lässt, und die zwei oder drei Züge dazu.',
    'Liegen die vier Asse tief in den letzten Spalten, ist das Blatt oft verloren. Dort sieht man nach, bevor man Zeit hineinsteckt.',
    'Eine leere Spalte ist mehr wert als jede abgelegte Karte. Man füllt sie nur, wenn man sieht, wie sie wieder leer wird.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer:
        'Nein; jede leere Spalte verdoppelt, was sich Schritt für Schritt versetzen lässt, und eine Option lässt Folgen auf einmal ziehen.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: ['In leere Spalten nur Könige lassen, das ist viel schwerer.'],
  glossary: [{ term: 'Lücke', meaning: 'Eine leere Spalte.' }],
  trivia: [],
  history: [
    'Somerset ist eine Grafschaft in England; die Varianten Bath und Usk sind nach einer Stadt in Somerset und einem Ort in der Nähe benannt, schreibt Solitaire Forever.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Mit einer Reserve von sieben Karten statt der zehnten Spalte, wie in King Albert, liegt die Quote bei 68,5 % [blake].',
  ],
  disagreements: [
    {
      question: 'Darf eine Folge auf einmal ziehen?',
      sources:
        'Eine Karte nach der anderen [fsolitaire]; so viele, wie leere Spalten erlauben würden [forever, pysolfc].',
      here: 'Eine nach der anderen, das ist dasselbe mit mehr Fingertipps; Folgen jeder Länge sind eine Option.',
    },
  ],
  similar: [
    'Neun Spalten und eine Reserve von sieben Karten.',
    'Acht Spalten zu sechs und sieben Karten: die kurzen Spalten fehlen.',
  ],
  references: {},
};
