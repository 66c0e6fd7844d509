/** Notes on Thirteens in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const thirteensGerman: NoteTexts = {
  of: 'thirteens',
  summary:
    'Zehn Karten liegen offen. Paare, die dreizehn ergeben, gehen weg, Könige allein, und der Talon füllt die Lücken.',
  tip: 'Wegnehmen, was geht. Die Reihenfolge ist gleich.',
  strategy: [
    'Zu entscheiden gibt es nichts: Jede Karte auf dem Tisch ist frei, und ein Paar, das liegen bleibt, geht nicht verloren.',
    'Verloren ist, wenn unter den zehn Karten kein Paar und kein König ist.',
  ],
  cases: [
    {
      question: 'Was passt zu einer Dame?',
      answer: 'Ein Ass. Ein Bube passt zu einer Zwei, eine Sieben zu einer Sechs.',
    },
    {
      question: 'Darf man aus dem Talon ziehen?',
      answer: 'Nein: Eine Karte kommt nur, wenn ein Platz frei ist.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Bei Hoffmann und Dick heißt es Simple Addition [forever], in Aisleriot Helsinki.'],
  rates: ['Jedes Paar genommen, wie es kommt'],
  claims: [
    'Ein Hersteller nennt 65 % für durchschnittliche Spieler [goodsol]; mehr als 63 % sind nicht zu gewinnen.',
    'In einem von 175 Blättern geht von Anfang an nichts weg [wolter].',
    'Unsere Liste der Blätter 1 bis 10.000: 6.232 zu gewinnen, 3.768 nicht zu gewinnen, bei bekannten Karten [listed].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten liegen auf dem Tisch?',
      sources: 'Zehn, in zwei Reihen zu fünf [pysolfc, aisleriot, goodsol, forever].',
      here: 'Zehn.',
    },
  ],
  similar: [
    'Dieselben Paare, doch die meisten Karten sind bedeckt.',
    'Paare von vierzehn in Spalten, mit viel zu planen.',
  ],
  references: { ...LISTED_TITLE },
};
