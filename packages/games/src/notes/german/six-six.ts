/** Notes on Six-Six Patience in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const sixSixGerman: NoteTexts = {
  of: 'six-six',
  summary:
    'Golf im Kreis auf einem Quadrat: sechs Spalten zu sechs Karten, ein Talon von 16. Eine Spalte weniger und eine Reihe ' +
    'mehr, und es ist viel schwerer, als es aussieht.',
  tip: 'Hier ist die Tiefe der Feind: erst die Spalte öffnen, die das Gesuchte verbirgt, dann die leichten Serien genießen.',
  strategy: [
    'Bei sechs freien Karten statt sieben findet eine Karte vom Talon weniger, das sie mitnehmen kann. Alle sechs Spalten so lange wie möglich am Leben halten.',
    'Vor dem ersten Zug die beiden untersten Reihen ansehen: ein Rang, dessen Nachbarn alle unten liegen, sollte früh gespielt werden, während ihre Spalten noch geöffnet werden.',
    'Könige und Asse treffen sich, also gibt es für jeden Rang acht Karten, die passen. Serien in beiden Richtungen bis ans Ende verfolgen, bevor man wählt.',
    'Nach der Startkarte bleiben im Talon 15 Karten für 36: auf jede müssen im Durchschnitt mehr als zwei gehen. Einzelne Züge gehören ans Ende des Spiels.',
    'Sind zwei Serien gleich lang, nimmt man die, nach der die Spalten gleich hoch sind.',
  ],
  cases: [
    {
      question: 'Dürfen Könige und Asse aufeinander?',
      answer: 'Ja, das gehört zu diesem Spiel. Optionen nehmen es fort.',
    },
    {
      question: 'Wie viele Karten hat der Talon?',
      answer: 'Sechzehn, von denen die erste offen die Ablage eröffnet; 15 bleiben.',
    },
    {
      question: 'Darf eine leere Spalte gefüllt werden?',
      answer: 'Nein, nur mit der Option dafür.',
    },
  ],
  house: [
    'Wie Golf zählen und zwei oder drei Schläge mehr zugestehen als dort.',
    'Mit Vorsprung spielen: die ersten Karten des Quadrats sind dann geschenkt.',
  ],
  glossary: [
    { term: 'Quadrat', meaning: 'Die sechs Spalten zu sechs Karten.' },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    { term: 'Startkarte', meaning: 'Die erste Karte des Talons, die offen die Ablage eröffnet.' },
  ],
  trivia: [
    {
      question: 'Wie viel schwerer als Golf with wrap ist es?',
      answer:
        'Sind alle Karten bekannt, lassen sich dort 92,9 % der Blätter abräumen und hier 58,8 %. Eine Karte mehr zu spielen, zwei Gelegenheiten weniger: eine Spalte und eine Karte im Talon.',
    },
    {
      question: 'Was ist das beste Ergebnis?',
      answer: '−15: alle 36 Karten auf die Startkarte.',
    },
  ],
  history: [
    'Keller findet es in Donald Sapsfords Card Tricks and Patience von 1970 und führt es als frühes Beispiel dafür an, dass es im Druck vom König zum Ass weitergeht.',
  ],
  rates: ['Üblich'],
  claims: [
    'Keine Quelle nennt eine Quote, darum ist diese unsere [measured]; wie oft Menschen gewinnen, ist uns nicht bekannt.',
  ],
  disagreements: [],
  similar: [
    'Sieben Spalten zu fünf Karten: dieselben Regeln, viel leichter.',
    'Sieben Spalten zu fünf Karten, und auf einen König passt nichts.',
    'Acht Spalten zu vier Karten, verdeckt.',
    'Dreizehn Spalten zu vier Karten und kein Talon.',
  ],
  references: { ...MEASURED_TITLE },
};
