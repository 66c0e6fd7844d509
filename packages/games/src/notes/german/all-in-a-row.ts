/** Notes on All in a Row in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE, SOLVED_TITLE } from './references.ts';

export const allInARowGerman: NoteTexts = {
  of: 'all-in-a-row',
  summary:
    'Dreizehn Spalten zu vier Karten, alles offen, und kein Stapel zum Bauen: man nimmt freie Karten in Gruppen aufeinander folgender Ränge weg, bis der Tisch leer ist. Fast jedes Blatt lässt sich abräumen; die Kunst ist, mit wenigen Gruppen auszukommen.',
  tip: 'Zum Gewinnen reichen Paare und Dreier; für ein gutes Ergebnis die Gruppen wachsen lassen.',
  strategy: [
    'Sind zwei Karten die kleinste Gruppe, zählt die Länge nur fürs Ergebnis. Was eine Gruppe von vier oder mehr nimmt, lässt sich auch in Paaren und Dreiern nacheinander nehmen; zum Gewinnen braucht man die langen also nie.',
    'Die Gefahr ist die einzelne Karte am Ende, deren Nachbarränge alle weg sind. Ränge, denen die Nachbarn ausgehen, rechtzeitig zu Paaren machen.',
    'Eine Karte, die eine Gruppe freilegt, kann nicht mehr zu dieser Gruppe gehören. Soll sie es, nimmt man erst eine kürzere Gruppe und dann die längere.',
    'Die Spalten auf gleicher Höhe halten. Dreizehn freie Karten bieten viele Gruppen, vier freie wenige.',
    'Wer wenige Gruppen will, braucht Geduld: eine Gruppe liegen lassen, bis eine andere den Rang freilegt, der zwei ihrer Teile verbindet.',
    'Kommen zwei gleiche Ränge für eine Gruppe in Frage, den nehmen, der mehr von dem freilegt, was noch gebraucht wird.',
  ],
  cases: [
    {
      question: 'Darf eine Gruppe die Karte verwenden, die sie freilegt?',
      answer:
        'Nein. Alle Karten einer Gruppe müssen frei sein, wenn sie begonnen wird; aus einer Spalte nimmt sie also höchstens eine.',
    },
    {
      question: 'Müssen Gruppen aneinander anschließen?',
      answer: 'Nein. Jede steht für sich und darf bei jedem Rang beginnen.',
    },
    {
      question: 'Darf eine Gruppe die Richtung wechseln, etwa 5-6-5?',
      answer: 'Nein. Eine Gruppe besteht aus verschiedenen Rängen in Folge, höchstens dreizehn.',
    },
    {
      question: 'Darf eine Gruppe über den König hinaus weitergehen?',
      answer: 'Ja, Q-K-A-2 ist eine Gruppe, außer mit der Option, die Könige und Asse trennt.',
    },
    {
      question: 'Was ist, wenn eine Karte übrig bleibt?',
      answer: 'Dann ist das Blatt verloren, wie immer, wenn der Rest keine Gruppe bildet.',
    },
  ],
  house: [
    'Um möglichst wenige Gruppen spielen. Weniger als vier, zu je dreizehn Karten, geht nicht.',
    'Drei Karten zur kleinsten Gruppe machen oder sogar vier, wie Mark Masten vorschlägt: aus einem leichten Spiel wird ein schweres.',
    'Verdeckt spielen, nur die letzte Karte jeder Spalte offen, aber so, dass man sieht, wie viele Karten jede Spalte hat.',
  ],
  glossary: [
    {
      term: 'Gruppe',
      meaning: 'Zwei oder mehr freie Karten aufeinander folgender Ränge, die man zusammen wegnimmt.',
    },
    { term: 'Frei', meaning: 'Die letzte Karte ihrer Spalte.' },
    {
      term: 'Päckchen',
      meaning:
        'Prebles Wort (packet) für vier zusammen ausgegebene Karten; hier sind sie als Spalten ausgebreitet.',
    },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
  ],
  trivia: [
    {
      question: 'Wie viele Gruppen braucht man mindestens und höchstens zum Abräumen?',
      answer: 'Im besten Fall vier zu dreizehn Karten, höchstens sechsundzwanzig Paare.',
    },
    {
      question: 'Von wie wenigen Gruppen wird berichtet?',
      answer: 'Keller räumte das Blatt, das er zeigt, in zehn Gruppen ab.',
    },
    {
      question: 'Warum ist es auch ohne Kreis zu gewinnen, Quasar aber nicht?',
      answer:
        'Weil jede Gruppe für sich steht. In jeder wechseln sich gerade und ungerade Ränge ab, aber beliebig viele Gruppen dürfen mit einem ungeraden beginnen und enden.',
    },
    {
      question: 'Was ist, wenn man 8-9-10-J-Q-K nimmt und unter dem Buben ein Ass erscheint?',
      answer: 'Es muss auf die nächste Gruppe warten, die gut und gern mit K-A oder A-2 beginnen kann.',
    },
  ],
  history: [
    'Henry Preble veröffentlichte es 1909 in A Month of Solitaires und hat es wahrscheinlich erfunden. In George Bonaventures Games of Solitaire von 1931 stehen dieselben Regeln. Beide sagen, es werde schwerer, wenn man Könige und Asse trennt.',
    'Spätere Quellen verwechselten es mit Black Hole, und die meisten Programme spielen unter seinem Namen ein anderes Spiel: hier heißt dieses Quasar. Keller hat die Sache richtiggestellt.',
  ],
  rates: [
    'Üblich',
    'Könige und Asse sind Enden',
    'Gruppen von mindestens drei Karten',
    'Gruppen von mindestens vier Karten',
    'Üblich',
    'Könige und Asse sind Enden',
  ],
  claims: [
    'In unseren Zahlen gilt ein Blatt nur dann als zu gewinnen, wenn ein Weg gefunden wurde. Von den 100.000 waren 12 nachweislich verloren, und 10 blieben offen; von den 20.000 mit Königen und Assen als Enden 0,19 % und 0,10 % [measured]. Mit Gruppen von mindestens drei und mindestens vier Karten wurden die Blätter 1 bis 10.000 alle entschieden [solved].',
    'Die beiden anderen stammen von Mark Masten, mitgeteilt von Keller [keller].',
  ],
  disagreements: [
    {
      question: 'Nach welchen Regeln spielt man All in a Row?',
      sources:
        'Gruppen aus den freien Karten [keller]; einzelne Karten in einer einzigen Reihe in ein Loch, in den meisten Programmen und so auch in [wolter].',
      here: 'Gruppen. Das andere Spiel ist Quasar.',
    },
    {
      question: 'Darf eine Karte zu der Gruppe gehören, die sie freigelegt hat?',
      sources: 'Nein [keller]; ja, die Karten werden einzeln gesammelt und als Folge abgehoben [pysolfc].',
      here: 'Nein.',
    },
    {
      question: 'Sind die Spalten ausgebreitet, oder liegen sie als Päckchen?',
      sources:
        'Päckchen, in Prebles Buch; ausgebreitet ist sinnvoller, wenn es kein Gedächtnisspiel sein soll [keller].',
      here: 'Ausgebreitet und offen; verdeckt ist eine Option.',
    },
  ],
  similar: [
    'Dieselben Spalten, aber Karte für Karte in ein einziges Loch gespielt.',
    'Fächer zu drei um das Pik Ass, eine lange Reihe.',
    'Auch hier nimmt man Karten einfach weg, in Paaren, die dreizehn ergeben.',
    'Man wirft Karten einzeln ab, die niedrigere von zweien einer Farbe.',
  ],
  references: { ...SOLVED_TITLE, ...MEASURED_TITLE },
};
