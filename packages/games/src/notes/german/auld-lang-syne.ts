/** Notes on Auld Lang Syne in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const auldLangSyneGerman: NoteTexts = {
  of: 'auld-lang-syne',
  summary:
    'Vier Asse und vier Stapel, auf die der Talon gegeben wird. Karten gehen nur auf die Zielstapel, gleich welcher Farbe. Es geht fast nie auf.',
  tip: 'Um die Zahl der Karten spielen; und von zwei gleichen die nehmen, die mehr freilegt.',
  strategy: [
    'Sofort zu spielen ist nicht immer richtig: Eine Karte auf dem falschen Zielstapel kann anderswo fehlen, wenn auch selten.',
    'Die Zielstapel verschieden hoch halten, damit mehr Ränge passen.',
  ],
  cases: [
    {
      question: 'Dürfen Karten zwischen den Stapeln ziehen?',
      answer: 'Nein, und freie Plätze warten auf die nächste Reihe.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Michael Keller würde es als schlechteste Patience vorschlagen, die je erdacht wurde, und Tam O’Shanter, das die Asse im Spiel lässt, als noch schlechter.',
  ],
  rates: ['Nach Schätzung von Morehead und Mott-Smith'],
  claims: [
    'Wikibooks nennt diese Schätzung viel zu optimistisch und sagt 1 von 3.000, wenn Karten zurückgehalten werden dürfen [wikibooks].',
    'Unsere Liste der Blätter 1 bis 200: 1 zu gewinnen, 90 nicht zu gewinnen, 109 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie werden die Zielstapel gebaut?',
      sources:
        'Ohne Rücksicht auf die Farbe [pysolfc, aisleriot]; in einem Buch irrtümlich in der Farbe [keller].',
      here: 'Ohne Rücksicht auf die Farbe.',
    },
  ],
  similar: ['Auch vier Stapel; die Karten gehen nach Farben weg.', 'Zwanzig Karten, alle frei.'],
  references: { ...LISTED_TITLE },
};
