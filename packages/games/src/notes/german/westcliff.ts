/** Notes on Westcliff in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const westcliffGerman: NoteTexts = {
  of: 'westcliff',
  summary:
    'Klondike mit zehn Spalten zu drei Karten. Freie Spalten nehmen jede Karte auf, deshalb reicht der eine Durchgang durch den Talon meistens.',
  tip: 'Früh eine kurze Spalte leeren und eine Karte der Ablage nur dann hineinlegen, wenn es sofort hilft.',
  strategy: [
    'Jede Spalte verdeckt zwei Karten. Zuerst diese aufdecken; jede geleerte Spalte ist mehr wert als eine Karte auf einem Zielstapel.',
    'Ganze Folgen in eine freie Spalte ziehen, um an verdeckte Karten zu kommen, nicht um aufzuräumen.',
  ],
  cases: [{ question: 'Dürfen Karten von den Zielstapeln zurück?', answer: 'Nein; eine Option erlaubt es.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Mary Whitmore Jones beschrieb 1911 ein Westcliff mit sieben Spalten. Albert Morehead und Geoffrey Mott-Smith gaben 1949 dem Spiel mit zehn Spalten diesen Namen und nannten ein Spiel mit sieben Easthaven. Beide Jahreszahlen stammen aus Wikipedia.',
  ],
  rates: ['Zehn Spalten, nach Schätzung von Spielern', 'Sieben Spalten, nach Schätzung von Spielern'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 1.000 zu gewinnen, 0 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie viele Spalten?',
      sources: 'Zehn [pysolfc, politaire]; sieben im älteren Spiel [wikipedia].',
      here: 'Zehn; sieben sind eine Option.',
    },
  ],
  similar: [
    'Sieben Spalten, auf die der Talon gegeben wird.',
    'Ein Dreieck aus sieben Spalten; freie Spalten nehmen nur Könige auf.',
  ],
  references: { ...LISTED_TITLE },
};
