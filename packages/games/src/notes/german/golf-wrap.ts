/** Notes on Golf with wrap in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const golfWrapGerman: NoteTexts = {
  of: 'golf-wrap',
  summary:
    'Golf ohne Sackgassen: Könige und Asse passen aufeinander, und auf jede Karte passen acht andere. Die meisten Blätter lassen sich abräumen; die Frage ist, wie viele Karten im Talon dann übrig sind.',
  tip: 'Keine Angst vor dem Schritt vom König zum Ass: Q-K-A-2 ist eine Serie wie jede andere. Ziel ist, dass im Talon Karten übrig bleiben.',
  strategy: [
    'Jeder Rang hat zwei Nachbarn, also steckt keine Karte allein wegen ihres Ranges fest. Karten stecken fest, weil sie tief liegen: an den Spalten arbeiten, die am meisten von dem verdecken, was man braucht.',
    'Die Spalten möglichst lange auf gleicher Höhe halten; sieben freie Karten sind mehr wert als zwei lange Serien in einer Spalte.',
    'Das Ziel ist ein Ergebnis unter null. Die Serie suchen, die vor der nächsten Karte vom Talon am meisten abräumt, und keine einzelne Karte spielen, die später Teil einer Fünferserie sein könnte.',
    'Eine Karte des Talons hilft, wenn eine freie Karte einen Rang neben ihr liegt. Mit freien Karten verschiedener Ränge steigen die Chancen: sind 6, 9 und Dame frei, passen sechs Ränge von dreizehn, bei 6, 7 und 8 nur fünf. Also vom Talon nehmen, wenn sie verteilt sind, und weiterspielen, solange sie eng beieinander liegen.',
    'Gegen Ende zählen: zwei letzte Karten, die einen Rang auseinander liegen, sind eine einzige Serie; liegen sie sechs Ränge auseinander, können sie viele Karten des Talons kosten.',
  ],
  cases: [
    {
      question: 'Was passt auf einen König?',
      answer: 'Eine Dame oder ein Ass. Auf ein Ass passt eine Zwei oder ein König.',
    },
    {
      question: 'Darf eine Serie mehr als einmal vom König zum Ass gehen?',
      answer: 'Ja, solange Karten da sind: Q-K-A-2-A-K-Q ist so gut wie jede andere.',
    },
    {
      question: 'Zählt die Startkarte mit?',
      answer:
        'Nein. Nach ihr bleiben 16 Karten im Talon, und jede, die beim Abräumen noch dort ist, zieht einen Schlag ab.',
    },
  ],
  house: [
    'Da sich die meisten Blätter abräumen lassen, alle Ergebnisse einer Runde zusammenzählen, auch die unter null.',
    'Sich ein niedrigeres Par setzen; 4 je Blatt war für die Fassung gedacht, in der Könige die Serie beenden.',
    'Schwerer wird es, wenn die Spalten bis auf die letzte Karte verdeckt sind.',
  ],
  glossary: [
    {
      term: 'Kreis',
      meaning: 'Die Regel, dass König und Ass Nachbarn sind, so dass die Ränge im Kreis gehen.',
    },
    { term: 'Ecke', meaning: 'Der Schritt zwischen König und Ass.' },
    { term: 'Serie', meaning: 'Karten, die man nacheinander spielt, ohne vom Talon zu nehmen.' },
    {
      term: 'Schlag',
      meaning: 'Eine Karte, die in den Spalten übrig ist; jede übrige Karte im Talon zieht einen ab.',
    },
  ],
  trivia: [
    {
      question: 'Welches ist das beste Ergebnis?',
      answer: '−16, alle 35 Karten auf die Startkarte gespielt. Im Kreis ist das bei jedem Rang möglich.',
    },
    {
      question: 'Warum ist es wichtig, dass die Zahl der Ränge ungerade ist?',
      answer:
        'Weil von K, dem dreizehnten Rang, zu A, dem ersten, zwei ungerade aufeinander folgen. Im Kreis muss eine Serie also nicht zwischen gerade und ungerade abwechseln wie sonst.',
    },
    {
      question: 'Welche anderen Namen hat es?',
      answer: 'Zum Beispiel Putt Putt und Relaxed Golf.',
    },
  ],
  history: [
    'In der ältesten Fassung waren Könige und Asse Enden. Keller findet das Spiel im Kreis am besten und bemerkt, dass fast alle späteren Verwandten den Kreis übernommen haben.',
    'Ein gedrucktes Beispiel ist Donald Sapsfords Six-Six Patience von 1970, mit sechs Spalten zu sechs.',
    'Jan Wolter ließ in seinem Programm dem Spiel ohne Kreis den Namen Golf und nannte dieses Putt Putt.',
  ],
  rates: ['Üblich', 'Könige und Asse sind Enden', 'Auf einen König passt nichts'],
  claims: [
    'Auch die 93 %, die anderswo stehen [wikipedia], gelten für einen Löser. Eine Quote für Menschen kennen wir nicht; sie muss niedriger sein, weil sie den Talon nicht sehen.',
  ],
  disagreements: [
    {
      question: 'Ist das noch Golf?',
      sources:
        'In Golf gibt es keinen Kreis [wikipedia]; mit Kreis ist es am besten [keller]; es ist ein anderes Spiel mit eigenem Namen [wolter].',
      here: 'Ein eigenes Spiel mit einem schlichten Namen und eine Option in den anderen.',
    },
    {
      question: 'Was ist Par?',
      sources: '4 [keller] oder 5 [wikipedia, wolter] je Blatt, beides für die schwereren Fassungen gedacht.',
      here: '4, und 5 als Option. Man kann sich auch ein eigenes Par setzen.',
    },
  ],
  similar: [
    'Auf einen König passt nichts.',
    'Könige und Asse sind Enden.',
    'Dieselben Regeln mit einer Spalte weniger und einer Reihe mehr.',
    'Dieselbe Regel für die Ränge auf drei Gipfeln.',
    'Dreizehn Spalten und kein Talon.',
    'Acht Spalten zu vier, verdeckt.',
  ],
  references: MEASURED_TITLE,
};
