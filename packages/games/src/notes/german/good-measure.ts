/** Notes on Good Measure in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const goodMeasureGerman: NoteTexts = {
  of: 'good-measure',
  summary:
    'Baker’s Dozen auf zehn Spalten zu fünf Karten. Zwei Asse liegen von Anfang an auf den Zielstapeln, die Könige am Grund, und eine leere Spalte bleibt leer. Weniger Spalten heißt weniger Platz zum Bauen, also ist es etwas schwerer.',
  tip: 'Zwei Farben können sofort beginnen. Vor allem anderen nachsehen, wie tief ihre nächsten Karten liegen.',
  strategy: [
    'Unter fünf Karten liegt mehr begraben als unter vier. Dort graben, wo die fehlenden Asse und Zweien liegen.',
    'Zum Bauen gibt es zehn Plätze. Nicht drei Spalten auf ein und denselben Rang warten lassen.',
    'Eine Karte auf einer niedrigeren ihrer Farbe sperrt diese: solche Paare zuerst suchen und trennen.',
    'Eine Spalte nur dann abräumen, wenn sie mit ihrem König endet oder dort nichts mehr hin muss.',
  ],
  cases: [
    {
      question: 'Welche Asse liegen auf den Zielstapeln?',
      answer: 'Das schwarze Kreuz Ass und das rote Karo Ass; die beiden anderen liegen in den Spalten.',
    },
    { question: 'Was darf in eine leere Spalte?', answer: 'Nichts. Könige sind eine Option.' },
  ],
  house: ['Die Könige liegen lassen, wo sie hinfallen.', 'Einen König in eine leere Spalte lassen.'],
  glossary: [
    { term: 'Good measure', meaning: '„For good measure“ heißt als Zugabe: das sind die zwei Asse.' },
  ],
  trivia: [],
  history: [
    'Sammlungen führen es neben Baker’s Dozen, von dem es sich nur im Geben unterscheidet [wikipedia].',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 649 zu gewinnen, 43 nicht zu gewinnen, 308 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Welche zwei Asse liegen aus?',
      sources: 'Die ersten beiden, die fallen [about, pysolfc]; irgendwelche zwei [wikipedia].',
      here: 'Kreuz und Karo. Alle Farben sind gleich, also auch die Aussichten.',
    },
    {
      question: 'Wo liegen die Könige?',
      sources:
        'Am Grund ihrer Spalten [about, wikipedia]; PySolFC versetzt sie, bevor es die Asse herausnimmt, so dass manche anderswo landen [pysolfc].',
      here: 'Am Grund; die Nummern von PySolFC geben hier also andere Blätter.',
    },
  ],
  similar: ['Dreizehn Spalten zu vier Karten, kein Ass ausgelegt.', 'Jede Karte darf in eine leere Spalte.'],
  references: { ...LISTED_TITLE },
};
