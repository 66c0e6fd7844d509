/** Notes on Stronghold in German. */
import type { NoteTexts } from '../note.ts';

export const strongholdGerman: NoteTexts = {
  of: 'stronghold',
  summary:
    'Streets and Alleys mit einer Zelle. Die Asse liegen irgendwo in den Reihen, und beim Graben nach ihnen gibt es einen Platz, um eine Karte beiseite zu legen.',
  tip: 'Nach dem Ass graben, das am wenigsten tief liegt, auch wenn es die Zelle kostet.',
  strategy: [
    'Zuerst zählen, wie viele Karten auf jedem Ass liegen. Das flachste ist der Anfang; dann kommen die Zweien.',
    'Kein Ass und keine Zwei begraben, nur damit eine Folge länger wird.',
    'Eine leere Reihe und die freie Zelle zusammen versetzen vier Karten. Möglichst beides zugleich haben.',
    'Ist die Zelle voll, so gehört die nächste leere Reihe der Karte darin oder der Karte, die sie befreit.',
  ],
  cases: [
    { question: 'Was darf in die Zelle?', answer: 'Jede letzte Karte einer Reihe.' },
    { question: 'Was darf in eine leere Reihe?', answer: 'Jede Karte.' },
  ],
  house: ['Die Asse vorher auslegen: das ist Siegecraft und hier ein eigenes Spiel.'],
  glossary: [
    { term: 'Reihe', meaning: 'Eine der acht Spalten; auf einem echten Tisch liegen sie quer.' },
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
  ],
  trivia: [],
  history: ['Thomas Warfield hat es erfunden.'],
  rates: ['Standard'],
  claims: ['Ohne die Zelle sind 51,19 % der Blätter zu gewinnen [blake].'],
  disagreements: [
    {
      question: 'Gibt es eine Zelle?',
      sources: 'Ja, eine [wikipedia, pysolfc, blake]; nur in manchen Programmen [fsolitaire].',
      here: 'Eine. Ohne sie heißt das Spiel Streets and Alleys.',
    },
  ],
  similar: [
    'Dasselbe ohne die Zelle.',
    'Die Asse liegen von Anfang an aus.',
    'Keine Zelle, und nur Könige dürfen in Lücken.',
  ],
  references: {},
};
