/** Notes on Fortune’s Favor in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const fortunesFavorGerman: NoteTexts = {
  of: 'fortunes-favor',
  summary:
    'Zwölf einzelne Karten, in einer Farbe abwärts gebaut; eine Lücke füllt sich sofort von der Ablage oder aus dem Talon. Fast jedes Blatt geht auf.',
  tip: 'Zusammenlegen, was von einer Farbe ist, sobald es geht: Jedes Mal kommt eine neue Karte auf den Tisch.',
  strategy: [
    'Vor dem Umblättern jeden Zug machen, der eine Spalte leert. Dann kommt die nächste Karte des Talons ohne den Weg über die Ablage.',
    'Eine Lücke nimmt die letzte Karte der Ablage. Eine Spalte leeren, solange dort eine brauchbare Karte liegt, und nicht erst, wenn sie bedeckt ist.',
    'Hohe Karten früh auf ihre Farbe legen: Liegt die Dame auf dem König, sind beide aus dem Weg.',
  ],
  cases: [
    {
      question: 'Kann eine Spalte leer bleiben?',
      answer: 'Nur wenn Ablage und Talon beide leer sind. Bis dahin wird sie im selben Zug gefüllt.',
    },
    {
      question: 'Was darf am Ende in eine Lücke?',
      answer: 'Jede Karte, einzeln.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Hoffmann beschrieb es 1892 in England, Dick 1898 in Amerika; die Reihen zu sechs stammen von Morehead und Mott-Smith, 1949 [wikipedia].',
    'Es ist Busy Aces mit einem Kartenspiel und ausgelegten Assen [forever].',
  ],
  rates: ['Alle Karten bekannt', 'Erwartung eines Buches'],
  claims: ['Unsere Liste der Blätter 1 bis 10.000: alle zu gewinnen, bei bekannten Karten [listed].'],
  disagreements: [
    {
      question: 'Werden Lücken sofort gefüllt?',
      sources:
        'Von selbst, von der Ablage oder sonst aus dem Talon [wikipedia, politaire, pysolfc]; wann es gefällt, von der Ablage [tilldawn]; beides lässt sich herauslesen [forever].',
      here: 'Sofort; eine Option lässt die Wahl.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources:
        'Einmal [pysolfc, politaire, tilldawn]; manche Bücher erlauben einen zweiten Durchgang [forever].',
      here: 'Einmal; zwei Durchgänge sind eine Option.',
    },
  ],
  similar: [
    'Zwei Kartenspiele, und die Asse kommen, wie sie kommen.',
    'Zwanzig einzelne Karten, auf denen nichts gebaut wird.',
  ],
  references: { ...LISTED_TITLE },
};
