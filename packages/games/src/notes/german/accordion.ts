/** Notes on Accordion in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const accordionGerman: NoteTexts = {
  of: 'accordion',
  summary: 'Alle 52 Karten liegen in einer Reihe, die zu einem einzigen Stapel zusammengeschoben wird.',
  tip: 'Einen Rang wählen, dessen vier Karten weit rechts liegen, und keine von ihnen zudecken.',
  strategy: [
    'Die vier Karten eines Ranges passen zusammen auf jede andere Karte, und auch aufeinander: Bis zuletzt aufgehoben, räumen sie ab, was übrig ist.',
    'Eine Karte wird nur von rechts zugedeckt. Darum liegt der beste Rang dafür nahe am rechten Ende der Reihe.',
    'Die vier nahe zusammenbringen, damit sie weiter nach links springen können.',
    'Vor jedem Zug ansehen, welche Paare er trennt: Jeder Stapel rechts davon rückt um einen Platz.',
  ],
  cases: [
    {
      question: 'Muss ein Stapel ziehen, wenn er kann?',
      answer: 'Nein. Die Wahl ist frei unter allen Stapeln, die passen.',
    },
    { question: 'Darf man unter einen Stapel sehen?', answer: 'Ja, aber nur seine oberste Karte zählt.' },
    {
      question: 'Was, wenn ein Stapel an zwei Stellen passt?',
      answer:
        'Ihn antippen: Beide Stellen werden gezeigt. Dann eine davon antippen, oder den Stapel dorthin ziehen.',
    },
  ],
  house: [
    'Manche nennen ein Blatt gewonnen, wenn drei, vier oder fünf Stapel übrig sind; eine Option hat drei, und sechs.',
  ],
  glossary: [],
  trivia: [],
  history: [
    'William Dick druckte es 1884 als The Idle Year, das müßige Jahr: so lange werde man etwa brauchen, um einmal zu gewinnen [keller]. In seinen Regeln gab es nichts zu wählen [wikipedia].',
    'Der Name Accordion, nach einer Reihe, die beim Geben Karte für Karte wächst und schrumpft, kam um 1950 auf [wikipedia].',
  ],
  rates: ['Alle 52 Karten zuerst ausgelegt'],
  claims: [
    'Wer sich vier Karten eines Ranges aufhebt, gewinnt etwa jedes dritte Spiel [till-dawn].',
    'Unsere Liste der Blätter 1 bis 10.000: alle zu gewinnen, bei bekannten Karten [listed].',
  ],
  disagreements: [
    {
      question: 'Liegen alle Karten aus, bevor man zieht?',
      sources:
        'Nach altem Brauch gibt man sie einzeln, und Stapel ziehen, wie sie kommen [keller]. Wer gewinnen will, legt zuerst alle aus [till-dawn].',
      here: 'Alle liegen von Anfang an offen.',
    },
    {
      question: 'Wie oft gewinnt man?',
      sources:
        'Ältere Bücher sagen einmal in hundert, oder seltener [wikipedia]. Liegen alle Karten aus, ist fast jedes Blatt zu gewinnen [blake].',
      here: 'Siehe die Liste: Mit gutem Spiel gewinnt man fast immer.',
    },
  ],
  similar: [
    'Dasselbe mit 18 Karten: Die Hälfte der Blätter ist nicht zu gewinnen.',
    'Folgen verlassen dreizehn Spalten.',
  ],
  references: { ...LISTED_TITLE },
};
