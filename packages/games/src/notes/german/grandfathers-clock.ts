/** Notes on Grandfather’s Clock in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const grandfathersClockGerman: NoteTexts = {
  of: 'grandfathers-clock',
  summary:
    'Zwölf Karten bilden eine Uhr. Jede wird in der Farbe bis zu ihrer Stunde gebaut, aus acht offenen Spalten, die ohne Rücksicht auf die Farbe abwärts laufen.',
  tip: 'Asse und niedrige Karten beenden die hoch begonnenen Zielstapel; sie so früh ausgraben wie alle anderen.',
  strategy: [
    'Jeder Zielstapel braucht nur drei oder vier Karten. Die suchen, die mit zwei Zügen fertig sind, und dabei eine Spalte leeren.',
    'Mit einer freien Spalte geht fast jedes Blatt auf.',
  ],
  cases: [
    {
      question: 'Woher hat ein Zielstapel seine Stunde?',
      answer: 'Er endet von selbst: Die Karte nach seiner Stunde liegt zuunterst im nächsten.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Das Bild teilt es mit Clock Patience, das reines Glück ist, so Wikipedia; dieses verlangt Überlegung.',
  ],
  rates: ['Nach Schätzung von Spielern'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 984 zu gewinnen, 16 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 20.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Welche Farben?',
      sources: 'Herz, Pik, Karo, Kreuz [wikipedia]; Pik, Herz, Kreuz, Karo [pysolfc].',
      here: 'Wie im ersten; das zweite ist eine Option.',
    },
    {
      question: 'Wie werden Spalten gebaut?',
      sources: 'Abwärts ohne Rücksicht auf die Farbe [wikipedia, pysolfc].',
      here: 'Ebenso.',
    },
  ],
  similar: ['Solche Reihen um die Asse.', 'Zielstapel, die im Kreis weitergehen.'],
  references: { ...LISTED_TITLE },
};
