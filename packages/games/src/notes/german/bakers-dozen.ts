/** Notes on Baker’s Dozen in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const bakersDozenGerman: NoteTexts = {
  of: 'bakers-dozen',
  summary:
    'Dreizehn Spalten zu vier offenen Karten; gebaut wird abwärts ohne Rücksicht auf die Farbe, Karte für Karte. Leere Spalten bleiben leer; dafür kommen die Könige vor dem ersten Zug nach unten in ihre Spalten. Die meisten Blätter sind zu gewinnen, aber nur wenige von selbst.',
  tip: 'Eine leere Spalte ist für immer verloren. Bevor die letzte Karte geht, prüfen, ob noch etwas auf sie gebaut werden muss.',
  strategy: [
    'Zuerst nach Assen und Zweien sehen und nach niedrigen Karten, die unter einer höheren ihrer Farbe liegen: eine von beiden muss fort, bevor die Farbe weiterwächst.',
    'Jede Karte, die um einen Rang höher ist, nimmt die nächste. Die Spalte wählen, die zuletzt gebraucht wird.',
    'Ein König am Grund nimmt erst eine Dame, wenn alles andere die Spalte verlassen hat. Eine Spalte mit nur einem König ist mehr wert als eine leere.',
    'Karten eines Rangs auseinanderhalten: sind alle Damen zugedeckt, kann kein Bube ziehen.',
  ],
  cases: [
    {
      question: 'Und wenn zwei Könige in eine Spalte fallen?',
      answer: 'Beide kommen nach unten, in der Folge, in der sie liegen.',
    },
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein, nur die letzte einer Spalte.' },
    { question: 'Was darf in eine leere Spalte?', answer: 'Nichts. Könige sind eine Option.' },
  ],
  house: [
    'Die Könige liegen lassen, wo sie hinfallen. Dann gehen nur wenige Blätter auf.',
    'Einen König in eine leere Spalte lassen, wie Portuguese Solitaire.',
  ],
  glossary: [{ term: 'Bäckerdutzend', meaning: 'Dreizehn: die Zahl der Spalten.' }],
  trivia: [],
  history: [
    'Dick & Fitzgerald beschrieben es im 19. Jahrhundert mit drei verdeckten von vier Karten je Spalte. Heute werden alle offen gegeben [forever].',
    'Good Measure, Spanish Patience, Castles in Spain und Portuguese Solitaire stammen davon ab [wikipedia].',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 803 zu gewinnen, 1 nicht zu gewinnen, 196 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wann kommen die Könige nach unten?',
      sources:
        'Nach dem Geben, alle [wikipedia, forever]; nach jeder Reihe, wenn sie zuletzt liegen [aisleriot]; jeder König tauscht den Platz mit einer anderen Karte [pysolfc].',
      here: 'Nach dem Geben. Die Nummern von PySolFC geben dessen Blätter.',
    },
    {
      question: 'Liegen alle Karten offen?',
      sources:
        'Ja [wikipedia, pysolfc, aisleriot]; in den ältesten Büchern nur die letzte jeder Spalte [forever].',
      here: 'Ja.',
    },
  ],
  similar: [
    'Zehn Spalten zu fünf Karten, zwei Asse ausgelegt.',
    'Jede Karte darf in eine leere Spalte, und Könige bleiben, wo sie fallen.',
    'Dreizehn Spalten in einer Farbe, auf und ab.',
  ],
  references: { ...LISTED_TITLE },
};
