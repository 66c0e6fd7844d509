/** Notes on TriPeaks Garden in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const tripeaksGardenGerman: NoteTexts = {
  of: 'tripeaks-garden',
  summary:
    'TriPeaks, in dem nach dem Geben kein Glück mehr mitspielt: statt eines Talons gibt es einen Garten von 16 offenen Karten, und ' +
    'jede davon darf jederzeit auf die Ablage. Abzuräumen sind die Gipfel mit so wenigen von ihnen wie möglich.',
  tip: 'Vor dem Griff in den Garten nachsehen, mit welcher Karte die längste Serie beginnt; es eilt nicht, nichts ist verborgen.',
  strategy: [
    'Jede Karte des Gartens ist ein neuer Anfang bei einem Rang nach Wahl. Alle Ränge vergleichen, die da sind, bevor man einen ausgibt, und den nehmen, dessen Serie am meisten freilegt.',
    'Zwei Karten des Gartens vom selben Rang sind weniger wert als zwei verschiedene. Doppelte zuerst ausgeben und die einzige 5 oder den einzigen Buben so lange behalten, wie man sie brauchen könnte.',
    'Auch von den Spitzen her rückwärts planen: sehen, mit welchem Rang ein Gipfel zu Ende ginge, und eine Karte des Gartens in dessen Nähe aufheben.',
    'Eine Karte des Gartens passt auf alles, auch mitten in einer Serie. Sie beendet die Serie, kann aber eine Kluft überbrücken, die später zwei Karten gekostet hätte.',
    'Sechsunddreißig Karten müssen fort, und 16 stehen zur Verfügung; zum Sieg genügen also etwas mehr als zwei Karten vom Tisch für jede aus dem Garten. Was darüber hinausgeht, ist Gewinn.',
    'Da jede Karte bekannt ist, gehört das Zurücknehmen hier zum Nachdenken: eine Linie versuchen, die Karten zählen, die sie den Garten kostet, zurücknehmen.',
  ],
  cases: [
    {
      question: 'Womit wird die Ablage eröffnet?',
      answer: 'Mit einer Karte des Gartens nach Wahl; aus den Gipfeln kann die erste Karte nicht kommen.',
    },
    {
      question: 'Muss eine Karte des Gartens auf die Ablage passen?',
      answer:
        'Nein. Karten aus den Gipfeln müssen einen Rang höher oder niedriger sein; Karten des Gartens passen auf alles.',
    },
    {
      question: 'Darf man in den Garten greifen, solange eine Karte der Gipfel passen würde?',
      answer: 'Ja, jederzeit.',
    },
    {
      question: 'Wann ist ein Spiel verloren?',
      answer: 'Wenn der Garten leer ist und keine freie Karte der Gipfel auf die Ablage passt.',
    },
    {
      question: 'Was ist in der Mitte der untersten Reihe?',
      answer:
        'Eine Öffnung. Die fünfte Reihe hat acht Karten, vier auf jeder Seite; die beiden Karten der Reihe darüber neben der Öffnung liegen je unter einer Karte, wie die an den Enden.',
    },
  ],
  house: [
    'Eine Reihe von Spielen um die wenigsten Karten des Gartens: das unterscheidet Spieler besser als Siege.',
    'Zu zweit dieselbe Nummer spielen; da nichts verborgen ist, entscheidet allein das Können.',
    'Spannender wird es, wenn die bedeckten Karten verdeckt liegen.',
  ],
  glossary: [
    {
      term: 'Garten',
      meaning: 'Die offene Reserve: Karten, die jederzeit auf die Ablage dürfen und auf alles passen.',
    },
    {
      term: 'Reserve',
      meaning: 'Das übliche Wort für Karten, die sichtbar beiseite liegen; der Garten ist eine.',
    },
    { term: 'Gipfelkarte', meaning: 'Die einzelne Karte an der Spitze eines Gipfels.' },
    {
      term: 'Serie',
      meaning:
        'Karten, die nacheinander aus den Gipfeln gespielt werden; eine Karte des Gartens beendet sie.',
    },
  ],
  trivia: [
    {
      question: 'Was ist das höchste Ergebnis?',
      answer:
        '67: ein Sieg ist 52 wert und eins mehr für jede übrige Karte des Gartens, und von den 16 braucht man zum Anfang mindestens eine. In der Form mit 14 sind es 66, denn dort liegt schon eine Karte auf der Ablage.',
    },
    {
      question: 'Wie viel ist ein Sieg wert, bei dem fünf Karten des Gartens übrig sind?',
      answer: '52 + 5 = 57, in beiden Formen.',
    },
    {
      question: 'Warum kann die Auslage nicht aus den 28 Karten von TriPeaks bestehen?',
      answer: 'Mit einer auf der Ablage und 16 im Garten sind das 45, und sieben Karten wären nirgendwo.',
    },
  ],
  history: [
    'Keller fand das Spiel bei SoliTaire Network, der Website des Autors Warren Schwader, und lobt es unter den offenen Verwandten von TriPeaks.',
    'Ein Spiel derselben Art, 2011 unter dem Namen Tripeaks Reserve besprochen, hat 36 Karten in der Auslage und 16 in der Reserve und beginnt mit einer Karte der Reserve. Unsere übliche Form nimmt von ihm die Zahlen und vom anderen die offenen Karten.',
  ],
  rates: ['Üblich (mindestens: 6,5 % unentschieden)', '37, 1 und 14 (mindestens)'],
  claims: [
    'Beide Zahlen sind untere Grenzen, denn bei einigen Blättern gab die Suche auf; von den 200 der üblichen Form wies sie keinem nach, dass es nicht zu gewinnen sei [measured].',
    'Keller findet, dass es sehr auf Strategie ankommt, wie bei offenen Spielen überhaupt [keller]. Wie oft Menschen gewinnen, ist uns nicht bekannt.',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten liegen in der Auslage und in der Reserve?',
      sources:
        'Eine offene Reserve von 16 [keller]; 37, eine auf der Ablage und 14 in der Reserve [network]; 36 und 16, bei leerer Ablage [reserve].',
      here: '36 und 16; die Form mit 37, 1 und 14 ist eine Option.',
    },
    {
      question: 'Liegen die bedeckten Karten offen?',
      sources: 'Offen [keller]; verdeckt bis auf die unterste Reihe [reserve].',
      here: 'Offen; verdeckt ist eine Option.',
    },
    {
      question: 'Wann darf eine Karte der Reserve gespielt werden?',
      sources:
        'Jederzeit, auf alles [network]; wenn keine andere Karte gespielt werden kann, oder früher, wenn man will.',
      here: 'Jederzeit, auf alles.',
    },
  ],
  similar: [
    'Ein verborgener Talon anstelle des Gartens und eine Reihe weniger.',
    'Ebenfalls offene Gipfel, mit einem kurzen, verborgenen Talon.',
    'Alles offen, kein Talon, keine Reserve: das strengste der offenen Spiele.',
    'Dasselbe in dreizehn Spalten, bei freier Wahl der ersten Karte.',
  ],
  references: { ...MEASURED_TITLE },
};
