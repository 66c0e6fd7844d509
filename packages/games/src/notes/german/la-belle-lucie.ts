/** Notes on La Belle Lucie in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const laBelleLucieGerman: NoteTexts = {
  of: 'la-belle-lucie',
  summary:
    'Das ganze Spiel in Fächern zu dritt, alles offen. Nur die letzte Karte eines Fächers zieht, einzeln und in ihrer Farbe, und ein leerer Fächer ist fort. Geht nichts mehr, werden die übrigen Karten gemischt und wieder zu dritt ausgelegt, zweimal in einem Blatt. Ein hübsches Spiel und ein altes; nur wenige Blätter gehen auf.',
  tip: 'Eine Karte, die auf einer anderen liegt, sperrt beide, bis sie hinaufgehen. Vor jedem Zug nachsehen, was er begräbt.',
  strategy: [
    'Könige spielen nicht mit: ein König zieht nur auf seinen Zielstapel. Was in seinem Fächer auf ihm liegt, muss fort; was unter ihm liegt, wartet auf das Mischen.',
    'Jede Karte passt nur auf eine einzige. Im Kopf ausrechnen, wie weit eine Farbe kommt, bevor die erste Karte zieht.',
    'Vor dem Mischen alles hinaufbringen, was geht. Jede Karte weniger macht die nächste Auslage leichter.',
    'In der letzten Auslage auf nichts rechnen: nur spielen, was keine Karte begräbt, die noch gebraucht wird.',
  ],
  cases: [
    {
      question: 'Gibt Rückgängigmachen ein Mischen zurück?',
      answer:
        'Nein. Die neue Auslage war zu sehen, also bleibt es verbraucht. Das nächste Mischen ist ein anderes.',
    },
    { question: 'Was darf in einen leeren Fächer?', answer: 'Nichts. Könige sind eine Option.' },
    {
      question: 'Darf man eine verdeckt liegende Karte ziehen?',
      answer:
        'Nein, keine, auf der andere liegen. Mit dieser Regel heißt das Spiel Three Shuffles and a Draw.',
    },
  ],
  house: [
    'Nach dem letzten Mischen eine begrabene Karte herausnehmen und spielen: Merci.',
    'Einen König in einen leeren Fächer lassen.',
  ],
  glossary: [
    { term: 'Fächer', meaning: 'Eine Spalte, beim Geben mit höchstens drei Karten.' },
    { term: 'Merci', meaning: 'Das Herausnehmen einer begrabenen Karte nach dem letzten Mischen.' },
  ],
  trivia: [
    {
      question: 'Wie heißt es noch?',
      answer: 'Auf Englisch auch Lovely Lucy, Midnight Oil, Clover Leaves und Alexander the Great.',
    },
  ],
  history: [
    'Es kommt aus Frankreich. Auf Englisch hat es zuerst Lady Adelaide Cadogan gedruckt, in den 1870er Jahren [wikipedia].',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 658 zu gewinnen, 0 nicht zu gewinnen, 342 offen, bei höchstens 50.000 Stellungen je Blatt [listed]. Die Liste weiß im Voraus, wie gemischt wird; wer spielt, weiß es nicht und gewinnt viel seltener.',
    'Morehead und Mott-Smith gaben eines von zehn Blättern an [lucie].',
  ],
  disagreements: [
    {
      question: 'Darf eine begrabene Karte gezogen werden?',
      sources: 'Ja, einmal [central]; nein [pysolfc, wikipedia]: das ist ein eigenes Spiel.',
      here: 'Nein.',
    },
    {
      question: 'Wie oft wird gemischt und neu gegeben?',
      sources: 'Zweimal [pysolfc, wikipedia, central].',
      here: 'Zweimal; einmal oder gar nicht ist eine Option.',
    },
  ],
  similar: [
    'Asse ausgelegt und sechzehn Fächer.',
    'Dieselben Fächer, Könige in leere, und kein zweites Geben.',
    'Eingesammelt ohne Mischen, so oft man will.',
    'Auf und ab gleich welcher Farbe, drei Karten je Fächer.',
  ],
  references: { ...LISTED_TITLE },
};
