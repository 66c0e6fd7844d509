/** Notes on Will o’ the Wisp in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const willOTheWispGerman: NoteTexts = {
  of: 'will-o-the-wisp',
  summary:
    'Spiderette mit sieben gleich langen Spalten zu drei Karten, von denen nur die letzte offen liegt. Weniger Karten sind verdeckt, und mehr kommen aus dem Talon.',
  tip: 'Keine Spalte ist tief: möglichst schon vor der ersten Reihe des Talons eine leeren.',
  strategy: [
    'Mehr als zwei verdeckte Karten hat keine Spalte. Dort graben, wo die Karten am leichtesten unterkommen.',
    'Vier Reihen zu sieben kommen aus dem Talon und am Ende drei Karten. Erst geben, wenn in der Farbe nichts mehr zu tun ist.',
  ],
  cases: [
    {
      question: 'Wie werden die letzten Karten des Talons gegeben?',
      answer: 'In die ersten drei Spalten, je eine, wenn keine Spalte leer ist.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [
    {
      question: 'Woher kommt der Name?',
      answer: 'Vom Irrlicht, das Reisende vom Weg lockt: der Sieg scheint nah und entwischt doch.',
    },
  ],
  history: [
    'Albert Morehead und Geoffrey Mott-Smith haben es erfunden, sagt PySolFC.',
    'Rosanna Yuen beschrieb es 2001 für Aisleriot von GNOME.',
  ],
  rates: ['Reihen auch über leere Spalten'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 958 zu gewinnen, 1 nicht zu gewinnen, 41 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
    'Ein wenig leichter als Spiderette [pysolfc].',
  ],
  disagreements: [
    {
      question: 'Darf gegeben werden, solange eine Spalte leer ist?',
      sources: 'Nein [aisleriot, pysolfc, politaire]; ja [blake].',
      here: 'Nein; ja ist eine Option.',
    },
    {
      question: 'Wie viele Karten hat eine Spalte?',
      sources: 'Drei [aisleriot, pysolfc, politaire]; vier [network].',
      here: 'Drei.',
    },
  ],
  similar: ['Ausgelegt wie Klondike.', 'Zwei Kartenspiele und zehn Spalten.'],
  references: { ...LISTED_TITLE },
};
