/** Notes on Scorpion in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const scorpionGerman: NoteTexts = {
  of: 'scorpion',
  summary:
    'Sieben Spalten, in der Farbe abwärts gebaut; jede offene Karte darf mit allem ziehen, was auf ihr liegt. Zielstapel gibt es nicht: jede Farbe wird in einer Spalte zusammengesetzt, vom König bis zum Ass. Drei Karten warten im Talon.',
  tip: 'Jede Karte hat nur einen einzigen Platz. Vor jedem Zug nachsehen, was er zudeckt.',
  strategy: [
    'Zuerst die zwölf verdeckten Karten aufdecken. Solange sie unbekannt sind, weiß man nicht, was die anderen Züge kosten.',
    'Wer eine Karte zudeckt, nimmt sich einen Platz: dorthin kann erst wieder etwas, wenn das, was darauf liegt, anderswo passt.',
    'Auf ein Ass passt nichts. Eine Spalte, die mit einem Ass endet, nimmt keine Karten, bis das Ass auf seine Zwei zieht.',
    'Eine leere Spalte füllt nur ein König. Vor dem Leeren sicherstellen, dass ein König dorthin ziehen kann, unter dem noch Karten liegen.',
    'Den Talon aufheben, bis er gebraucht wird: seine Karten kommen auf die ersten drei Spalten und decken womöglich gerade das zu, woran man arbeitet.',
  ],
  cases: [
    {
      question: 'Müssen die Karten, die ziehen, in Folge liegen?',
      answer: 'Nein. Nur die erste muss passen; alles, was auf ihr liegt, zieht mit.',
    },
    {
      question: 'Wann darf man den Talon geben?',
      answer:
        'Jederzeit, aber nur einmal. Mit einer Option nur dann, wenn keine Karte mehr gespielt werden kann.',
    },
    {
      question: 'Was geschieht mit einer fertigen Farbe?',
      answer:
        'Sie bleibt liegen. Gewonnen ist, wenn alle vier fertig sind. Mit einer Option geht sie fort, und die Spalte wird frei.',
    },
  ],
  house: ['Geht ein Blatt nicht auf, die Karten zählen, die auf der nächsthöheren ihrer Farbe liegen.'],
  glossary: [],
  trivia: [
    {
      question: 'Woher kommt der Name?',
      answer:
        'Das Spiel gehört zur Familie von Spider, der Spinne. Manche Websites nennen die drei Karten im Talon den Schwanz.',
    },
  ],
  history: [
    'Albert Morehead und Geoffrey Mott-Smith geben die Aussicht in The Complete Book of Solitaire and Patience Games mit eins zu zehn an; wir kennen das von der Regelseite von Semicolon.',
    'Rosanna Yuen beschrieb es 1999 für Aisleriot von GNOME.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 100: 14 zu gewinnen, 47 nicht zu gewinnen, 39 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
    'Eines von zehn Blättern [semicolon]; 20 bis 25 % bei gutem Spiel, und jedes Blatt, wenn jede Karte in eine freie Spalte darf [goodsol]. Wie gezählt wurde, sagen beide nicht.',
  ],
  disagreements: [
    {
      question: 'Verlässt eine fertige Farbe den Tisch?',
      sources:
        'Nein [aisleriot, semicolon, goodsol]; sie kommt auf einen Zielstapel, und die Spalte wird frei [pysolfc, politaire].',
      here: 'Nein; von selbst oder mit einem Zug zu gehen, ist eine Option.',
    },
    {
      question: 'Was darf in eine freie Spalte?',
      sources:
        'Ein König mit allem, was auf ihm liegt [aisleriot, semicolon, pysolfc]; jede Karte, damit es leichter wird [goodsol], das heißt dann Wasp [wikipedia].',
      here: 'Ein König; jede Karte ist eine Option.',
    },
    {
      question: 'Wann darf der Talon gegeben werden?',
      sources: 'Jederzeit [aisleriot, pysolfc]; wenn nichts mehr geht [semicolon, goodsol].',
      here: 'Jederzeit; nur wenn nichts mehr geht ist eine Option.',
    },
    {
      question: 'In wie vielen Spalten liegen Karten verdeckt?',
      sources: 'In vier [aisleriot, semicolon, pysolfc]; in drei, bei Scorpion II [wikipedia].',
      here: 'In vier; drei ist eine Option.',
    },
  ],
  similar: [
    'Zieht ebenso, hat aber Zielstapel und keinen Talon.',
    'Auch hier entstehen die Farben in den Spalten, aber nur Folgen ziehen.',
    'Fast gleich lange Spalten, mit Zielstapeln.',
  ],
  references: { ...LISTED_TITLE },
};
