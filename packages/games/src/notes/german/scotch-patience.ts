/** Notes on Scotch Patience in German. */
import type { NoteTexts } from '../note.ts';

export const scotchPatienceGerman: NoteTexts = {
  of: 'scotch-patience',
  summary:
    'Die achtzehn Fächer mit zwei umgedrehten Regeln: in den Fächern ist die Farbe gleich, und auf den Zielstapeln wechseln Rot und Schwarz. Leere Fächer bleiben leer.',
  tip: 'Zwei Zielstapel beginnen rot und zwei schwarz: beide Paare auf gleicher Höhe halten.',
  strategy: [
    'Jeder Rang wird in wechselnder Farbe abgelegt. Eine rote Zwei passt auf beide schwarzen Asse; man wählt das, auf dem die nächste schwarze Drei gebraucht wird.',
    'Die meisten Karten haben bis zu vier Plätze in den Fächern. Man legt keine auf eine, die früher gebraucht wird.',
    'Ein König kann nirgends hin als ans Ende eines fertigen Zielstapels. Liegt einer auf einer Karte, die gebraucht wird, macht man einen Zielstapel früh ohne sie fertig: von ihrem Rang gibt es in jeder Farbe, Rot und Schwarz, zwei.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein.' },
    { question: 'Was nimmt ein leerer Fächer?', answer: 'Nichts. Optionen erlauben Könige oder jede Karte.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: [
    'Die Zielstapel in einer Farbe und die Fächer mit wechselnden Farben bauen, wie der Löser Solvitaire es hat; beides sind hier Optionen.',
  ],
  glossary: [{ term: 'Fächer', meaning: 'Eine Spalte, beim Geben mit höchstens drei Karten.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: [
    'Eine Quote ist nicht veröffentlicht; in der großen Untersuchung der Aussichten kommt das Spiel nicht vor [blake].',
  ],
  disagreements: [
    {
      question: 'Wie wachsen die Zielstapel?',
      sources:
        'Mit wechselnden Farben [pysolfc, fsolitaire]; in einer Farbe, mit wechselnden Farben in den Fächern [solvitaire].',
      here: 'Mit wechselnden Farben.',
    },
    {
      question: 'Wie werden die letzten Karten gegeben?',
      sources:
        'Siebzehn Fächer zu drei und eine einzelne Karte [pysolfc]; sechzehn zu drei und zwei zu zwei [fsolitaire].',
      here: 'Siebzehn und eine einzelne Karte.',
    },
  ],
  similar: [
    'In einer Farbe, mit Königen in leeren Fächern.',
    'Wechselnde Farben in den Fächern, Zielstapel in einer Farbe.',
  ],
  references: {},
};
