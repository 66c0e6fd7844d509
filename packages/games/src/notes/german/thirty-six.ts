/** Notes on Thirty-Six in German. */
import type { NoteTexts } from '../note.ts';

export const thirtySixGerman: NoteTexts = {
  of: 'thirty-six',
  summary:
    'Sechs Spalten zu sechs offenen Karten; gebaut wird ohne Rücksicht auf die Farbe, Folgen ziehen im Ganzen, und der Talon von sechzehn Karten kommt einmal vorbei. Neunzehn von zwanzig Blättern sind zu gewinnen.',
  tip: 'Wenn es geht, eine Spalte leeren, bevor die erste Karte vom Talon kommt.',
  strategy: [
    'In den Spalten alles tun, was geht, bevor eine Karte vom Talon kommt. Verlieren kann man nur durch eine Ablage voller niedriger Karten.',
    'Eine Karte der Ablage, die in eine Spalte passt, gehört dorthin, solange sie kein Ass und keine Zwei zudeckt.',
    'Folgen dürfen in einer Lücke neu beginnen. Man nimmt die aus der Spalte, deren Grund man sehen will.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Ja, eine Folge beliebiger Farben, ganz oder zum Teil.',
    },
    { question: 'Gibt es einen zweiten Durchgang?', answer: 'Nein.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: ['Asse schon beim Geben ablegen, wie PySolFC es tut; dann werden die Spalten etwas kürzer.'],
  glossary: [
    {
      term: 'Ablage',
      meaning: 'Die Karten, die vom Talon kamen und nicht gespielt sind; nur die letzte ist im Spiel.',
    },
  ],
  trivia: [],
  history: [],
  rates: ['Die Regeln dieser Seite'],
  claims: ['Jan Wolters frühere Schätzung war 94,488 %, auf 0,307 Punkte genau [blake].'],
  disagreements: [
    {
      question: 'Was wird beim Geben aus den Assen?',
      sources:
        'Sie bleiben, wo sie liegen [blake, fsolitaire]; sie gehen sofort auf die Zielstapel und werden nicht ersetzt [pysolfc].',
      here: 'Sie bleiben; die Spalten einer PySolFC-Nummer weichen also ab, wo ein Ass fällt.',
    },
  ],
  similar: [
    'Ebenfalls ein Kartenspiel, zehn Spalten nach Farben und ein Talon von zwölf Karten.',
    'Zweiunddreißig Karten, kein Talon.',
  ],
  references: {},
};
