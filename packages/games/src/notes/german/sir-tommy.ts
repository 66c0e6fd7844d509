/** Notes on Sir Tommy in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const sirTommyGerman: NoteTexts = {
  of: 'sir-tommy',
  summary:
    'Karte für Karte kommt der Talon auf vier Zielstapel, vom Ass aufwärts ohne Rücksicht auf die Farbe, oder auf vier Haufen, von denen nur die Zielstapel nehmen.',
  tip: 'Ein Haufen für Könige und andere hohe Karten; auf den anderen niedrige Karten auf höhere.',
  strategy: [
    'Nie einen Rang unter allen vier Karten eines höheren begraben: Dann ist das Blatt verloren.',
    'Zwei Karten eines Ranges in einem Haufen kosten doppelt. Besser verteilen.',
    'Ein leerer Haufen lohnt sich für die erste hohe Karte, die sonst etwas begräbt.',
  ],
  cases: [
    {
      question: 'Darf eine Karte von Haufen zu Haufen?',
      answer: 'Nein. Von einem Haufen geht sie auf einen Zielstapel oder nirgendwohin.',
    },
    {
      question: 'Muss eine Karte auf einen Zielstapel, wenn sie passt?',
      answer: 'Nein, doch es gibt kaum je einen Grund zu warten.',
    },
  ],
  house: [],
  glossary: [{ term: 'Haufen', meaning: 'Eine der vier Spalten. Sie nimmt jede Karte der Ablage.' }],
  trivia: [],
  history: [
    'Es gilt als Ahnin aller Patiencen, daher Old Patience; bei Ednah Cheney heißt es 1869 einfach Solitaire [wikipedia].',
  ],
  rates: ['Was gutem Spiel zugetraut wird'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 876 zu gewinnen, 0 nicht zu gewinnen, 124 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Werden die Karten einzeln untergebracht?',
      sources:
        'Ja [wikipedia, pysolfc, aisleriot, politaire]; zu viert, in einer Form, die Wikipedia erwähnt [wikipedia] und Solitaire Till Dawn spielt [tilldawn].',
      here: 'Einzeln.',
    },
  ],
  similar: [
    'Die Zielstapel wachsen in Einer-, Zweier-, Dreier- und Viererschritten.',
    'Der Talon wird ohne Wahl auf die Haufen gegeben.',
  ],
  references: { ...LISTED_TITLE },
};
