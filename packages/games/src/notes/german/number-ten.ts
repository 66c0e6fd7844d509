/** Notes on Number Ten in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const numberTenGerman: NoteTexts = {
  of: 'number-ten',
  summary:
    'Rank and File mit zwei verdeckten und zwei offenen Reihen, sodass von Anfang an doppelt so viel im Spiel ist.',
  tip: 'Mit der Spalte beginnen, deren zwei offene Karten anderswo Platz finden.',
  strategy: [
    'Die verdeckten Karten einer Spalte nach der anderen aufdecken, nicht aller zugleich.',
    'Ein König in einer freien Spalte mit einer langen Folge ist gut, eine niedrige Karte dort eine Last.',
  ],
  cases: [{ question: 'Was darf in eine freie Spalte?', answer: 'Jede Karte und jede Folge.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC und Politaire führen es neben Rank and File, von dem es sich nur in der offenen Reihe unterscheidet.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 120: 105 zu gewinnen, 0 nicht zu gewinnen, 15 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
  ],
  similar: ['Drei Reihen verdeckt.', 'Alles offen, eine Karte auf einmal.'],
  references: { ...LISTED_TITLE },
};
