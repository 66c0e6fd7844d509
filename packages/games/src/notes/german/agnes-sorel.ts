/** Notes on Agnes Sorel in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const agnesSorelGerman: NoteTexts = {
  of: 'agnes-sorel',
  summary:
    'Das Dreieck von Klondike, ganz offen und abwärts Rot auf Rot, Schwarz auf Schwarz gebaut; vier Reihen kommen noch aus dem Talon. Die Karte auf dem ersten Zielstapel bestimmt, womit die Farben beginnen. Kaum ein Blatt von hundert ist zu gewinnen.',
  tip: 'Um Karten auf den Zielstapeln spielen. Wenige Blätter gehen auf, und viele Karten sind auch ein Erfolg.',
  strategy: [
    'Jede neue Reihe deckt alle sieben Spalten zu. Vorher tun, was sich tun lässt, vor allem mit niedrigen Karten.',
    'Rot auf Rot, Schwarz auf Schwarz. Wenn man die Wahl hat, in derselben Farbe bauen: eine solche Folge geht am Stück hinauf.',
    'In eine leere Spalte kommt nur die nächste Karte des Talons. Kurz vor einer neuen Reihe geleert, bekommt sie eine einzelne Karte, die leicht wieder zieht.',
    'Eine Karte, die unter der nächsthöheren ihrer Farbe liegt, ist verloren, wenn sich die beiden nicht trennen lassen.',
  ],
  cases: [
    {
      question: 'Was passt auf eine Karte vom Rang der Grundkarten?',
      answer:
        'In den Spalten nichts: sie ist die niedrigste. Sonst gehen die Ränge im Kreis, und auf ein Ass passt ein König.',
    },
    {
      question: 'Welche Karten ziehen zusammen?',
      answer: 'Jeder Teil einer Folge, die ganz rot oder ganz schwarz ist.',
    },
    {
      question: 'Was füllt eine leere Spalte?',
      answer:
        'Die nächste Reihe aus dem Talon, sonst nichts. Jede Karte ist eine Option und macht es viel leichter.',
    },
  ],
  house: ['Leere Spalten mit jeder Karte füllen.', 'Die Spalten verdeckt geben, bis auf die letzte Karte.'],
  glossary: [{ term: 'Grundkarte', meaning: 'Die Karte, mit deren Rang jeder Zielstapel beginnt.' }],
  trivia: [
    {
      question: 'Wer war Agnes Sorel?',
      answer:
        'Die Geliebte des französischen Königs Karl VII. David Parlett gab dem Spiel ihren Namen, um es von einer anderen Agnes zu unterscheiden, die er Agnes Bernauer nannte.',
    },
  ],
  history: [
    'W. Dalton beschrieb es 1909 im Strand Magazine, einfach als Agnes.',
    'David Parletts Penguin Book of Patience von 1979 gab den beiden Spielen dieses Namens verschiedene Nachnamen.',
  ],
  rates: ['Klassische Regeln: freie Spalten warten auf den Talon', 'Freie Spalten nehmen jede Karte'],
  claims: [
    'Wolters Zahlen liegen weit unter denen anderer: Ray Griners Programm quagnes findet nach den klassischen Regeln etwa ein Blatt von hundert, das zu gewinnen ist [griner]. Unsere Liste gibt Griner recht, und jeder Gewinn darin lässt sich nachspielen.',
    'Unsere Liste der Blätter 1 bis 10.000: 102 zu gewinnen, 9.700 nicht zu gewinnen, 198 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Liegen die Spalten offen?',
      sources: 'Offen [pysolfc, politaire]; verdeckt bis auf die letzte Karte [aisleriot].',
      here: 'Offen; verdeckt ist eine Option.',
    },
    {
      question: 'Welche Karten ziehen zusammen?',
      sources: 'Folgen, die ganz rot oder ganz schwarz sind [pysolfc, aisleriot, politaire].',
      here: 'Ebenso.',
    },
    {
      question: 'Was füllt eine leere Spalte?',
      sources: 'Nur der Talon [aisleriot, wolter]; jede Karte, in neueren Programmen [wolter].',
      here: 'Nur der Talon; jede Karte oder der Rang unter den Grundkarten sind Optionen.',
    },
    {
      question: 'Passt in den Spalten etwas auf eine Karte vom Rang der Grundkarten?',
      sources:
        'Der Rang darunter, aber die beiden ziehen nicht zusammen [aisleriot]; die Ränge gehen im Kreis [pysolfc].',
      here: 'Nichts; Ränge, die ohne Ende im Kreis gehen, sind eine Option.',
    },
  ],
  similar: [
    'Abwechselnd rot und schwarz; in freie Spalten darf jede Karte.',
    'Mit einer Ablage und verdeckten Karten.',
  ],
  references: { ...LISTED_TITLE },
};
