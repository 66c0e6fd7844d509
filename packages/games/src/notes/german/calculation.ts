/** Notes on Calculation in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const calculationGerman: NoteTexts = {
  of: 'calculation',
  summary:
    'Vier Zielstapel wachsen in Einer-, Zweier-, Dreier- und Viererschritten. Jede Karte des Talons kommt dorthin oder auf einen von vier Haufen und bleibt, bis ein Zielstapel sie braucht.',
  tip: 'Einen Haufen für Könige freihalten. Sie kommen überall zuletzt.',
  strategy: [
    'Vor der Wahl des Haufens nachsehen, wann jeder Zielstapel den Rang braucht. Eine Karte gehört auf eine, die später gebraucht wird.',
    'So legen, dass ein Haufen in einem Zug ablaufen kann: Die oberste Karte ist die nächste eines Zielstapels, die darunter die übernächste.',
    'Eine Karte, die passt, muss nicht gleich weg: Derselbe Rang kann auf einem anderen Zielstapel mehr wert sein oder als Fuß eines Haufens.',
    'Gleiche Ränge verteilen. Vier Neunen zuunterst in vier Haufen stören nicht, vier in einem schon.',
  ],
  cases: [
    {
      question: 'Darf eine Karte von Haufen zu Haufen?',
      answer: 'Nein. Von einem Haufen geht sie auf einen Zielstapel oder nirgendwohin.',
    },
    {
      question: 'Muss die Karte des Talons auf einen Zielstapel, wenn sie passt?',
      answer: 'Nein, sie darf auf einen Haufen.',
    },
    {
      question: 'Darf man die nächste Karte vorher ansehen?',
      answer: 'Nein: Die Karte auf der Ablage muss untergebracht sein, bevor gezogen wird.',
    },
  ],
  house: [],
  glossary: [{ term: 'Haufen', meaning: 'Eine der vier Spalten. Sie nimmt jede Karte der Ablage.' }],
  trivia: [
    {
      question: 'Welche Ränge nimmt der Zielstapel der Vieren zuerst?',
      answer:
        '4, 8, Dame, 3, 7, Bube und so weiter: immer vier mehr, und dreizehn weniger, wo das zu viel ist.',
    },
  ],
  history: [
    'Es heißt auch Broken Intervals; mit den ersten vier Kreuzkarten als Grundkarten ist es Hopscotch, so in Aisleriot und PySolFC.',
  ],
  rates: [],
  claims: [
    'Wer geübt ist, soll mehr als die Hälfte der Blätter gewinnen, und zwei von drei selbst mit drei Haufen und ohne ausgelegte Karten [wikibooks].',
    'Unsere Liste der Blätter 1 bis 1.000: 991 zu gewinnen, 0 nicht zu gewinnen, 9 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Von welcher Farbe sind die ersten vier Karten?',
      sources: 'Von irgendeiner [wikibooks, pysolfc]; Kreuz [aisleriot].',
      here: 'Von irgendeiner: Die Farbe ist gleich.',
    },
    {
      question: 'Liegen sie von Anfang an dort?',
      sources: 'Ja [pysolfc, politaire, aisleriot]; in einer schwereren Form nein [wikibooks].',
      here: 'Ja; das und drei Haufen sind Optionen.',
    },
  ],
  similar: ['Alle vier Zielstapel wachsen um eins.', 'Der Talon wird ohne Wahl auf die Haufen gegeben.'],
  references: { ...LISTED_TITLE },
};
