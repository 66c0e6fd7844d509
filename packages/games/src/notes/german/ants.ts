/** Notes on Ant's Solitaire in German. */
import type { NoteTexts } from '../note.ts';

export const antsGerman: NoteTexts = {
  of: 'ants',
  summary:
    'Vier Stapel zum Bauen, vier Spalten, aus denen gespielt wird, und ein Talon, der auf jede Spalte zugleich eine Karte legt. ' +
    'Jedes Geben von vier Karten begräbt, was nicht rechtzeitig gespielt ist.',
  tip: 'Vor dem Geben nicht spielen, was gerade geht, sondern was sonst an schlechter Stelle begraben würde.',
  strategy: [
    'Elfmal werden vier Karten gegeben. Was unter den neuen liegt, kommt erst wieder, wenn sie fort sind; eine vernachlässigte Spalte wächst sich also zum Problem aus.',
    'Die vier obersten Karten der Stapel über die Ränge verteilt halten. Im Kreis können sie bis zu acht der dreizehn Ränge annehmen.',
    'Passt eine Karte auf zwei Stapel, dann auf den, dessen oberste Karte weniger wert ist: den Rang, der auch auf einem anderen Stapel liegt oder dessen Nachbarn meist schon fort sind.',
    'Eine leere Spalte ist jetzt ein Gewinn, denn das nächste Geben legt dort eine Karte hin, die nichts bedeckt.',
    'Eine Karte zurückzuhalten kann richtig sein: zeigen die Spalten 5, 6 und 7 und liegt auf einem Stapel eine 8, so lassen alle drei Züge eine Fünf zurück; spielt man keine, bleibt die Wahl, bis vier weitere zu sehen sind.',
    'Gegen Ende die Ränge zählen, die noch kommen. Der Kartenzähler führt sie auf.',
  ],
  cases: [
    {
      question: 'Darf man geben, solange noch etwas zu spielen ist?',
      answer: 'Ja, jederzeit.',
    },
    {
      question: 'Wird eine leere Spalte gefüllt?',
      answer: 'Nur beim nächsten Geben der vier Karten.',
    },
    {
      question: 'Dürfen Karten von Spalte zu Spalte ziehen?',
      answer: 'Nein.',
    },
    {
      question: 'Und wenn der Talon verbraucht ist?',
      answer: 'Dann geht es mit dem weiter, was daliegt; einen zweiten Durchgang gibt es nicht.',
    },
  ],
  house: [
    'Die Karten zählen, die auf die Stapel gelangen, und um das beste von fünf Spielen spielen.',
    'Die Stapel mit einer Karte jeder Farbe beginnen, wenn es schöner aussehen soll; für das Spiel ist die Farbe gleichgültig.',
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
      question: 'Wie oft gibt der Talon?',
      answer: 'Elfmal: 52 weniger vier auf den Stapeln und vier in den Spalten, das lässt 44.',
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
  claims: ['Veröffentlicht ist keine Quote, und wir haben keine gemessen.'],
  disagreements: [
    {
      question: 'Mit welchen Karten beginnen die Stapel?',
      sources: 'Mit vier zufälligen [keller]; mit einer jeder Farbe, im Programm von [pysolfc].',
      here: 'Mit den ersten vier Karten; eine jeder Farbe ist eine Option.',
    },
    {
      question: 'Wann darf der Talon geben?',
      sources: 'Wenn kein Zug mehr möglich ist [pysolfc, fsolitaire].',
      here: 'Jederzeit.',
    },
    {
      question: 'Müssen die Stapel vom Ass bis zum König gehen?',
      sources:
        'Eine Seite sagt, jeder müsse eine Folge von dreizehn Karten vom Ass bis zum König werden [gemsolitaire], entgegen ihrer eigenen Regel, dass sie auf und ab gehen; keine andere Quelle sagt das.',
      here: 'Nein: gewonnen ist, wenn alle 52 Karten irgendwie auf den vier Stapeln liegen.',
    },
  ],
  similar: [
    'Dieselben vier Spalten und derselbe Talon; es gehen die niedrigeren Karten einer Farbe.',
    'Vier Stapel und vier Spalten, alles zu Beginn ausgelegt.',
    'Acht Stapel, und alles liegt offen.',
    'Ein Stapel, sieben Spalten und ein Talon, der auf den Stapel geht.',
  ],
  references: {},
};
