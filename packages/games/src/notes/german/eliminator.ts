/** Notes on Eliminator in German. */
import type { NoteTexts } from '../note.ts';

export const eliminatorGerman: NoteTexts = {
  of: 'eliminator',
  summary:
    'Das ganze Spiel in vier offenen Spalten zu dreizehn Karten, und acht Stapel, auf die es nach Belieben auf und ab geht. Jede Karte ' +
    'darf einen Stapel beginnen; so ist es ein freundliches Spiel, und weniger Stapel machen ein ernstes daraus.',
  tip: 'Nie einen neuen Stapel beginnen, solange ein alter die Karte nimmt oder nach dem nächsten Zug nehmen wird.',
  strategy: [
    'Ein leerer Stapel nimmt alles, aber nur einmal. Die verbleibenden zählen, wie man freie Zellen zählt.',
    'Die obersten Karten der Stapel über den Kreis der Ränge verteilt halten. Zwei Stapel mit gleicher oberster Karte sind kaum mehr wert als einer.',
    'Die Spalten bis auf den Grund lesen; verborgen ist nichts. Liegen in einer Spalte Nachbarn aufeinander, etwa 7-8-9, so kann ein Stapel sie alle schlucken.',
    'Nehmen zwei Stapel eine Karte, entscheidet, was sie danach nehmen: die 6 gehört auf den Stapel, auf dem eine 5 oder 7 gebraucht werden wird.',
    'Die Spalten gemeinsam sinken lassen. Eine leere Spalte ist eine Auswahl weniger und kein Gewinn, denn nichts darf hinein.',
  ],
  cases: [
    {
      question: 'Darf eine leere Spalte gefüllt werden?',
      answer: 'Nein; Karten gehen aus den Spalten auf die Stapel und sonst nirgendhin.',
    },
    {
      question: 'Darf eine Karte, die auf einen alten Stapel passt, einen neuen beginnen?',
      answer: 'Ja, wenn es das wert scheint.',
    },
    {
      question: 'Treffen sich König und Ass?',
      answer: 'Ja; eine Option macht sie zu Enden.',
    },
    {
      question: 'Müssen alle Stapel benutzt werden?',
      answer: 'Nein. Mit wenigen auszukommen ist der Reiz der Sache.',
    },
  ],
  house: [
    'Nach jedem abgeräumten Spiel einen Stapel weniger, von acht bis vier, und sehen, wie weit man kommt.',
    'Oder mit acht spielen und zählen, wie wenige nötig waren.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning:
        'Einer derer, auf denen auf und ab gebaut wird; in manchen Büchern ein Zielstapel, hier auch ein Loch.',
    },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    { term: 'Frei', meaning: 'Als letzte Karte ihrer Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie wenige Stapel könnten genügen?',
      answer:
        'Einer, wenn die Spalten zufällig richtig lägen: im Kreis können alle 52 Karten eine einzige Reihe bilden. Das ist es, was Black Hole verlangt.',
    },
    {
      question: 'Wie viele Ränge können acht Stapel höchstens annehmen?',
      answer:
        'Alle dreizehn: sieben gut gewählte oberste Karten genügen, damit jeder Rang neben einer von ihnen steht.',
    },
    {
      question: 'Wie kommt ein Spiel im Netz bei Eliminator auf 440 Punkte?',
      answer: 'Fünf für jede Karte, aber fünfzig für die letzte jeder Spalte: 48 × 5 + 4 × 50.',
    },
  ],
  history: [
    'Keller beschreibt es als vereinfachtes Striptease mit acht Stapeln, aus Hoyle Solitaire von Sierra, und fand es auch bei SoliTaire Network.',
    'Andere Programme geben sechs Stapel. In PySolFC heißt das Spiel Take Away, und daneben gibt es ein Striptease.',
  ],
  rates: [],
  claims: ['Veröffentlicht ist keine Quote, und wir haben keine gemessen.'],
  disagreements: [
    {
      question: 'Wie viele Stapel sind es?',
      sources:
        'Acht [keller]; sechs [pysolfc, fsolitaire, review]; vier oder fünf in Varianten [fsolitaire].',
      here: 'Acht; sechs, fünf und vier sind Optionen.',
    },
  ],
  similar: [
    'Vier Stapel, die Damen ausgelassen und eine verdeckte Reihe: das schwere Urbild.',
    'Vier Stapel, die mit einer Karte beginnen, und ein Talon, der zu vieren gibt.',
    'Ein Stapel und siebzehn Fächer.',
    'Ein Stapel und dreizehn Spalten.',
  ],
  references: {},
};
