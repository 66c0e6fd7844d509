/** Notes on Alpha Star in German. */
import type { NoteTexts } from '../note.ts';

export const alphaStarGerman: NoteTexts = {
  of: 'alpha-star',
  summary:
    'Zwölf Spalten zu vier offenen Karten, die Asse liegen aus, gebaut wird in einer Farbe. Folgen ziehen im Ganzen und Lücken nehmen alles; die Frage ist nur, welche Spalte leer werden soll.',
  tip: 'Jeden Zug machen, der zwei Folgen verbindet, und dann nachdenken.',
  strategy: [
    'In einer Farbe hat jede Karte einen Platz, und Folgen ziehen im Ganzen: zwei zu verbinden ist selten falsch.',
    'Verbindet kein Zug mehr etwas und ist keine Spalte leer, ist das Blatt verloren. Das trifft jedes zweite, manches sofort.',
    'Eine Lücke bekommt die Karte, unter der am meisten frei wird; dabei denkt man zwei Züge voraus.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Ja, eine Folge einer Farbe, ganz oder zum Teil.',
    },
    { question: 'Was nimmt eine leere Spalte?', answer: 'Jede Karte oder Folge.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: ['Nur einzelne Karten ziehen: das ist Delta Star.'],
  glossary: [{ term: 'Folge', meaning: 'Karten am Ende einer Spalte, in einer Farbe abwärts.' }],
  trivia: [],
  history: [
    'Wir kennen das Spiel aus Solvitaire, dem Löser der großen Untersuchung der Aussichten, und aus keinem Buch.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: ['Dürfen nur einzelne Karten ziehen, fällt die Quote von 47,8 % auf 34,4 % [blake].'],
  disagreements: [],
  similar: ['Dasselbe Blatt, einzelne Karten.', 'Zehn Spalten in einer Farbe, Folgen und ein kleiner Talon.'],
  references: {},
};
