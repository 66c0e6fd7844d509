/** Notes on Australian Patience in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const australianPatienceGerman: NoteTexts = {
  of: 'australian-patience',
  summary:
    'Sieben offene Spalten zu vier Karten, in der Farbe abwärts gebaut. Jede Karte zieht mit allem, was auf ihr liegt, und der Talon geht einmal durch.',
  tip: 'Die Spalten ordnen, bevor umgeblättert wird; jede Karte des Talons kommt nur einmal.',
  strategy: [
    'Eine Karte passt nur auf eine einzige andere. Darauf achten, welche dieser Partner in einer Spalte untereinander liegen: Sie brauchen eine freie Spalte oder einen Zielstapel.',
    'Die letzte Karte der Ablage erreichbar halten. Was dort vergraben ist, kommt nur in umgekehrter Reihenfolge zurück.',
  ],
  cases: [{ question: 'Was darf in eine freie Spalte?', answer: 'Ein König mit allem, was auf ihm liegt.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Wikipedia nennt es eine Mischung aus Klondike und Scorpion, eng verwandt mit Yukon, und schreibt, dass zwei es um die Wette spielen können.',
  ],
  rates: ['Nach Schätzung von Spielern'],
  claims: [
    'Mit einem zweiten Durchgang heißt es Canberra, mit unbegrenzt vielen Tasmanian [wikipedia].',
    'Unsere Liste der Blätter 1 bis 300: 34 zu gewinnen, 17 nicht zu gewinnen, 249 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      sources: 'Nein [aisleriot]; ja [pysolfc].',
      here: 'Nein; eine Option erlaubt es.',
    },
  ],
  similar: ['Kein Talon, und abwechselnd rot und schwarz.', 'Verdeckte Spalten, und nur Folgen ziehen.'],
  references: { ...LISTED_TITLE },
};
