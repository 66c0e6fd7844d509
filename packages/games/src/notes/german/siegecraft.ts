/** Notes on Siegecraft in German. */
import type { NoteTexts } from '../note.ts';

export const siegecraftGerman: NoteTexts = {
  of: 'siegecraft',
  summary:
    'Beleaguered Castle mit einer Zelle. Die Asse liegen aus, auf die Farbe kommt es in den Reihen nicht an, und eine einzelne Karte darf zur Seite. Damit ist fast jedes Blatt zu gewinnen.',
  tip: 'Mit der Zelle eine Reihe leeren und sie dann frei halten: eine freie Zelle verdoppelt, was eine leere Reihe kann.',
  strategy: [
    'Die Reihe suchen, die mit den wenigsten Zügen leer wird, und die Zelle dabei als einen Platz zählen.',
    'Eine Karte in der Zelle sollte nach wenigen Zügen irgendwohin können. Sonst wird Beleaguered Castle gespielt, und es fehlt eine Karte.',
    'Ist die Zelle frei, ziehen zwei Karten auf einmal, mit einer leeren Reihe dazu vier.',
    'Die vier Zielstapel auf gleicher Höhe halten, damit auf niedrigen Karten nicht gebaut werden muss.',
  ],
  cases: [
    {
      question: 'Was darf in die Zelle?',
      answer: 'Jede letzte Karte einer Reihe. Von dort geht sie auf eine Reihe oder einen Zielstapel.',
    },
    { question: 'Was darf in eine leere Reihe?', answer: 'Jede Karte.' },
    { question: 'Dürfen Karten von den Zielstapeln zurück?', answer: 'Nein; eine Option erlaubt es.' },
  ],
  house: ['Die Asse mit den anderen Karten geben: das ist Stronghold und hier ein eigenes Spiel.'],
  glossary: [
    { term: 'Reihe', meaning: 'Eine der acht Spalten; auf einem echten Tisch liegen sie quer.' },
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
  ],
  trivia: [],
  history: [],
  rates: ['Standard'],
  claims: ['Ohne die Zelle sind 68,17 % der Blätter zu gewinnen [blake]: ein Platz macht den Unterschied.'],
  disagreements: [],
  similar: [
    'Dasselbe ohne die Zelle.',
    'Die Asse werden mit den anderen Karten gegeben.',
    'Vier Zellen, und die Farben wechseln.',
  ],
  references: {},
};
