/** Notes on Stonewall in German. */
import type { NoteTexts } from '../note.ts';

export const stonewallGerman: NoteTexts = {
  of: 'stonewall',
  summary:
    'Die Auslage von Flower Garden, aber jede zweite Karte liegt verdeckt, und die Farben wechseln. Folgen ziehen auf einmal, und das braucht man auch.',
  tip: 'Karten aufdecken: achtzehn kennt man am Anfang nicht.',
  strategy: [
    'In jeder Spalte liegen drei Karten verdeckt. Ein Zug, der eine aufdeckt, ist mehr wert als einer, der nur ordnet.',
    'Die sechzehn offenen Karten der Reserve passen früher oder später irgendwo. Man behält die, die an zwei Spaltenenden passen.',
    'Eine Spalte bis zum Grund abtragen. Eine Lücke nimmt eine ganze Folge und lässt sie neu beginnen.',
  ],
  cases: [
    {
      question: 'Wann wird eine Karte aufgedeckt?',
      answer: 'Sofort, sobald keine Karte mehr auf ihr liegt.',
    },
    { question: 'Darf ein Teil einer Folge ziehen?', answer: 'Ja.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: ['Alle Karten offen geben und es als Rätsel spielen; dafür gibt es eine Option.'],
  glossary: [{ term: 'Mauer', meaning: 'Die sechs Spalten.' }],
  trivia: [],
  history: ['Wikipedia vermutet, dass der Name vom Abtragen einer Mauer aus verdeckten Karten kommt.'],
  rates: [],
  claims: [
    'Die Aussichten sind gering, schreibt Wikipedia [wikipedia]; eine gemessene Zahl ist nicht veröffentlicht.',
  ],
  disagreements: [
    {
      question: 'Welche Karten liegen verdeckt?',
      sources:
        'Die erste, dritte und fünfte jeder Spalte, so dass die letzte offen liegt [pysolfc, wikipedia, patiencen].',
      here: 'Ebenso.',
    },
  ],
  similar: [
    'Dieselbe Auslage, ganz offen, ohne Rücksicht auf die Farbe.',
    'Ebenfalls eine Reserve von sechzehn Karten, und in Lücken gehören Könige.',
  ],
  references: {},
};
