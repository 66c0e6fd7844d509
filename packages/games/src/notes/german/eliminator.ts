/** Notes on Eliminator in German. */
import type { NoteTexts } from '../note.ts';

export const eliminatorGerman: NoteTexts = {
  of: 'eliminator',
  summary:
    'Alle Karten liegen offen in vier Spalten zu dreizehn, und man spielt sie auf acht Stapel, nach Belieben auf- und abwärts. Jede Karte darf einen Stapel beginnen, darum ist es ein leichtes Spiel. Mit weniger Stapeln wird es ernst.',
  tip: 'Nie einen neuen Stapel beginnen, solange ein alter die Karte nimmt oder nach dem nächsten Zug nehmen wird.',
  strategy: [
    'Auf einen leeren Stapel darf jede Karte, aber nur einmal. Darum mitzählen, wie viele noch leer sind, wie bei freien Zellen.',
    'Die obersten Karten der Stapel über die Ränge verteilt halten. Zwei Stapel mit gleicher oberster Karte sind kaum besser als einer.',
    'Die Spalten bis nach unten durchsehen; nichts ist verdeckt. Liegen in einer Spalte Nachbarn aufeinander, etwa 7-8-9, so passen sie alle auf einen Stapel.',
    'Passt eine Karte auf zwei Stapel, entscheidet, was danach kommt: die 6 gehört dorthin, wo bald eine 5 oder 7 passen soll.',
    'Die Spalten gleich hoch halten. Eine leere Spalte bedeutet eine Karte weniger zur Wahl und keinen Gewinn, denn nichts darf hinein.',
  ],
  cases: [
    {
      question: 'Darf eine leere Spalte gefüllt werden?',
      answer: 'Nein. Karten gehen nur aus den Spalten auf die Stapel.',
    },
    {
      question: 'Darf eine Karte einen neuen Stapel beginnen, obwohl sie auf einen alten passt?',
      answer: 'Ja, wenn es sich lohnt.',
    },
    {
      question: 'Treffen sich König und Ass?',
      answer: 'Ja; eine Option trennt sie.',
    },
    {
      question: 'Müssen alle Stapel benutzt werden?',
      answer: 'Nein. Der Reiz ist, mit wenigen auszukommen.',
    },
  ],
  house: [
    'Nach jedem abgeräumten Blatt mit einem Stapel weniger spielen, von acht bis vier, und sehen, wie weit man kommt.',
    'Oder mit acht spielen und sehen, mit wie wenigen es geht.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning:
        'Einer der Stapel, auf denen man auf- und abwärts baut; in manchen Büchern Zielstapel, hier auch Loch genannt.',
    },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    { term: 'Frei', meaning: 'Die letzte Karte ihrer Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie wenige Stapel könnten genügen?',
      answer:
        'Einer, wenn die Spalten zufällig richtig lägen: im Kreis können alle 52 Karten eine einzige Reihe bilden. Genau das ist das Ziel in Black Hole.',
    },
    {
      question: 'Wie viele Ränge können acht Stapel höchstens annehmen?',
      answer:
        'Alle dreizehn: bei sieben gut gewählten obersten Karten liegt jeder Rang neben einer von ihnen.',
    },
    {
      question: 'Warum gibt eine Website 440 Punkte fürs Abräumen?',
      answer: 'Sie gibt fünf für jede Karte, aber fünfzig für die letzte jeder Spalte: 48 × 5 + 4 × 50.',
    },
  ],
  history: [
    'Keller beschreibt es als vereinfachtes Striptease mit acht Stapeln, aus Hoyle Solitaire von Sierra, und fand es auch bei SoliTaire Network.',
    'Andere Programme haben sechs Stapel. In PySolFC heißt das Spiel Take Away, und es gibt dort auch Striptease.',
  ],
  rates: [],
  claims: ['Niemand hat eine Quote veröffentlicht, und wir haben keine gemessen.'],
  disagreements: [
    {
      question: 'Wie viele Stapel sind es?',
      sources:
        'Acht [keller]; sechs [pysolfc, fsolitaire, review]; vier oder fünf in Varianten [fsolitaire].',
      here: 'Acht; sechs, fünf und vier sind Optionen.',
    },
  ],
  similar: [
    'Vier Stapel, ohne die Damen und mit einer verdeckten Reihe: das schwere Original.',
    'Vier Stapel, die je mit einer Karte beginnen, und ein Talon, der vier Karten auf einmal gibt.',
    'Ein Stapel und siebzehn Fächer.',
    'Ein Stapel und dreizehn Spalten.',
  ],
  references: {},
};
