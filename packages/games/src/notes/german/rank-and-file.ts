/** Notes on Rank and File in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const rankAndFileGerman: NoteTexts = {
  of: 'rank-and-file',
  summary:
    'Forty Thieves mit drei von vier Reihen verdeckt. Dafür wird abwechselnd rot und schwarz gebaut, und Folgen ziehen.',
  tip: 'Dreißig Karten liegen verdeckt. Züge, die eine aufdecken, gehen allen anderen vor.',
  strategy: [
    'An einer Spalte arbeiten, bis sie leer ist, und eine lange Folge dorthin ziehen.',
    'Langsam umblättern. Was die Spalten noch aufnehmen, lässt sich vorher ohne Schaden spielen.',
  ],
  cases: [{ question: 'Darf ein Teil einer Folge ziehen?', answer: 'Ja, jeder Teil vom Ende her.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Es ist eines der vielen Spiele, die von Napoleon at St Helena abstammen.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 137 zu gewinnen, 0 nicht zu gewinnen, 13 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was zieht von Spalte zu Spalte?',
      sources: 'Folgen oder Teile davon [pysolfc]; eine Karte oder eine ganze Folge [classic].',
      here: 'Folgen oder Teile davon; einzelne Karten sind eine Option.',
    },
  ],
  similar: ['Zwei Reihen verdeckt, zwei offen.', 'Der Talon wird auf die Spalten gegeben.'],
  references: { ...LISTED_TITLE },
};
