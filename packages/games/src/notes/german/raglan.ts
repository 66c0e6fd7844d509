/** Notes on Raglan in German. */
import type { NoteTexts } from '../note.ts';

export const raglanGerman: NoteTexts = {
  of: 'raglan',
  summary:
    'King Albert, aber die vier Asse liegen von Anfang an auf den Zielstapeln, und in der Reserve liegen sechs Karten. Vier von fünf Blättern sind zu gewinnen.',
  tip: 'Zuerst die Zweien suchen: vor ihnen wird nichts abgelegt.',
  strategy: [
    'Da die Asse ausliegen, wartet alles auf die Zweien und Dreien. Man zählt die Karten über jeder und beginnt mit der billigsten.',
    'Drei Spalten haben sieben Karten. Die mit den wenigsten niedrigen Karten bleibt bis zuletzt liegen, und auf ihr wird gebaut.',
    'Könige in den kurzen Spalten sind kein Schaden: der Platz unter ihnen ist verloren, aber sie tragen eine ganze Folge.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Nein. Eine Option erlaubt es; dieses Spiel heißt bei PySolFC Relaxed Raglan.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: ['In leere Spalten nur Könige lassen, das ist schwerer; dafür gibt es eine Option.'],
  glossary: [
    {
      term: 'Reserve',
      meaning:
        'Die sechs einzelnen Karten. Sie gehen in eine Spalte oder auf einen Zielstapel, und nichts rückt nach.',
    },
  ],
  trivia: [],
  history: ['Wikipedia führt es als beliebte Variante von King Albert.'],
  rates: ['Die Regeln dieser Seite'],
  claims: ['Allein die Asse heben die Quote: King Albert liegt bei 68,5 %, Raglan bei 81,2 % [blake].'],
  disagreements: [
    {
      question: 'Liegen die Asse aus?',
      sources:
        'Ja [pysolfc, blake]; eine Seite beginnt mit leeren Zielstapeln, gibt aber nur 48 Karten [fsolitaire].',
      here: 'Ja.',
    },
  ],
  similar: [
    'Die Asse sind im Spiel, sieben Karten Reserve.',
    'Ebenfalls ausliegende Asse und wechselnde Farben, in sechzehn Fächern ohne Reserve.',
  ],
  references: {},
};
