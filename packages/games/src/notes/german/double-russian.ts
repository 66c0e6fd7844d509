/** Notes on Double Russian in German. */
import type { NoteTexts } from '../note.ts';

export const doubleRussianGerman: NoteTexts = {
  of: 'double-russian',
  summary:
    'Russian Solitaire mit zwei Kartenspielen in zehn Spalten. Jede Karte hat zwei Plätze; das lockert die Knoten des kleineren Spiels und ergibt ein langes zum Nachdenken.',
  tip: 'Die erste Spalte früh leeren: sie hat fünf offene Karten und nichts darunter.',
  strategy: [
    'Vor einem Zug beide Plätze einer Karte ansehen. Der bessere ist in der Spalte mit weniger verdeckten Karten, denn dort bleibt der Stapel eine Weile liegen.',
    'Die letzte freie Karte eines Ranges und einer Farbe nicht für einen kleinen Vorteil verbrauchen; ihr Zwilling kann tief unten liegen.',
    'Die erste Spalte hat keine verdeckten Karten. Leert man sie, hat man die erste Lücke. Unter acht Königen wählt man den, der am meisten öffnet.',
    'Große Stapel selten bewegen. Legt man zwölf Karten auf eine Spalte, müssen sie wieder weg, bevor man darunter etwas aufdecken kann.',
    'Eine Karte, die über allen ihren Nachbarn in der Farbe liegt, den beiden höheren und den beiden niedrigeren, sitzt in der Falle. Mit zwei Kartenspielen gehört mehr Pech dazu, und es passiert meist in den langen Spalten.',
    'Nicht jede Karte sofort auf die Zielstapel bringen: ist die erste Sieben einer Farbe weg, hat die zweite Sechs einen Platz weniger.',
  ],
  cases: [
    {
      question: 'Was genau darf ziehen?',
      answer:
        'Jede offene Karte mit allem, was auf ihr liegt. Sie kommt auf die letzte Karte einer anderen Spalte, wenn diese dieselbe Farbe hat und einen Rang höher ist.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König mit allem, was auf ihm liegt.',
    },
    {
      question: 'Können Karten von den Zielstapeln zurück?',
      answer: 'Nein; eine Option erlaubt es.',
    },
    {
      question: 'Auf welchen Zielstapel geht eine Karte?',
      answer: 'Auf jeden Zielstapel ihrer Farbe, auf den sie passt.',
    },
  ],
  house: [
    'Nach PySolFC austeilen, das ist ein wenig gleichmäßiger.',
    'Die Karten auf den Zielstapeln zählen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    {
      term: 'Stapel',
      meaning: 'Eine offene Karte und alles, was auf ihr liegt; er zieht als Ganzes, geordnet oder nicht.',
    },
    {
      term: 'Nachbarn',
      meaning: 'Die nächsthöheren und die nächstniedrigeren Karten derselben Farbe.',
    },
  ],
  trivia: [
    {
      question: 'Wie werden die 104 Karten ausgeteilt?',
      answer: '5 in die erste Spalte, dann 7 bis 15: 45 Karten verdeckt und 59 offen.',
    },
    {
      question: 'Warum hat die erste Spalte fünf Karten und die nächste sieben?',
      answer:
        'Jede Spalte bekommt sechs offene Karten, nur die erste fünf; sonst wäre es eine Karte zu viel.',
    },
  ],
  history: [
    'Bekannt ist es aus Sammlungen für den Computer: Politaire, PySolFC und mehrere Websites haben es. Eine ältere Beschreibung fanden wir nicht.',
  ],
  rates: [],
  claims: [
    'Wir kennen keine veröffentlichte Quote, weder von Lösern noch von Spielern. Die beiden Verwandten liegen weit auseinander: bei Russian sind 6,71 % der Blätter zu gewinnen, bei Triple Russian fast alle [measured].',
  ],
  disagreements: [
    {
      question: 'Wie wird ausgeteilt?',
      sources:
        'Fünf Karten offen, dann Spalten mit einer bis neun verdeckten und sechs offenen [politaire, fsolitaire]; keine bis acht verdeckt, dann noch einmal acht, je mit sechs offenen [pysolfc].',
      here: 'Auf die erste Art; die zweite ist eine Option.',
    },
    {
      question: 'Muss ein Stapel, der zieht, geordnet sein?',
      sources: 'Nein [politaire, pysolfc]; eine Seite sagt beides [fsolitaire].',
      here: 'Nein.',
    },
  ],
  similar: [
    'Ein Kartenspiel in sieben Spalten; kurz und schwer.',
    'Drei Kartenspiele in dreizehn Spalten.',
    'Ein Kartenspiel, abwechselnd rot und schwarz.',
    'Zwei Kartenspiele nach Farben, mit einem Talon; nur Folgen ziehen.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: Russian durch vollständige Suche an 1.000.000 Blättern, Triple Russian durch Suche an 300',
  },
};
