/** Notes on Ten by One in German. */
import type { NoteTexts } from '../note.ts';

export const tenByOneGerman: NoteTexts = {
  of: 'ten-by-one',
  summary:
    'Fortress mit einer Zelle: zehn Spalten, nach Farben auf- oder abwärts gebaut, und ein Platz, um eine Karte beiseite zu legen. Die Zelle macht oft den ersten Zug erst möglich.',
  tip: 'Mit der Zelle eine Spalte aufbrechen und die Karte wieder herausbringen, bevor eine zweite an die Reihe kommt.',
  strategy: [
    'Nach einer Spalte suchen, die nur eine Karte versperrt. Diese Karte gehört in die Zelle.',
    'Wo die Wahl ist, eher abwärts als aufwärts bauen: die niedrigen Karten müssen zuerst heraus.',
    'Mit der freien Zelle allein lässt sich eine Folge von zwei Karten umdrehen; längere brauchen eine Lücke.',
    'Eine Lücke und die freie Zelle zugleich: das ist der Augenblick, nach dem tiefsten Ass zu graben.',
  ],
  cases: [
    { question: 'Was darf in die Zelle?', answer: 'Jede letzte Karte einer Spalte.' },
    { question: 'Was darf in eine leere Spalte?', answer: 'Jede Karte.' },
    { question: 'Sind König und Ass Nachbarn?', answer: 'Nein.' },
  ],
  house: [
    'Mit zwei Zellen spielen, die am Anfang je eine Karte halten, und zehn Spalten zu fünf: das ist Bastion.',
  ],
  glossary: [{ term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['Eine veröffentlichte Quote kennen wir nicht.'],
  disagreements: [
    {
      question: 'Eine Zelle oder zwei?',
      sources:
        'Eine leere in Ten by One [pysolfc]; zwei mit je einer Karte in Bastion [pysolfc, fsolitaire].',
      here: 'Eine; Bastion ist eine Option.',
    },
  ],
  similar: [
    'Dasselbe ohne die Zelle.',
    'Keine Zelle, aber der erste Rang ist frei zu wählen.',
    'Eine Zelle, acht Reihen, abwärts, gleich welche Farbe.',
  ],
  references: {},
};
