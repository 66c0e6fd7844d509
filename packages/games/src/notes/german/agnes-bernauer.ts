/** Notes on Agnes Bernauer in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const agnesBernauerGerman: NoteTexts = {
  of: 'agnes-bernauer',
  summary:
    'Klondike aufgedeckt, mit einem Grundrang für die Zielstapel und ohne Ablage: Der Talon wird reihenweise auf sieben Stapel der Reserve gegeben, deren letzte Karten immer zu haben sind.',
  tip: 'Vor dem Geben so viele Karten der Reserve spielen, wie es geht. Was liegen bleibt, ist zugedeckt, bis die Karte darauf weg ist.',
  strategy: [
    'Eine leere Spalte nimmt nur den Rang unter dem Grundrang: Erst diese vier Karten suchen, dann eine Spalte leeren.',
    'Die Ränge gehen rundum: Auf ein Ass passt ein König. Eine Spalte kann also über das Ass hinaus weitergehen.',
    'Gegeben wird nur dreimal: sieben, sieben und zwei Karten. Nur die ersten zwei Stapel der Reserve bekommen eine dritte Karte. Dort darf liegen, was zuletzt gebraucht wird.',
  ],
  cases: [
    {
      question: 'Was darf in eine leere Spalte?',
      answer:
        'Nur eine Karte vom Rang unter dem Grundrang, allein oder mit den Karten darauf: Könige, wenn mit Assen begonnen wird.',
    },
    {
      question: 'Darf man Karten auf die Reserve legen?',
      answer: 'Nein. Dorthin wird nur aus dem Talon gegeben.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Ja, die letzte Karte eines Zielstapels. Eine Option verbietet es.',
    },
  ],
  house: ['Jede Karte in leere Spalten lassen: Das macht es viel leichter.'],
  glossary: [],
  trivia: [
    {
      question: 'Wer war Agnes Bernauer?',
      answer:
        'Eine Augsburger Baderstochter, die 1435 ertränkt wurde, weil ein Herzogssohn sie geheiratet hatte. David Parlett gab dieser Agnes ihren Namen, um sie von Agnes Sorel zu unterscheiden [wikibooks].',
    },
  ],
  history: ['Beide Spiele hießen Agnes, bevor Parlett ihnen Namen gab [wikibooks].'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 692 zu gewinnen, 0 nicht zu gewinnen, 308 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine leere Spalte?',
      sources: 'Der Rang unter dem Grundrang [wikibooks, mypatience, pysolfc]; jede Karte oder Folge [lena].',
      here: 'Der Rang unter dem Grundrang; jede Karte und gar keine sind Optionen.',
    },
    {
      question: 'Wie liegen die Spalten?',
      sources: 'Offen [mypatience, pysolfc, lena]; verdeckt bis auf die letzte Karte wie bei Klondike [onl].',
      here: 'Offen; verdeckt ist eine Option.',
    },
    {
      question: 'Liegt die Reserve von Anfang an?',
      sources: 'Sieben Karten kommen darauf [wikibooks, mypatience, pysolfc]; zuerst ist sie leer [lena].',
      here: 'Sieben Karten kommen darauf.',
    },
  ],
  similar: [
    'Rot auf Rot gebaut, und der Talon kommt in die Spalten.',
    'Mit Assen als Grundkarten, und mit einer Ablage.',
    'Eine Reserve, und den Grundrang wählt man selbst.',
  ],
  references: { ...LISTED_TITLE },
};
