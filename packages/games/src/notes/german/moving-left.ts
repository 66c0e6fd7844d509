/** Notes on Moving Left in German. */
import type { NoteTexts } from '../note.ts';

export const movingLeftGerman: NoteTexts = {
  of: 'moving-left',
  summary:
    'Zwei Spiele Karten, abwechselnd rot und schwarz in zehn Spalten gelegt, und nur ein Durchgang durch den Talon. Eine ' +
    'geleerte Spalte zieht die Folge ihrer rechten Nachbarin zu sich herüber, so dass die ganze Auslage nach links wandert.',
  tip: 'Der Talon kommt nur einmal: einen Platz für das freihalten, was noch aussteht, und niedrige Karten nicht auf der Ablage begraben.',
  strategy: [
    'Bei einem einzigen Durchgang liegt jede nicht gespielte Karte auf allen früheren. Von der Ablage sollte man spielen, sooft das die nächste Karte dort freilegt, und warten, wenn es den letzten Platz für einen Rang kostet, der noch kommen muss.',
    'Das Nachrücken nutzen: wer links eine kurze Spalte leert, deckt in der nächsten eine Karte auf, ohne einen Platz dafür auszugeben.',
    'An die Folge denken, die herüberkommt: ist ihre höchste Karte eine rote Zehn, so gewinnt man eine Spalte, die endet wie zuvor, aber einen Platz weiter links steht, und am alten Platz eine neue Karte.',
    'Den Königen hilft das Nachrücken nicht. Nur die letzte Spalte oder eine neben einer Lücke nimmt sie auf; Könige weit oben in den Spalten bleiben also lange im Weg. Man baut auf ihnen weiter, wo sie liegen.',
    'Niedrige Karten gleich auf die Zielstapel bringen und die beiden Zielstapel einer Farbe etwa gleich hoch halten.',
  ],
  cases: [
    {
      question: 'Wie viel rückt nach?',
      answer: 'Alle offenen Karten der nächsten Spalte; eine verdeckte, die zurückbleibt, wird aufgedeckt.',
    },
    {
      question: 'Wann nimmt eine Lücke einen König?',
      answer: 'Wenn sie die letzte Spalte ist oder wenn auch die Spalte rechts von ihr leer ist.',
    },
    {
      question: 'Darf man vom Talon nehmen, bevor alles Mögliche gespielt ist?',
      answer: 'Ja, aber einen zweiten Durchgang gibt es nicht.',
    },
    {
      question: 'Ist das Nachrücken ein eigener Zug?',
      answer:
        'Nein, es gehört zu dem Zug, der die Spalte geleert hat; wer ihn zurücknimmt, nimmt beides zurück.',
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
      question: 'Gibt es noch mehr Spiele, die nachrücken?',
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
      question: 'Wie oft durch den Talon?',
      sources: 'Einmal [pysolfc, politaire]; zweimal, unter dem Namen Souter [souter].',
      here: 'Einmal; zwei, drei und beliebig viele Durchgänge sind Optionen.',
    },
  ],
  similar: [
    'Das Nachrücken mit einem Kartenspiel, nach Farben gelegt, bei beliebig vielen Durchgängen.',
    'Neun Spalten, Lücken für Könige und Durchgänge ohne Grenze.',
    'Ein Spiel Karten, sieben Spalten, nichts rückt nach.',
  ],
  references: {},
};
