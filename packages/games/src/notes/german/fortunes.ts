/** Notes on Fortunes in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const fortunesGerman: NoteTexts = {
  of: 'fortunes',
  summary:
    'Aces Up mit einer Änderung: in eine leere Spalte darf nicht nur die letzte Karte einer anderen, sondern jede Karte mit allem, was auf ihr liegt. So kommt man oft an eine vergrabene Karte, und mindestens die Hälfte der Blätter ist zu gewinnen.',
  tip: 'Mit einer leeren Spalte lässt sich eine lange teilen. Dort teilen, wo eine Karte frei wird, die eine andere abwirft.',
  strategy: [
    'Vor dem Geben alles abwerfen, was geht, und die leere Spalte bis zuletzt aufheben: sind die nächsten vier Karten gegeben, ist sie weg.',
    'Ein Ass mit allem, was auf ihm liegt, in eine leere Spalte ziehen: was es bedeckte, ist frei, und ganz unten in einer Spalte schadet ein Ass nicht.',
    'Nach den niedrigsten vergrabenen Karten suchen und die Spalte gleich über ihnen teilen.',
  ],
  cases: [
    {
      question: 'Müssen die Karten, die zusammen ziehen, in Folge liegen?',
      answer: 'Nein. Jede Karte zieht mit allen Karten, die auf ihr liegen.',
    },
    {
      question: 'Darf eine ganze Spalte in eine leere ziehen?',
      answer: 'Nein, denn damit würde sich nichts ändern.',
    },
    {
      question: 'Ist das Ass hoch oder niedrig?',
      answer: 'Hoch: es steht über dem König und kann nie abgeworfen werden.',
    },
  ],
  house: ['Wie bei Aces Up die abgeworfenen Karten zählen. Mehr als 48 geht nicht.'],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen beschrieb es 1998 für Aisleriot von GNOME.'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 400: 210 zu gewinnen, 0 nicht zu gewinnen, 190 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was zieht in eine leere Spalte?',
      sources:
        'Eine Gruppe von Karten [aisleriot]; eine Folge von Karten, doch das Programm lässt jede Gruppe ziehen [pysolfc].',
      here: 'Jede Karte mit allem, was auf ihr liegt.',
    },
  ],
  similar: [
    'Nur die letzte Karte einer Spalte zieht.',
    'Dieselben Spalten und derselbe Talon, aber man baut auf vier Stapeln auf- und abwärts.',
  ],
  references: { ...LISTED_TITLE },
};
