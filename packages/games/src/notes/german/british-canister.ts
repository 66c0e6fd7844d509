/** Notes on British Canister in German. */
import type { NoteTexts } from '../note.ts';

export const britishCanisterGerman: NoteTexts = {
  of: 'british-canister',
  summary:
    'Das schwerste Spiel hier: acht offene Spalten, Rot auf Schwarz, einzelne Karten, und nur Könige dürfen in eine Lücke. Etwa eines von einer Million Blättern ist zu gewinnen.',
  tip: 'Um die Zahl der abgelegten Karten spielen, nicht um den Sieg.',
  strategy: [
    'Nach Assen und Zweien in den letzten beiden Reihen sehen: viel mehr wird nie abgelegt.',
    'Jeder Zug macht eine Spalte auf Dauer länger. Man wählt die, in der nichts liegt, was man braucht.',
    'Die Wertung „Karten auf den Zielstapeln“ wählen und versuchen, sich auf demselben Blatt zu übertreffen.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein. Eine Option erlaubt es.' },
    {
      question: 'Was nimmt eine leere Spalte?',
      answer: 'Nur einen König. Eine Option lässt jede Karte hinein.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: ['Ein Blatt mit zwanzig abgelegten Karten als gewonnen zählen.'],
  glossary: [{ term: 'Lücke', meaning: 'Eine leere Spalte.' }],
  trivia: [],
  history: [
    'Schon über Canister selbst sind sich die alten Bücher uneins, schreibt Solitaire Forever: Cavendish und Bonaventure bauen auf und ab und lassen nur Könige in Lücken, Parlett hilft gar nicht, und keiner zieht Folgen.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: ['Von tausend Millionen Blättern waren etwa 1.290 zu gewinnen [blake].'],
  disagreements: [
    {
      question: 'Wie schwer ist es?',
      sources:
        'Schwerer als Canister, mit vielen aussichtslosen Stellungen [goodsol]; bis auf eines von einer Million Blättern hoffnungslos [blake].',
      here: 'Die genaue Zahl steht oben.',
    },
  ],
  similar: [
    'Folgen ziehen, und Lücken nehmen alles.',
    'Noch ein Spiel für alle, die gern mit Anstand verlieren.',
  ],
  references: {},
};
