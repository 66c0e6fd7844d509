/** Notes on Bear River in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const bearRiverGerman: NoteTexts = {
  of: 'bear-river',
  summary:
    'Fünfzehn Fächer zu drei Karten und drei zu zwei, in der Farbe auf- oder abwärts gebaut, im Kreis. Kein Fächer fasst mehr als drei Karten, und nur die drei kurzen lassen sich wieder füllen.',
  tip: 'Früh einen der drei kurzen Fächer leeren. Nur dort kann eine Karte warten.',
  strategy: [
    'Eine Karte passt auf höchstens zwei andere, ihre Nachbarn in der Farbe. Früh nachsehen, wo die beiden liegen.',
    'Karten sofort hinaufspielen: ein Zielstapel gibt nie etwas her, und ein Fächer bekommt Platz.',
    'Der Rang unter den Grundkarten geht zuletzt hinauf. Solche Karten dorthin legen, wo sie lange nicht stören.',
    'Ein kurzer Fächer, in den eine Karte kommt, hat noch Platz für zwei. Eine wählen, der andere folgen.',
  ],
  cases: [
    {
      question: 'Welche leeren Fächer darf man füllen?',
      answer:
        'Die drei, die mit zwei Karten beginnen, mit jeder Karte. Die anderen bleiben leer. Mit einer Option lassen sich alle füllen.',
    },
    {
      question: 'Passt ein König auf ein Ass?',
      answer: 'Ja, in derselben Farbe, und ein Ass auf einen König.',
    },
  ],
  house: ['Jeder leere Fächer nimmt jede Karte.'],
  glossary: [{ term: 'Hole', meaning: 'Der Name, den Aisleriot den drei kurzen Fächern gibt.' }],
  trivia: [],
  history: [
    'Die Seite von Aisleriot darüber ist von Bruce und Joel Levin, aus dem Jahr 2009. PySolFC hat das Spiel ebenfalls.',
  ],
  rates: [],
  claims: [
    'Nach dem Handbuch von Aisleriot ist etwa jedes dritte Blatt zu gewinnen [aisleriot].',
    'Unsere Liste der Blätter 1 bis 500: 285 zu gewinnen, 195 nicht zu gewinnen, 20 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Passt in den Fächern etwas auf eine Karte vom Rang der Grundkarten?',
      sources: 'Ihre Nachbarn in der Farbe, wie immer [aisleriot, pysolfc].',
      here: 'Ebenso.',
    },
    {
      question: 'Wo liegen die kurzen Fächer?',
      sources: 'Am Ende jeder Reihe von sechs [aisleriot, pysolfc, politaire].',
      here: 'Es sind die letzten drei der achtzehn.',
    },
  ],
  similar: [
    'Gleich welcher Farbe, vom Ass zum König, und kein Fächer lässt sich wieder füllen.',
    'In der Farbe abwärts, ohne Grenze.',
  ],
  references: { ...LISTED_TITLE },
};
