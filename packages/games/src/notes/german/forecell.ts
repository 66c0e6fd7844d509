/** Notes on ForeCell in German. */
import type { NoteTexts } from '../note.ts';

export const forecellGerman: NoteTexts = {
  of: 'forecell',
  summary:
    'FreeCell mit vollen Zellen: acht Spalten zu sechs Karten, die letzten vier Karten in den Zellen, und in Lücken dürfen nur Könige. Am Anfang ist kein Platz da; man muss ihn sich verschaffen.',
  tip: 'Vor allem anderen einen Platz für eine der vier Karten in den Zellen finden.',
  strategy: [
    'Bis eine Zelle frei ist, gibt es nur Züge von Spalte zu Spalte und auf die Zielstapel. Zuerst diese Züge suchen; oft sind es nur zwei oder drei.',
    'Eine Karte aus der Zelle spielen, sobald ihr Platz in einer Spalte offen liegt. Wird der Platz verdeckt, bleibt die Zelle voll.',
    'Eine Lücke nimmt nur Könige. Eine Spalte erst leeren, wenn ein König erreichbar ist, sonst ist die Lücke nichts wert.',
    'Hohe Karten in den Zellen sind die schlimmsten: ein König wartet dort auf eine Lücke. Das einplanen.',
  ],
  cases: [
    { question: 'Was darf in eine leere Spalte?', answer: 'Ein König, allein oder mit seiner Folge.' },
    {
      question: 'Kann ein Blatt vor dem ersten Zug verloren sein?',
      answer: 'Ja. Passt keine Karte, so sind die Zellen voll, und nichts zieht.',
    },
  ],
  house: [
    'Nach Farben bauen: etwa eines von zehn Blättern ist dann noch zu gewinnen.',
    'Jede Karte in eine Lücke lassen.',
  ],
  glossary: [
    { term: 'Zelle', meaning: 'Ein Platz für eine einzelne Karte; gebaut wird darauf nicht.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [],
  history: [
    'Es ist das älteste bekannte Spiel, das FreeCell sehr nahe kommt. Es stammt aus Schweden, geht mindestens auf 1945 zurück und hieß Napoleon in St. Helena; Forty Thieves, das in englischen Büchern so heißt, ist ein anderes Spiel.',
  ],
  rates: ['Standard', 'Nach Farben gebaut'],
  claims: [
    'Ältere Zählungen stimmen überein: 85,605 %, von Michael Keller und Danny Jones, und 10,556 % nach Farben, von Mark Masten [blake].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine Lücke?',
      sources:
        'Ein König [pysolfc, blake]; jede Karte, in der Form von Napoleon aus einem schwedischen Buch, dessen Zellen am Anfang leer sind [napoleon].',
      here: 'Ein König; jede Karte ist eine Option.',
    },
  ],
  similar: [
    'Die Zellen sind am Anfang leer, und Lücken nehmen jede Karte.',
    'Vier von acht Zellen sind am Anfang besetzt; nach Farben gebaut.',
    'FreeCell mit den niedrigen Karten ganz unten.',
  ],
  references: {},
};
