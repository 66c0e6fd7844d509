/** Notes on Congress in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const congressGerman: NoteTexts = {
  of: 'congress',
  summary:
    'Zwei Kartenspiele und acht Spalten mit einer Karte, ohne Rücksicht auf die Farbe abwärts gebaut. Freie Spalten werden nur von der Ablage gefüllt.',
  tip: 'Da jede Farbe passt, lange Spalten bauen, die gleichmäßig abwärts laufen, mit hohen Karten unten.',
  strategy: [
    'Keine Karte auf eine legen, die früher gebraucht wird.',
    'Eine freie Spalte ist die Gelegenheit, eine Karte der Ablage zu retten: sie offen lassen, bis die richtige oben liegt.',
  ],
  cases: [
    {
      question: 'Werden freie Spalten sofort gefüllt?',
      answer:
        'Wann es gefällt, mit der letzten Karte der Ablage. Eine Karte des Talons wird vorher umgeblättert.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'The Congress steht in Lady Cadogan’s Illustrated Games of Solitaire or Patience, der amerikanischen Ausgabe von 1914.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 125 zu gewinnen, 0 nicht zu gewinnen, 25 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was füllt eine freie Spalte?',
      sources: 'Ablage oder Talon, sofort [pysolfc]; jede Karte [politaire].',
      here: 'Die Ablage; jede Karte ist eine Option.',
    },
  ],
  similar: ['Abwechselnd rot und schwarz, die Asse liegen aus.', 'Zwölf Spalten in der Farbe.'],
  references: { ...LISTED_TITLE },
};
