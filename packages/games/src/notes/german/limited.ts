/** Notes on Limited in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const limitedGerman: NoteTexts = {
  of: 'limited',
  summary:
    'Forty Thieves mit zwölf Spalten zu drei Karten: 36 offene Karten statt vierzig, und mehr Plätze für den Talon.',
  tip: 'Drei Karten sind eine flache Spalte. Eine leeren, bevor der Talon weit durchgegangen ist.',
  strategy: [
    'Jede freie Spalte verdoppelt, was sich zusammen versetzen lässt. Zwei reichen für die meisten Folgen.',
    'Vor dem Umblättern nach beiden Exemplaren der Karte sehen, die als Nächstes fehlt; das freie entscheidet.',
  ],
  cases: [
    { question: 'Darf eine Folge ziehen?', answer: 'Nur Karte für Karte; mit einer Option auf einmal.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Es ist eines der vielen Spiele, die von Napoleon at St Helena abstammen.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 200: 182 zu gewinnen, 0 nicht zu gewinnen, 18 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
  ],
  similar: ['Zehn Spalten zu vier Karten.', 'Dreizehn Spalten, und die Asse liegen schon aus.'],
  references: { ...LISTED_TITLE },
};
