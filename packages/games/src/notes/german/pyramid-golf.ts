/** Notes on Pyramid Golf in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const pyramidGolfGerman: NoteTexts = {
  of: 'pyramid-golf',
  summary:
    'Golf auf einer Pyramide: 28 Karten in sieben Reihen, die man Rang für Rang auf- oder abwärts abträgt. Es sind immer nur wenige Karten frei, darum ist es kurz, schwer und geht selten auf.',
  tip: 'Karten spielen, die nebeneinander liegen: eine Karte darüber wird erst frei, wenn beide Karten auf ihr weg sind.',
  strategy: [
    'An einem Stück der untersten Reihe arbeiten statt an beiden Enden. Zwei Karten nebeneinander legen eine frei, drei nebeneinander führen zu drei; zwei weit auseinander legen gar keine frei.',
    'Vor jeder Karte über der untersten Reihe müssen mindestens zwei andere weg, vor der Spitze alle 27. Darum erst darauf achten, was ein Zug freilegt, und dann, wie lang die Serie wird.',
    'Eine freie Karte aufheben, die zwei erwartete Ränge verbinden wird, und die spielen, die nur jetzt passt.',
    'Der Talon ist der längste Teil des Spiels: 23 Karten nach der Startkarte. Ist nichts Brauchbares frei, kostet es wenig, eine zu nehmen; mehr kostet es, eine Karte zu spielen, die später als Bindeglied fehlt.',
    'In der Zählung nach Golf zählen auch bei einem verlorenen Blatt die übrigen Karten: alles mitnehmen, was geht, bevor die letzte Karte des Talons weg ist.',
  ],
  cases: [
    {
      question: 'Welche Karten sind anfangs frei?',
      answer: 'Nur die sieben der untersten Reihe. Jede der 21 darüber liegt unter zwei Karten.',
    },
    {
      question: 'Gibt es mehr als eine Gipfelkarte?',
      answer:
        'Nein, nur die Karte an der Spitze. Sie bedeckt keine andere und kommt immer zuletzt dran. In der Zählung nach Hogue bringt sie 30.',
    },
    {
      question: 'Wird eine Karte aufgedeckt, wenn erst eine der beiden auf ihr weg ist?',
      answer: 'Nein. Sie wird aufgedeckt, sobald beide weg sind, noch im selben Zug.',
    },
  ],
  house: [
    'Offen auslegen: dann lässt sich viel mehr planen, und das Glück spielt am wenigsten mit.',
    'Neun Blätter gegen Par spielen. Das Par von 7 ist, was ein einfaches Programm im Durchschnitt übrig lässt; wer sorgfältig spielt, sollte besser sein.',
    'Zu zweit dasselbe Blatt spielen und vergleichen, was übrig bleibt.',
  ],
  glossary: [
    {
      term: 'Pyramide',
      meaning: 'Das Dreieck aus 1, 2, … 7 Karten, in dem jede Reihe die darüber halb bedeckt.',
    },
    { term: 'Gipfelkarte', meaning: 'Die einzelne Karte an der Spitze; sie bedeckt keine andere.' },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    { term: 'Startkarte', meaning: 'Die erste Karte des Talons, die offen die Ablage eröffnet.' },
  ],
  trivia: [
    {
      question: 'Was ist das beste mögliche Ergebnis?',
      answer:
        'In der Zählung nach Golf −23: alle 28 Karten auf die Startkarte gespielt, die anderen 23 noch im Talon. In der nach Hogue 1 + 2 + … + 28 = 406 und 30 für die Spitze, 436.',
    },
    {
      question: 'Warum gehen die Ränge hier im Kreis, wo Golf oft ohne Kreis gespielt wird?',
      answer:
        'Weil sonst kaum etwas zu gewinnen wäre: sind alle Karten bekannt, lassen sich mit Kreis etwa 15 von 100 Blättern abräumen und ohne ihn etwa 3.',
    },
    {
      question: 'Auch TriPeaks hat 28 Karten und einen Talon von 24. Warum ist es so viel leichter?',
      answer:
        'Anfangs sind zehn Karten frei statt sieben, keine liegt mehr als drei Reihen über der untersten, und drei Gipfelkarten stehen nebeneinander statt einer hinter allem.',
    },
  ],
  history: [
    'Keller kennt es aus vielen Computerprogrammen, aber aus keinem Buch; er beschreibt es als die alte Pyramid, gekreuzt mit Golf: an die Stelle der sieben Spalten zu fünf tritt das Dreieck aus 28.',
    'GNOMEs Aisleriot hat es zweimal: verdeckt als Elevator, 1999 geschrieben von Rosanna Yuen, und offen als Escalator.',
    'Daraus entstand Robert Hogues Idee, drei kleine Pyramiden nebeneinander zu stellen: TriPeaks.',
  ],
  rates: ['Üblich', 'Könige und Asse sind Enden', 'Üblich'],
  claims: [
    'Keller schätzt, dass Menschen wenige Prozent der Blätter gewinnen, und findet, dass es beim Spiel kaum auf Können ankommt [keller]. Unser Programm, das nicht mehr weiß, als man beim Spielen sieht, gibt ihm im ersten Punkt recht: es räumt eines von vierzig Blättern ab und lässt im Durchschnitt 6,7 Karten übrig [measured].',
  ],
  disagreements: [
    {
      question: 'Liegen die bedeckten Karten verdeckt oder offen?',
      sources: 'Verdeckt als Elevator [elevator]; offen als Escalator [escalator].',
      here: 'Verdeckt; offen ist eine Option und eine Variante mit eigenem Namen.',
    },
    {
      question: 'Wie wird gezählt?',
      sources:
        'Ein Punkt für jede entfernte Karte, höchstens 28 [elevator]; sonst nennen die Quellen keine eigene Zählung.',
      here: 'In Schlägen wie bei Golf; die Zählungen von TriPeaks nach Serien stehen zur Wahl.',
    },
  ],
  similar: [
    'Dieselbe Spielweise mit drei Gipfeln über einer Reihe von zehn: viel mehr Karten sind frei.',
    'Dieselbe Spielweise in sieben Spalten, wo eine Karte nie auf mehr als eine andere wartet.',
    'Dieselbe Auslage, aber man nimmt Paare weg, die dreizehn ergeben.',
    'Wieder nur eine Spitze, aber auf zwei Beinen.',
    'Die Stufe vor dieser auf dem Pfad und beinahe ebenso schwer.',
  ],
  references: { ...MEASURED_TITLE },
};
