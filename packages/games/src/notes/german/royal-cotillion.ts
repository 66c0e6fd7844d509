/** Notes on Royal Cotillion in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const royalCotillionGerman: NoteTexts = {
  of: 'royal-cotillion',
  summary:
    'Zwei Kartenspiele zwischen zwei Flügeln. Vier Zielstapel wachsen in Zweierschritten von den Assen, vier von den Zweien; in den Flügeln wird nichts gebaut.',
  tip: 'Zuerst aus dem linken Flügel spielen. Er wird nie gefüllt, und jede Karte dort bedeckt andere.',
  strategy: [
    'Ein Platz des rechten Flügels nimmt die letzte Karte der Ablage, sobald er leer wird. Warten, bis dort die Karte liegt, die bleiben soll.',
    'Der rechte Flügel ist ein Lager für sechzehn Karten. Eine Karte, die zwei Zielstapel bald brauchen, darf bleiben; eine, die niemandem hilft, sollte fort.',
    'Beide Zielstapel einer Farbe brauchen jeden Rang einmal. Eine Karte dem geben, der mit dem, was frei liegt, gleich weitergeht.',
  ],
  cases: [
    {
      question: 'Was passt auf einen König?',
      answer:
        'Auf einen Zielstapel, der mit dem Ass begann, eine Zwei. Einer, der mit der Zwei begann, ist fertig.',
    },
    {
      question: 'Darf eine Karte von Flügel zu Flügel?',
      answer: 'Nein. Die Karten beider Flügel gehen nur auf die Zielstapel.',
    },
  ],
  house: [],
  glossary: [
    { term: 'linker Flügel', meaning: 'Die vier Spalten zu drei Karten. Sie werden nicht gefüllt.' },
    { term: 'rechter Flügel', meaning: 'Die sechzehn einzelnen Karten. Ihre Plätze füllen sich sofort.' },
  ],
  trivia: [
    {
      question: 'Woher der Name?',
      answer: 'Am Ende liegen König und Dame jeder Farbe nebeneinander, wie zum Tanz [wikipedia].',
    },
  ],
  history: ['Bei Lee und Packard heißt es Lords and Ladies [wikipedia].'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 358 zu gewinnen, 0 nicht zu gewinnen, 642 offen, bei bekannten Karten und höchstens 30.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Liegen die ersten Asse und Zweien auf den Zielstapeln?',
      sources:
        'Von jeder Farbe liegt je eine aus [wikipedia, politaire]; sie werden mit den anderen gegeben [pysolfc, central].',
      here: 'Sie werden gegeben; eine Option legt sie aus.',
    },
  ],
  similar: [
    'Zwanzig Plätze, die von der Ablage gefüllt werden, mit einem Kartenspiel.',
    'Zwei Kartenspiele und einzelne Karten, auf denen gebaut wird.',
  ],
  references: { ...LISTED_TITLE },
};
