/** Notes on American Canister in German. */
import type { NoteTexts } from '../note.ts';

export const americanCanisterGerman: NoteTexts = {
  of: 'american-canister',
  summary:
    'FreeCell ohne Zellen: acht offene Spalten, Rot auf Schwarz, und Folgen ziehen im Ganzen. Eine leere Spalte nimmt alles, wenn man je eine zu sehen bekommt.',
  tip: 'Eine Spalte suchen, deren Karten alle einen Platz finden, und vor dem ersten Zug nach den Assen sehen.',
  strategy: [
    'Die meisten Blätter stehen nach wenigen Zügen. Am Anfang zählt man die Züge, die man hat: oft sind es drei oder vier, und jeder öffnet nur einen weiteren.',
    'Lieber auf die längste Spalte ziehen und aus der nehmen, die leer werden soll.',
    'Mit einer leeren Spalte ist das Blatt meist halb gewonnen: jede Folge darf dort warten.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Ja, eine ganze Folge oder ein Teil vom Ende.',
    },
    { question: 'Was nimmt eine leere Spalte?', answer: 'Jede Karte oder Folge.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: [
    'Ohne Rücksicht auf die Farbe bauen: das ist Canister selbst, viel leichter, und hier eine Option.',
  ],
  glossary: [
    { term: 'Canister', meaning: 'Das Stammspiel, in dem Farben in den Spalten keine Rolle spielen.' },
  ],
  trivia: [],
  history: [
    'Thomas Warfield beschreibt es als mildere Schwester von British Canister und als FreeCell ohne Zellen, in dem beliebig lange Folgen ziehen.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Eines von achtzehn Blättern ist zu gewinnen [blake]. In Canister, ohne Rücksicht auf die Farbe, gewannen Spieler, die ihre Ergebnisse einschickten, die Hälfte [goodsol].',
  ],
  disagreements: [
    {
      question: 'Welche Spalten haben sieben Karten?',
      sources: 'Die ersten vier, wie in FreeCell [goodsol]; die vier in der Mitte [pysolfc].',
      here: 'Die vier in der Mitte; für das Spiel ist es gleich.',
    },
  ],
  similar: [
    'Einzelne Karten, und nur Könige in Lücken: fast nie zu gewinnen.',
    'Dieselben Spalten mit vier Zellen.',
    'Zehn Spalten, einige davon kurz.',
  ],
  references: {},
};
