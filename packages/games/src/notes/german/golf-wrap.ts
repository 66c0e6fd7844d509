/** Notes on Golf with wrap in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const golfWrapGerman: NoteTexts = {
  of: 'golf-wrap',
  summary:
    'Golf ohne Sackgassen: Könige und Asse passen aufeinander, und für jede Karte gibt es acht andere, die passen. Die meisten Spiele ' +
    'lassen sich abräumen; die Frage ist, wie viele Karten des Talons dann übrig sind.',
  tip: 'Keine Angst vor der Ecke: Q-K-A-2 ist eine Serie wie jede andere. Es geht um Karten, die im Talon übrig bleiben.',
  strategy: [
    'Jeder Rang hat zwei Nachbarn, also strandet keine Karte allein wegen ihres Ranges. Was Karten stranden lässt, ist die Tiefe: an den Spalten arbeiten, die am meisten von dem verbergen, was gebraucht wird.',
    'Die Spalten möglichst lange auf gleicher Höhe halten; sieben freie Karten sind mehr wert als zwei lange Serien in einer Spalte.',
    'Das Ziel ist ein Ergebnis unter null. Die Serie suchen, die vor der nächsten Karte des Talons am meisten abträgt, und keine einzelne Karte nehmen, wenn sie durch Warten Teil von fünfen wird.',
    'Eine Karte des Talons hilft, wenn eine freie Karte einen Rang neben ihr liegt. Freie Karten vieler Ränge decken das meiste ab: sind 6, 9 und Dame frei, passen sechs Ränge von dreizehn, bei 6, 7 und 8 nur fünf. Also geben, wenn sie verstreut sind, und weiterspielen, solange sie beieinander liegen.',
    'Gegen Ende zählen: zwei letzte Karten, die einen Rang auseinander liegen, sind eine einzige Serie; liegen sie sechs Ränge auseinander, können sie viele Karten des Talons kosten.',
  ],
  cases: [
    {
      question: 'Was passt auf einen König?',
      answer: 'Eine Dame oder ein Ass; und auf ein Ass eine Zwei oder ein König.',
    },
    {
      question: 'Darf eine Serie mehr als einmal im Kreis gehen?',
      answer: 'Ja, solange Karten da sind: Q-K-A-2-A-K-Q ist so gut wie jede andere.',
    },
    {
      question: 'Zählt die Startkarte mit?',
      answer:
        'Nein; nach ihr bleiben 16 Karten im Talon, und jede, die beim Abräumen noch dort liegt, ist ein Schlag weniger.',
    },
  ],
  house: [
    'Da sich die meisten Spiele abräumen lassen, die Runde auf die Summe spielen, mit Ergebnissen unter null.',
    'Sich ein niedrigeres Par setzen; 4 je Spiel war für die Form gedacht, in der Könige die Serie beenden.',
    'Strenger wird es mit Spalten, die bis auf die letzte Karte verdeckt sind.',
  ],
  glossary: [
    {
      term: 'Kreis',
      meaning: 'Die Regel, dass König und Ass Nachbarn sind, so dass die Ränge im Kreis gehen.',
    },
    { term: 'Ecke', meaning: 'Der Schritt zwischen König und Ass.' },
    { term: 'Serie', meaning: 'Karten, die nacheinander gespielt werden, ohne dass der Talon gibt.' },
    {
      term: 'Schlag',
      meaning: 'Eine Karte, die in den Spalten übrig ist; eine übrige Karte des Talons nimmt einen weg.',
    },
  ],
  trivia: [
    {
      question: 'Welches ist das beste Ergebnis?',
      answer: '−16, alle 35 Karten auf der Startkarte. Im Kreis steht dem kein Rang im Weg.',
    },
    {
      question: 'Warum ist es wichtig, dass die Zahl der Ränge ungerade ist?',
      answer:
        'Einmal im Kreis zu gehen vertauscht gerade und ungerade: vom K, dem dreizehnten, zum A, dem ersten, beide ungerade. Eine Serie im Kreis muss also nicht abwechseln, wie sie es sonst muss.',
    },
    {
      question: 'Unter welchen Namen begegnet man ihm?',
      answer: 'Putt Putt und Relaxed Golf sind zwei.',
    },
  ],
  history: [
    'In der ältesten Form waren Könige und Asse Enden. Keller meint, der Kreis ergebe das beste Spiel, und bemerkt, dass fast alle späteren Verwandten ihn übernommen haben.',
    'Ein gedrucktes Beispiel ist Donald Sapsfords Six-Six Patience von 1970, mit sechs Spalten zu sechs.',
    'Jan Wolter behielt in seinem Programm das Spiel mit Enden als Golf bei und nannte dieses Putt Putt.',
  ],
  rates: ['Üblich', 'Könige und Asse sind Enden', 'Auf einen König passt nichts'],
  claims: [
    'Auch die 93 %, die anderswo zu lesen sind [wikipedia], gelten für einen Löser. Eine Quote für Menschen ist uns nicht bekannt; sie muss niedriger sein, denn vor ihnen ist der Talon verborgen.',
  ],
  disagreements: [
    {
      question: 'Ist das noch Golf?',
      sources:
        'In Golf gibt es keinen Kreis [wikipedia]; der Kreis ergibt die beste Form [keller]; es ist ein Spiel anderen Namens [wolter].',
      here: 'Ein Spiel für sich unter einem Namen, der es einfach beschreibt, und eine Option der anderen.',
    },
    {
      question: 'Was ist Par?',
      sources: '4 [keller] oder 5 [wikipedia, wolter] je Spiel, beides von den schwereren Formen gesagt.',
      here: '4, und 5 als Option; ein eigenes zu setzen steht frei.',
    },
  ],
  similar: [
    'Auf einen König passt nichts.',
    'Könige und Asse sind Enden.',
    'Dieselben Regeln mit einer Spalte weniger und einer Reihe mehr.',
    'Dieselbe Regel der Ränge auf drei Gipfeln.',
    'Dreizehn Spalten und kein Talon.',
    'Acht Spalten zu vier, verdeckt.',
  ],
  references: MEASURED_TITLE,
};
