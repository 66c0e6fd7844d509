/** Notes on Golf in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const golfGerman: NoteTexts = {
  of: 'golf',
  summary:
    'Sieben Spalten zu fünf, eine Ablage und ein Talon, der bald verbraucht ist. Karten gehen einen Rang auf oder ab; ein König beendet ' +
    'die Serie. Nur wenige Spiele lassen sich abräumen; darum zählt man die übrigen Karten wie Schläge und spielt eine Runde gegen Par.',
  tip: 'Asse und Könige zählen und für jedes Ass eine Zwei, für jeden König eine Dame aufheben.',
  strategy: [
    'Die Enden sind die Gefahr. Ein Ass passt nur auf eine Zwei, ein König nur auf eine Dame; eine Zwei, die auf eine Drei geht, oder eine Dame auf einen Buben, lässt also vielleicht ihren Nachbarn zurück.',
    'Ein König beendet die Serie. Er kommt als letzter oder dann, wenn ohnehin die nächste Karte des Talons an der Reihe wäre.',
    'Vor der ersten Karte nachsehen, was unter jedem Ende liegt. Eine lange Spalte mit einem Ass oder einem König in der Tiefe muss früh geöffnet werden.',
    'Die Spalten auf gleicher Höhe halten. Sieben freie Karten geben einer Karte des Talons sieben Möglichkeiten; eine leere Spalte gibt keine, und gefüllt wird sie nie wieder.',
    'Von zwei Karten desselben Ranges die spielen, in deren Spalte ein Rang folgt, der als nächster zu gebrauchen ist.',
    'Erst die ganze Serie durchlesen. Umkehren kostet nichts: 6-7-6-5-6-5-4 sind sieben Karten, und dieselben Karten in anderer Reihenfolge vielleicht nur drei.',
    'Niemand muss spielen. Eine Karte zurückzuhalten, die eine spätere Serie verbindet, ist oft richtig; sechzehn Karten des Talons sind alle Gelegenheiten, die es gibt.',
  ],
  cases: [
    {
      question: 'Darf eine Dame auf einen König?',
      answer: 'Nein, nichts darf das. Ein König darf auf eine Dame. Zwei Werte der Option ändern das.',
    },
    {
      question: 'Muss eine Serie ihre Richtung behalten?',
      answer:
        'Nein. Sie darf bei jeder Karte umkehren; Keller fand eine Quelle, die etwas anderes sagt, und hält sie für einen Irrtum.',
    },
    {
      question: 'Dürfen Karten von Spalte zu Spalte ziehen?',
      answer:
        'Nein. Sie gehen zur Ablage oder bleiben. Nach einer Option nimmt eine leere Spalte eine Karte einer anderen.',
    },
    {
      question: 'Ist die Startkarte ein Schlag?',
      answer:
        'Nein. Sie eröffnet die Ablage; es zählen die Karten, die in den Spalten übrig sind, oder die übrigen im Talon.',
    },
    {
      question: 'Und wenn die Startkarte ein König ist?',
      answer: 'Dann passt nichts auf sie, und der Talon gibt die nächste.',
    },
  ],
  house: [
    'Eine Runde sind neun Spiele gegen ein Par von 36 oder achtzehn gegen 72.',
    'Zwei Spieler nehmen dieselben Nummern und vergleichen ihre Karten. Am Tisch ist das mühsam; mit den Nummern der Spiele geht es von selbst.',
    'Wer abräumt, darf unter null kommen, ein Schlag für jede Karte, die im Talon übrig ist; oder jedes Abräumen zählt 0.',
    'Eine leere Spalte die letzte Karte einer anderen nehmen lassen, wie in Aces Up.',
  ],
  glossary: [
    { term: 'Ablage', meaning: 'Der Stapel, auf dem auf und ab gebaut wird; keine Karte verlässt ihn je.' },
    { term: 'Loch', meaning: 'Ein Spiel einer Runde. Programme nennen auch die Ablage so.' },
    { term: 'Schlag', meaning: 'Eine Karte, die am Ende des Spiels in den Spalten übrig ist.' },
    {
      term: 'Par',
      meaning: 'Das Ergebnis, das von einem ordentlichen Spieler erwartet wird: hier 4 je Spiel.',
    },
    { term: 'Könige beenden', meaning: 'Die Regel, dass auf einen König nichts passt.' },
    {
      term: 'Vorsprung',
      meaning: 'Der leichtere Anfang mit leerer Ablage: jede freie Karte darf sie eröffnen.',
    },
  ],
  trivia: [
    {
      question: 'Welches ist das beste Ergebnis eines Spiels?',
      answer: '−16: alle 35 Karten auf der Startkarte, und 16 Karten noch im Talon.',
    },
    {
      question: 'Und das schlechteste?',
      answer: '35, wenn nicht eine Karte gespielt werden konnte.',
    },
    {
      question: 'Kann ein Spiel vor der ersten Karte verloren sein?',
      answer:
        'Ja. Liegt jede Dame in ihrer Spalte unter einem König, so kann nie ein König gespielt werden; und drei von vier Blättern lassen sich aus dem einen oder anderen Grund nicht abräumen.',
    },
    {
      question: 'Im Golf auf dem Rasen kommt niemand auf null. Und hier?',
      answer:
        'Null heißt abgeräumt, während der Talon gerade verbraucht ist, und unter null heißt abgeräumt mit Karten, die übrig sind.',
    },
  ],
  history: [
    'Als One Foundation gehört das Spiel zu den ältesten Patiencen: Keller nennt Tarbarts Games of Patience von 1905. Dort waren Könige und Asse schlichte Enden.',
    'Die Regel, dass Könige die Serie beenden, und das Zählen der übrigen Karten, dem das Spiel seinen heutigen Namen verdankt, kamen später hinzu; Keller vermutet für beides George Bonaventures Games of Solitaire von 1931, ohne sicher zu sein. Der König, der die Serie beendet, findet sich vor allem in amerikanischen Büchern.',
    'Basil Daltons Complete Patience Book von 1948 gehört zu denen, die einen übrigen Talon unter null zählen.',
  ],
  rates: [
    'Üblich: auf einen König passt nichts',
    'Könige und Asse sind Enden',
    'Könige und Asse treffen sich',
    'Üblich: auf einen König passt nichts',
    'Üblich: auf einen König passt nichts',
  ],
  claims: [
    'Die 5 % sind eine Schätzung von Albert Morehead und Geoffrey Mott-Smith, mitgeteilt von Keller [keller]; 1 % nennen die Verfasser eines Artikels über Strategie für sich selbst, „etwa eines“ [winning].',
    'Zahlen von 26, 45 und 93 % für die drei Regeln [wikipedia] sind das, was ein Löser gewinnt, der den Talon kennt, und stimmen mit unseren überein [measured]; was Menschen gewinnen, sind sie nicht.',
  ],
  disagreements: [
    {
      question: 'Was passt auf einen König?',
      sources:
        'Nichts [semicolon, wikipedia]; eine Dame [pysolfc]; eine Dame oder ein Ass, in fast allen neueren Verwandten [keller].',
      here: 'Nichts; die beiden anderen sind Optionen und eigene Spiele.',
    },
    {
      question: 'Wie lautete die ursprüngliche Regel?',
      sources:
        'Dass auf Asse nur Zweien und auf Damen nur Könige passen, mit J-Q-K-Q-K als Beispiel [keller]; das Beispiel spielt aber eine Dame auf einen König.',
      here: 'So gelesen: auf ein Ass nur eine Zwei, auf einen König nur eine Dame. Das ist One Foundation.',
    },
    {
      question: 'Was ist Par?',
      sources: '4 je Spiel, 36 für neun [semicolon, keller]; 5 je Spiel, 45 für neun [wikipedia, wolter].',
      here: '4; 5 ist eine Option.',
    },
    {
      question: 'Gibt es Ergebnisse unter null?',
      sources: 'Als Vorschlag späterer Bücher [keller]; als Teil der Regeln [wikipedia].',
      here: 'Ja; nach einer Option zählt jedes Abräumen 0.',
    },
    {
      question: 'Darf eine leere Spalte gefüllt werden?',
      sources:
        'Nie, in allen Regeln, die wir fanden; mit der letzten Karte einer anderen Spalte, ein Einfall, den sein Urheber nicht erprobt hatte [keller].',
      here: 'Nie; der Einfall ist eine Option, und die Spalte, die gibt, muss eine Karte behalten, damit es ein Ende nimmt.',
    },
    {
      question: 'Wann darf der Talon genommen werden?',
      sources: 'Jederzeit [semicolon]; wenn nichts gespielt werden kann [wikipedia].',
      here: 'Jederzeit; nach einer Option ist es umgekehrt.',
    },
  ],
  similar: [
    'Die ältere Regel: Damen dürfen auf Könige.',
    'Könige und Asse treffen sich; die meisten Spiele lassen sich abräumen.',
    'Sechs Spalten zu sechs, im Kreis.',
    'Unter den Karten liegen zwei Joker.',
    'Dasselbe Spiel auf drei Gipfeln, und Punkte für lange Serien.',
    'Kein Talon: alles ist bekannt.',
  ],
  references: MEASURED_TITLE,
};
