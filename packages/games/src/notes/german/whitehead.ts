/** Notes on Whitehead in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const whiteheadGerman: NoteTexts = {
  of: 'whitehead',
  summary:
    'Klondike aufgedeckt: alle 28 Karten des Dreiecks liegen offen, gebaut wird rot auf rot und schwarz auf schwarz, und eine leere Spalte nimmt jede Karte. Zusammen ziehen aber nur Karten einer Farbe, und der Talon kommt nur einmal. Drei von vier Blättern sind zu gewinnen.',
  tip: 'Wo es geht, in derselben Farbe bauen. Eine Spalte aus Herz und Karo ist schnell gemacht und schwer zu bewegen.',
  strategy: [
    'Von den zwei Karten, auf die eine passt, die ihrer eigenen Farbe wählen: dann ziehen beide zusammen weiter.',
    'Leere Spalten nehmen alles, und nur mit ihnen lässt sich eine gemischte Spalte trennen. Die kurzen früh öffnen und eine frei halten.',
    'Das ganze Dreieck ist zu sehen. Vor der ersten Karte des Talons nachsehen, wo Asse und Zweien liegen.',
    'Der Talon kommt nur einmal: auf der Ablage sollen nur Karten bleiben, die auf ihren Zielstapel warten können.',
  ],
  cases: [
    {
      question: 'Welche Karten ziehen zusammen?',
      answer: 'Eine Folge einer Farbe. Herz und Karo gemischt darf man bauen, aber nicht zusammen ziehen.',
    },
    { question: 'Was darf in eine leere Spalte?', answer: 'Jede Karte und jede Folge, die ziehen darf.' },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Ja, die letzte Karte eines Zielstapels. Eine Option verbietet es.',
    },
  ],
  house: ['Nur Könige in leere Spalten lassen.', 'Mehr als einmal durch den Talon gehen.'],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen hat es bis 2001 für Aisleriot geschrieben, die Sammlung von GNOME [aisleriot].'],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 705 zu gewinnen, 24 nicht zu gewinnen, 271 offen, bei bekannten Karten und höchstens 100.000 Stellungen je Blatt [listed].',
    'Eine Seite mit dem Spiel sagt, dass etwa jedes dritte Blatt gewonnen wird [gem].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine leere Spalte?',
      sources: 'Jede Karte oder Folge [pysolfc, aisleriot, whizz, gem]; nur Könige [dawn].',
      here: 'Jede Karte; nur Könige ist eine Option.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, aisleriot, dawn, gem]; beliebig oft [whizz].',
      here: 'Einmal; mehr Durchgänge sind eine Option.',
    },
  ],
  similar: [
    'In wechselnden Farben, und die meisten Karten liegen verdeckt.',
    'Auf jede Farbe außer der eigenen.',
    'Auch rot auf rot, und der Talon wird in die Spalten gegeben.',
  ],
  references: { ...LISTED_TITLE },
};
