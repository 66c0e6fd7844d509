/** Notes on One Foundation in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const oneFoundationGerman: NoteTexts = {
  of: 'one-foundation',
  summary:
    'Die Patience, aus der später Golf wurde: 35 offene Karten und ein Stapel, auf den man nach Belieben aufwärts oder ' +
    'abwärts legt. Asse und Könige sind Enden, aber bei beiden kann man umkehren.',
  tip: 'Zuerst auf die Enden achten: A-2-A-2 und Q-K-Q-K verbrauchen beide Ränge paarweise, wenn man Zweien und Damen dafür aufhebt.',
  strategy: [
    'Ohne Kreis geht eine Serie immer ungerade, gerade, ungerade, gerade. Sind fast alle freien Karten ungerade, gibt es keine lange Serie, und man sollte Spalten öffnen.',
    'Asse brauchen Zweien, Könige brauchen Damen. Eine Serie, die bei einem König ankommt, kann mit einer Dame weitergehen; darum paarweise spielen: so wird man mit Q-K-Q-K vier der unbequemsten Karten los.',
    'Von den mittleren Rängen geht es in zwei Richtungen weiter. Asse und Könige spielen, wann immer man sie erreicht; in die Mitte kommt man wieder.',
    'Die Spalten gleich hoch halten, damit eine Karte vom Talon möglichst viele freie Ränge vorfindet. Leere Spalten bleiben leer.',
    'Bis auf den Talon liegt alles offen: eine Serie bis zur letzten Karte durchdenken, bevor die erste gespielt wird, und sie mit der in der anderen Richtung vergleichen.',
    'Nach der Startkarte bleiben sechzehn Karten im Talon. Man nimmt eine, wenn die freien Karten über die Ränge verteilt sind, so dass viele Ränge passen würden. Liegen sie eng beieinander, ist die Karte oft verschenkt.',
  ],
  cases: [
    {
      question: 'Was passt auf einen König, was auf ein Ass?',
      answer: 'Auf einen König nur eine Dame, auf ein Ass nur eine Zwei. Bei beiden kann die Serie umkehren.',
    },
    {
      question: 'Ist 6-7-6-5-6-5-4 erlaubt?',
      answer:
        'Ja, wenn die Karten eine nach der anderen frei sind. Die Richtung darf mit jeder Karte wechseln.',
    },
    {
      question: 'Was geschieht mit einer leeren Spalte?',
      answer: 'Sie bleibt leer. Karten ziehen nicht zwischen den Spalten.',
    },
    {
      question: 'Wann ist das Blatt zu Ende?',
      answer:
        'Wenn die Spalten abgeräumt sind oder wenn der Talon leer ist und nichts passt. Man darf auch früher aufhören.',
    },
  ],
  house: [
    'Wer es anderen beibringt, spielt mit Vorsprung: dann lassen sich fast drei von vier Blättern abräumen.',
    'Wie Golf zählen oder einfach die abgeräumten Blätter; das ist die ältere Art.',
    'Leere Spalten mit der letzten Karte einer anderen füllen; das ist eine der Varianten mit eigenem Namen.',
  ],
  glossary: [
    {
      term: 'Foundation',
      meaning:
        'So nennen die alten englischen Bücher den Stapel, auf den man spielt; auf unseren anderen Regelseiten heißt er Ablage.',
    },
    {
      term: 'Gerade Reihe',
      meaning: 'Die Ränge gehen nicht im Kreis: Ass und König sind Enden und treffen sich nicht.',
    },
    { term: 'Ende', meaning: 'Ein Rang mit nur einem Nachbarn: Ass oder König.' },
    { term: 'Serie', meaning: 'Karten, die nacheinander gespielt werden, ohne eine vom Talon zu nehmen.' },
    {
      term: 'Vorsprung',
      meaning: 'Der leichtere Anfang mit leerer Ablage: jede freie Karte darf sie eröffnen.',
    },
  ],
  trivia: [
    {
      question: 'Was bedeutet der Name?',
      answer:
        'Genau was er sagt: alle Karten kommen auf einen einzigen Stapel. Zu Golf wurde das Spiel erst, als man anfing, die übrigen Karten zu zählen.',
    },
    {
      question: 'Welches Blatt zeigt Keller?',
      answer:
        'Nummer 49621 seines eigenen Programms, wo auf den Buben am Anfang Dame oder Zehn passt. Hier ergeben die Nummern anderer Programme andere Karten.',
    },
    {
      question: 'Wie viel macht eine einzige Regel über Könige aus?',
      answer:
        '44,9 % der Blätter lassen sich abräumen, wenn Damen auf Könige passen, 25,9 %, wenn nichts auf Könige passt, und 92,9 %, wenn auch Asse passen.',
    },
  ],
  history: [
    'Keller nennt es eine der ältesten Patiencen und verweist auf Tarbarts Games of Patience von 1905, wo es unter diesem Namen steht.',
    'Zwei Änderungen machten das heutige Golf daraus: die Regel, dass auf einen König nichts passt, die sich vor allem in amerikanischen Büchern findet, und die Zählung nach übrigen Karten. Keller vermutet, dass beides aus Bonaventures Games of Solitaire von 1931 stammt.',
    'Mehrere Programme, darunter PySolFC, nennen diese Fassung ohne Kreis noch immer Golf.',
  ],
  rates: ['Üblich', 'Mit Vorsprung', 'Auf einen König passt nichts', 'Könige und Asse treffen sich'],
  claims: [
    'Wie oft Menschen nach diesen Regeln gewinnen, ist uns nicht bekannt; die 5 %, die für Golf genannt werden, gelten für die Fassung, in der Könige die Serie beenden [keller].',
    'Leere Spalten zu füllen könnte die Quote etwas erhöhen [keller]; gemessen hat das niemand.',
  ],
  disagreements: [
    {
      question: 'Was passte ursprünglich auf Könige und Asse?',
      sources:
        'Nur Zweien auf Asse und nur Könige auf Damen, mit J-Q-K-Q-K unter den Beispielen [keller]. Wörtlich genommen verbietet das Buben auf Damen und widerspricht dem eigenen Beispiel.',
      here: 'Auf ein Ass nur eine Zwei, auf einen König nur eine Dame; alles andere in beiden Richtungen.',
    },
    {
      question: 'Welches Spiel heißt Golf?',
      sources: 'Dieses [pysolfc, wolter]; das, in dem Könige die Serie beenden [semicolon].',
      here: 'Das zweite. Dieses behält seinen alten Namen.',
    },
    {
      question: 'Wie fängt es an?',
      sources:
        'Man deckt die erste Karte des Talons auf [keller]; mit leerer Ablage in einer leichteren Fassung [keller].',
      here: 'Mit der Karte vom Talon; der Vorsprung ist eine Option.',
    },
  ],
  similar: [
    'Auf einen König passt nichts: schwerer.',
    'Könige und Asse treffen sich: viel leichter.',
    'Diese Regeln mit zwei Jokern.',
    'Acht Spalten zu vier Karten, verdeckt und im Kreis.',
    'Von dort stammt die Idee, leere Spalten zu füllen.',
  ],
  references: { ...MEASURED_TITLE },
};
