/** Notes on Giza in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const gizaGerman: NoteTexts = {
  of: 'giza',
  summary:
    'Pyramide ohne Glück: Die 24 Karten des Talons liegen offen in acht Spalten zu drei, und alles lässt sich ausrechnen.',
  tip: 'Nach Karten suchen, die ihre eigenen Partner bedecken; sie entscheiden das Blatt.',
  strategy: [
    'Jede Karte hat vier Partner. Sind zwei weg, müssen die übrigen erreichbar sein; das vor jedem Paar prüfen.',
    'Karten der Pyramide und der Spalten gleichmäßig abtragen. Ein König kostet nichts und macht zwei frei.',
  ],
  cases: [
    { question: 'Was muss weg?', answer: 'Alle 52 Karten; eine Option begnügt sich mit der Pyramide.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Die Regeln von PySolFC nennen es eine offene Form der Pyramide, erfunden von Michael Keller, der mit Mark Masten über beide schreibt.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 500: 184 zu gewinnen, 263 nicht zu gewinnen, 53 offen, bei bekannten Karten und höchstens 200.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Darf eine Karte mit einer gepaart werden, die sie bedeckt?',
      sources: 'Nein [pysolfc]; es gibt Formen der Pyramide, die es erlauben [keller].',
      here: 'Nein; eine Option erlaubt es.',
    },
  ],
  similar: ['Der Rest der Karten ist ein Talon.', 'Paare zu vierzehn in Spalten.'],
  references: { ...LISTED_TITLE },
};
