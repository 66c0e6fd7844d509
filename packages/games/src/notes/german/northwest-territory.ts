/** Notes on Northwest Territory in German. */
import type { NoteTexts } from '../note.ts';

export const northwestTerritoryGerman: NoteTexts = {
  of: 'northwest-territory',
  summary:
    'Die Spalten von Klondike und der Strauß von Flower Garden: acht Spalten mit einer bis acht Karten, nur die letzte offen, und statt eines Talons sechzehn offene Karten daneben.',
  tip: 'Zuerst aus den langen Spalten spielen; die Reserve läuft nicht weg.',
  strategy: [
    'Achtundzwanzig Karten liegen verdeckt, und jede muss aufgedeckt werden. Von zwei Zügen nimmt man den in der längeren Spalte.',
    'In Lücken dürfen nur Könige. Bevor man eine Spalte leert, braucht man einen König, am besten einen, der auf verdeckten Karten liegt.',
    'Ein König in der Reserve ist ein Ersatz: er füllt eine Lücke, wenn kein anderer kommt.',
  ],
  cases: [
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Ja, eine Folge oder ein Teil davon.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
    {
      question: 'Gibt es einen Talon?',
      answer: 'Nein, alle Karten sind gegeben; sechzehn liegen offen neben den Spalten.',
    },
  ],
  house: ['Alle Karten offen geben; bei PySolFC heißt das Artic Garden, hier ist es eine Option.'],
  glossary: [{ term: 'Reserve', meaning: 'Sechzehn einzelne offene Karten. Dorthin geht nichts zurück.' }],
  trivia: [],
  history: [
    'Thomas Warfield nennt es eine Kreuzung aus Klondike und Flower Garden und eines der ersten Spiele, die er für Pretty Good Solitaire erfunden hat.',
  ],
  rates: ['Die Regeln dieser Seite; verdeckte Karten sind bekannt'],
  claims: [
    'Durchschnittliche Spieler gewinnen etwa die Hälfte der Blätter, gute mehr, schreibt der Erfinder [goodsol].',
  ],
  disagreements: [
    {
      question: 'Liegen die zugedeckten Karten verdeckt?',
      sources: 'Ja [goodsol, pysolfc]; nein, und ohne Reserve [fsolitaire].',
      here: 'Ja; offene Karten sind eine Option.',
    },
  ],
  similar: [
    'Sieben Spalten und ein Talon.',
    'Sechs offene Spalten und dieselbe Reserve.',
    'Dieselbe Reserve, jede zweite Karte verdeckt, jede Karte in Lücken.',
  ],
  references: {},
};
