/** Notes on Saratoga in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const saratogaGerman: NoteTexts = {
  of: 'saratoga',
  summary:
    'Klondike mit offenen Spalten. Verdeckt ist nur die Reihenfolge des Talons, und nur bis er einmal durchgesehen ist.',
  tip: 'Vor dem ersten Zug die Asse und Zweien suchen und die Spalte wählen, unter der die wenigsten wichtigen Karten liegen.',
  strategy: [
    'Da zu sehen ist, was ein Zug freilegt, vor dem Zug die Spalten vergleichen, statt Karten um ihrer selbst willen aufzudecken.',
    'Den Talon einmal durchgehen und dabei nichts spielen, was warten kann. Danach ist jede Karte bekannt.',
  ],
  cases: [
    {
      question: 'Dürfen ausgelegte Karten als Folge ziehen?',
      answer: 'Ja, wenn sie zufällig in der richtigen Ordnung liegen.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC führt es auch unter dem Namen Thoughtful. Untersuchungen zu Klondike nennen so ein Spiel, bei dem jede Karte bekannt ist.',
  ],
  rates: [],
  claims: [
    'Von Klondike mit drei Karten je Zug und bekannten Karten sind 81,945 ± 0,084 % zu gewinnen [blake]. Dort liegen die Spalten nach der Regel verdeckt, sodass keine ausgelegte Folge zieht; Saratoga ist etwas leichter.',
    'Unsere Liste der Blätter 1 bis 300: 255 zu gewinnen, 41 nicht zu gewinnen, 4 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie wird der Talon umgeblättert?',
      sources: 'Je drei Karten, unbegrenzt [pysolfc, politaire]; einzeln, drei Durchgänge [aisleriot].',
      here: 'Je drei Karten, unbegrenzt; beides sind Optionen.',
    },
  ],
  similar: ['Die Spalten liegen verdeckt.', 'Jede zweite Reihe liegt offen.'],
  references: { ...LISTED_TITLE },
};
