/** Notes on Forty Thieves in German. */
import type { NoteTexts } from '../note.ts';

export const fortyThievesGerman: NoteTexts = {
  of: 'forty-thieves',
  summary:
    'Die große Patience für zwei Kartenspiele. Vierzig offene Karten liegen in zehn Spalten; man baut nach Farben abwärts, zieht Karten einzeln und geht nur einmal durch den Talon. Es ist schwer, und jeder Sieg ist verdient.',
  tip: 'Zuallererst auf eine leere Spalte hinarbeiten und die erste nicht verschwenden.',
  strategy: [
    'Die Spalte auswählen, deren Karten sich am leichtesten unterbringen lassen, und sie abtragen. Ein Zug, der nicht hilft, eine Spalte zu leeren, kann meist warten.',
    'Ein naheliegender Zug in derselben Farbe kann eine Karte bedecken, die noch gebraucht wird. Vor jedem Zug also nachsehen, was unter der Karte liegt, die man zieht, und unter der, auf die sie kommt.',
    'Eine leere Spalte ist umso mehr wert, je länger sie leer bleibt. Man nutzt sie, um Karten umzusetzen, nicht um die nächste Karte der Ablage zu parken.',
    'Dank der Zwillinge gibt es für die meisten Karten zwei Plätze. Besser den in der Spalte, die nicht geleert werden soll.',
    'Niedrige Karten auf der Ablage sind der schlimmste Feind, denn um an eine heranzukommen, muss man erst alle spielen, die danach kamen. Vor dem Weitergeben möglichst Plätze für die nächsten Zweien und Dreien schaffen.',
    'Karten in der Ablage sind nicht verloren: finden die letzten einen Platz, schrumpft sie wieder. Die Reihenfolge des letzten Dutzends im Kopf behalten.',
    'Asse und Zweien gehen sofort auf die Zielstapel; höhere Karten erst nach einem Blick auf ihre Zwillinge. Die zweite Sechs einer Farbe braucht vielleicht die erste Sieben als Platz.',
    'Gegen Ende, wenn der Talon leer ist, liegt alles offen. Dann innehalten und es durchrechnen.',
  ],
  cases: [
    {
      question: 'Darf eine Folge ziehen?',
      answer:
        'Nur Karte für Karte. Mit einer leeren Spalte lassen sich so zwei Karten versetzen, mit zweien vier, indem man Karten unterwegs ablegt. Mit einer Option ziehen Folgen auf einmal.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Eine beliebige Karte, aus einer Spalte oder von der Ablage.',
    },
    {
      question: 'Gibt es einen zweiten Durchgang?',
      answer: 'Nein. Ist der Talon leer, bleibt von ihm nur die Ablage.',
    },
    {
      question: 'Darf man die Ablage durchsehen?',
      answer:
        'Am Tisch tut man es, und die Reihenfolge könnte man sich ohnehin merken. Spielen darf man nur ihre letzte Karte.',
    },
    {
      question: 'Können Karten von den Zielstapeln zurück?',
      answer: 'Nein; eine Option erlaubt es.',
    },
  ],
  house: [
    'Folgen einer Farbe zusammen ziehen lassen.',
    'Die acht Asse vorher auslegen.',
    'Um die Zahl der Karten auf den Zielstapeln spielen: fünfzig sind ein gutes Ergebnis, von 104 kann man noch lange erzählen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
    {
      term: 'Ablage',
      meaning:
        'Der Stapel der Karten, die man vom Talon genommen und nicht gespielt hat; nur die letzte ist im Spiel.',
    },
    { term: 'Räuber', meaning: 'Die vierzig Karten der Auslage.' },
  ],
  trivia: [
    {
      question: 'Hat Napoleon es gespielt?',
      answer:
        'So stand es schon 1870 in einem Buch. Dass er auf der Insel überhaupt Patiencen legte, ist aus seiner Zeit kaum belegt.',
    },
    {
      question: 'Was hat es mit einer Uhr zu tun?',
      answer: 'In Lady Cadogans Buch von 1874 heißt es Le Cadran, das Zifferblatt.',
    },
    {
      question: 'Nach wem ist es noch benannt?',
      answer: 'Nach Roosevelt: in einem amerikanischen Buch von 1939 heißt es Roosevelt at San Juan.',
    },
    {
      question: 'Warum hat niemand die Chancen berechnet?',
      answer:
        'Weil es viel zu viele Möglichkeiten gibt: ein allgemeiner Löser entschied von zwölf Blättern in je fünfzehn Sekunden keines, und die große Untersuchung der Chancen behandelt fast nur Spiele mit einem Kartenspiel.',
    },
  ],
  history: [
    'Annie Henshaw ließ es 1870 als Napoleon at St. Helena drucken, mit der Bemerkung, es sei dort sein Lieblingsspiel gewesen. In den Büchern des späteren neunzehnten Jahrhunderts fehlt es selten.',
    'Die Namen Big Forty und Forty Thieves stehen in amerikanischen Büchern der 1920er Jahre, zusammen mit Geschwistern von 24, 28, 32 und 36 Karten. Diese Angaben stammen aus Wikipedia.',
    'Viele Spiele stammen von ihm ab, die meisten leichter: mit vorher ausgelegten Assen, Rot auf Schwarz, Folgen, die ziehen, oder einem zweiten Durchgang.',
  ],
  rates: ['Eine oft wiederholte Schätzung'],
  claims: [
    'Bücher schätzen einen Sieg in zehn Blättern [wikipedia], ebenso die Anleitung eines Programms, als Mindestwert für gute Spieler [tilldawn].',
    'Niemand hat veröffentlicht, wie viele Blätter zu gewinnen wären, wenn man alle Karten kennt [blake], und auch unser eigener Versuch scheiterte: von zwölf Blättern wurde in je fünfzehn Sekunden keines entschieden [measured].',
  ],
  disagreements: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      sources:
        'Nur einzeln [wikipedia, pysolfc]; mehrere als Abkürzung, wenn genug Lücken da sind [tilldawn, aisleriot].',
      here: 'Einzeln; Folgen einer Farbe sind eine Option.',
    },
    {
      question: 'Ist es Glück?',
      sources: 'Vor allem Kartenglück [wikipedia]; ein Spiel für Planer [tilldawn].',
      here: 'Beides, soweit wir es beurteilen können.',
    },
    {
      question: 'Wie heißt es?',
      sources: 'Napoleon at St Helena in Büchern, Forty Thieves in Amerika und am Computer [wikipedia].',
      here: 'Forty Thieves; suchen kann man auch nach den anderen Namen.',
    },
  ],
  similar: [
    'Acht Spalten zu fünf und ein zweiter Durchgang.',
    'Ein Kartenspiel, dieselben vierzig Karten, und Folgen dürfen ziehen.',
    'Zwei Kartenspiele nach Farben, ohne Talon; Stapel ziehen als Ganzes.',
    'Zwei Kartenspiele für leichtere Stunden.',
  ],
  references: {
    measured: 'Eigene Läufe des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt',
  },
};
