/** Notes on Box Fan in German. */
import type { NoteTexts } from '../note.ts';

export const boxFanGerman: NoteTexts = {
  of: 'box-fan',
  summary:
    'Sechzehn Fächer zu drei Karten im Quadrat, die Asse liegen schon aus. Man zieht einzeln, Rot auf Schwarz, und ein leerer Fächer nimmt einen König.',
  tip: 'Jede Karte hat zwei Plätze: den nehmen, der nichts Wichtiges zudeckt.',
  strategy: [
    'Zweien unter Königen sind die Sorge dieses Spiels. Für einen solchen König leert man zuerst einen Fächer.',
    'Ein Fächer hat beim Geben drei Karten, eine Lücke ist also nie weiter als zwei oder drei Züge weg. Danach sucht man zuerst.',
    'Auf Könige bauen, die am Grund ihres Fächers liegen: diese Spalten müssen nie umziehen.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein.' },
    { question: 'Was nimmt ein leerer Fächer?', answer: 'Nur einen König.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: ['Die Fächer in einer Farbe bauen; das ist viel schwerer und hier eine Option.'],
  glossary: [{ term: 'Kasten', meaning: 'Das Quadrat aus vier Reihen mit je vier Fächern.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['Eine Quote ist nicht veröffentlicht [blake].'],
  disagreements: [],
  similar: [
    'Achtzehn Fächer in einer Farbe, Asse im Spiel.',
    'Asse ausgelegt und wechselnde Farben, in neun Spalten mit Reserve.',
  ],
  references: {},
};
