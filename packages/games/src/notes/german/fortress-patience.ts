/** Notes on Fortress Patience in German. */
import type { NoteTexts } from '../note.ts';

export const fortressPatienceGerman: NoteTexts = {
  of: 'fortress-patience',
  summary:
    'Zehn kurze Reihen, alle offen, und gebaut wird nach Farben: abwärts oder aufwärts, wie man will. Eine Karte zieht nach der anderen, und mehr Hilfe gibt es nicht.',
  tip: 'Früh eine Reihe leeren. Ohne Lücke geht in Fortress oft nach wenigen Zügen nichts mehr.',
  strategy: [
    'Jede Karte hat höchstens zwei Nachbarn in ihrer Farbe. Die Züge zusammenstellen, die es am Anfang gibt; oft sind es nur drei oder vier.',
    'Aufwärts bauen begräbt niedrige Karten unter höheren, die später auf den Zielstapel gehen. Nur dort, wo sich die Folge wieder umdrehen lässt.',
    'Um eine Folge umzudrehen, zieht sie Karte für Karte in eine Lücke: was oben lag, liegt nun unten.',
    'Die Reihe mit den meisten Karten aussuchen, die einen Platz haben, und sie leeren, bevor die anderen an die Reihe kommen.',
  ],
  cases: [
    {
      question: 'Darf eine Folge erst aufwärts und dann abwärts gehen?',
      answer: 'Ja. Jede Karte muss nur einen Rang über oder unter der letzten liegen, in derselben Farbe.',
    },
    { question: 'Sind König und Ass Nachbarn?', answer: 'Nein. In Chessboard sind sie es.' },
    { question: 'Was darf in eine leere Reihe?', answer: 'Jede Karte.' },
  ],
  house: [
    'Die Asse vorher auslegen. Dafür gibt es eine Option, und es hilft.',
    'Ein Blatt vor dem ersten Zug ansehen und ein anderes nehmen, wenn nichts zieht.',
  ],
  glossary: [
    {
      term: 'Reihe',
      meaning:
        'Eine der zehn Spalten; auf einem echten Tisch liegen sie quer, fünf auf jeder Seite der Zielstapel.',
    },
  ],
  trivia: [],
  history: ['Es steht in Lady Cadogans Buch der Patiencen und seither in den meisten Sammlungen.'],
  rates: [],
  claims: [
    'Die Hersteller eines Programms gewinnen bis zu eines von drei Blättern, sehen sich aber jedes vorher an und lassen die hoffnungslosen aus [tilldawn].',
    'PySolFC nennt es ein sehr schweres Spiel und rät zu Chessboard, das mehr Vergnügen macht [pysolfc].',
    'Eine gemessene Quote kennen wir nicht.',
  ],
  disagreements: [
    {
      question: 'Welche Reihen haben sechs Karten?',
      sources: 'Je eine auf jeder Seite [wikipedia]; die ersten beiden [pysolfc, fsolitaire].',
      here: 'Die ersten beiden. An den Aussichten ändert das nichts.',
    },
    {
      question: 'Liegen die Asse aus?',
      sources: 'Nein [wikipedia, pysolfc]; zwei davon, in einer Variante namens The Fort [fort].',
      here: 'Nein; alle vier sind eine Option.',
    },
    {
      question: 'Wie heißt es?',
      sources: 'Es heißt Fortress [wikipedia, pysolfc, tilldawn].',
      here: 'Fortress Patience, denn den kurzen Namen trägt hier schon eine Auslage von TriPeaks.',
    },
  ],
  similar: [
    'König und Ass sind Nachbarn, und die erste Karte auf einem Zielstapel sagt, womit alle beginnen.',
    'Dasselbe mit einer Zelle.',
    'Acht Reihen, nur abwärts, gleich welche Farbe.',
  ],
  references: {},
};
