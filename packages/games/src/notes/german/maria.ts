/** Notes on Maria in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const mariaGerman: NoteTexts = {
  of: 'maria',
  summary:
    'Forty Thieves mit neun Spalten, abwechselnd rot und schwarz gebaut. Die Karten ziehen weiter einzeln.',
  tip: 'Eine Karte hat vier Plätze; sie nutzen, um eine Spalte zu leeren, nicht um lange Folgen zu bauen, die nicht ziehen können.',
  strategy: [
    'Lange gemischte Folgen müssen vom Ende her abgetragen werden, und jede Farbe wartet auf ihren eigenen Zielstapel.',
    'Achtundsechzig Karten kommen noch. Mindestens eine freie Spalte für sie behalten.',
  ],
  cases: [
    { question: 'Darf eine Folge ziehen?', answer: 'Nur Karte für Karte; mit einer Option auf einmal.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['PySolFC merkt an, dass es Streets gleicht, das zehn Spalten zu vier Karten hat.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 33 zu gewinnen, 0 nicht zu gewinnen, 117 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
  ],
  similar: ['Folgen ziehen, aber die Hälfte der Karten liegt verdeckt.', 'In der Farbe gebaut.'],
  references: { ...LISTED_TITLE },
};
