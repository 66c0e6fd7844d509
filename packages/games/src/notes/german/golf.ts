/** Notes on Golf in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const golfGerman: NoteTexts = {
  of: 'golf',
  summary:
    'Sieben Spalten zu fünf, eine Ablage und ein Talon, der bald verbraucht ist. Man spielt Karten einen Rang auf- oder abwärts; ein König beendet die Serie. Nur selten räumt man ein Blatt ab; darum zählt man die übrigen Karten wie Schläge und spielt eine Runde gegen Par.',
  tip: 'Asse und Könige zählen und für jedes Ass eine Zwei, für jeden König eine Dame aufheben.',
  strategy: [
    'Die Enden sind die Gefahr. Ein Ass passt nur auf eine Zwei, ein König nur auf eine Dame; legt man eine Zwei auf eine Drei oder eine Dame auf einen Buben, bleibt also vielleicht ihr Nachbar übrig.',
    'Ein König beendet die Serie. Man spielt ihn als letzte Karte einer Serie oder dann, wenn man ohnehin die nächste Karte vom Talon nehmen würde.',
    'Vor der ersten Karte nach Assen und Königen suchen. Liegt eines tief in einer Spalte, früh mit dieser Spalte anfangen.',
    'Die Spalten auf gleicher Höhe halten. Bei sieben freien Karten hat eine Karte vom Talon sieben Chancen; eine leere Spalte bietet keine und füllt sich nie wieder.',
    'Passen zwei Karten desselben Ranges, die spielen, unter der ein Rang liegt, den man als nächsten brauchen kann.',
    'Erst die ganze Serie durchdenken. Die Richtung zu wechseln kostet nichts: 6-7-6-5-6-5-4 sind sieben Karten, in anderer Reihenfolge werden es vielleicht nur drei.',
    'Man muss nicht spielen. Oft ist es richtig, eine Karte zurückzuhalten, die eine spätere Serie verbindet; mehr Chancen als die sechzehn Karten im Talon gibt es nicht.',
  ],
  cases: [
    {
      question: 'Darf eine Dame auf einen König?',
      answer:
        'Nein, auf einen König passt nichts; ein König darf aber auf eine Dame. Zwei der Optionen ändern das.',
    },
    {
      question: 'Muss eine Serie ihre Richtung behalten?',
      answer:
        'Nein. Sie darf mit jeder Karte wechseln. Keller fand eine Quelle, die etwas anderes sagt, und hält das für einen Irrtum.',
    },
    {
      question: 'Dürfen Karten von Spalte zu Spalte ziehen?',
      answer:
        'Nein. Man spielt sie auf die Ablage oder lässt sie liegen. Mit einer Option darf eine Karte aus einer anderen Spalte in eine leere.',
    },
    {
      question: 'Zählt die Startkarte als Schlag?',
      answer:
        'Nein, sie eröffnet nur die Ablage. Es zählen nur die übrigen Karten in den Spalten oder im Talon.',
    },
    {
      question: 'Und wenn die Startkarte ein König ist?',
      answer: 'Dann passt nichts darauf, und man nimmt die nächste Karte vom Talon.',
    },
  ],
  house: [
    'Eine Runde sind neun Blätter gegen ein Par von 36 oder achtzehn gegen 72.',
    'Zwei Spieler spielen dieselben Blätter und vergleichen ihre Ergebnisse. Mit echten Karten ist das mühsam, mit den Nummern der Blätter ganz einfach.',
    'Wer abräumt, kommt unter null, einen Schlag für jede übrige Karte im Talon; oder jedes Abräumen zählt 0.',
    'Die letzte Karte einer anderen Spalte in eine leere lassen, wie in Aces Up.',
  ],
  glossary: [
    {
      term: 'Ablage',
      meaning: 'Der Stapel, auf dem man auf- und abwärts baut; keine Karte verlässt ihn je.',
    },
    { term: 'Loch', meaning: 'Ein Blatt einer Runde. Programme nennen auch die Ablage so.' },
    { term: 'Schlag', meaning: 'Eine Karte, die am Ende in den Spalten übrig ist.' },
    {
      term: 'Par',
      meaning: 'Das Ergebnis, das man von einem ordentlichen Spieler erwartet: hier 4 je Blatt.',
    },
    { term: 'Könige beenden', meaning: 'Die Regel, dass auf einen König nichts passt.' },
    {
      term: 'Vorsprung',
      meaning: 'Der leichtere Anfang mit leerer Ablage: jede freie Karte darf sie eröffnen.',
    },
  ],
  trivia: [
    {
      question: 'Was ist das beste mögliche Ergebnis?',
      answer: '−16: alle 35 Karten auf die Startkarte gespielt, und noch 16 Karten im Talon.',
    },
    {
      question: 'Und das schlechteste mögliche?',
      answer: '35, wenn man keine einzige Karte spielen kann.',
    },
    {
      question: 'Kann ein Blatt schon vor der ersten Karte verloren sein?',
      answer:
        'Ja. Liegt jede Dame in ihrer Spalte unter einem König, kann man nie einen König spielen; und drei von vier Blättern lassen sich aus dem einen oder anderen Grund nicht abräumen.',
    },
    {
      question: 'Auf dem Golfplatz kommt niemand auf null. Und hier?',
      answer:
        'Null heißt: mit der letzten Karte des Talons abgeräumt; unter null heißt, es waren noch Karten übrig.',
    },
  ],
  history: [
    'Als One Foundation gehört das Spiel zu den ältesten Patiencen: Keller nennt Tarbarts Games of Patience von 1905. Dort waren Könige und Asse einfach Enden.',
    'Die Regel, dass Könige die Serie beenden, und das Zählen der übrigen Karten, dem das Spiel seinen heutigen Namen verdankt, kamen später hinzu; Keller vermutet für beides George Bonaventures Games of Solitaire von 1931, ohne sicher zu sein. Der König, der die Serie beendet, findet sich vor allem in amerikanischen Büchern.',
    'Basil Daltons Complete Patience Book von 1948 gehört zu den Büchern, die übrige Karten im Talon unter null zählen.',
  ],
  rates: [
    'Üblich: auf einen König passt nichts',
    'Könige und Asse sind Enden',
    'Könige und Asse sind Enden',
    'Könige und Asse treffen sich',
    'Üblich: auf einen König passt nichts',
    'Üblich: auf einen König passt nichts',
  ],
  claims: [
    'Die 5 % sind eine Schätzung von Albert Morehead und Geoffrey Mott-Smith, mitgeteilt von Keller [keller]; 1 % nennen die Verfasser eines Artikels über Strategie für ihr eigenes Spiel, „etwa eines“ [winning].',
    'Die Zahlen von 26, 45 und 93 % für die drei Regeln [wikipedia] gelten für einen Löser, der den Talon kennt, und stimmen mit unseren überein [measured]; Menschen gewinnen seltener.',
  ],
  disagreements: [
    {
      question: 'Was passt auf einen König?',
      sources:
        'Nichts [semicolon, wikipedia]; eine Dame [pysolfc]; eine Dame oder ein Ass, in fast allen neueren Verwandten [keller].',
      here: 'Nichts; die beiden anderen sind Optionen und auch eigene Spiele.',
    },
    {
      question: 'Wie lautete die ursprüngliche Regel?',
      sources:
        'Auf Asse passen nur Zweien und auf Damen nur Könige, mit J-Q-K-Q-K als Beispiel [keller]; das Beispiel spielt aber eine Dame auf einen König.',
      here: 'Wir lesen es so: auf ein Ass nur eine Zwei, auf einen König nur eine Dame. Das ist One Foundation.',
    },
    {
      question: 'Was ist Par?',
      sources: '4 je Blatt, 36 für neun [semicolon, keller]; 5 je Blatt, 45 für neun [wikipedia, wolter].',
      here: '4; 5 ist eine Option.',
    },
    {
      question: 'Gibt es Ergebnisse unter null?',
      sources: 'Ja, als Vorschlag späterer Bücher [keller]; ja, als Teil der Regeln [wikipedia].',
      here: 'Ja; nach einer Option zählt jedes Abräumen 0.',
    },
    {
      question: 'Darf eine leere Spalte gefüllt werden?',
      sources:
        'Nie, in allen Regeln, die wir fanden; mit der letzten Karte einer anderen Spalte, eine Idee, die ihr Autor nicht ausprobiert hatte [keller].',
      here: 'Nie; die Idee ist eine Option. Die andere Spalte muss mindestens eine Karte behalten, damit das nicht ewig weitergeht.',
    },
    {
      question: 'Wann darf man vom Talon nehmen?',
      sources: 'Jederzeit [semicolon]; nur wenn man nichts spielen kann [wikipedia].',
      here: 'Jederzeit; die andere Regel ist eine Option.',
    },
  ],
  similar: [
    'Die ältere Regel: Damen dürfen auf Könige.',
    'Könige und Asse passen aufeinander; die meisten Blätter lassen sich abräumen.',
    'Sechs Spalten zu sechs, im Kreis.',
    'Mit zwei Jokern unter den Karten.',
    'Dasselbe Spiel auf drei Gipfeln, und Punkte für lange Serien.',
    'Kein Talon: alles ist bekannt.',
  ],
  references: MEASURED_TITLE,
};
