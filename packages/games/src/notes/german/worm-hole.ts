/** Notes on Worm Hole in German. */
import type { NoteTexts } from '../note.ts';

export const wormHoleGerman: NoteTexts = {
  of: 'worm-hole',
  summary:
    'Black Hole mit einer Zelle. Eine Karte aus einem Fächer darf dort warten, bis das Loch sie nimmt. Dieser eine Platz ändert die Aussichten: von tausend Blättern ist nur eines nicht zu gewinnen.',
  tip: 'Die Zelle für die Karte aufheben, an der das Blatt scheitern würde. Ist sie voll, wird wieder Black Hole gespielt.',
  strategy: [
    'Die Zelle zum Springen nutzen: eine Karte hineinlegen, die den nächsten Rang verdeckt, und sie holen, wenn ihr Nachbar vorbeikommt.',
    'Bevor die Zelle voll wird, wissen, welche Karte der Reihe sie wieder leert.',
    'Die Ränge im Gleichgewicht halten wie in Black Hole: ein Rang, dessen Nachbarn alle fort sind, lässt sich nicht mehr spielen, weder aus einem Fächer noch aus der Zelle.',
    'Eine Karte in der Zelle geht nur zum Loch. Zurück auf einen Fächer kann sie nicht.',
  ],
  cases: [
    {
      question: 'Darf die Zelle mehrmals benutzt werden?',
      answer: 'Ja, sobald ihre Karte zum Loch gegangen ist.',
    },
    {
      question: 'Kommt es auf die Farben an?',
      answer: 'Nein, nur auf die Ränge; König und Ass sind Nachbarn.',
    },
    { question: 'Werden leere Fächer gefüllt?', answer: 'Nein.' },
  ],
  house: ['Die Zelle nur einmal je Blatt benutzen. Mark Masten nennt das Unstable Worm Hole.'],
  glossary: [
    {
      term: 'Fächer',
      meaning: 'Drei Karten, so ausgebreitet, dass alle zu lesen sind; die letzte ist frei.',
    },
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte.' },
  ],
  trivia: [
    {
      question: 'Was bringt eine Zelle einem Spiel mit Spalten zu vier Karten?',
      answer:
        'Mehr: mit einer Zelle ist Quasar in 99,96 % der Blätter zu gewinnen, etwas öfter als Worm Hole, obwohl es ohne sie viel schwerer ist. Die freie Wahl der ersten Karte hilft ihm an den frühen Sackgassen vorbei.',
    },
  ],
  history: [
    'Es ist eine Variante von David Parletts Black Hole. Das Programm Solvitaire hat es unter seinen Regeln, und die Untersuchung damit hat es als erste gemessen.',
  ],
  rates: ['Standard', 'Standard, gezählt von Mark Masten'],
  claims: [
    'Die meisten verlorenen Blätter haben schon früh keinen Zug mehr, auch mit der Zelle [masten].',
    'Ein Blatt kostete Solvitaire im Mittel 41 Sekunden [blake].',
  ],
  disagreements: [],
  similar: [
    'Dasselbe ohne die Zelle.',
    'Dreizehn Spalten zu vier, jede erste Karte, keine Zelle.',
    'Vier Zellen, und Spalten, auf denen gebaut wird.',
  ],
  references: {},
};
