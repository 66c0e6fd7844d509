/** Notes on Big Harp in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const bigHarpGerman: NoteTexts = {
  of: 'big-harp',
  summary:
    'Klondike für zwei Kartenspiele, wie es im deutschen Sprachraum gespielt wird: zehn Spalten in Form einer Harfe, jede Karte in eine freie Spalte und ein Durchgang.',
  tip: 'Zuerst die kurzen Spalten links leeren; jede freie Spalte macht die nächste leichter.',
  strategy: [
    'Die langen Spalten rechts verdecken bis zu neun Karten. Sind zwei Spalten frei, dort graben.',
    'Jede Karte gibt es zweimal. Bevor eine bedeckt wird, prüfen, ob die andere noch frei ist.',
  ],
  cases: [
    {
      question: 'Was darf in eine freie Spalte?',
      answer: 'Jede Karte und jede Folge; eine Option lässt nur Könige zu.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC erklärt die Kleine und die Große Harfe als die deutsche Art, Klondike und Double Klondike zu spielen. Die Kleine Harfe ist Klondike mit einer Karte je Zug.',
  ],
  rates: [],
  claims: [
    'Eine deutsche Seite nennt sie eine der populärsten Patiencen, weil sie verhältnismäßig leicht aufgeht [juhl].',
    'Unsere Liste der Blätter 1 bis 120: 96 zu gewinnen, 0 nicht zu gewinnen, 24 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine freie Spalte?',
      sources: 'Jede Karte [pysolfc, krueger]; nur Könige, bei drei Durchgängen zu drei Karten [politaire].',
      here: 'Jede Karte; die anderen sind Optionen.',
    },
  ],
  similar: ['Neun Spalten und nur Könige in freien Spalten.', 'Zwei Kartenspiele ohne Ablage.'],
  references: { ...LISTED_TITLE },
};
