/** Notes on Eight Off in German. */
import type { NoteTexts } from '../note.ts';

export const eightOffGerman: NoteTexts = {
  of: 'eight-off',
  summary:
    'Acht Zellen, vier davon besetzt, und acht Spalten zu sechs Karten. Gebaut wird nach Farben, und Lücken warten auf Könige. Die vielen Zellen machen das wett: fast jedes Blatt ist zu gewinnen.',
  tip: 'Die vier Karten früh aus den Zellen spielen. Sie nehmen vom ersten Zug an die Hälfte des Platzes weg.',
  strategy: [
    'Zuerst die vier Karten in den Zellen ansehen: welche davon kann bald zurück in eine Spalte?',
    'Eine Lücke nützt erst etwas, wenn ein König hineinkann. Vorher wissen, welcher es wird und welche Karten seiner Farbe folgen.',
    'Ein König, der am Grund seiner Spalte liegt, braucht keine Lücke. Er zählt nicht zu den Karten, die ziehen müssen.',
    'Sind alle acht Zellen frei, ziehen neun Karten auf einmal. Füllen sie sich, bleiben lange Folgen stecken; also früh zusammenfügen.',
  ],
  cases: [
    {
      question: 'In welchen Zellen liegt am Anfang eine Karte?',
      answer: 'In den ersten vier. Welche es sind, ist gleich: alle Zellen sind einander gleich.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König, allein oder mit seiner Folge. Jede Karte ist eine Option.',
    },
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer: 'So viele, wie sich über die freien Zellen einzeln versetzen ließen.',
    },
  ],
  house: ['Jede Karte in eine Lücke lassen.', 'In wechselnden Farben bauen wie in FreeCell.'],
  glossary: [
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [],
  history: [
    'Es ist eines der ältesten Spiele mit Zellen und der Vorfahr von Baker’s Game, das vier Zellen statt acht hat und jede Karte in eine Lücke lässt. Daraus wurde FreeCell.',
  ],
  rates: ['Standard', 'Standard, gezählt von Mark Masten'],
  claims: [
    'Zwei Programme, die keinen Code gemeinsam haben, kommen beide auf etwa ein verlorenes Blatt von 840 [blake].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Nach den meisten Regeln ein König [wikipedia, pysolfc]; jede Karte [dkm].',
      here: 'Ein König; jede Karte ist eine Option.',
    },
    {
      question: 'Wie baut man die Spalten?',
      sources: 'Nach Farben, so ist es überliefert; auf Wunsch in wechselnden Farben [wikipedia].',
      here: 'Nach Farben; wechselnde Farben sind eine Option.',
    },
  ],
  similar: [
    'Vier Zellen, die am Anfang leer sind, und jede Karte in eine Lücke.',
    'Vier Zellen und zehn Spalten zu fünf Karten.',
    'Sieben Spalten, sieben Zellen, und Folgen ziehen als Ganzes.',
    'Vier Zellen, in wechselnden Farben.',
  ],
  references: {},
};
