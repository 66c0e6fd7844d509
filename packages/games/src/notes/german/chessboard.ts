/** Notes on Chessboard in German. */
import type { NoteTexts } from '../note.ts';

export const chessboardGerman: NoteTexts = {
  of: 'chessboard',
  summary:
    'Fortress mit einer Wahl: die erste Karte auf einem Zielstapel sagt, mit welchem Rang alle vier beginnen. König und Ass sind Nachbarn, also hat jede Karte zwei Nachbarn.',
  tip: 'Mit dem ersten Zielstapel nicht eilen. Den Rang wählen, dessen vier Karten und die vier darüber am leichtesten zu erreichen sind.',
  strategy: [
    'Für jeden Rang zählen, was auf seinen vier Karten und auf den nächsten liegt. Der Rang, auf dem am wenigsten liegt, ist der Grundrang.',
    'Man kann zuerst in den Reihen bauen und den Grundrang später wählen. Bis dahin ist nichts niedrig und nichts hoch.',
    'Ist der Grundrang gewählt, geht der Rang darunter zuletzt auf die Zielstapel: auf diese Karten lange Folgen bauen.',
    'In einer Lücke lässt sich eine Folge umdrehen. Eine behalten, bis alle vier Zielstapel begonnen sind.',
  ],
  cases: [
    { question: 'Womit beginnen die anderen Zielstapel?', answer: 'Mit Karten vom Rang der ersten.' },
    { question: 'Sind König und Ass Nachbarn?', answer: 'Ja, in den Reihen und auf den Zielstapeln.' },
    { question: 'Was darf in eine leere Reihe?', answer: 'Jede Karte.' },
  ],
  house: ['In wechselnden Farben bauen: das ist Morphy.'],
  glossary: [
    { term: 'Grundrang', meaning: 'Der Rang, mit dem die Zielstapel beginnen.' },
    { term: 'Reihe', meaning: 'Eine der zehn Spalten; auf einem echten Tisch liegen sie quer.' },
  ],
  trivia: [],
  history: [
    'Parlett zählt es mit Fortress zu den Varianten von Beleaguered Castle und nennt seinen anderen Namen, Fives.',
  ],
  rates: [],
  claims: [
    'Es ist leichter zu gewinnen als Fortress, nach den Anleitungen zweier Programme [tilldawn, andsa].',
    'Eine gemessene Quote kennen wir nicht.',
  ],
  disagreements: [
    {
      question: 'Womit beginnen die Zielstapel?',
      sources:
        'Mit einer beliebigen Karte, die man zuerst wählt [wikipedia, pysolfc, tilldawn, forever]; mit den Assen [chitgoks].',
      here: 'Mit der gewählten Karte.',
    },
  ],
  similar: [
    'Die Asse beginnen, und König und Ass sind keine Nachbarn.',
    'Fortress mit einer Zelle.',
    'Auch dort sagt die erste Karte, womit die Zielstapel beginnen.',
  ],
  references: {},
};
