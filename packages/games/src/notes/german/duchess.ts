/** Notes on Duchess in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const duchessGerman: NoteTexts = {
  of: 'duchess',
  summary:
    'Man wählt die Grundkarte selbst: die oberste Karte eines von vier offenen Fächern beginnt den ersten Zielstapel. Danach füllen die Fächer die freien Spalten; vier Spalten werden abwechselnd rot und schwarz abwärts gebaut, bei zwei Durchgängen durch den Talon.',
  tip: 'Einen Rang wählen, von dem weitere Karten in der Nähe liegen: in den Fächern, in den Spalten oder unter einer Karte, die man sieht.',
  strategy: [
    'Alle zwölf Karten der Reserve liegen offen. Mit ihnen jede mögliche Grundkarte prüfen: welche der nächsten Ränge oben liegen und welche darunter.',
    'Eine freie Spalte nimmt jede der vier obersten Karten der Reserve, und man hat die Wahl. Die nehmen, unter der gebrauchte Karten liegen.',
    'Ist die Reserve leer, nimmt eine freie Spalte nur noch die oberste Karte der Ablage. Vorher die Spalten zum Ordnen nutzen.',
    'Der Talon kommt zweimal, Karte für Karte. Im ersten Durchgang spielen, was die Reserve öffnet; der Rest kommt wieder.',
  ],
  cases: [
    {
      question: 'Darf ich Karten vom Talon nehmen, bevor ich gewählt habe?',
      answer: 'Nein. Der erste Zug legt eine oberste Karte der Reserve auf einen Zielstapel.',
    },
    {
      question: 'Was füllt eine freie Spalte?',
      answer:
        'Die oberste Karte eines Fächers, eines beliebigen; sind alle leer, die oberste Karte der Ablage. Eine Spalte darf auch frei bleiben.',
    },
    {
      question: 'Welche Karten ziehen zusammen?',
      answer: 'Jeder Teil einer Folge. Mit einer Option nur die letzte Karte oder die ganze Spalte.',
    },
    {
      question: 'Was passt auf ein Ass?',
      answer:
        'Ein König, rot auf schwarz oder schwarz auf rot; auf den Zielstapeln folgt das Ass auf den König.',
    },
  ],
  house: [
    'Nur einzelne Karten oder ganze Spalten ziehen.',
    'Auf eine Karte vom Rang der Grundkarten passt nichts.',
  ],
  glossary: [
    {
      term: 'Grundkarte',
      meaning: 'Die Karte, mit deren Rang jeder Zielstapel beginnt; hier wählt man sie.',
    },
    { term: 'Fächer', meaning: 'Einer der vier Stapel der Reserve.' },
  ],
  trivia: [],
  history: [
    'Laut Wikipedia haben es Albert Morehead und Geoffrey Mott-Smith für ihr Buch von 1950 erfunden, mit Glenwood als zweitem Namen.',
  ],
  rates: [],
  claims: [
    'Die Wikipedia nennt für Menschen einen Sieg in acht Blättern und zitiert Peter Arnold, der die Aussichten günstig findet [wikipedia].',
    'Unsere Liste der Blätter 1 bis 1.000: 980 zu gewinnen, 0 nicht zu gewinnen, 20 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Welche Karten ziehen zusammen?',
      sources: 'Jede Folge [wikipedia]; die letzte Karte oder die ganze Spalte [pysolfc, aisleriot].',
      here: 'Jede Folge; die ganze Spalte ist eine Option.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Zweimal [aisleriot, pysolfc].',
      here: 'Zweimal; andere Zahlen sind Optionen.',
    },
    {
      question: 'Wer wählt die Grundkarte?',
      sources:
        'Der Spieler [wikipedia, aisleriot, pysolfc]; niemand, da die Asse schon liegen, in der vereinfachten Form der Studie zu den Aussichten [solvitaire].',
      here: 'Der Spieler.',
    },
  ],
  similar: [
    'Eine geschlossene Reserve, und das Blatt bestimmt die Grundkarte.',
    'Ohne Reserve, gleich welcher Farbe gebaut.',
  ],
  references: { ...LISTED_TITLE },
};
