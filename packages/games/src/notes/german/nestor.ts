/** Notes on Nestor in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const nestorGerman: NoteTexts = {
  of: 'nestor',
  summary:
    'Acht Spalten mit sechs Karten, in keiner zwei vom selben Rang, und vier Karten daneben. Zwei Karten eines Ranges gehen zusammen weg, egal welcher Farbe.',
  tip: 'Die vier Karten der Reserve zuletzt benutzen. Sie sind nie im Weg, und jede öffnet eine Spalte, die sonst nichts öffnet.',
  strategy: [
    'Liegen drei Karten eines Ranges offen, hat man die Wahl. Die zwei nehmen, die einen Rang aufdecken, dessen Partner zu sehen sind.',
    'In die Spalten schauen: Liegen drei der vier Karten eines Ranges ganz unten, kommt er spät an die Reihe. Die vierte dann nicht mit der falschen verbrauchen.',
    'Ein Paar aus zwei Karten der Reserve öffnet nichts. Es kann bis zum Schluss warten.',
  ],
  cases: [
    {
      question: 'Dürfen zwei Karten der Reserve zusammen weg?',
      answer: 'Ja, wenn sie denselben Rang haben.',
    },
    { question: 'Was darf in eine leere Spalte?', answer: 'Nichts. Sie bleibt leer.' },
    {
      question: 'Wie hält das Geben gleiche Ränge auseinander?',
      answer:
        'Eine Karte, deren Rang in der Spalte schon liegt, kommt unter das Paket. Passt keine der restlichen mehr, tauscht die nächste den Platz mit einer Karte einer früheren Spalte.',
    },
  ],
  house: ['Die vier Karten der Reserve auf einen Stapel legen, sodass nur die letzte zu haben ist.'],
  glossary: [],
  trivia: [
    {
      question: 'Gibt es andere Auslagen?',
      answer:
        'Sieben Spalten mit sechs Karten und zehn Karten Reserve heißen Vertical, zwölf Spalten mit vier Karten Doublets [wikipedia]. Beides gibt es als Option.',
    },
  ],
  history: ['Louis Hoffmann hat es in seinem Illustrated Book of Patience Games von 1892 [wikipedia].'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 10.000: 5.323 zu gewinnen, 4.677 nicht zu gewinnen, bei bekannten Karten [listed].',
    'Eine Seite mit dem Spiel sagt, dass eines von fünf Blättern gewonnen wird [gamesforone].',
  ],
  disagreements: [
    {
      question: 'Dürfen zwei Karten der Reserve zusammen weg?',
      sources: 'Ja [pysolfc, wikipedia, patiencen]; nur wenn sie die letzten beiden sind [whizz].',
      here: 'Ja.',
    },
    {
      question: 'Was geschieht mit einer Karte, deren Rang schon in der Spalte liegt?',
      sources:
        'Sie kommt unter das Paket [wikipedia]; sie wird mit einer Karte der Reserve getauscht [patiencen] oder mit irgendeiner, die noch nicht gegeben ist [pysolfc].',
      here: 'Sie kommt unter das Paket.',
    },
  ],
  similar: [
    'Paare eines Ranges, und nichts zu planen.',
    'Paare, die vierzehn ergeben, in Spalten.',
    'Paare, die dreizehn ergeben, alle Karten offen.',
  ],
  references: { ...LISTED_TITLE },
};
