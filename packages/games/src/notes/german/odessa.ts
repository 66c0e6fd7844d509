/** Notes on Odessa in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const odessaGerman: NoteTexts = {
  of: 'odessa',
  summary:
    'Russian Solitaire mit beinahe gleich langen Spalten: in jeder drei verdeckte Karten, und jeder König will ausgegraben sein.',
  tip: 'Die beiden äußeren Spalten haben nur sechs Karten. Zuerst eine von ihnen leeren.',
  strategy: [
    'Jede Karte hat genau einen Platz. Liegt dieser unter der Karte selbst, muss erst etwas anderes sie bewegen.',
    'Zählen, was ein Zug versperrt: Eine Karte auf einer Spalte nimmt deren letzte Karte weg.',
  ],
  cases: [
    {
      question: 'Muss ein Stapel geordnet sein, um zu ziehen?',
      answer: 'Nein. Nur seine erste Karte muss passen.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen beschrieb es 1998 für Aisleriot von GNOME.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 106 zu gewinnen, 894 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 20.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Darf eine ganze Folge auf einen Zielstapel?',
      sources: 'Ja [aisleriot]; einzeln [pysolfc].',
      here: 'Einzeln, was auf dasselbe hinausläuft.',
    },
  ],
  similar: ['Die ungleichen Spalten von Yukon.', 'Auf- und abwärts gebaut.'],
  references: { ...LISTED_TITLE },
};
