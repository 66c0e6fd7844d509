/** Notes on Flower Garden in German. */
import type { NoteTexts } from '../note.ts';

export const flowerGardenGerman: NoteTexts = {
  of: 'flower-garden',
  summary:
    'Sechs Beete mit je sechs offenen Karten und ein Strauß von sechzehn weiteren, aus dem man jederzeit nehmen darf. In den Beeten ist die Farbe gleich; die Frage ist also nie, wohin eine Karte darf, sondern was sie zudeckt.',
  tip: 'Den Strauß in Ruhe lassen, solange in den Beeten noch etwas geht.',
  strategy: [
    'Die Karten im Strauß liegen nie im Weg. Jede, die in ein Beet kommt, deckt dort etwas zu; besser legt man sie aus dem Strauß gleich auf einen Zielstapel.',
    'Zuerst das Beet mit den meisten Assen und Zweien abräumen und nichts darauf bauen.',
    'Lange geordnete Folgen auf hohe Karten bauen: sie lassen sich vom Ende her wieder abtragen, wenn ihre Farben an der Reihe sind.',
    'Ein leeres Beet nimmt jede Karte. Am besten kommt eine hinein, mit der eine Folge beginnt, etwa ein König aus dem Strauß oder vom Ende eines anderen Beets.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Nein, die Karten ziehen einzeln. Eine Option erlaubt es.',
    },
    { question: 'Darf eine Karte in den Strauß?', answer: 'Nein, der Strauß wird nur kleiner.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: [
    'Sieben Beete zu fünf Karten und ein Strauß von siebzehn, etwas leichter; dafür gibt es eine Option.',
  ],
  glossary: [
    { term: 'Beet', meaning: 'Eine der sechs Spalten.' },
    { term: 'Garten', meaning: 'Alle sechs Spalten.' },
    { term: 'Strauß', meaning: 'Die sechzehn Karten neben dem Garten.' },
  ],
  trivia: [],
  history: [
    'Wikipedia nennt es ein altes Spiel, das zuerst Le Parterre hieß; es heißt auch The Garden und The Bouquet.',
    'Ein Heft mit 150 Spielen von 1950 hat es neben La Belle Lucie und Trefoil.',
  ],
  rates: [],
  claims: [
    'Geübte gewinnen mehr als eines von fünf Blättern, schreibt Wikipedia [wikipedia]. Die große Untersuchung der Aussichten nennt keine Zahl [blake].',
  ],
  disagreements: [
    {
      question: 'Was ist der Strauß?',
      sources:
        'Die Reserve; in manchen Büchern ist sie die Saat, und die Zielstapel sind die Sträuße [wikipedia].',
      here: 'Die Reserve.',
    },
  ],
  similar: [
    'Dieselbe Auslage mit wechselnden Farben, jede zweite Karte verdeckt.',
    'Neun Spalten und sieben Karten Reserve, mit wechselnden Farben.',
    'Sechzehn Karten Reserve neben den Spalten von Klondike.',
  ],
  references: {},
};
