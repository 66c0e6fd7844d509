/** Notes on Challenge FreeCell in German. */
import type { NoteTexts } from '../note.ts';

export const challengeFreecellGerman: NoteTexts = {
  of: 'challenge-freecell',
  summary:
    'FreeCell mit den Assen und Zweien am Grund der Spalten. Auf die Zielstapel kommt nichts, bevor nicht bis ganz unten gegraben ist; zuerst müssen also lange Folgen entstehen.',
  tip: 'Überall graben geht nicht. Die Spalte über einem Ass aussuchen, die sich am billigsten leeren lässt.',
  strategy: [
    'Jede Spalte verbirgt an ihrem Grund eine niedrige Karte, und der erste Zielstapel braucht ein Ass und dann die Zwei seiner Farbe. Zwei Spalten aussuchen, deren Ass und Zwei zusammengehören.',
    'Auf jedem Ass liegen fünf oder sechs Karten. Sie besser in langen Folgen auf andere Spalten bauen als in Zellen legen.',
    'Ist von einer Spalte nur das Ass übrig, so lässt es beim Ausspielen eine Lücke zurück. Vorher wissen, wofür.',
    'Dreien und Vieren kommen hier früh heraus und können nirgends hin. Schwarze und rote Plätze für sie offen lassen.',
  ],
  cases: [
    {
      question: 'Wo liegt welches Ass?',
      answer:
        'Die Zweien liegen am Grund der ersten vier Spalten und die Asse am Grund der letzten vier, in jedem Blatt in derselben Reihenfolge.',
    },
    { question: 'Was darf in eine leere Spalte?', answer: 'Jede Karte.' },
  ],
  house: ['Lücken nur Könige nehmen lassen: das ist Super Challenge FreeCell.', 'Eine Zelle weglassen.'],
  glossary: [{ term: 'Grund', meaning: 'Die erste Karte einer Spalte, auf der alle anderen liegen.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['Eine veröffentlichte Quote kennen wir nicht.'],
  disagreements: [
    {
      question: 'In welcher Spalte liegt welche niedrige Karte?',
      sources:
        'Zweien, dann Asse, jeweils in der Folge Kreuz, Pik, Herz und Karo [code]; die Regeln sagen es nicht [pysolfc].',
      here: 'In der Reihenfolge des Programms, damit seine Nummern dieselben Auslagen ergeben.',
    },
  ],
  similar: [
    'Dasselbe mit Assen und Zweien an beliebiger Stelle.',
    'Aus einem anderen Grund schwer: die Zellen sind am Anfang voll.',
  ],
  references: {},
};
