/** Notes on Forty and Eight in German. */
import type { NoteTexts } from '../note.ts';

export const fortyAndEightGerman: NoteTexts = {
  of: 'forty-and-eight',
  summary:
    'Forty Thieves in acht Spalten zu fünf. Weniger und tiefere Spalten machen es schwerer; dafür darf man den Talon ein zweites Mal durchspielen.',
  tip: 'Im ersten Durchgang den Talon kennenlernen und eine Spalte öffnen, im zweiten gewinnen.',
  strategy: [
    'Eine Spalte von fünf zu leeren dauert länger als eine von vier. Früh eine auswählen, je nachdem, was darin liegt, und dabei bleiben.',
    'Im ersten Durchgang Karten übergehen, die keinen guten Platz haben. Sie kommen in derselben Reihenfolge wieder, nur ohne die gespielten.',
    'Vor dem zweiten Durchgang die ganze Ablage ansehen. Ihre erste Karte kommt zuerst: planen, wohin das erste Dutzend gehen soll.',
    'Für den zweiten Durchgang möglichst eine Lücke bewahren. Dann begräbt die Ablage nichts mehr endgültig, sondern ist eine Liste, die man lesen kann.',
    'Sonst wie in Forty Thieves spielen: nichts ohne Grund ziehen, Lücken leer lassen und sich zuerst um niedrige Karten kümmern.',
  ],
  cases: [
    {
      question: 'Wie viele Durchgänge gibt es?',
      answer:
        'Zwei: man geht einmal durch den Talon, dreht dann die Ablage um, ohne zu mischen, und geht noch einmal durch.',
    },
    {
      question: 'Darf eine Folge ziehen?',
      answer:
        'Karte für Karte, soweit Lücken da sind. Mit einer Option ziehen Folgen einer Farbe auf einmal.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Eine beliebige Karte.',
    },
  ],
  house: [
    'Nur einen Durchgang zulassen, wie in manchen Programmen.',
    'Vier Reihen austeilen statt fünf; der Talon hat dann 72 Karten.',
  ],
  glossary: [
    { term: 'Durchgang', meaning: 'Einmal durch den ganzen Talon.' },
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Was sind die vierzig und was die acht?',
      answer: 'Vierzig Karten in acht Spalten. Manche Programme teilen vier Reihen aus, das sind 32.',
    },
    {
      question: 'Wie viele Karten lassen sich mit leeren Spalten versetzen?',
      answer:
        'Jede verdoppelt die Zahl: zwei Karten mit einer Lücke, vier mit zweien, acht mit dreien, solange man sie nicht in eine dieser Lücken zieht.',
    },
  ],
  history: [
    'Solitaire Forever nennt Douglas Brown als Quelle einer Fassung ohne zweiten Durchgang, der andere Programme folgen, und fügt den Durchgang hinzu, weil acht Spalten sich nur langsam öffnen. Wer das Spiel erfunden hat, wissen wir nicht.',
  ],
  rates: [],
  claims: ['Wir kennen keine veröffentlichte Quote, weder von Lösern noch von Spielern.'],
  disagreements: [
    {
      question: 'Wie viele Reihen?',
      sources: 'Fünf, 40 Karten [forever, bliss, politaire]; vier, 32 Karten [pysolfc].',
      here: 'Fünf; vier ist eine Option.',
    },
    {
      question: 'Wie viele Durchgänge?',
      sources: 'Zwei [forever, bliss, politaire, pysolfc]; einer, nach Douglas Brown [forever].',
      here: 'Zwei.',
    },
  ],
  similar: ['Zehn Spalten zu vier und ein einziger Durchgang.', 'Ein Kartenspiel, und Folgen dürfen ziehen.'],
  references: {},
};
