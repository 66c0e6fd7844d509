/** Notes on Simple Simon in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const simpleSimonGerman: NoteTexts = {
  of: 'simple-simon',
  summary:
    'Spider ohne Glück: ein Kartenspiel, ganz offen in zehn Spalten von acht Karten bis hinab zu einer. Man baut abwärts, gleich in welcher Farbe, zieht Karten einer Farbe zusammen und bringt vier ganze Farben fort.',
  tip: 'Die kurzen Spalten rechts sind die freien Plätze. Früh leeren, spät füllen.',
  strategy: [
    'Jede Karte passt in der Farbe auf genau eine andere. Vor jedem Zug nachsehen, wo beide liegen.',
    'Ein Zug auf eine andere Farbe ist geliehen: er muss zurückgenommen werden, ehe die Farbe gehen kann. Wenige davon, und kurze.',
    'Mit zwei freien Spalten lässt sich eine gemischte Folge zerlegen und anderswo neu zusammensetzen.',
    'Die Könige liegen tief in den langen Spalten. Ein König braucht eine freie Spalte oder liegt schon ganz unten in seiner.',
  ],
  cases: [
    {
      question: 'Kann eine Folge aus mehreren Farben ziehen?',
      answer: 'Nur Stück für Stück, jedes in einer Farbe, über freie Spalten oder andere Karten.',
    },
    {
      question: 'Geht eine fertige Farbe von selbst?',
      answer: 'Ja; eine Option macht daraus einen eigenen Zug.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [
    {
      question: 'Ist es einfach?',
      answer:
        'Die Regeln sind es. Die meisten Blätter sind zu gewinnen, aber nicht mit den ersten Zügen, die sich anbieten.',
    },
  ],
  history: [
    'Bekannt wurde es durch Sammlungen für Computer, auch wenn es älter sein mag.',
    'Shlomi Fish brachte es 2001 seinem Freecell Solver bei.',
  ],
  rates: ['eine fertige Farbe geht mit einem Zug'],
  claims: [
    'Unsere Liste der Blätter 1 bis 10.000: 9.415 zu gewinnen, 555 nicht zu gewinnen, 30 offen, bei bekannten Karten und höchstens 3.000.000 Stellungen je Blatt [listed].',
    'Die Spieler einer Website gewinnen etwa drei von vier Blättern [webofsolitaire].',
  ],
  disagreements: [
    {
      question: 'Geht eine fertige Farbe weg?',
      sources: 'Ja [pysolfc, politaire, kpat]; sie bleibt in ihrer Spalte [webofsolitaire].',
      here: 'Ja.',
    },
    {
      question: 'Darf eine gemischte Folge auf einmal ziehen?',
      sources:
        'Ja, wenn genug Spalten frei sind, um es Stück für Stück zu tun [pysolfc, kpat]; nur die Stücke, in anderen Programmen [wikipedia].',
      here: 'Nur die Stücke.',
    },
  ],
  similar: [
    'Dasselbe mit zwei Kartenspielen, in gleich langen Spalten.',
    'Zwei Kartenspiele, die meisten Karten verdeckt, und ein Talon.',
    'Auch offen, mit Zellen statt Farben, die zusammen ziehen.',
  ],
  references: { ...LISTED_TITLE },
};
