/** Notes on Alternation in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const alternationGerman: NoteTexts = {
  of: 'alternation',
  summary:
    'Zwei Kartenspiele, und sieben Spalten, in denen jede zweite Karte verdeckt liegt. Gebaut wird abwechselnd rot und schwarz, Folgen ziehen, und durch den Talon geht es nur einmal.',
  tip: 'Die offenen Karten zwischen den verdeckten sind der Plan: an ihnen sieht man, was eine Spalte als Nächstes bringt.',
  strategy: [
    'Einundzwanzig Karten liegen verdeckt, drei in jeder Spalte. An einer Spalte arbeiten, bis sie leer ist.',
    'Mit einer Karte, die offen tief in einer Spalte liegt, kann man rechnen: einen Platz für sie frei halten, bevor man sie ausgräbt.',
    'Fünfundfünfzig Karten kommen aus dem Talon. Erst spielen, was geht, dann die nächste nehmen.',
  ],
  cases: [
    {
      question: 'Darf eine Folge in eine freie Spalte?',
      answer: 'Ja, jede Karte oder Folge; mit einer Option nur Könige.',
    },
    {
      question: 'Reicht eine Folge über ihren offenen Teil hinaus?',
      answer: 'Nein. Eine verdeckte Karte beendet sie, auch wenn sie aufgedeckt passen würde.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Es gehört zu einer Gruppe von Spielen, die gleich gegeben werden: Interchange wird in der Farbe gebaut, Breakwater ohne Rücksicht auf die Farbe.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 30: 2 zu gewinnen, 0 nicht zu gewinnen, 28 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine freie Spalte?',
      sources: 'Jede Karte oder Folge [pysolfc, politaire]; nur Könige [netexl].',
      here: 'Jede Karte oder Folge; nur Könige ist eine Option.',
    },
    {
      question: 'Wie werden die Spalten gebaut?',
      sources:
        'Abwechselnd rot und schwarz [pysolfc, politaire, netexl]; in einer Fassung ohne Rücksicht auf die Farbe [mobilityware].',
      here: 'Abwechselnd rot und schwarz; das andere sind Optionen.',
    },
  ],
  similar: [
    'Zehn Spalten, in denen die verdeckten Karten alle unten liegen.',
    'Ein Kartenspiel im selben Muster.',
    'Dasselbe Muster, mit einer Reserve anstelle des Talons.',
  ],
  references: { ...LISTED_TITLE },
};
