/** Notes on Double FreeCell in German. */
import type { NoteTexts } from '../note.ts';

export const doubleFreecellGerman: NoteTexts = {
  of: 'double-freecell',
  summary:
    'FreeCell mit zwei Kartenspielen: zehn Spalten, acht Zellen und acht Zielstapel. Es gibt mehr zu lesen und viel mehr Platz, und die Folgen werden lang.',
  tip: 'Jede Karte gibt es zweimal, also gibt es für eine immer zwei Plätze. Überlegen, welcher davon offen bleiben soll.',
  strategy: [
    'Mit den Spalten beginnen, in denen mehrere Asse und Zweien nah am Ende liegen, und die anderen in Ruhe lassen.',
    'Von zwei gleichen Karten die spielen, die mehr aufdeckt. Die andere kann warten.',
    'Acht Zellen verleiten dazu, sie zu füllen. Vier davon frei halten, damit Folgen von fünf Karten noch ziehen können.',
    'Früh eine Spalte leeren. Mit acht freien Zellen und einer Lücke ziehen achtzehn Karten auf einmal.',
  ],
  cases: [
    { question: 'Was darf in eine leere Spalte?', answer: 'Jede Karte. Nur Könige sind eine Option.' },
    {
      question: 'Ist es wichtig, welches von zwei gleichen Assen zuerst auf einen Zielstapel geht?',
      answer: 'Nein. Jedes beginnt einen Zielstapel, und beide gehen bis zum König.',
    },
  ],
  house: ['Mit weniger Zellen spielen: sechs oder nur vier.', 'Lücken nur Könige nehmen lassen.'],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
  ],
  trivia: [],
  history: [
    'Thomas Warfield hat die Form erfunden, die die meisten Programme Double FreeCell nennen: sechs Zellen und vier Zielstapel, die vom König zum Ass weitergehen. Diese hier bleibt bei den einfachen Regeln und verdoppelt alles; PySolFC nennt sie die überlieferte.',
  ],
  rates: [],
  claims: ['Eine veröffentlichte Quote kennen wir nicht.'],
  disagreements: [
    {
      question: 'Wie viele Zellen und Zielstapel gibt es?',
      sources:
        'Acht Zellen und acht Zielstapel [traditional, astraware]; sechs Zellen und vier Zielstapel zu 26 Karten [warfield].',
      here: 'Je acht. Weniger Zellen sind eine Option; Zielstapel zu 26 Karten gibt es nicht.',
    },
  ],
  similar: [
    'Ein Kartenspiel, acht Spalten, vier Zellen.',
    'Zwei Kartenspiele mit Talon und verdeckten Karten.',
    'Zwei Kartenspiele nach Farben, und ein Talon statt der Zellen.',
  ],
  references: {},
};
