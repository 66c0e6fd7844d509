/** Notes on Delta Star in German. */
import type { NoteTexts } from '../note.ts';

export const deltaStarGerman: NoteTexts = {
  of: 'delta-star',
  summary:
    'Alpha Star mit einzelnen Karten: zwölf Spalten zu vier in einer Farbe, die Asse liegen aus. Eine Folge zieht nur, wenn Lücken reichen, sie Stück für Stück zu versetzen.',
  tip: 'Keine Folge bauen, die später umziehen muss.',
  strategy: [
    'Eine Folge ist ein Deckel. Man baut sie auf eine Spalte, deren untere Karten warten können, am besten auf einen König am Grund.',
    'Die Zweien entscheiden. Liegt eine unter einer langen Folge, muss man die Folge versetzen oder verliert.',
    'Eine leere Spalte ist der einzige Platz. Man füllt sie nur für eine Karte, die eine weitere öffnet.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein.' },
    { question: 'Was nimmt eine leere Spalte?', answer: 'Jede Karte.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: ['Folgen auf einmal ziehen: das ist Alpha Star.'],
  glossary: [{ term: 'Folge', meaning: 'Karten am Ende einer Spalte, in einer Farbe abwärts.' }],
  trivia: [],
  history: [
    'Wir kennen das Spiel aus Solvitaire, dem Löser der großen Untersuchung der Aussichten, und aus keinem Buch.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Jedes Blatt, das hier zu gewinnen ist, ist auch als Alpha Star zu gewinnen, dort sind es 47,8 % [blake].',
  ],
  disagreements: [],
  similar: [
    'Dasselbe Blatt, und Folgen ziehen im Ganzen.',
    'Achtzehn Fächer in einer Farbe, Könige in Lücken.',
  ],
  references: {},
};
