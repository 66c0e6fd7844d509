/** Notes on Black Hole in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const blackHoleGerman: NoteTexts = {
  of: 'black-hole',
  summary:
    'In der Mitte das Pik Ass, darum siebzehn Fächer zu drei Karten, alles offen. Alle 51 Karten sollen ins Loch, jede einen ' +
    'Rang höher oder niedriger als die vorige. Es gibt keinen Talon und nach dem Geben kein Glück, nur eine einzige lange Reihe, die man finden muss.',
  tip: 'Vor der ersten Karte eine ganze Runde durch die Ränge planen und nachsehen, was in jedem Fächer noch verdeckt liegt.',
  strategy: [
    'Kein Talon hilft weiter: die erste Karte, auf die nichts mehr passt, beendet das Blatt. Darum immer wissen, wie es weitergeht, mindestens zwei oder drei Züge über den nächsten hinaus.',
    'Von zwei Karten desselben Ranges die aus dem höheren Fächer nehmen, oder die, unter der ein Rang liegt, der bald gebraucht wird.',
    'Die Ränge im Gleichgewicht halten. Jeder Rang braucht seine Nachbarn: sind die letzten Fünfen und Siebenen weg, ist jede Sechs verloren, die noch liegt.',
    'Die Richtung darf man jederzeit wechseln, und kleine Pendel wie 8-9-8-9 verbrauchen zwei Ränge auf einmal. Sie verbrauchen aber Nachbarn, die andere Karten noch brauchen; also vorher zählen.',
    'Früh auf die untersten Karten der Fächer achten. An diese siebzehn kommt man erst nach dem Rest ihres Fächers, viele von ihnen kommen also spät in der Reihe.',
    'Ruhig Rückgängig benutzen. Jede Karte ist bekannt; eine Reihe zu versuchen und rückgängig zu machen ist nur eine Art nachzudenken.',
  ],
  cases: [
    {
      question: 'Dürfen Karten von Fächer zu Fächer ziehen?',
      answer: 'Nein. Der einzige Zug geht von der obersten Karte eines Fächers ins Loch.',
    },
    {
      question: 'Kommt es auf die Farbe an?',
      answer: 'Nein. Auch am Anfang zählt im Loch nur der Rang; es könnte jedes Ass sein.',
    },
    {
      question: 'Darf die Richtung wechseln?',
      answer: 'Ja, mit jeder Karte. König und Ass sind Nachbarn.',
    },
    {
      question: 'Wann ist ein Blatt verloren?',
      answer: 'Wenn keine oberste Karte eines Fächers Nachbarin der Karte im Loch ist.',
    },
  ],
  house: [
    'Mit irgendeiner Karte beginnen: alle 52 geben und die erste in die Mitte legen.',
    'Die übrigen Karten zählen und eine Runde um möglichst wenige spielen, wie in Golf.',
    'Die Nummer eines Blattes weitergeben: weil nichts verdeckt ist, können zwei Leute ihre Lösungen Zug für Zug vergleichen.',
  ],
  glossary: [
    {
      term: 'Schwarzes Loch',
      meaning: 'Der Stapel in der Mitte, der jede Karte schluckt und keine zurückgibt.',
    },
    {
      term: 'Fächer',
      meaning: 'Drei Karten, so ausgebreitet, dass alle zu lesen sind; die oberste ist frei.',
    },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    {
      term: 'Pendel',
      meaning: 'Ein Hin und Her zwischen zwei Rängen, etwa 8-9-8-9, das beide aufbraucht.',
    },
  ],
  trivia: [
    {
      question: 'Warum gibt es kein Black Hole ohne Kreis?',
      answer:
        'Es wäre nie zu gewinnen. Ohne Kreis müssen gerade und ungerade Ränge abwechseln; ein Kartenspiel hat aber 28 ungerade Karten und 24 gerade.',
    },
    {
      question: 'Kann man gewinnen, wenn man immer nur aufwärts geht?',
      answer:
        'Hin und wieder: Keller zeigt ein Blatt, in dem es von der Zwei bis zur letzten Karte aufwärts geht. Bei den meisten muss man mehrmals die Richtung wechseln.',
    },
    {
      question: 'Mit welchem kleinen Fehler beim Geben verdirbt man die Aussichten?',
      answer:
        'Indem man das erste Ass des gemischten Spiels ins Loch legt statt immer dasselbe. Unter den zuerst gegebenen Karten sind Asse dann seltener, und gibt man reihenweise, ist etwa eines von hundert Blättern mehr verloren, wie Jan Wolter an seinem eigenen Programm bemerkte.',
    },
    {
      question: 'Ist es auch für Computer schwer?',
      answer:
        'Mit mehr Rängen und Fächern, als ein Kartenspiel hat, ja: das allgemeine Problem ist nachweislich NP-vollständig. Mit einem einzelnen Kartenspiel lassen sich alle Möglichkeiten durchsuchen.',
    },
  ],
  history: [
    'Erfunden hat es David Parlett; erschienen sein soll es 1979 in seinem Penguin Book of Patience.',
    'Keller sieht darin das zu Ende gedachte Golf, ohne Talon und mit allem im Blick, und hält es für das beste und anspruchsvollste der Familie.',
    'Es wurde zum Prüfstein für Suchprogramme. Ian Gent und Kollegen verglichen mehrere Löser daran; Shlomi Fish kündigte im Januar 2010 einen an und ging die erste Million Blätter von PySolFC durch.',
  ],
  rates: ['Üblich', 'Üblich', 'Üblich, die ersten Blätter von PySolFC', 'Üblich'],
  claims: [
    'Fishs Programm löste 869.413 von einer Million Blättern und wies nach, dass die übrigen 130.587 verloren sind [wikipedia]. Die 87,5 % aus 2.500 Blättern stammen von Gent und Kollegen, mitgeteilt von Wolter [wolter].',
    'Wer sagt, Spieler könnten 86 % der Blätter gewinnen [denexa], verwechselt Blätter, die zu gewinnen sind, mit solchen, die Menschen wirklich gewinnen. Wie oft Menschen gewinnen, wissen wir nicht.',
  ],
  disagreements: [
    {
      question: 'Was liegt zu Beginn im Loch?',
      sources:
        'Das Pik Ass [keller, wolter]; das Herz Ass, in den Regeldaten von Politaire [data]; gewöhnlich das Pik Ass, aber jede Karte geht [wikipedia].',
      here: 'Das Pik Ass; das Herz Ass, die letzte Karte beim Geben und eine Karte nach Wahl sind Optionen.',
    },
    {
      question: 'Wer gewinnt 86 oder 87 % der Blätter?',
      sources: 'Löser [keller, wikipedia]; Spieler [denexa].',
      here: 'Löser.',
    },
  ],
  similar: [
    'Dreizehn Spalten zu vier, und die erste Karte nach Wahl: schwerer.',
    'Dreizehn Spalten zu vier, abgeräumt in Gruppen, die nicht aneinander anschließen müssen.',
    'Dieselbe Regel für die Ränge, mit einem Talon.',
    'Ebenfalls ganz offen, mit acht Stapeln zum Bauen.',
    'Auch von David Parlett, mit vier Stapeln und ohne die Damen.',
  ],
  references: MEASURED_TITLE,
};
