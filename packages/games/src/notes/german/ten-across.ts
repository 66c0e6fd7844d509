/** Notes on Ten Across in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const tenAcrossGerman: NoteTexts = {
  of: 'ten-across',
  summary:
    'Zehn Spalten zu fünf Karten, in der Mitte als Dreieck verdeckt, und zwei Karten in Zellen. In der Farbe gebaut; jede offene Karte zieht mit allem, was auf ihr liegt.',
  tip: 'Die beiden Zellen früh leeren und dann eine davon frei halten.',
  strategy: [
    'Die mittleren Spalten verdecken je vier Karten. Sie mit den offenen an beiden Rändern abbauen.',
    'Eine Zelle kehrt die Reihenfolge zweier Karten um. Sie dafür benutzen und die Karte wieder herausnehmen.',
  ],
  cases: [
    { question: 'Darf eine Zelle wieder benutzt werden?', answer: 'Ja; mit einer Option bleibt sie leer.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['James LewisMoss beschrieb es 1999 für Aisleriot von GNOME.'],
  rates: [],
  claims: [
    'Das Handbuch von Aisleriot nennt es schwer zu gewinnen [aisleriot]; sind alle Karten bekannt, gewinnt unsere Suche mehr als neun von zehn Blättern.',
    'Unsere Liste der Blätter 1 bis 1.000: 951 zu gewinnen, 46 nicht zu gewinnen, 3 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was gewinnt?',
      sources:
        'Vier ganze Farben in den Spalten [aisleriot] oder als Ganzes abgelegt [pysolfc]; alle Karten einzeln auf den Zielstapeln [politaire].',
      here: 'Alle Karten einzeln auf den Zielstapeln.',
    },
    {
      question: 'Dürfen die Zellen wieder benutzt werden?',
      sources: 'Ja [pysolfc]; nach Wahl [aisleriot].',
      here: 'Ja; eine Option verbietet es.',
    },
  ],
  similar: ['Sieben Spalten ohne Zellen.', 'Sieben Spalten, beinahe gleich lang.'],
  references: { ...LISTED_TITLE },
};
