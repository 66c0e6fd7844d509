/** Notes on Fourteen Out in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const fourteenOutGerman: NoteTexts = {
  of: 'fourteen-out',
  summary: 'Alle Karten liegen offen in zwölf Spalten; die letzten werden in Paaren zu vierzehn weggenommen.',
  tip: 'Die Spalten gleichmäßig abtragen; eine leere ist für den Rest des Blattes verloren.',
  strategy: [
    'Nach Partnern in derselben Spalte suchen, etwa einer Dame über einer Zwei. Sie brauchen zwei andere ihrer Art.',
    'Auch auf gekreuzte Paare in zwei Spalten achten: Eines davon muss mit einer dritten Karte gelöst werden.',
    'Von drei Karten, die zueinander passen, die liegen lassen, für die noch die meisten Partner bleiben.',
  ],
  cases: [{ question: 'Was gehört zu einer Sieben?', answer: 'Eine andere Sieben.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Es heißt auch Fourteen Puzzle und Take Fourteen und wird manchmal in Stapeln ausgelegt, die das Kommende verdecken; beides steht in Wikipedia.',
  ],
  rates: ['Was eine Anleitung von geübten Spielern erwartet'],
  claims: [
    'Die Erwartung lautet „zwei von drei Spielen“ [tilldawn].',
    'Unsere Liste der Blätter 1 bis 1.000: 944 zu gewinnen, 51 nicht zu gewinnen, 5 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Sind bedeckte Karten sichtbar?',
      sources: 'Ja [pysolfc, aisleriot]; in einer Variante nicht [wikipedia].',
      here: 'Ja; verdeckt ist eine Option.',
    },
  ],
  similar: ['Paare zu dreizehn in einer Pyramide.', 'Gruppen aufeinanderfolgender Ränge.'],
  references: { ...LISTED_TITLE },
};
