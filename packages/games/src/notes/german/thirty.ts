/** Notes on Thirty in German. */
import type { NoteTexts } from '../note.ts';

export const thirtyGerman: NoteTexts = {
  of: 'thirty',
  summary:
    'Ein kleines Spiel für ein Blatt von 32 Karten: dreißig in fünf offenen Spalten und zwei daneben. In den Spalten ist die Farbe gleich und Folgen ziehen im Ganzen, ein Blatt ist also schnell vorbei.',
  tip: 'Die zwei Karten neben den Spalten behalten, bis eine davon eine Spalte öffnet.',
  strategy: [
    'Bei acht Rängen ist eine Folge schnell zu Ende: Asse und Siebenen sperren Spalten, Könige und Damen tragen sie.',
    'Früh eine Spalte leeren. Da jede Folge hineindarf, ist sie so viel wert wie beliebig viele Zellen.',
    'Eine Folge aus gemischten Farben löst sich nur in der Reihenfolge der Ränge wieder auf. Gemischt wird dort, wo die Ränge noch lange nicht gebraucht werden.',
  ],
  cases: [
    {
      question: 'Was folgt auf das Ass?',
      answer:
        'Auf einem Zielstapel die Sieben: die Karten von Zwei bis Sechs sind nicht dabei. In den Spalten kommt ein Ass auf eine Sieben.',
    },
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Ja, eine Folge beliebiger Farben.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Nein, sie bleiben dort. Eine Option erlaubt es.',
    },
  ],
  house: ['Stattdessen sechs Spalten zu fünf Karten geben; dafür gibt es eine Option.'],
  glossary: [
    {
      term: 'Blatt von 32 Karten',
      meaning: 'In jeder Farbe Ass, Sieben, Acht, Neun, Zehn, Bube, Dame und König.',
    },
  ],
  trivia: [],
  history: [],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Die Untersuchung der Aussichten spielt es mit acht Rängen vom Ass aufwärts [blake]; ein Blatt von 32 Karten mit niedrigem Ass ist dasselbe Spiel.',
  ],
  disagreements: [
    {
      question: 'Wie viele Spalten?',
      sources: 'Fünf zu sechs Karten [blake]; sechs zu fünf [pysolfc].',
      here: 'Fünf; sechs sind eine Option.',
    },
    {
      question: 'Welche Folgen ziehen?',
      sources: 'Alle [blake]; nur solche einer Farbe [pysolfc].',
      here: 'Alle.',
    },
  ],
  similar: [
    'Das ganze Kartenspiel, sechs Spalten und ein Talon.',
    'Alle 52 Karten mit wechselnden Farben: viel schwerer.',
  ],
  references: {},
};
