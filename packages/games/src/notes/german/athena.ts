/** Notes on Athena in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const athenaGerman: NoteTexts = {
  of: 'athena',
  summary: 'Klondike mit sieben Spalten zu vier Karten, die Reihen abwechselnd verdeckt und offen.',
  tip: 'Keine Spalte ist tief: immer eine nach der anderen abbauen, bis sie leer ist.',
  strategy: [
    'Die zweite Karte jeder Spalte ist zu sehen. Danach die Spalte wählen, deren zweite Karte irgendwo passt.',
    'Einen König bereithalten, bevor eine Spalte leer wird; freie Spalten nehmen nichts anderes auf.',
  ],
  cases: [{ question: 'Wie viele Karten werden umgeblättert?', answer: 'Eine; drei sind eine Option.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'In Aisleriot von GNOME stammt das Spiel von Alan Horkan, auf der Grundlage des Klondike von Jonathan Blandford.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 500: 476 zu gewinnen, 24 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie wird der Talon umgeblättert?',
      sources:
        'Einzeln, unbegrenzt [pysolfc]; einzeln, drei Durchgänge [aisleriot]; je drei Karten [politaire].',
      here: 'Einzeln, unbegrenzt; die anderen sind Optionen.',
    },
  ],
  similar: [
    'Ein Dreieck aus verdeckten Spalten.',
    'Sechs Spalten zu sechs Karten, immer mehr davon verdeckt.',
  ],
  references: { ...LISTED_TITLE },
};
