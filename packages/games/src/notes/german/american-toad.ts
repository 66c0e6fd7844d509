/** Notes on American Toad in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const americanToadGerman: NoteTexts = {
  of: 'american-toad',
  summary:
    'Canfield mit zwei Kartenspielen, in der Farbe gebaut, mit acht Spalten, einer Reserve von zwanzig Karten und zwei Durchgängen durch den Talon, Karte für Karte.',
  tip: 'Ganze Spalten aufeinander ziehen: jedes Mal kommt eine Karte der Reserve hervor.',
  strategy: [
    'In der Farbe hat jede Karte höchstens zwei Plätze. Dort bauen, wo beide nächsten Karten noch kommen.',
    'Die Reserve füllt freie Spalten von selbst. Solange sie reicht, so oft wie möglich eine leeren.',
    'Ist sie leer, nimmt eine freie Spalte nur die oberste Karte der Ablage. Auf eine warten, auf der sich bauen lässt.',
    'Der zweite Durchgang bringt dieselben Karten in derselben Reihenfolge. Im ersten merken, was man brauchen wird.',
  ],
  cases: [
    {
      question: 'Welche Karten ziehen zusammen?',
      answer:
        'Die letzte Karte allein oder eine ganze Spalte. Jeder Teil einer Folge oder nur ganze Spalten sind Optionen.',
    },
    {
      question: 'Was füllt eine freie Spalte, wenn die Reserve leer ist?',
      answer: 'Nur die oberste Karte der Ablage. Jede Karte ist eine Option.',
    },
    {
      question: 'Was passt auf ein Ass?',
      answer: 'Ein König derselben Farbe: die Ränge gehen im Kreis.',
    },
  ],
  house: [
    'So oft durch den Talon gehen, wie man will.',
    'Nur ganze Spalten ziehen lassen, wie in den ältesten Regeln.',
  ],
  glossary: [
    {
      term: 'Reserve',
      meaning: 'Der Stapel aus zwanzig Karten, von denen nur die oberste im Spiel ist.',
    },
    { term: 'Grundkarte', meaning: 'Die Karte, mit deren Rang jeder Zielstapel beginnt.' },
  ],
  trivia: [],
  history: ['George Hapgoods Buch Solitaire and Patience nennt es The Toad, die Kröte.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 980 zu gewinnen, 0 nicht zu gewinnen, 20 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Welche Karten ziehen zusammen?',
      sources:
        'Die letzte Karte oder die ganze Spalte [wikipedia, pysolfc]; nur ganze Spalten [forever]; jede Folge [zonora].',
      here: 'Die letzte Karte oder die ganze Spalte; das andere sind Optionen.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources:
        'Zweimal [wikipedia, pysolfc, forever, zonora]; einmal, in dem Programm hinter der Studie zu den Aussichten [blake].',
      here: 'Zweimal; einmal oder beliebig oft sind Optionen.',
    },
    {
      question: 'Was füllt eine freie Spalte, wenn die Reserve leer ist?',
      sources: 'Eine Karte der Ablage, keine aus einer Spalte [wikipedia, zonora].',
      here: 'Ebenso; jede Karte ist eine Option.',
    },
  ],
  similar: [
    'Ein Kartenspiel, vier Spalten, abwechselnd rot und schwarz.',
    'Ein Kartenspiel, in der Farbe von den Zweien an.',
  ],
  references: { ...LISTED_TITLE },
};
