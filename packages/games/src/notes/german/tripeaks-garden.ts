/** Notes on TriPeaks Garden in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const tripeaksGardenGerman: NoteTexts = {
  of: 'tripeaks-garden',
  summary:
    'TriPeaks, in dem nach dem Geben kein Glück mehr mitspielt: statt eines Talons hat man einen Garten von 16 offenen Karten, und jede davon darf jederzeit auf die Ablage. Ziel ist, die Gipfel mit möglichst wenigen von ihnen abzuräumen.',
  tip: 'Vor dem Griff in den Garten nachsehen, mit welcher Karte die längste Serie beginnt. Es eilt nicht, nichts ist verdeckt.',
  strategy: [
    'Jede Karte des Gartens ist ein neuer Anfang bei einem Rang nach Wahl. Alle vorhandenen Ränge vergleichen, bevor man einen verbraucht, und den nehmen, dessen Serie am meisten freilegt.',
    'Zwei Karten des Gartens vom selben Rang sind weniger wert als zwei verschiedene. Doppelte zuerst verbrauchen und die einzige 5 oder den einzigen Buben so lange behalten, wie man sie brauchen könnte.',
    'Auch von den Spitzen her rückwärts planen: sehen, mit welchem Rang ein Gipfel zu Ende ginge, und eine Karte des Gartens in dessen Nähe aufheben.',
    'Eine Karte des Gartens passt auf alles, auch mitten in einer Serie. Sie beendet die Serie, kann aber eine Lücke überbrücken, die später zwei Karten gekostet hätte.',
    'Sechsunddreißig Karten müssen weg, und 16 sind im Garten; zum Sieg braucht man also etwas mehr als zwei Karten vom Tisch für jede aus dem Garten. Alles darüber bringt Punkte.',
    'Da jede Karte bekannt ist, hilft Rückgängig hier beim Nachdenken: einen Weg versuchen, die Karten zählen, die er den Garten kostet, und ihn rückgängig machen.',
  ],
  cases: [
    {
      question: 'Womit wird die Ablage eröffnet?',
      answer: 'Mit einer beliebigen Karte des Gartens. Aus den Gipfeln kann die erste Karte nicht kommen.',
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
      question: 'Wann ist ein Blatt verloren?',
      answer: 'Wenn der Garten leer ist und keine freie Karte der Gipfel auf die Ablage passt.',
    },
    {
      question: 'Was ist in der Mitte der untersten Reihe?',
      answer:
        'Eine Öffnung. Die fünfte Reihe hat acht Karten, vier auf jeder Seite; die beiden Karten der Reihe darüber neben der Öffnung liegen je unter einer Karte, wie die an den Enden.',
    },
  ],
  house: [
    'Mehrere Blätter um möglichst wenige Karten aus dem Garten spielen: das zeigt besser als Siege, wer gut spielt.',
    'Zu zweit dasselbe Blatt spielen. Nichts ist verdeckt, also entscheidet nur das Können.',
    'Spannender wird es, wenn die bedeckten Karten verdeckt liegen.',
  ],
  glossary: [
    {
      term: 'Garten',
      meaning: 'Die offene Reserve: Karten, die jederzeit auf die Ablage dürfen und auf alles passen.',
    },
    {
      term: 'Reserve',
      meaning: 'Das übliche Wort für Karten, die zum Spielen beiseite liegen, wie der Garten.',
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
        '67: ein Sieg ist 52 wert, dazu eins für jede übrige Karte des Gartens, und von den 16 braucht man zum Anfang mindestens eine. In der Fassung mit 14 sind es 66, denn dort liegt schon eine Karte auf der Ablage.',
    },
    {
      question: 'Wie viel ist ein Sieg wert, bei dem fünf Karten des Gartens übrig sind?',
      answer: '52 + 5 = 57, in beiden Fassungen.',
    },
    {
      question: 'Warum kann die Auslage nicht aus den 28 Karten von TriPeaks bestehen?',
      answer: 'Mit einer auf der Ablage und 16 im Garten sind das 45, und sieben Karten wären übrig.',
    },
  ],
  history: [
    'Keller fand das Spiel bei SoliTaire Network, der Website des Autors Warren Schwader, und lobt es unter den offenen Verwandten von TriPeaks.',
    'Ein Spiel derselben Art, 2011 unter dem Namen Tripeaks Reserve besprochen, hat 36 Karten in der Auslage und 16 in der Reserve und beginnt mit einer Karte der Reserve. Unsere übliche Fassung hat seine Zahlen und wie bei Schwader offene Karten.',
  ],
  rates: ['Üblich (mindestens: 6,5 % unentschieden)', '37, 1 und 14 (mindestens)'],
  claims: [
    'Beide Zahlen sind untere Grenzen, denn bei einigen Blättern gab die Suche auf; von den 200 Blättern der üblichen Fassung ist keines nachweislich verloren [measured].',
    'Keller findet, dass es sehr auf Strategie ankommt, wie bei offenen Spielen überhaupt [keller]. Wie oft Menschen gewinnen, ist uns nicht bekannt.',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten liegen in der Auslage und in der Reserve?',
      sources:
        'Eine offene Reserve von 16 [keller]; 37, eine auf der Ablage und 14 in der Reserve [network]; 36 und 16, bei leerer Ablage [reserve].',
      here: '36 und 16; die Fassung mit 37, 1 und 14 ist eine Option.',
    },
    {
      question: 'Liegen die bedeckten Karten offen?',
      sources: 'Offen [keller]; verdeckt bis auf die unterste Reihe [reserve].',
      here: 'Offen; verdeckt ist eine Option.',
    },
    {
      question: 'Wann darf eine Karte der Reserve gespielt werden?',
      sources:
        'Jederzeit, auf alles [network]; wenn man keine andere Karte spielen kann, oder früher, wenn man will.',
      here: 'Jederzeit, auf alles.',
    },
  ],
  similar: [
    'Ein verdeckter Talon statt des Gartens und eine Reihe weniger.',
    'Ebenfalls offene Gipfel, mit einem kurzen, verdeckten Talon.',
    'Alles offen, kein Talon, keine Reserve: das schwerste der offenen Spiele.',
    'Dasselbe in dreizehn Spalten, und die erste Karte darf man wählen.',
  ],
  references: { ...MEASURED_TITLE },
};
