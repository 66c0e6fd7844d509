/** Notes on Alaska in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const alaskaGerman: NoteTexts = {
  of: 'alaska',
  summary:
    'Russian Solitaire, in dem die Spalten in der Farbe auf- und abwärts gebaut werden. Alle Karten liegen von Anfang an auf dem Tisch.',
  tip: 'Jede Karte hat zwei Nachbarn, auf die sie darf. Vor der Wahl prüfen, welcher von beiden bald selbst ziehen muss.',
  strategy: [
    'Zuerst die 21 verdeckten Karten aufdecken, angefangen bei den Spalten mit den wenigsten.',
    'Aufsteigende Folgen müssen umgedreht werden, bevor sie auf die Zielstapel können, und dafür ist eine freie Spalte da.',
  ],
  cases: [
    { question: 'Darf ein Ass auf einen König?', answer: 'Nein. Die Reihe geht nicht im Kreis weiter.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Die Namen der Familie sind aus dem Norden: Yukon, Alaska und vor ihnen Klondike.'],
  rates: ['Nach Schätzung eines Autors solcher Spiele'],
  claims: [
    'Die Schätzung lautet eines von dreißig, ebenso viel wie ihr Autor für Russian Solitaire angibt [play].',
    'Unsere Liste der Blätter 1 bis 1.000: 866 zu gewinnen, 129 nicht zu gewinnen, 5 offen, bei bekannten Karten und höchstens 1.000.000 Stellungen je Blatt [listed].',
  ],
  disagreements: [
    {
      question: 'Gibt es verdeckte Karten?',
      sources: 'Ja, wie in Yukon [pysolfc]; eine Seite sagt nein [solitairex].',
      here: 'Ja.',
    },
  ],
  similar: ['Nur abwärts gebaut.', 'Abwechselnd rot und schwarz abwärts gebaut.'],
  references: { ...LISTED_TITLE },
};
