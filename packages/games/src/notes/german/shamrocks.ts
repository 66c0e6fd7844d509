/** Notes on Shamrocks in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const shamrocksGerman: NoteTexts = {
  of: 'shamrocks',
  summary:
    'Achtzehn Fächer zu drei Karten, auf- oder abwärts gebaut, gleich welcher Farbe. Aber ein Fächer fasst nicht mehr als drei Karten, und ein leerer ist verloren.',
  tip: 'Auf den Platz kommt es an: auf einen Fächer von drei Karten passt nichts. Karten hinaufspielen, die volle Fächer kürzer machen.',
  strategy: [
    'Am Anfang hat nur der letzte Fächer Platz, eine einzelne Karte. In Gang kommt es durch Asse und Zweien, die oben liegen.',
    'Zwei Karten, die aufeinander liegen, gehen zusammen hinauf oder gar nicht. Kein Paar bauen, dessen untere Karte zuerst gebraucht wird.',
    'Die vier Farben gleichmäßig hinaufbringen, damit Karten, die aufeinander warten, nie weit auseinander liegen.',
    'Keinen Fächer ohne Not leeren: sein Platz ist dann für immer weg.',
  ],
  cases: [
    { question: 'Darf eine Karte in einen leeren Fächer?', answer: 'Nein. Er bleibt leer.' },
    {
      question: 'Kommen die Könige in ihren Fächern nach unten?',
      answer: 'Nein. Manche Bücher tun das vor dem Spiel, und das macht es leichter.',
    },
    { question: 'Passt ein König auf ein Ass?', answer: 'Nein.' },
  ],
  house: ['Karten dürfen von den Zielstapeln zurück.'],
  glossary: [
    {
      term: 'Fächer',
      meaning: 'Eine Spalte von höchstens drei Karten, auf dem Tisch zur Seite ausgebreitet.',
    },
  ],
  trivia: [],
  history: [
    'Es gehört zur Familie von La Belle Lucie, deren Fächer keine Grenze haben. Das Buch von Morehead und Mott-Smith nennt es auch Three-Card Fan.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 150: 92 zu gewinnen, 3 nicht zu gewinnen, 55 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Ziehen die Könige vor dem Spiel um?',
      sources:
        'Nein [pysolfc]; ganz nach unten in ihrem Fächer [politaire, wikipedia]; nur unter eine niedrigere Karte ihrer Farbe [wikipedia].',
      here: 'Nein.',
    },
    {
      question: 'Was darf in einen leeren Fächer?',
      sources: 'Nichts [pysolfc, politaire, wikipedia]; jede Karte [solitare].',
      here: 'Nichts.',
    },
  ],
  similar: [
    'In der Farbe, im Kreis, und drei Fächer lassen sich wieder füllen.',
    'In der Farbe, ohne Grenze.',
  ],
  references: { ...LISTED_TITLE },
};
