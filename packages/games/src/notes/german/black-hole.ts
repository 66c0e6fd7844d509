/** Notes on Black Hole in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const blackHoleGerman: NoteTexts = {
  of: 'black-hole',
  summary:
    'In der Mitte das Pik Ass, darum siebzehn Fächer zu drei Karten, alles offen. Alle 51 Karten sollen ins Loch, jede einen ' +
    'Rang höher oder niedriger als die vorige. Kein Talon, kein Glück nach dem Geben: eine einzige lange Reihe ist zu finden.',
  tip: 'Vor der ersten Karte eine ganze Runde durch die Ränge planen und sehen, was jeder Fächer noch verbirgt.',
  strategy: [
    'Kein Talon rettet: die erste Karte, auf die nichts mehr passt, beendet das Spiel. Darum immer den Ausweg kennen, mindestens zwei oder drei Züge über den nächsten hinaus.',
    'Von zwei Karten desselben Ranges die aus dem höheren Fächer nehmen, oder die, unter der ein Rang liegt, der bald gebraucht wird.',
    'Die Ränge im Gleichgewicht halten. Jeder Rang braucht seine Nachbarn, um zu kommen und weiterzugehen; sind die letzten Fünfen und Siebenen fort, ist eine Sechs verloren, die noch liegt.',
    'Umzukehren kostet nichts, und kleine Pendel wie 8-9-8-9 leeren zwei Ränge an einer Stelle. Sie verbrauchen aber Nachbarn, die andere Karten noch brauchen; also vorher zählen.',
    'Früh auf die untersten Karten der Fächer sehen. Siebzehn Karten kommen erst am Ende ihres Fächers heraus, und sie müssen den letzten Teil der Reihe bilden.',
    'Ohne Scheu zurücknehmen. Jede Karte ist bekannt, und eine Reihe zu versuchen und zurückzunehmen heißt nur, mit den Karten zu denken.',
  ],
  cases: [
    {
      question: 'Dürfen Karten von Fächer zu Fächer ziehen?',
      answer: 'Nein. Der einzige Zug geht von der obersten Karte eines Fächers ins Loch.',
    },
    {
      question: 'Kommt es auf die Farbe an?',
      answer: 'Nein; so zählt auch am Anfang nur der Rang der Karte im Loch, und jedes Ass wäre recht.',
    },
    {
      question: 'Darf die Richtung wechseln?',
      answer: 'Mit jeder Karte. König und Ass sind Nachbarn.',
    },
    {
      question: 'Wann ist ein Spiel verloren?',
      answer: 'Wenn keine oberste Karte eines Fächers Nachbarin der Karte im Loch ist.',
    },
  ],
  house: [
    'Mit irgendeiner Karte beginnen: alle 52 geben und die erste in die Mitte legen.',
    'Die übrigen Karten zählen und eine Runde um die wenigsten spielen, wie in Golf.',
    'Ein Spiel nach seiner Nummer teilen: da nichts verborgen ist, ist es ein Rätsel, das zwei Leute Zug für Zug vergleichen können.',
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
      question: 'Kann man gewinnen, indem man immer aufwärts geht und nie umkehrt?',
      answer:
        'Hin und wieder; Keller zeigt ein Spiel, das von der Zwei bis zur letzten Karte aufwärts geht. Die meisten verlangen mehrere Wendungen.',
    },
    {
      question: 'Mit welchem kleinen Fehler beim Geben verdirbt man die Aussichten?',
      answer:
        'Indem man das erste Ass des gemischten Spiels ins Loch legt statt immer dasselbe. Unter den zuerst gegebenen Karten sind Asse dann seltener, und wer reihenweise gibt, verliert etwa eines von hundert Blättern mehr, wie Jan Wolter an seinem eigenen Programm bemerkte.',
    },
    {
      question: 'Ist es auch für Computer schwer?',
      answer:
        'Mit mehr Rängen und Fächern, als ein Kartenspiel hat, ja: das allgemeine Problem ist nachweislich NP-vollständig. Ein einzelnes Kartenspiel lässt sich durchsuchen.',
    },
  ],
  history: [
    'Erfunden hat es David Parlett; erschienen sein soll es 1979 in seinem Penguin Book of Patience.',
    'Keller sieht darin das zu Ende gedachte Golf, ohne Talon und mit allem im Blick, und hält es für das beste und anspruchsvollste der Familie.',
    'Es wurde zum Prüfstein für Suchprogramme. Ian Gent und Kollegen verglichen mehrere Löser daran; Shlomi Fish kündigte im Januar 2010 einen an und ging die erste Million Spiele von PySolFC durch.',
  ],
  rates: ['Üblich', 'Üblich, die ersten Spiele von PySolFC', 'Üblich'],
  claims: [
    'Fishs Programm löste 869.413 von einer Million Blättern und wies nach, dass die übrigen 130.587 verloren sind [wikipedia]. Die 87,5 % aus 2.500 Blättern stammen von Gent und Kollegen, mitgeteilt von Wolter [wolter].',
    'Dass Spieler 86 % der Blätter zu gewinnen hoffen dürfen [denexa], verwechselt Blätter, die zu gewinnen sind, mit solchen, die gewonnen werden. Was Menschen wirklich gewinnen, wissen wir nicht.',
  ],
  disagreements: [
    {
      question: 'Was liegt zu Beginn im Loch?',
      sources:
        'Das Pik Ass [keller, wolter]; das Herz Ass, in den Regeldaten von Politaire [data]; gewöhnlich das Pik Ass, doch jede Karte ist recht [wikipedia].',
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
    'Dieselbe Regel der Ränge, mit einem Talon.',
    'Ebenfalls ganz offen, mit acht Stapeln zum Bauen.',
    'Auch von David Parlett, mit vier Stapeln und ohne die Damen.',
  ],
  references: MEASURED_TITLE,
};
