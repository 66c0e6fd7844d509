/** Notes on Spiderette in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const spideretteGerman: NoteTexts = {
  of: 'spiderette',
  summary:
    'Spider mit einem Kartenspiel: 28 Karten liegen wie in Klondike, und aus dem Talon wird allen sieben Spalten auf einmal gegeben. Man baut abwärts, gleich in welcher Farbe, zieht Karten einer Farbe zusammen und bringt ganze Farben fort.',
  tip: 'Zuerst die kurzen Spalten links leeren: mit einem Kartenspiel ist eine freie Spalte schwer zu haben.',
  strategy: [
    'Jede Farbe gibt es nur einmal, also passt jede Karte in der Farbe auf genau eine andere. Vor dem Zudecken nachsehen, wo diese liegt.',
    'Die ersten drei Reihen des Talons decken jede Spalte zu. Die letzten drei Karten kommen nur in die ersten drei Spalten.',
    'Karten einer Farbe nur trennen, wenn dadurch eine Karte aufgedeckt oder eine Spalte frei wird.',
  ],
  cases: [
    {
      question: 'Darf gegeben werden, solange eine Spalte leer ist?',
      answer: 'Nein; mit einer Option schon.',
    },
    {
      question: 'Geht eine fertige Farbe von selbst?',
      answer: 'Ja; eine Option macht daraus einen eigenen Zug.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [{ question: 'Was ist es nicht?', answer: 'Little Spider, eine Patience ganz anderer Art.' }],
  history: ['Rosanna Yuen beschrieb es 2001 für Aisleriot von GNOME.'],
  rates: ['Reihen auch über leere Spalten'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 861 zu gewinnen, 13 nicht zu gewinnen, 126 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
    'PySolFC nennt es sehr schwer [pysolfc]; das gilt für den, der die verdeckten Karten nicht kennt.',
  ],
  disagreements: [
    {
      question: 'Darf gegeben werden, solange eine Spalte leer ist?',
      sources: 'Nein [aisleriot, pysolfc, politaire]; ja [blake].',
      here: 'Nein; ja ist eine Option.',
    },
  ],
  similar: [
    'Dasselbe mit sieben Spalten zu drei Karten.',
    'Zwei Kartenspiele und zehn Spalten.',
    'Ebenso ausgelegt, aber in wechselnden Farben gebaut.',
  ],
  references: { ...LISTED_TITLE },
};
