/** Notes on Kansas in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const kansasGerman: NoteTexts = {
  of: 'kansas',
  summary:
    'Canfield mit drei Spalten, ohne Rücksicht auf die Farbe abwärts gebaut, mit einer Reserve von zwölf Karten und einem Durchgang.',
  tip: 'Von der Reserve spielen, wann immer es geht; bis sie leer ist, füllt sie jede freie Spalte von selbst.',
  strategy: [
    'In der Ablage Vergrabenes kommt kaum zurück. So viel wie möglich auf die Spalten nehmen.',
    'Eine Spalte auf eine andere zu ziehen holt eine Karte der Reserve hervor.',
  ],
  cases: [
    {
      question: 'Darf ein Teil einer Spalte ziehen?',
      answer: 'Ja; eine Option lässt nur ganze Spalten ziehen.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Aisleriot nennt es Kansas, PySolFC und Solitaire Forever nennen es Chameleon. In den ältesten Regeln, so Solitaire Forever, wird die Ablage am Ende zur vierten Spalte, was den Namen erklärt.',
  ],
  rates: [],
  claims: [
    'Die Anleitung von Solitaire Till Dawn stellt es in der Schwierigkeit neben Canfield [tilldawn].',
    'Unsere Liste der Blätter 1 bis 200: 0 zu gewinnen, 1 nicht zu gewinnen, 199 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten in der Reserve?',
      sources: 'Zwölf [aisleriot, pysolfc, forever]; dreizehn [politaire].',
      here: 'Zwölf; dreizehn ist eine Option.',
    },
  ],
  similar: ['Vier Spalten, abwechselnd rot und schwarz.', 'Fünf Spalten ohne Reserve.'],
  references: { ...LISTED_TITLE },
};
