/** Notes on Tuxedo in German. */
import type { NoteTexts } from '../note.ts';

export const tuxedoGerman: NoteTexts = {
  of: 'tuxedo',
  summary:
    'Penguin im Abendanzug: sieben Spalten, sieben Zellen, nach Farben gebaut, und die Asse liegen irgendwo. Folgen ziehen als Ganzes, gleich wie voll die Zellen sind.',
  tip: 'Folgen zusammenfügen, wo es geht. Eine Folge zieht hier wie eine einzelne Karte und spart für jede ihrer Karten eine Zelle.',
  strategy: [
    'Jede Karte passt nur auf eine einzige. Also die Paare suchen, die sich jetzt verbinden lassen, und die, denen nur ein Zug fehlt.',
    'Auf ein Ass darf der König seiner Farbe. Das bindet beide, bis das Ass frei ist; also nur für Könige nutzen, die aus dem Weg müssen.',
    'Eine Lücke nimmt jede Karte und jede Folge. Sie dient dazu, eine kurze Folge umzudrehen, nicht dazu, eine einzelne Karte abzustellen.',
    'Sieben Zellen sind viele, aber eine Karte der falschen Farbe kann ein halbes Blatt lang darin bleiben. Besser mit fünf rechnen.',
  ],
  cases: [
    {
      question: 'Darf eine Folge ziehen, wenn die Zellen voll sind?',
      answer: 'Ja. Ihre Länge hängt nicht von den Zellen ab.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte und jede Folge. Nur Könige sind eine Option.',
    },
    { question: 'Womit beginnen die Zielstapel?', answer: 'Mit den Assen; sie enden mit den Königen.' },
  ],
  house: ['Lücken nur Könige nehmen lassen.', 'Keine Karte auf ein Ass lassen.', 'Karten einzeln ziehen.'],
  glossary: [
    { term: 'Flosse', meaning: 'Die sieben Zellen zusammen, nach ihrem Namen in Penguin.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [],
  history: [
    'Es ist eine Variante von Penguin, das David Parlett erfunden und nach The Penguin Book of Patience benannt hat, an dem er gerade schrieb. In Penguin sagt die erste gegebene Karte, womit die Zielstapel beginnen, und die anderen drei ihres Ranges liegen von Anfang an dort.',
  ],
  rates: [],
  claims: ['Eine veröffentlichte Quote kennen wir nicht.'],
  disagreements: [
    {
      question: 'Wie lang sind die Spalten?',
      sources:
        'Sieben Karten, und eine achte auf der ersten, der vierten und der siebten [pysolfc, code]; acht auf jeder der ersten drei und sechs auf den anderen, was nur 48 Karten ergibt [fsolitaire].',
      here: 'Wie in PySolFC.',
    },
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Jede Karte und jede Folge [code]; nur ein König [fsolitaire].',
      here: 'Jede Karte und jede Folge; nur Könige sind eine Option.',
    },
  ],
  similar: [
    'Acht Spalten und acht Zellen, nach Farben; einzelne Karten, und Könige in Lücken.',
    'Nach Farben mit vier Zellen.',
    'Nach Farben, zehn kurze Spalten, vier Zellen.',
  ],
  references: {},
};
