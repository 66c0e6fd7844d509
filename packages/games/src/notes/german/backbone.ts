/** Notes on Backbone in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const backboneGerman: NoteTexts = {
  of: 'backbone',
  summary:
    'Zwei Kartenspiele um ein Rückgrat: zwei Reihen zu elf Karten, die eine letzte Karte versperrt, und daneben acht Spalten, in der Farbe gebaut.',
  tip: 'Zuerst die Karte am Fuß des Rückgrats wegbringen; alles andere dort wartet auf sie.',
  strategy: [
    'Auf dem Rückgrat kann nichts gebaut werden; deshalb an ihm entlang die erste Karte ohne Platz suchen und rechtzeitig für sie sorgen.',
    'Eine freie Spalte für einen König des Rückgrats behalten: Er passt sonst nirgends, bis seine Farbe fertig ist.',
  ],
  cases: [
    {
      question: 'Darf eine Karte des Rückgrats in eine freie Spalte?',
      answer: 'Ja; eine Option verbietet es.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Mary Whitmore Jones und Basil Dalton beschreiben es mit zehn Karten auf jeder Seite [forever].'],
  rates: [],
  claims: [
    'Wikipedia nennt es schwer zu gewinnen [wikipedia].',
    'Unsere Liste der Blätter 1 bis 120: 120 zu gewinnen, 0 nicht zu gewinnen, 0 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Wie lang ist das Rückgrat?',
      sources:
        'Zweimal elf und eine [pysolfc]; zweimal zehn und eine [forever]; zweimal neun und eine [aisleriot].',
      here: 'Zweimal elf und eine; neun ist eine Option.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources: 'Zweimal [wikipedia, aisleriot]; einmal [pysolfc].',
      here: 'Zweimal; einmal ist eine Option.',
    },
  ],
  similar: ['Solche Spalten ohne Rückgrat.', 'Vierzig Karten in Spalten.'],
  references: { ...LISTED_TITLE },
};
