/** Notes on Baker’s Game in German. */
import type { NoteTexts } from '../note.ts';

export const bakersGameGerman: NoteTexts = {
  of: 'bakers-game',
  summary:
    'Der Vorfahr von FreeCell: derselbe Tisch und dieselben vier Zellen, aber gebaut wird nach Farben. Jede Karte passt nur auf eine einzige; so bleibt viel weniger Raum, und ein Viertel der Blätter ist nicht zu gewinnen.',
  tip: 'Jede Karte hat in den Spalten nur einen Platz. Ihn suchen, bevor etwas darauf zieht.',
  strategy: [
    'Auf Karten achten, die auf der Karte liegen, zu der sie wollen, oder auf einer niedrigeren ihrer Farbe: sie müssen in eine Zelle oder in eine Lücke ausweichen.',
    'Die kürzeste Spalte leeren, die sich leeren lässt. Eine Lücke fasst eine ganze Folge, und für eine wird sie gebraucht.',
    'Keine lange Folge auf eine Karte bauen, unter der niedrige derselben Farbe liegen. Sie kommt nur noch als Ganzes weg.',
    'Die Zellen füllen sich schneller als in FreeCell. Die dritte und die vierte nur für eine Zugfolge nehmen, die bis zum Ende durchgerechnet ist.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer:
        'Ja, so viele, wie sich über freie Zellen und leere Spalten einzeln versetzen ließen, wie in FreeCell.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte. Nur Könige sind eine Option.',
    },
  ],
  house: [
    'Mehr Zellen nehmen, bis zu sieben: dann geht kaum ein Blatt verloren.',
    'Lücken nur Könige nehmen lassen, für die schwere Form.',
  ],
  glossary: [
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
    {
      term: 'Ordnung',
      meaning: 'Die Zahl der Farben in Bakers eigenen kleineren Spielen, die eine bis drei Farben weglassen.',
    },
  ],
  trivia: [
    {
      question: 'Wer ist Baker?',
      answer:
        'C. L. Baker, der bei der Rand Corporation arbeitete. Sein Vater brachte ihm das Spiel bei und hatte es in den 1920er Jahren von einem Engländer gelernt.',
    },
  ],
  history: [
    'Martin Gardner beschrieb es im Juni 1968 im Scientific American, zusammen mit kleineren Spielen aus einer, zwei und drei Farben, die Baker daraus gemacht hatte.',
    'Paul Alfille machte FreeCell daraus, indem er die Farben wechseln ließ.',
    'Jerry Bryan schrieb seine Magisterarbeit von 1981 über ein Programm, das es löst, mit 128 KB Speicher.',
  ],
  rates: [
    'Standard',
    'Standard, die ersten Nummern von Microsoft',
    'Standard, eine ältere Zählung',
    'Keine Zellen',
    'Eine Zelle',
    'Zwei Zellen',
    'Drei Zellen',
    'Fünf Zellen',
    'Sechs Zellen',
    'Sieben Zellen',
  ],
  claims: [
    'Mit sieben Zellen gewann Bryans Programm alle Blätter von einer Million. Er fügt hinzu, dass das nichts über alle Blätter beweist, nur dass verlorene sehr selten sein müssen [bryan].',
    'Gute Spieler gewinnen weit über 90 % der Blätter von FreeCell, kommen hier aber viel schwerer an die möglichen 75 % heran, sagt Bryan [bryan].',
  ],
  disagreements: [
    {
      question: 'Wie viele Blätter sind zu gewinnen?',
      sources: '75,05 % [blake, bryan]; 74,3 % der ersten zehn Millionen Nummern von Microsoft [wikipedia].',
      here: 'Die ersten 100.000 Nummern von Microsoft haben wir gelöst: 74,93 % sind zu gewinnen. Nummerierte Blätter sind also nicht schwerer als andere, und die zweite Zahl scheint zu niedrig.',
    },
  ],
  similar: [
    'Dasselbe in wechselnden Farben: fast jedes Blatt ist zu gewinnen.',
    'Ebenfalls nach Farben, mit acht Zellen und Königen in den Lücken.',
    'Ebenfalls nach Farben, auf zehn kürzeren Spalten.',
  ],
  references: {},
};
