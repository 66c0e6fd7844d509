/** Notes on Mrs. Mop in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const mrsMopGerman: NoteTexts = {
  of: 'mrs-mop',
  summary:
    'Spider ganz offen: zwei Kartenspiele in dreizehn Spalten zu acht, jede Karte zu sehen und kein Talon. Man baut abwärts, gleich in welcher Farbe, zieht Karten einer Farbe zusammen und bringt acht ganze Farben fort.',
  tip: 'Eine Spalte suchen, deren Karten alle anderswo unterkommen: die ersten zwei freien Spalten entscheiden das Blatt.',
  strategy: [
    'Vor dem ersten Zug die Spalten vergleichen. Eine, die sich leicht auf andere verteilt, ist mehr wert als ein paar Karten in der Farbe.',
    'Mit freien Spalten werden aus gemischten Folgen Folgen einer Farbe. Das tun, bevor sie wieder gefüllt werden.',
    'Jede Karte gibt es zweimal, also auch zwei Plätze in der Farbe: den nehmen, der weniger zudeckt.',
  ],
  cases: [
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte, und alle Karten einer Farbe in Folge.',
    },
    {
      question: 'Geht eine fertige Farbe von selbst?',
      answer: 'Ja; eine Option macht daraus einen eigenen Zug.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [
    { question: 'Wer wischt hier?', answer: 'Der Spielende: Eine Spalte nach der anderen wird weggewischt.' },
  ],
  history: [
    'Charles Jewell hat es erfunden. David Parlett und Peter Arnold beschreiben es in ihren Büchern, sagt Wikipedia.',
  ],
  rates: ['eine fertige Farbe geht mit einem Zug'],
  claims: [
    'Unsere Liste der Blätter 1 bis 100: 81 zu gewinnen, 2 nicht zu gewinnen, 17 offen, bei bekannten Karten und höchstens 3.000.000 Stellungen je Blatt [listed].',
    'Vier freie Spalten sind so gut wie ein Sieg [wikipedia].',
  ],
  disagreements: [
    {
      question: 'Wie schwer ist es?',
      sources:
        'Die Aussichten sind gering [pysolfc]; recht gut, sobald eine Spalte oder zwei frei sind [wikipedia].',
      here: 'Fast jedes Blatt ist zu gewinnen, wenn man weiß, wie.',
    },
  ],
  similar: [
    'Dasselbe mit einem Kartenspiel, in Spalten von acht bis eins.',
    'Zehn Spalten, die meisten Karten verdeckt, und ein Talon.',
  ],
  references: { ...LISTED_TITLE },
};
