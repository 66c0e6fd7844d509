/** Notes on Yukon in German. */
import type { NoteTexts } from '../note.ts';

export const yukonGerman: NoteTexts = {
  of: 'yukon',
  summary:
    'Klondike ohne Talon: die 24 Karten, die übrig wären, liegen offen in den Spalten, und jede offene Karte darf mit allem ziehen, ' +
    'was auf ihr liegt, in Folge oder nicht. Man muss planen, und die meisten Blätter sind zu gewinnen.',
  tip: 'Rückwärts denken: eine verdeckte Karte aussuchen und fragen, was vorher geschehen muss, damit man sie aufdecken kann.',
  strategy: [
    'Eine Spalte wählen und die Karte ansehen, die auf ihren verdeckten liegt. Wohin könnte sie? Was muss vorher weg? Oft ergibt sich aus diesen beiden Fragen eine Kette von fünf oder zehn Zügen.',
    'Verdeckte Karten aufdecken, bevor man aufräumt. Ordnen kann man, sobald alles offen liegt.',
    'Die erste Spalte ist eine einzelne Karte: zieht sie, hat man früh eine Lücke für einen König. Vorher sicherstellen, dass auch ein König bereit ist.',
    'Keine losen Stapel auf eine Spalte ziehen, deren verdeckte Karten gebraucht werden; was fünf Karten tief lag, liegt dann zehn tief.',
    'Nach Assen und Zweien suchen. An eine niedrige Karte tief in einem offenen Stapel kommt man, indem man alles auf ihr in einem Zug wegzieht.',
    'Hat eine Karte zwei Plätze, nimmt man den in der Spalte, die schon sauber ist.',
    'Bevor ein Stapel auf eine Karte kommt, nachsehen, ob nicht die andere Karte, die dort passt, den Platz eher braucht.',
    'Höhere Karten nicht auf die Zielstapel bringen, solange man auf ihnen bauen will. Zurück kommen sie hier nicht.',
  ],
  cases: [
    {
      question: 'Was genau darf ziehen?',
      answer:
        'Jede offene Karte mit allen Karten, die auf ihr liegen. Nur die erste muss passen: einen Rang niedriger als die letzte Karte der anderen Spalte, und eine von beiden rot, die andere schwarz.',
    },
    {
      question: 'Darf man nur einige der Karten darauf ziehen?',
      answer: 'Nein, von der gewählten Karte bis ans Ende der Spalte ziehen alle mit.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König mit allem, was auf ihm liegt.',
    },
    {
      question: 'Können Karten von den Zielstapeln zurückkommen?',
      answer: 'Nein; eine Option erlaubt es.',
    },
  ],
  house: [
    'Jede Karte darf in eine leere Spalte.',
    'Karten dürfen von den Zielstapeln zurückkommen.',
    'Mit lauter offenen Karten spielen, als Rätsel.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning: 'Eine offene Karte und alles, was auf ihr liegt; es zieht zusammen, in Folge oder nicht.',
    },
    { term: 'Sauber', meaning: 'So heißt eine Spalte ohne verdeckte Karten und in Folge.' },
    {
      term: 'Zielstapel',
      meaning: 'Einer von vier Stapeln, die in einer Farbe vom Ass bis zum König wachsen.',
    },
  ],
  trivia: [
    {
      question: 'Wie viele Karten sind anfangs zu sehen?',
      answer:
        '31 von 52: eine in der ersten Spalte und fünf in jeder anderen. 21 liegen verdeckt, wie bei Klondike.',
    },
    {
      question: 'Ist es tiefer als Klondike?',
      answer: 'Die Spalten sind es: die längste hat anfangs elf Karten gegen sieben.',
    },
  ],
  history: [
    'Wie Klondike ist es nach dem Goldland im Nordwesten Kanadas benannt. Wer es erfunden hat, wissen wir nicht; die Anleitung von Solitaire Till Dawn fand es in Moyses Buch über Patiencen.',
    'Aus seiner Idee, ungeordnete Stapel zu ziehen, ist eine Familie entstanden: Russian Solitaire baut nach Farben, Alaska auf- und abwärts, und Australian Patience hat einen Talon.',
  ],
  rates: [],
  claims: [
    'Von 150 Blättern gewann ein Löser, der alle Karten kennt, 106, wies 4 als verloren nach und ließ 40 innerhalb seiner Grenzen offen: mindestens sieben von zehn und vielleicht viel mehr [measured].',
    'Wie oft Menschen gewinnen, geben die Quellen sehr verschieden an: mehr als 80 % bei guten Spielern [fletcher, bliss], über 50 % [tilldawn], 25 bis 30 % [ocg], ein Sieg in zehn Blättern [solitaireplay]. Keine von ihnen sagt, wie gezählt wurde.',
  ],
  disagreements: [
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      sources: 'Nein [pysolfc]; ja, wenn es auch selten nützt [freecellco, bliss].',
      here: 'Nein; eine Option erlaubt es.',
    },
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Könige [pysolfc, bliss]; in manchen Varianten jede Karte [wikipedia].',
      here: 'Könige.',
    },
    {
      question: 'Ist es leichter oder schwerer als Klondike?',
      sources: 'Viel leichter [denexa]; viel schwerer [bliss].',
      here: 'Man muss mehr nachdenken, und wer das tut, gewinnt öfter.',
    },
  ],
  similar: [
    'Dieselbe Auslage, nach Farben gebaut; wenige Blätter sind zu gewinnen.',
    'Dieselben verdeckten Karten, aber mit Talon, und nur Folgen ziehen.',
    'Zwei Kartenspiele nach Farben in zehn Spalten.',
    'Drei Kartenspiele nach Farben in dreizehn Spalten; fast immer zu gewinnen.',
  ],
  references: {
    measured: 'Eigener Lauf des Lösers von KDEs kpat bei der Vorbereitung dieser Regeln: alle Karten bekannt',
  },
};
