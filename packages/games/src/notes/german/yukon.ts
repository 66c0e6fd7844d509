/** Notes on Yukon in German. */
import type { NoteTexts } from '../note.ts';

export const yukonGerman: NoteTexts = {
  of: 'yukon',
  summary:
    'Klondike ohne Talon: die 24 Karten, die übrig wären, liegen offen in den Spalten, und jede offene Karte darf mit allem ziehen, ' +
    'was auf ihr liegt, in Folge oder nicht. Ein Spiel für Planer und meist zu gewinnen.',
  tip: 'Rückwärts denken: eine verdeckte Karte aussuchen und fragen, was geschehen muss, bevor sie aufgedeckt werden kann.',
  strategy: [
    'Eine Spalte wählen und die Karte ansehen, die auf ihren verdeckten liegt. Wohin könnte sie? Was muss vorher weg? Oft ergibt sich aus diesen beiden Fragen eine Kette von fünf oder zehn Zügen.',
    'Verdeckte Karten aufdecken, bevor man aufräumt. Die Ordnung kommt von selbst, wenn alles offen ist.',
    'Die erste Spalte ist eine einzelne Karte: zieht sie, so ist früh eine Lücke für einen König da. Man vergewissere sich, dass auch ein König bereit ist.',
    'Keine losen Stapel auf eine Spalte ziehen, deren verdeckte Karten gebraucht werden; was fünf Karten tief lag, liegt dann zehn tief.',
    'Nach Assen und Zweien suchen. An eine niedrige Karte tief in einem offenen Stapel kommt man, indem der Stapel über ihr in einem Zug fortzieht.',
    'Hat eine Karte zwei Plätze, nimmt man den in der Spalte, die schon sauber ist.',
    'Bevor ein Stapel auf eine Karte kommt, nachsehen, ob nicht die andere Karte desselben Ranges, rot wie sie oder schwarz wie sie, den Platz eher braucht.',
    'Höhere Karten dürfen den Zielstapeln fernbleiben, solange sie etwas tragen. Zurück kommen sie hier nicht.',
  ],
  cases: [
    {
      question: 'Was genau darf ziehen?',
      answer:
        'Jede offene Karte mit allen Karten, die auf ihr liegen. Nur die erste muss passen: einen Rang niedriger als die letzte Karte der anderen Spalte, und eine von beiden rot, die andere schwarz.',
    },
    {
      question: 'Dürfen nur einige der Karten darüber ziehen?',
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
    { term: 'Sauber', meaning: 'Von einer Spalte: ohne verdeckte Karten und in Folge.' },
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
    'Wie Klondike trägt es den Namen des Goldlandes im Nordwesten Kanadas. Wer es gemacht hat, wissen wir nicht; die Anleitung von Solitaire Till Dawn fand es in Moyses Buch über Patiencen.',
    'Sein Grundsatz, dass ungeordnete Stapel ziehen, hat eine Familie begründet: Russian Solitaire nach Farben, Alaska auf- und abwärts, Australian Patience mit einem Talon.',
  ],
  rates: [],
  claims: [
    'Von 150 Blättern gewann ein Löser, der alle Karten kennt, 106, wies 4 als verloren nach und ließ 40 innerhalb seiner Grenzen offen: mindestens sieben von zehn und vielleicht viel mehr [measured].',
    'Was Menschen gewinnen, wird sehr verschieden angegeben: mehr als 80 % bei guten Spielern [fletcher, bliss], über 50 % [tilldawn], 25 bis 30 % [ocg], eines von zehn Blättern [solitaireplay]. Keine dieser Angaben sagt, wie gezählt wurde.',
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
      here: 'Es gibt mehr zu bedenken, und wer es bedenkt, gewinnt öfter.',
    },
  ],
  similar: [
    'Dieselbe Auslage, nach Farben gelegt; wenige Spiele sind zu gewinnen.',
    'Dieselben verdeckten Karten, ein Talon, und nur Folgen ziehen.',
    'Zwei Spiele Karten nach Farben in zehn Spalten.',
    'Drei Spiele Karten nach Farben in dreizehn Spalten; fast immer zu gewinnen.',
  ],
  references: {
    measured: 'Eigener Lauf des Lösers von KDEs kpat bei der Vorbereitung dieser Regeln: alle Karten bekannt',
  },
};
