/** Notes on Four Seasons in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const fourSeasonsGerman: NoteTexts = {
  of: 'four-seasons',
  summary:
    'Fünf Karten als Kreuz und Zielstapel in den Ecken, die mit dem Rang der ersten Karte beginnen. Die Spalten laufen ohne Rücksicht auf die Farbe abwärts.',
  tip: 'Fünf Stapel sind wenig. In eine freie Spalte keine Karte legen, unter der die nächsten verschwinden.',
  strategy: [
    'Im Kopf behalten, was unter jedem Stapel liegt; nur seine letzte Karte ist spielbar.',
    'Karten knapp unter dem Anfangsrang kommen zuletzt. Sie auf die Ablage lassen oder einen Stapel mit ihnen beginnen.',
  ],
  cases: [
    {
      question: 'Geht die Reihe im Kreis weiter?',
      answer: 'Ja: In den Spalten kommt ein König auf ein Ass, auf den Zielstapeln ein Ass auf einen König.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Dick druckte es 1883 und Mary Whitmore Jones 1898 als Czarina. David Parlett ist der Name Vanishing Cross der liebste. Die Angaben stammen aus Wikipedia.',
  ],
  rates: ['Nach Schätzung von Morehead und Mott-Smith'],
  claims: [
    'Unsere Liste der Blätter 1 bis 200: 1 zu gewinnen, 0 nicht zu gewinnen, 199 offen, bei bekannten Karten und höchstens 400.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was darf auf einer Karte des Anfangsranges liegen?',
      sources: 'Nichts, wenn es das Ass ist [wikipedia]; jede nächste Karte [pysolfc, aisleriot].',
      here: 'Jede nächste Karte.',
    },
    {
      question: 'Werden freie Spalten sofort vom Talon gefüllt?',
      sources: 'Nein [pysolfc, aisleriot]; in Czarina ja [wikipedia].',
      here: 'Nein.',
    },
  ],
  similar: ['Drei Spalten und eine Reserve.', 'Abwechselnd rot und schwarz, mit Reserve.'],
  references: { ...LISTED_TITLE },
};
