/** Notes on Ant's Solitaire in German. */
import type { NoteTexts } from '../note.ts';

export const antsGerman: NoteTexts = {
  of: 'ants',
  summary:
    'Vier Stapel zum Bauen, vier Spalten, aus denen man spielt, und ein Talon, der auf jede Spalte zugleich eine Karte legt. Jedes Mal begraben die vier neuen Karten, was nicht rechtzeitig gespielt wurde.',
  tip: 'Vor dem Geben nicht einfach spielen, was passt, sondern das, was sonst an schlechter Stelle begraben würde.',
  strategy: [
    'Elfmal werden vier Karten gegeben. An die Karten darunter kommt man erst wieder, wenn die neuen weg sind; eine vernachlässigte Spalte wird also zum Problem.',
    'Die vier obersten Karten der Stapel über die Ränge verteilt halten. Im Kreis passen dann bis zu acht der dreizehn Ränge.',
    'Passt eine Karte auf zwei Stapel, dann auf den, dessen oberste Karte weniger wert ist: einen Rang, der auch auf einem anderen Stapel liegt oder dessen Nachbarn fast alle weg sind.',
    'Eine leere Spalte ist ein Vorteil: die nächste Karte, die dort hinkommt, bedeckt nichts.',
    'Eine Karte zurückzuhalten kann richtig sein: zeigen die Spalten 5, 6 und 7 und liegt auf einem Stapel eine 8, bleibt nach allen drei Zügen eine Fünf; spielt man keine, behält man die Wahl, bis vier weitere Karten zu sehen sind.',
    'Gegen Ende die Ränge zählen, die noch kommen. Der Kartenzähler führt sie auf.',
  ],
  cases: [
    {
      question: 'Darf man geben, solange noch etwas zu spielen ist?',
      answer: 'Ja, jederzeit.',
    },
    {
      question: 'Was füllt eine leere Spalte?',
      answer: 'Nur die nächsten vier Karten vom Talon.',
    },
    {
      question: 'Dürfen Karten von Spalte zu Spalte ziehen?',
      answer: 'Nein.',
    },
    {
      question: 'Was ist, wenn der Talon leer ist?',
      answer: 'Dann spielt man mit den Karten auf dem Tisch weiter; einen zweiten Durchgang gibt es nicht.',
    },
  ],
  house: [
    'Die Karten zählen, die auf die Stapel gelangen, und um das beste von fünf Blättern spielen.',
    'Die Stapel mit einer Karte jeder Farbe beginnen, wenn es schöner aussehen soll; die Farbe spielt sonst keine Rolle.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning:
        'Einer der vier, auf denen aufwärts und abwärts gebaut wird; auch Zielstapel oder Loch genannt.',
    },
    { term: 'Spalte', meaning: 'Eine der vier, an die der Talon gibt.' },
    { term: 'Geben', meaning: 'Hier: auf jede Spalte eine Karte legen.' },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
  ],
  trivia: [
    {
      question: 'Wie oft wird vom Talon gegeben?',
      answer: 'Elfmal: von 52 Karten liegen vier auf den Stapeln und vier in den Spalten, bleiben 44.',
    },
    {
      question: 'Aus welchem Spiel stammt der Talon?',
      answer: 'Aus Aces Up, das ebenso an vier Spalten gibt.',
    },
  ],
  history: [
    'Es kommt aus der Reihe Solitaire Antics von Masque Software, daher vielleicht die Ameise; Keller erwähnt eine gute Fassung in BVS Solitaire.',
  ],
  rates: [],
  claims: ['Niemand hat eine Quote veröffentlicht, und wir haben keine gemessen.'],
  disagreements: [
    {
      question: 'Mit welchen Karten beginnen die Stapel?',
      sources: 'Mit vier zufälligen [keller]; mit einer jeder Farbe, in einem Programm [pysolfc].',
      here: 'Mit den ersten vier Karten; eine jeder Farbe ist eine Option.',
    },
    {
      question: 'Wann darf man vom Talon geben?',
      sources: 'Wenn kein Zug mehr möglich ist [pysolfc, fsolitaire].',
      here: 'Jederzeit.',
    },
    {
      question: 'Müssen die Stapel vom Ass bis zum König gehen?',
      sources:
        'Eine Seite sagt, jeder müsse eine Folge von dreizehn Karten vom Ass bis zum König werden [gemsolitaire], obwohl es nach ihrer eigenen Regel auf und ab geht; keine andere Quelle sagt das.',
      here: 'Nein: gewonnen ist, wenn alle 52 Karten irgendwie auf den vier Stapeln liegen.',
    },
  ],
  similar: [
    'Dieselben vier Spalten und derselbe Talon, aber man wirft die niedrigeren Karten einer Farbe ab.',
    'Vier Stapel und vier Spalten, alles zu Beginn ausgelegt.',
    'Acht Stapel, und alle Karten liegen offen.',
    'Ein Stapel, sieben Spalten und ein Talon, der auf den Stapel geht.',
  ],
  references: {},
};
