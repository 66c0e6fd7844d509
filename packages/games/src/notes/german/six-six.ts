/** Notes on Six-Six Patience in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const sixSixGerman: NoteTexts = {
  of: 'six-six',
  summary:
    'Golf im Kreis auf einem Quadrat: sechs Spalten zu sechs Karten, ein Talon von 16. Es hat eine Spalte weniger und eine Reihe mehr und ist viel schwerer, als es aussieht.',
  tip: 'Das Problem sind hier die tiefen Spalten: erst die öffnen, die das Gesuchte verdeckt, dann die leichten Serien spielen.',
  strategy: [
    'Bei sechs freien Karten statt sieben hilft eine Karte vom Talon seltener. In allen sechs Spalten so lange wie möglich Karten behalten.',
    'Vor dem ersten Zug die beiden untersten Reihen ansehen: liegen alle Nachbarn eines Ranges dort, früh mit ihm planen und die Spalten dieser Nachbarn öffnen.',
    'Könige und Asse treffen sich, also passen auf jeden Rang acht Karten. Serien in beiden Richtungen bis zum Ende verfolgen, bevor man wählt.',
    'Nach der Startkarte bleiben im Talon 15 Karten für 36: auf jede muss man im Durchschnitt mehr als zwei spielen. Einzelne Züge hebt man sich fürs Ende auf.',
    'Sind zwei Serien gleich lang, nimmt man die, nach der die Spalten gleich hoch sind.',
  ],
  cases: [
    {
      question: 'Dürfen Könige und Asse aufeinander?',
      answer: 'Ja, das gehört zu diesem Spiel. Mit Optionen lässt es sich ändern.',
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
    'Wie Golf zählen, mit einem um zwei oder drei Schläge höheren Par.',
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
        'Sind alle Karten bekannt, lassen sich dort 92,9 % der Blätter abräumen und hier 58,8 %. Man hat eine Karte mehr zu spielen und zwei Chancen weniger: eine Spalte und eine Karte im Talon.',
    },
    {
      question: 'Was ist das beste Ergebnis?',
      answer: '−15: alle 36 Karten auf die Startkarte gespielt.',
    },
  ],
  history: [
    'Keller fand es in Donald Sapsfords Card Tricks and Patience von 1970 und nennt es als frühes gedrucktes Beispiel dafür, dass es vom König zum Ass weitergeht.',
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
