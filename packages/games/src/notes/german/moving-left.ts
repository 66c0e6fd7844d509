/** Notes on Moving Left in German. */
import type { NoteTexts } from '../note.ts';

export const movingLeftGerman: NoteTexts = {
  of: 'moving-left',
  summary:
    'Zwei Kartenspiele, abwechselnd rot und schwarz in zehn Spalten gebaut, und nur ein Durchgang durch den Talon. Wird eine Spalte leer, rückt die Folge rechts von ihr hinein, so dass die ganze Auslage nach links wandert.',
  tip: 'Der Talon kommt nur einmal: Platz für das freihalten, was noch kommt, und niedrige Karten nicht in der Ablage begraben.',
  strategy: [
    'Bei einem einzigen Durchgang begräbt jede nicht gespielte Karte die früheren. Von der Ablage spielen, wann immer das eine nützliche Karte freilegt, aber warten, wenn es den letzten Platz für einen Rang kostet, der noch kommt.',
    'Das Nachrücken nutzen: wer links eine kurze Spalte leert, deckt in der nächsten eine Karte auf, ohne dafür einen Platz herzugeben.',
    'An die Folge denken, die herüberkommt: sie bleibt, wie sie ist, und steht nur einen Platz weiter links, und in ihrer alten Spalte kommt eine neue Karte zum Vorschein.',
    'Den Königen hilft das Nachrücken nicht. Sie dürfen nur in die letzte Spalte oder in eine, rechts von der auch eine Lücke ist; Könige, die andere Karten bedecken, sind also lange im Weg. Man baut auf ihnen weiter, wo sie liegen.',
    'Niedrige Karten gleich auf die Zielstapel bringen und die beiden Zielstapel einer Farbe etwa gleich hoch halten.',
  ],
  cases: [
    {
      question: 'Wie viel rückt nach?',
      answer: 'Alle offenen Karten der nächsten Spalte; eine verdeckte, die zurückbleibt, wird aufgedeckt.',
    },
    {
      question: 'Wann darf ein König in eine Lücke?',
      answer: 'Wenn sie die letzte Spalte ist oder wenn auch die Spalte rechts von ihr leer ist.',
    },
    {
      question: 'Darf man vom Talon nehmen, bevor man alles gespielt hat, was geht?',
      answer: 'Ja, aber einen zweiten Durchgang gibt es nicht.',
    },
    {
      question: 'Ist das Nachrücken ein eigener Zug?',
      answer:
        'Nein, es gehört zu dem Zug, der die Spalte geleert hat. Rückgängig macht man immer beides zusammen.',
    },
  ],
  house: [
    'Leichter wird es mit einem Durchgang mehr; bei PySolFC heißt das Souter.',
    'Die Karten auf den Zielstapeln zählen; alle 104 sind ein Meisterstück.',
  ],
  glossary: [
    { term: 'Nachrücken', meaning: 'Der Umzug einer Folge in die leere Spalte links von ihr.' },
    {
      term: 'Folge',
      meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend, abwechselnd rot und schwarz.',
    },
    { term: 'Durchgang', meaning: 'Einmal durch den Talon.' },
  ],
  trivia: [
    {
      question: 'Wie viele Karten liegen anfangs verdeckt?',
      answer: '45 der 55 in den Spalten und die 49 des Talons.',
    },
    {
      question: 'Gibt es noch andere Spiele mit Nachrücken?',
      answer: 'Politaire kennt ein Triple Left, drei Kartenspiele in zwölf Spalten, und ein Single Left.',
    },
  ],
  history: [
    'Die einzige Quelle, die Politaire dafür nennt, ist Pretty Good Solitaire; in einem Buch haben wir es nicht gefunden.',
  ],
  rates: [],
  claims: ['Eine veröffentlichte Quote ist uns nicht bekannt, weder von Lösern noch von Spielern.'],
  disagreements: [
    {
      question: 'Wie oft geht man durch den Talon?',
      sources: 'Einmal [pysolfc, politaire]; zweimal, unter dem Namen Souter [souter].',
      here: 'Einmal; zwei, drei und beliebig viele Durchgänge sind Optionen.',
    },
  ],
  similar: [
    'Das Nachrücken mit einem Kartenspiel, nach Farben gebaut und mit beliebig vielen Durchgängen.',
    'Neun Spalten, Lücken für Könige und beliebig viele Durchgänge.',
    'Ein Kartenspiel, sieben Spalten, nichts rückt nach.',
  ],
  references: {},
};
