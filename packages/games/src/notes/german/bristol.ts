/** Notes on Bristol in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const bristolGerman: NoteTexts = {
  of: 'bristol',
  summary:
    'Acht kurze Fächer, und die Farbe spielt keine Rolle: Gebaut wird in den Fächern abwärts und auf den Zielstapeln aufwärts, wie es kommt. Der Talon gibt je drei Karten, eine auf jeden Stapel der Reserve, und was sie zudecken, muss warten.',
  tip: 'Vor dem Geben die Reserve in die Fächer bringen. Jede neue Karte deckt dort eine zu.',
  strategy: [
    'Ein geleerter Fächer ist verloren, denn nichts füllt ihn. Lange Fächer behalten, die Karte für Karte abwärts gehen: Sie gehen später auf einmal auf die Zielstapel.',
    'Keine hohe Karte auf einen Fächer legen, in dem ein Ass oder eine Zwei liegt. Karten in falscher Folge sperren ihn, bis alles darüber weg ist.',
    'Erst geben, wenn sonst nichts mehr hilft. Für 25 Karten sind es neun Runden, und die letzte bringt eine Karte.',
  ],
  cases: [
    { question: 'Was darf in einen leeren Fächer?', answer: 'Nichts. Er bleibt leer.' },
    {
      question: 'Füllt sich ein leerer Stapel der Reserve?',
      answer: 'Erst mit den nächsten Karten aus dem Talon.',
    },
    {
      question: 'Wo liegen die Könige?',
      answer: 'Ganz unten in ihren Fächern. Eine Option lässt sie liegen, wo sie gegeben werden.',
    },
  ],
  house: ['Mit einem Ass auf dem ersten Zielstapel anfangen: So heißt das Spiel Belvedere [wikipedia].'],
  glossary: [
    { term: 'Fächer', meaning: 'Eine der acht Spalten. In Büchern liegt sie seitlich aufgefächert.' },
  ],
  trivia: [],
  history: ['Albert Morehead und Geoffrey Mott-Smith haben es um 1950 erfunden [wikipedia].'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 2.000: 1.972 zu gewinnen, 0 nicht zu gewinnen, 28 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
    'Jedes vierte Blatt wird gewonnen [wikipedia].',
  ],
  disagreements: [
    {
      question: 'Kommen die Könige ganz nach unten?',
      sources: 'Ja [pysolfc, wikipedia]; sie bleiben, wo sie gegeben werden [aisleriot].',
      here: 'Ja; das andere ist eine Option.',
    },
    {
      question: 'Was liegt bei Belvedere schon aus?',
      sources: 'Ein Ass [wikipedia]; alle vier [netexl].',
      here: 'Ein Ass, als Option.',
    },
  ],
  similar: [
    'Fächer, in einer Farbe gebaut, gesammelt und neu gegeben.',
    'Könige ganz unten und keine leeren Spalten, ohne Talon.',
    'Zielstapel ohne Rücksicht auf die Farbe.',
  ],
  references: { ...LISTED_TITLE },
};
