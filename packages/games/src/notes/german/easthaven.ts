/** Notes on Easthaven in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const easthavenGerman: NoteTexts = {
  of: 'easthaven',
  summary: 'Klondike ohne Ablage: Der Talon wird reihenweise auf die sieben Spalten gegeben.',
  tip: 'Vor jeder neuen Reihe alle Züge machen, die noch nützen; die neuen Karten bedecken jede Spalte.',
  strategy: [
    'Eine Karte auf einer guten Folge unterbricht sie. Lange Folgen in wenigen Spalten halten, damit es weniger davon trifft.',
    'Es kommen vier Reihen und dann drei letzte Karten, die auf die ersten drei Spalten fallen. Dort am Ende nichts liegen haben, was noch gebraucht wird.',
    'Karten dürfen von den Zielstapeln zurück. Eine niedrige Karte, die schon oben liegt, kann noch eine niedrigere der anderen Farbe aufnehmen.',
  ],
  cases: [
    {
      question: 'Bekommen auch freie Spalten Karten?',
      answer: 'Ja. Es darf auch gegeben werden, wenn Spalten frei sind.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Es stammt von Westcliff ab: Albert Morehead und Geoffrey Mott-Smith gaben dem Spiel mit sieben Spalten 1949 diesen Namen und ließen weitere Reihen darauf geben, so Wikipedia.',
  ],
  rates: ['Standard'],
  claims: [
    'Eine Seite schreibt, dass durchschnittliche Spieler ein Viertel der Blätter gewinnen und gute 40 bis 50 % [bliss].',
    'Unsere Liste der Blätter 1 bis 200: 149 zu gewinnen, 25 nicht zu gewinnen, 26 offen, bei bekannten Karten und höchstens 500.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine freie Spalte?',
      sources: 'Jede Karte [pysolfc, blake]; nur Könige [aisleriot].',
      here: 'Jede Karte; nur Könige ist eine Option.',
    },
    {
      question: 'Müssen freie Spalten vor dem Geben gefüllt werden?',
      sources: 'Ja, wenn möglich [aisleriot]; nein [pysolfc, blake].',
      here: 'Nein.',
    },
  ],
  similar: [
    'Dasselbe mit zwei Kartenspielen und acht Spalten.',
    'Der Talon geht auf eine Ablage, und es gibt zehn Spalten.',
  ],
  references: { ...LISTED_TITLE },
};
