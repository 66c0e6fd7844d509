/** Notes on FreeCell in German. */
import type { NoteTexts } from '../note.ts';

export const freecellGerman: NoteTexts = {
  of: 'freecell',
  summary:
    'Alle Karten liegen offen, und vier Zellen halten beim Graben je eine Karte fest. Fast jedes Blatt ist zu gewinnen; wer verliert, hat es meist selbst verspielt. Das macht den Reiz aus.',
  tip: 'Die Zellen frei halten. Eine volle Zelle ist eine Schuld: vorher wissen, wie man sie wieder los wird.',
  strategy: [
    'Vor dem ersten Zug die Asse und Zweien suchen und sehen, was auf ihnen liegt. Das Blatt entscheidet sich daran, wie die niedrigen Karten herauskommen.',
    'Eine leere Spalte ist mehr wert als eine freie Zelle: sie verdoppelt die Länge der Folge, die ziehen kann, und nimmt selbst eine Folge auf.',
    'Eine Spalte aussuchen, die leer werden soll, am besten eine kurze ohne König am Grund, und die Zellen dafür einsetzen.',
    'Lange Folgen auf hohe Karten bauen. Ein König am Grund einer Spalte mit einer langen Folge darauf ist fast so gut wie ein Zielstapel.',
    'Bevor eine Karte auf den Zielstapel geht: braucht eine kleinere der anderen Farbe sie noch in den Spalten?',
    'Eine leere Spalte nicht füllen, nur weil es geht. Auf einen Zug warten, der mehr befreit, als er kostet.',
    'Mit c freien Zellen und einer leeren Spalte ziehen 2 × (c + 1) Karten auf einmal. Vor einem langen Zug nachzählen.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer:
        'Die Regeln kennen nur einzelne Karten. Reichen die freien Zellen und leeren Spalten aber aus, um eine Folge Karte für Karte zu versetzen, darf sie auf einmal ziehen.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte. Nur Könige sind eine Option.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein. Das ist eine Option; manche Programme erlauben es, andere nicht.',
    },
    {
      question: 'Welche Nummern sind die von Microsoft?',
      answer: 'Vor die Nummer gehört ms: – ms:1 ist das Blatt 1 des Spiels, das mit Windows kam.',
    },
  ],
  house: [
    'Mit drei Zellen spielen oder mit zweien, wenn mit vieren jedes Blatt gelingt.',
    'Microsofts Nummern der Reihe nach ohne Rückgängig spielen und sehen, wie weit man kommt.',
    'Eine Spalte weglassen: Seven by Four ist FreeCell mit sieben Spalten.',
  ],
  glossary: [
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
    {
      term: 'Superzug',
      meaning: 'Eine Folge, die auf einmal zieht; eine Abkürzung für viele Züge mit einzelnen Karten.',
    },
  ],
  trivia: [
    {
      question: 'Welches der ersten 32.000 Blätter ist nicht zu gewinnen?',
      answer:
        'Die Nummer 11982. In den Jahren 1994 und 1995 teilten sich über hundert Leute im Internet alle Blätter auf und gewannen jedes andere; Programme haben seither bewiesen, dass dieses verloren ist.',
    },
    {
      question: 'Wie viele Blätter insgesamt sind nicht zu gewinnen?',
      answer:
        'Von den 8.589.934.591 nummerierten Blättern von FreeCell Pro genau 102.075: etwa eines von 84.000.',
    },
    {
      question: 'Warum hat sein Erfinder es auf den Computer gebracht?',
      answer:
        'Weil ein gewonnenes Spiel die Karten sortiert und er nicht gut mischen konnte. Andere ließ er spielen, weil er wissen wollte, welcher Anteil der Blätter zu gewinnen ist.',
    },
  ],
  history: [
    'Martin Gardner beschrieb Baker’s Game im Juni 1968 im Scientific American. Paul Alfille, Medizinstudent an der Universität von Illinois, ließ die Farben in den Spalten wechseln und schrieb 1978 FreeCell für die PLATO-Rechner.',
    'Jim Horne spielte es dort und schrieb 1988 eine Fassung für DOS und dann eine für Windows. Sie kam mit dem zweiten Entertainment Pack und dann mit Windows selbst, von Windows 95 bis Windows 7.',
    'Ein skandinavisches Spiel namens Napoleon in St. Helena, dessen Zellen am Anfang voll sind, ist vielleicht älter; man führt es auf 1945 zurück. Hier heißt es ForeCell.',
  ],
  rates: [
    'Standard',
    'Standard, alle nummerierten Blätter von FreeCell Pro',
    'Drei Zellen',
    'Zwei Zellen',
    'Eine Zelle',
    'Keine Zellen',
    'Sieben Spalten',
    'Sechs Spalten',
    'Fünf Spalten',
    'Vier Spalten',
  ],
  claims: [
    'Theodore Pringle ließ einen Löser über alle 8.589.934.591 Blätter von FreeCell Pro laufen und ließ ein paar offen; Shlomi Fish entschied auch diese, das letzte auf einem Rechner mit 256 GB Speicher [fish].',
    'In der Hilfe zu Microsofts Programm stand, vermutlich sei jedes Blatt zu gewinnen; bis 1995 waren alle 32.000 außer 11982 gewonnen [mcain].',
    'Jim Horne sagt, man könne weit über 99 % der Blätter gewinnen, und doch sei es schwer genug, um spannend zu bleiben [horne].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten ziehen auf einmal?',
      sources:
        'So viele, wie die freien Zellen und leeren Spalten zulassen; in seinem Relaxed FreeCell beliebig viele [pysolfc].',
      here: 'So viele, wie einzelne Züge versetzen könnten, denn die Regeln kennen nur einzelne Züge. Folgen jeder Länge sind eine Option.',
    },
    {
      question: 'Wann wurde es geschrieben?',
      sources: 'Im Jahr 1978 [wikipedia]; in der Mitte der 1970er Jahre [alfille].',
      here: 'Wir nennen 1978.',
    },
  ],
  similar: [
    'Der Vorfahr: nach Farben gebaut und viel schwerer.',
    'Acht Zellen, nach Farben gebaut, Könige in die Lücken.',
    'Die Zellen sind am Anfang voll, und Lücken nehmen Könige.',
    'Die Asse und Zweien liegen ganz unten.',
    'Zwei Kartenspiele, zehn Spalten, acht Zellen.',
    'Keine Zellen, aber in den Reihen kommt es auf die Farbe nicht an.',
  ],
  references: {},
};
