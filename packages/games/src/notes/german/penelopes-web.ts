/** Notes on Penelope’s Web in German. */
import type { NoteTexts } from '../note.ts';

export const penelopesWebGerman: NoteTexts = {
  of: 'penelopes-web',
  summary:
    'Streets and Alleys mit einer strengeren Regel: in leere Reihen dürfen nur Könige. Es gibt keine Zelle und keinen Talon, und die meisten Blätter stehen bald still.',
  tip: 'Das ganze Blatt lesen, bevor die erste Karte zieht, und neu geben, wenn alle Asse tief liegen.',
  strategy: [
    'Ein König am Ende einer Reihe ist ein Hindernis: nur eine leere Reihe bringt ihn weg. Solche Reihen bis zuletzt lassen.',
    'Abstellen lässt sich keine Karte. Jeder Zug muss dem Rang nach passen; also nach Ketten suchen: eine Karte, die zieht, dann die unter ihr und so weiter.',
    'Eine leere Reihe hilft nur, um hervorzuholen, was unter einem König liegt. Den König mit der nützlichsten Reihe nehmen.',
    'Auf die Farbe kommt es in den Reihen nicht an. Von zwei Plätzen für eine Karte ist also der besser, an dem sie nichts Niedriges begräbt.',
  ],
  cases: [
    {
      question: 'Was darf in eine leere Reihe?',
      answer: 'Ein König. Jede Karte ist eine Option: dann ist es Streets and Alleys.',
    },
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer: 'Nein; nach einer Option ziehen Folgen.',
    },
  ],
  house: ['Jede Karte in eine Lücke lassen.', 'Folgen ziehen lassen.'],
  glossary: [{ term: 'Reihe', meaning: 'Eine der acht Spalten; auf einem echten Tisch liegen sie quer.' }],
  trivia: [
    {
      question: 'Wer ist Penelope?',
      answer:
        'Die Frau des Odysseus. Sie webte am Tag und trennte nachts alles wieder auf, damit es nie fertig wurde.',
    },
  ],
  history: [],
  rates: [],
  claims: [
    'Es ist fast nicht zu gewinnen, sagt die Anleitung eines Programms [forever]. Eine gemessene Quote kennen wir nicht.',
  ],
  disagreements: [
    {
      question: 'Dürfen Folgen ziehen?',
      sources:
        'Nach den Regeln von PySolFC ist es bis auf die Könige Streets and Alleys [pysolfc], und dort zieht eine Karte nach der anderen; sein Programm lässt Folgen ziehen [code].',
      here: 'Eine Karte nach der anderen; Folgen sind eine Option.',
    },
  ],
  similar: [
    'Lücken nehmen jede Karte.',
    'Die Asse liegen aus, und Lücken nehmen jede Karte.',
    'Jede Karte in Lücken, und eine Zelle.',
  ],
  references: {},
};
