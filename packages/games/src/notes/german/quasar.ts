/** Notes on Quasar in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const quasarGerman: NoteTexts = {
  of: 'quasar',
  summary:
    'Black Hole mit dreizehn Spalten zu vier Karten und einem Loch, das leer anfängt. Die erste Karte darf man wählen; danach muss jede einen Rang höher oder niedriger als die vorige sein, bis zur letzten von 52.',
  tip: 'Mehr als eine erste Karte versuchen: dreizehn stehen zur Wahl, und ein Blatt, das mit einer misslingt, geht oft mit einer anderen auf.',
  strategy: [
    'Die Wahl der ersten Karte ist der einzige Vorteil. Man wählt sie danach, wohin sie führt, nicht danach, was sie freilegt.',
    'Spalten zu vier verbergen mehr als Fächer zu drei; darum gleichmäßig abtragen. Sind einige leer und andere unberührt, hat man wenig Auswahl und muss trotzdem noch tief graben.',
    'Auf Ränge achten, die obenauf selten sind. Ist lange nur eine einzige 4 zu erreichen, so hängen alle Dreien und Fünfen an ihr.',
    'Mit Pendeln wie J-Q-J-Q trägt man zwei Spalten ab, ohne auf- oder abwärts zu gehen, aber nur, solange für die Ränge daneben noch genug Karten bleiben.',
    'Die untersten Karten kommen zuletzt. Liegen drei von ihnen im Rang weit auseinander, so braucht es Karten, die eine Brücke zwischen ihnen schlagen.',
    'Alles liegt offen: eine Reihe so weit verfolgen, wie es geht, und rückgängig machen, wenn sie endet.',
  ],
  cases: [
    {
      question: 'Welche Karte darf das Loch eröffnen?',
      answer: 'Jede der dreizehn freien Karten.',
    },
    {
      question: 'Treffen sich König und Ass?',
      answer: 'Ja, immer. Eine Fassung ohne das gibt es nicht.',
    },
    {
      question: 'Warum heißt dies nicht All in a Row?',
      answer:
        'Weil das ein älteres Spiel ist, in dem die Spalten anders abgetragen werden. Die meisten Programme geben diesem Spiel irrtümlich jenen Namen.',
    },
  ],
  house: [
    'Die übrigen Karten zählen und eine Runde um möglichst wenige spielen.',
    'Sich einmal erlauben, eine Karte beiseite zu legen und zurückzuholen: ein Löser gewinnt dann etwa eines von sechs Blättern mehr.',
  ],
  glossary: [
    { term: 'Loch', meaning: 'Der Stapel, auf den alles kommt; keine Karte verlässt ihn.' },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    { term: 'Pendel', meaning: 'Ein Hin und Her zwischen zwei Rängen, etwa J-Q-J-Q.' },
    {
      term: 'Zelle',
      meaning: 'Ein Platz für eine beiseite gelegte Karte; in diesem Spiel gibt es keine.',
    },
  ],
  trivia: [
    {
      question: 'Warum ließe es sich ohne Kreis nicht gewinnen?',
      answer:
        'Ohne Kreis müssen im Loch ungerade und gerade Ränge abwechseln. Ein Kartenspiel hat 28 ungerade Karten (Ass, 3, 5, 7, 9, Bube, König) und 24 gerade, und 28 sind vier zu viel.',
    },
    {
      question: 'Woher kommt der Name?',
      answer:
        'Von Mark Masten, der einen Namen in der Nähe von Black Hole suchte; David Parlett, der Erfinder von Black Hole, war einverstanden.',
    },
    {
      question: 'Man hat dreizehn erste Karten zur Wahl, und trotzdem ist es schwerer als Black Hole?',
      answer: 'Ja. Die Spalten sind eine Karte tiefer, und das schadet mehr, als die Wahl hilft.',
    },
  ],
  history: [
    'Es begann als Irrtum. Jemand las die Regeln von All in a Row, einem Spiel aus Henry Prebles Buch von 1909, so, als spielte man die Karten einzeln in eine Reihe, und der Fehler wanderte von Programm zu Programm.',
    'Keller kam dahinter: nach den alten Regeln dürfen König und Ass auch getrennt bleiben, und dann wäre dieses Spiel unmöglich. Seither hat das missverstandene Spiel einen eigenen Namen.',
  ],
  rates: ['Üblich', 'Üblich, die ersten Blätter von PySolFC'],
  claims: [
    'Die 67,1 % aus einer Million Blättern stammen von Shlomi Fish, mitgeteilt von Wolter [wolter]; sie stimmen innerhalb des Intervalls mit unserer überein, obwohl die Blätter von PySolFC nicht ganz gleichverteilt sind. Mark Masten gewann etwas mehr als 67 % und wies nach, dass der Rest verloren ist [masten]; Keller sagt, knapp über zwei Drittel [keller].',
    'Mit einer Karte, die ein einziges Mal beiseite gelegt werden darf, gewann Masten 825.003 von einer Million Blättern, und 999.603 mit einer Zelle, die man so oft nutzen darf, wie man will [masten].',
  ],
  disagreements: [
    {
      question: 'Wie heißt es?',
      sources: 'Teils All in a Row [pysolfc, wolter], teils Quasar [keller, masten].',
      here: 'Quasar; All in a Row ist das ältere Spiel.',
    },
    {
      question: 'Darf man ohne Kreis spielen?',
      sources:
        'All in a Row darf so gespielt werden [keller]; dieses Spiel ist dann nicht zu gewinnen [keller, wolter].',
      here: 'Das bieten wir nicht an.',
    },
  ],
  similar: [
    'Fächer zu drei um das Pik Ass: leichter.',
    'Dieselbe Auslage mit den richtigen Regeln: Gruppen, die nicht aneinander anschließen müssen. Geht fast immer auf.',
    'Sieben Spalten und ein Talon.',
    'Vier Spalten zu dreizehn und acht Löcher.',
  ],
  references: { ...MEASURED_TITLE },
};
