/** Notes on Penguin in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const penguinGerman: NoteTexts = {
  of: 'penguin',
  summary:
    'Alle Karten liegen offen in sieben Spalten zu sieben, in der Farbe abwärts gebaut, daneben sieben Zellen. Die erste gegebene Karte, der Schnabel, bestimmt, womit die Farben beginnen: die drei anderen ihres Rangs liegen von Anfang an auf den Zielstapeln.',
  tip: 'Zuerst nach dem Schnabel graben. Er liegt ganz unten in der ersten Spalte, und vorher kann seine Farbe nicht beginnen.',
  strategy: [
    'Eine Folge zieht auf einmal, wie voll die Zellen auch sind. Zwei Folgen zu verbinden kostet nichts und macht oft eine Zelle frei.',
    'In eine freie Spalte darf nur ein Rang, der unter dem Schnabel. Erst nachsehen, wo dessen vier Karten liegen, dann eine Spalte leeren.',
    'Sieben Zellen wirken viel. Eine Karte, deren Nachbarn tief liegen, bleibt dort fast das ganze Blatt; also nur die Zellen zählen, die bald wieder frei werden.',
    'Auf eine Karte vom Rang des Schnabels passt in den Spalten nichts, und diese Karten liegen auf den Zielstapeln oder sind auf dem Weg dorthin. Folgen so planen, dass sie darüber enden.',
  ],
  cases: [
    {
      question: 'Was passt auf ein Ass?',
      answer: 'Der König derselben Farbe, außer das Ass hat den Rang des Schnabels: darauf passt nichts.',
    },
    {
      question: 'Wie viele Karten dürfen auf einmal ziehen?',
      answer:
        'Eine Folge beliebiger Länge, ob Zellen frei sind oder nicht. Mit einer Option nur einzelne Karten.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer:
        'Eine Karte vom Rang unter dem Schnabel, allein oder mit ihrer Folge. Jede Karte ist eine Option.',
    },
    { question: 'Kommen Karten von den Zielstapeln zurück?', answer: 'Nein.' },
  ],
  house: ['Mit weniger Zellen spielen: mit fünf wird es schwer.', 'In freie Spalten darf jede Karte.'],
  glossary: [
    {
      term: 'Schnabel',
      meaning: 'Die erste gegebene Karte, oben links; mit ihrem Rang beginnen die Zielstapel.',
    },
    { term: 'Flosse', meaning: 'Die sieben Zellen zusammen, auf Englisch „flipper“.' },
    { term: 'Freie Spalte', meaning: 'Eine Spalte ohne Karten.' },
  ],
  trivia: [
    {
      question: 'Warum heißt es Pinguin?',
      answer: 'David Parlett hat es erfunden, als er das Penguin Book of Patience schrieb.',
    },
  ],
  history: [
    'David Parlett hat es für sein Penguin Book of Patience von 1979 erfunden. Heute haben es die meisten Patience-Programme, unter den Verwandten von FreeCell.',
  ],
  rates: [],
  claims: [
    'Auf David Parletts Seite steht, ein Spieler habe unter 1.500 Blättern weniger als eines gefunden, das nicht zu gewinnen ist; Thomas Warfield hält solche Blätter für viel häufiger als bei FreeCell [parlett].',
    'Unsere Liste der Blätter 1 bis 1.000: 995 zu gewinnen, 0 nicht zu gewinnen, 5 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten dürfen auf einmal ziehen?',
      sources:
        'Jede Folge, wie voll die Zellen auch sind [wikipedia, pysolfc]; nur so viele, wie die freien Zellen erlauben, in älteren Kopien desselben Artikels [owiki].',
      here: 'Jede Folge; einzelne Karten sind eine Option.',
    },
    {
      question: 'Was darf in eine freie Spalte?',
      sources: 'Nur der Rang unter dem Schnabel [parlett, wikipedia, pysolfc].',
      here: 'Ebenso; jede Karte ist eine Option.',
    },
  ],
  similar: [
    'Ohne Schnabel: die Farben beginnen mit den Assen, und in freie Spalten darf jede Karte.',
    'Acht Zellen, einzelne Karten, Könige in freien Spalten.',
    'In der Farbe, mit vier Zellen.',
  ],
  references: { ...LISTED_TITLE },
};
