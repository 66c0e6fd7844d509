/** Notes on Deuces in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const deucesGerman: NoteTexts = {
  of: 'deuces',
  summary:
    'Zwei Kartenspiele von der Zwei an: Die acht Zweien liegen aus, das Ass kommt zuletzt, und zehn Spalten beginnen mit je einer Karte.',
  tip: 'Asse sind hier die höchsten Karten: Mit ihnen lässt sich gut eine Spalte beginnen.',
  strategy: [
    'Die Ablage ist lang. Karten von ihr nur auf Folgen legen, die bald hochkommen.',
    'Beide Exemplare des nächsten Ranges im Blick behalten und das nähere freilegen.',
  ],
  cases: [
    { question: 'Was darf auf ein Ass?', answer: 'In einer Spalte ein König; auf einem Zielstapel nichts.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Nach Thomas Warfield, den Politaire anführt, erschien es als Le Deux in einer Sammlung, die 1860 in Brüssel gedruckt wurde.',
  ],
  rates: [],
  claims: [
    'Politaire nennt es eine schwierigere Form von Busy Aces [help].',
    'Unsere Liste der Blätter 1 bis 150: 137 zu gewinnen, 0 nicht zu gewinnen, 13 offen, bei bekannten Karten und höchstens 300.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Was füllt eine freie Spalte?',
      sources: 'Jede Karte [help, pysolfc]; nur Talon oder Ablage [wikipedia].',
      here: 'Jede Karte; nur Karten der Ablage ist eine Option.',
    },
    {
      question: 'Darf ein Ass auf eine Zwei?',
      sources: 'Ja, in Spalten geht die Reihe im Kreis [pysolfc]; nein [help].',
      here: 'Nein.',
    },
  ],
  similar: ['Zwölf Spalten, vom Ass an gebaut.', 'Vierzig Karten werden ausgelegt.'],
  references: { ...LISTED_TITLE },
};
