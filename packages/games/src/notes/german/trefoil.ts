/** Notes on Trefoil in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const trefoilGerman: NoteTexts = {
  of: 'trefoil',
  summary:
    'La Belle Lucie, bei der die Asse von Anfang an auf den Zielstapeln liegen: sechzehn Fächer zu dritt, die letzte Karte eines jeden zieht in ihrer Farbe, und was übrig ist, wird zweimal gemischt und neu ausgelegt.',
  tip: 'Gesucht sind die Zweien. Nachsehen, in welchen Fächern sie liegen und was dort auf ihnen fort muss.',
  strategy: [
    'Eine Karte, die auf einer anderen liegt, sperrt beide, bis sie hinaufgehen; also nur bauen, was bald hinaufgeht.',
    'Vor dem Mischen alles hinaufbringen, was geht: je weniger Karten, desto besser die nächste Auslage.',
    'Könige ziehen nur auf ihren Zielstapel. Ein Fächer mit einem König am Grund ist der beste.',
  ],
  cases: [
    {
      question: 'Gibt Rückgängigmachen ein Mischen zurück?',
      answer:
        'Nein. Werden die Karten gegeben, wie sie liegen, dann schon, denn dabei bleibt dem Zufall nichts überlassen.',
    },
    { question: 'Was darf in einen leeren Fächer?', answer: 'Nichts. Könige sind eine Option.' },
  ],
  house: [
    'Nicht mischen: die Fächer der Reihe nach einsammeln und neu geben.',
    'Nach dem letzten Mischen eine begrabene Karte ziehen.',
  ],
  glossary: [
    {
      term: 'Trefoil',
      meaning: 'Englisch für eine Pflanze mit drei Blättern wie den Klee: ein Fächer zu dritt.',
    },
  ],
  trivia: [
    {
      question: 'Wie heißt es noch?',
      answer: 'Les Fleurons; in der Form von Professor Hoffmann wurde nicht gemischt.',
    },
  ],
  history: [
    'Professor Hoffmanns Illustrated Book of Patience Games von 1892 hat es. Dort werden die Karten ungemischt neu gegeben, und vielleicht spielte man es zuerst so [forever].',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 903 zu gewinnen, 0 nicht zu gewinnen, 97 offen, bei höchstens 100.000 Stellungen je Blatt [listed]. Die Liste weiß im Voraus, wie gemischt wird; wer spielt, weiß es nicht und gewinnt viel seltener.',
  ],
  disagreements: [
    {
      question: 'Wird vor dem Neugeben gemischt?',
      sources: 'Ja [pysolfc, fsolitaire]; im ältesten Buch nicht [forever].',
      here: 'Ja; ungemischt ist eine Option.',
    },
    {
      question: 'Darf am Ende eine begrabene Karte ziehen?',
      sources: 'Ja [forever]; nein [pysolfc, fsolitaire].',
      here: 'Nein.',
    },
  ],
  similar: [
    'Die Asse liegen in den Fächern, und es sind zwei Fächer mehr.',
    'Auch sechzehn Fächer, in wechselnden Farben, und kein zweites Geben.',
    'Zwölf Spalten, die ohne Mischen eingesammelt werden.',
  ],
  references: { ...LISTED_TITLE },
};
