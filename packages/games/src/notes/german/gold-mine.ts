/** Notes on Gold Mine in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const goldMineGerman: NoteTexts = {
  of: 'gold-mine',
  summary:
    'Klondike, das mit leerem Tisch beginnt: sieben freie Spalten, alle Karten im Talon, drei Karten je Zug und ein Durchgang.',
  tip: 'Die Spalten nicht schnell füllen. Jede von ihnen ist später eine Wahl wert.',
  strategy: [
    'Spalten mit hohen Karten beginnen. Eine niedrige versperrt ihre Spalte, bis ihre Farbe so weit ist.',
    'Von drei Karten ist zuerst die letzte zu haben. Vorher prüfen, ob auch die zwei darunter Plätze finden.',
  ],
  cases: [{ question: 'Darf eine Folge in eine freie Spalte?', answer: 'Ja, jede Karte und jede Folge.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Das Handbuch von Aisleriot, von Alan Horkan (2005), spielt mit dem Namen: eine einzige Gelegenheit, die Goldmine zu errichten.',
  ],
  rates: [],
  claims: [
    'Nach dem Handbuch von Aisleriot ist es mit Können meistens zu gewinnen [aisleriot]; eine Seite sagt zur Hälfte, zieht aber beliebige Karten als Gruppe [gem].',
    'Unsere Liste der Blätter 1 bis 200: 149 zu gewinnen, 0 nicht zu gewinnen, 51 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was zieht zusammen?',
      sources: 'Folgen [pysolfc, aisleriot]; beliebige Karten [gem].',
      here: 'Folgen.',
    },
  ],
  similar: [
    'Achtundzwanzig Karten werden vorher ausgelegt.',
    'Zehn Spalten zu drei Karten; eine Karte je Zug.',
  ],
  references: { ...LISTED_TITLE },
};
