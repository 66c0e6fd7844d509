/** Notes on Fan in German. */
import type { NoteTexts } from '../note.ts';

export const fanPatienceGerman: NoteTexts = {
  of: 'fan-patience',
  summary:
    'Siebzehn Fächer zu drei Karten und einer mit einer einzigen. Nur die obersten Karten ziehen, einzeln und in derselben Farbe; jede Karte hat also genau einen Platz. Ein leerer Fächer nimmt einen König.',
  tip: 'Vor jedem Zug fragen, wie die Karte dort wieder wegkommt.',
  strategy: [
    'Eine Karte, auf die gebaut wird, ist gesperrt, bis die obere abgelegt wird. Man baut nur dort, wo man die untere nicht bald braucht.',
    'Ein König am Grund eines Fächers schadet nicht; einer über zwei Karten braucht einen leeren Fächer.',
    'Liegen zwei Karten einer Farbe in einem Fächer, die niedrigere unter der höheren, muss die obere rechtzeitig auf ihren Nachbarn.',
    'Karten dürfen von den Zielstapeln zurück. Manchmal ist das der einzige Weg, eine andere zu bewegen.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein.' },
    {
      question: 'Was nimmt ein leerer Fächer?',
      answer: 'Einen König. Optionen erlauben jede Karte oder keine.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
    {
      question: 'Wird neu gegeben?',
      answer: 'Nein. Das geschieht in La Belle Lucie, wo noch zweimal gegeben wird.',
    },
  ],
  house: ['Mit wechselnden Farben bauen; bei PySolFC heißt das Ceiling Fan.'],
  glossary: [{ term: 'Fächer', meaning: 'Eine Spalte, beim Geben mit höchstens drei Karten.' }],
  trivia: [],
  history: [
    'La Belle Lucie, das bekannteste Spiel dieser Art, kommt aus Frankreich; Lady Cadogan druckte es in den 1870er Jahren auf Englisch. Es heißt auch The Fan. Das Spiel hier ist die Form ohne zweites Geben.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Fast die Hälfte der Blätter ist zu gewinnen [blake]. Für La Belle Lucie, mit zweimaligem Neugeben und ohne Könige in Lücken, gaben Morehead und Mott-Smith eines von zehn an [lucie].',
  ],
  disagreements: [
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      sources: 'Ja [blake]; nein [fsolitaire].',
      here: 'Ja; eine Option verbietet es.',
    },
  ],
  similar: [
    'Sechzehn Fächer, Asse ausgelegt, wechselnde Farben.',
    'Dieselben Fächer ohne Rücksicht auf die Farbe; Zielstapel mit wechselnden Farben.',
    'Zwölf Spalten in einer Farbe, und Folgen ziehen.',
  ],
  references: {},
};
