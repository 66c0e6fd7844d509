/** Notes on Spanish Patience in German. */
import type { NoteTexts } from '../note.ts';

export const spanishPatienceGerman: NoteTexts = {
  of: 'spanish-patience',
  summary:
    'Die freundliche Schwester von Baker’s Dozen: dreizehn Spalten zu vier offenen Karten, gebaut wird ohne Rücksicht auf die Farbe, und eine leere Spalte nimmt jede Karte. Fast jedes Blatt ist zu gewinnen.',
  tip: 'Jede Spalte hat nur vier Karten; die mit einem König am Grund kommt zuletzt dran.',
  strategy: [
    'Könige bleiben, wo sie fallen. Liegt einer auf niedrigen Karten, muss er in eine Lücke, also hält man eine für ihn frei.',
    'Nicht drei Spalten auf demselben Rang weiterbauen; für den nächsten muss ein Platz bleiben.',
    'Sind zwei Blätter hintereinander leicht gewesen, spielt man mit wechselnden Farben.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein. Eine Option erlaubt es.' },
    {
      question: 'Kommen die Könige an den Grund ihrer Spalten?',
      answer: 'Nein. Das ist die Regel von Baker’s Dozen, wo Lücken nie gefüllt werden.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: [
    'Mit wechselnden Farben bauen: das ist Castles in Spain, hier eine Option. Mit verdeckten Karten ist es die ältere Form.',
    'Nur Könige in Lücken lassen, wie in Portuguese Solitaire.',
  ],
  glossary: [{ term: 'Bäckerdutzend', meaning: 'Dreizehn, die Zahl der Spalten.' }],
  trivia: [],
  history: [
    'Solitaire Forever nennt Miss Whitmore Jones und Basil Dalton für die ursprünglichen Regeln, mit zweimaligem Neugeben und Zielstapeln in beliebiger Farbe; in späteren Büchern wird nur einmal gegeben.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: ['Vierzehn von zehntausend Blättern sind von vornherein verloren [blake].'],
  disagreements: [
    {
      question: 'Wie wachsen die Zielstapel?',
      sources:
        'In einer Farbe [blake, dogmelon]; in beliebiger Farbe [forever]; mit wechselnden Farben [pysolfc].',
      here: 'In einer Farbe.',
    },
    {
      question: 'Was nimmt eine leere Spalte?',
      sources:
        'Jede Karte [blake, dogmelon, wikipedia]; nichts, und die Könige liegen am Grund [forever, pysolfc].',
      here: 'Jede Karte.',
    },
  ],
  similar: ['Acht Reihen zu sechs Karten, Asse ausgelegt.', 'Dreizehn Spalten in einer Farbe, auf und ab.'],
  references: {},
};
