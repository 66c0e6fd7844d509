/** Notes on Gypsy in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const gypsyGerman: NoteTexts = {
  of: 'gypsy',
  summary:
    'Easthaven mit zwei Kartenspielen: acht Spalten zu drei Karten, abwechselnd rot und schwarz abwärts gebaut, und zehn weitere Reihen aus dem Talon.',
  tip: 'Vor jeder neuen Reihe auf eine freie Spalte hinarbeiten und ruhig Züge zurücknehmen; das Spiel ist dafür gedacht.',
  strategy: [
    'Die verdeckten Karten in den ersten Reihen aufdecken: Später liegen sie unter allem, was noch gegeben wird.',
    'Karten nicht eilig auf die Zielstapel schicken. Eine mittlere Karte kann dort keine andere aufnehmen; die letzte jedes Zielstapels darf aber zurück.',
    'Da es jede Karte zweimal gibt, den Platz wählen, der eine lange Folge zusammenhält.',
  ],
  cases: [
    {
      question: 'Darf gegeben werden, wenn eine Spalte frei ist?',
      answer: 'Ja; sie bekommt eine Karte wie die anderen.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Die Autoren von xpat2 schreiben, die Regeln seien nicht von ihnen, der Name aber schon. Der Autor von PySol kannte das Spiel aus einem Programm für den Atari ST von Volker Weidner und nahm den Namen von xpat2; das Spiel sei wahrscheinlich der Grund, schreibt er, warum er PySol begann.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 120: 66 zu gewinnen, 0 nicht zu gewinnen, 54 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie heißt es?',
      sources: 'Gypsy [pysolfc, aisleriot, xpat2]; auch Double Easthaven oder Normandy [pysolfc].',
      here: 'Gypsy; die Suche findet auch die anderen.',
    },
  ],
  similar: ['Ein Kartenspiel und sieben Spalten.', 'Zehn Spalten, und der Talon geht auf eine Ablage.'],
  references: { ...LISTED_TITLE },
};
