/** Notes on Carpet in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const carpetGerman: NoteTexts = {
  of: 'carpet',
  summary:
    'Zwanzig Karten liegen offen als Teppich. Dort wird nichts gebaut; Löcher werden von der Ablage gestopft, und die Zielstapel nehmen, was passt.',
  tip: 'Ein Loch offen lassen, bis eine niedrige Karte kommt; hohe können in der Ablage warten.',
  strategy: [
    'Eine Karte auf dem Teppich ist immer frei; deshalb dorthin legen, was die Ablage an schlechter Stelle versperren würde.',
    'Vor dem Stopfen zählen, wie viele Karten der Farbe darunter noch fehlen.',
    'Eine Karte vom Zielstapel zurückzuhalten bringt hier nichts: Auf dem Teppich wird nicht gebaut.',
  ],
  cases: [
    {
      question: 'Darf eine Karte des Talons ein Loch füllen?',
      answer: 'Ja: Sie wird auf die Ablage umgeblättert und von dort gespielt.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Die meisten Bücher legen die Asse vorher aus; das von Basil Dalton lässt sie im Spiel, so Wikipedia.',
  ],
  rates: ['Asse im Spiel', 'Asse ausgelegt'],
  claims: [
    'Unsere Liste der Blätter 1 bis 500: 441 zu gewinnen, 49 nicht zu gewinnen, 10 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Liegen die Asse aus?',
      sources: 'Ja [wikipedia, pysolfc, aisleriot]; nein, so Dalton [forever].',
      here: 'Nein; eine Option legt sie aus.',
    },
    {
      question: 'Werden Löcher sofort gefüllt?',
      sources: 'Von selbst [aisleriot]; wann es gefällt [pysolfc].',
      here: 'Wann es gefällt.',
    },
  ],
  similar: ['Fünf Stapel, auf denen gebaut wird.', 'Vier Stapel, von denen nur die Zielstapel nehmen.'],
  references: { ...LISTED_TITLE },
};
