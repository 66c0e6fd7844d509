/** Notes on Red and Black in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const redAndBlackGerman: NoteTexts = {
  of: 'red-and-black',
  summary:
    'Zwei Kartenspiele, die Asse liegen aus, und überall Rot auf Schwarz: abwärts in den acht Spalten und aufwärts auch auf den Zielstapeln.',
  tip: 'Eine Karte passt auf mehrere Zielstapel. Diese gleich hoch halten, damit jede Karte einen findet.',
  strategy: [
    'Auf den Zielstapeln darf eine rote 5 auf jede schwarze 4. Die wählen, die die fehlende Farbe frei macht.',
    'Acht Spalten mit einer Karte sind zu Beginn schnell leer. Sie mit hohen Karten füllen.',
  ],
  cases: [{ question: 'Kommt es auf die vier Farben an?', answer: 'Nein, nur auf Rot und Schwarz.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Im Buch von Lady Cadogan steht ein Spiel gleichen Namens, dessen Zielstapel in der Farbe gebaut werden [forever]. Es heißt auch Rouge et Noir, wie ein anderes Spiel, mit dem es nichts zu tun hat.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 147 zu gewinnen, 0 nicht zu gewinnen, 3 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was füllt eine freie Spalte?',
      sources: 'Ablage oder Talon, sofort [gambiter]; jede Karte [pysolfc].',
      here: 'Jede Karte; nur Karten der Ablage ist eine Option.',
    },
    {
      question: 'Dürfen Folgen ziehen?',
      sources: 'Ja [pysolfc]; nein [forever].',
      here: 'Ja; einzelne Karten sind eine Option.',
    },
  ],
  similar: ['Acht Spalten, die Asse im Spiel.', 'Durchweg in der Farbe gebaut.'],
  references: { ...LISTED_TITLE },
};
