/** Notes on Ali Baba in German. */
import type { NoteTexts } from '../note.ts';

export const aliBabaGerman: NoteTexts = {
  of: 'ali-baba',
  summary:
    'Forty Thieves mit einem einzigen Kartenspiel. Vierzig der 52 Karten liegen offen in zehn Spalten, und Folgen einer Farbe dürfen ziehen. Für den Talon bleiben nur zwölf Karten: entweder öffnet sich rechtzeitig eine Lücke, oder das Blatt ist schnell vorbei.',
  tip: 'Alles spielen, was passt, und das Nachdenken für die erste leere Spalte aufheben.',
  strategy: [
    'Wird mit einem einzigen Kartenspiel nach Farben gebaut, hat jede Karte genau einen Platz. Karten also auf die Zielstapel oder in die Spalten legen, sobald sie passen; zu verlieren gibt es dabei nichts.',
    'Entscheidend ist, wofür man eine Lücke verwendet. Jede Karte oder Folge darf hinein: am besten die, unter der am meisten frei wird. Dabei zwei Züge vorausdenken.',
    'Eine Karte, die auf ihren beiden Nachbarn in der Farbe liegt, kommt nur über eine Lücke weg. Solche Knoten zählen und die Lücke für den schlimmsten aufheben.',
    'Zwölf Karten sind ein kleiner Talon, und es gibt nur einen Durchgang. Spät geben, wenn in den Spalten nichts mehr geht, damit jede neue Karte möglichst viele Plätze findet.',
    'Eine Karte von der Ablage nur dann in eine Lücke legen, wenn sie sofort einen weiteren Zug bringt.',
    'Sind zwei Lücken da, geht das Blatt meistens auf; also nichts überstürzen.',
  ],
  cases: [
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte und jede Folge einer Farbe.',
    },
    {
      question: 'Werden die Asse vorher ausgelegt?',
      answer:
        'Nein, sie bleiben, wo sie beim Geben landen. Eine Option legt sie auf die Zielstapel; der Talon hat dann acht Karten.',
    },
    {
      question: 'Darf der Talon noch einmal durchgespielt werden?',
      answer: 'Nein; eine Option erlaubt beliebig viele Durchgänge.',
    },
    {
      question: 'Darf ein Teil einer Folge ziehen?',
      answer: 'Ja, die letzte Karte oder beliebig viele vom Ende her.',
    },
  ],
  house: [
    'Die Asse vorher auslegen: das hilft fast so viel wie unbegrenzte Durchgänge und geht schneller.',
    'Karten einzeln ziehen, wie im großen Spiel.',
    'Die zwölf Karten offen neben die Spalten legen und es als Rätsel spielen.',
  ],
  glossary: [
    { term: 'Folge', meaning: 'Karten am Ende einer Spalte, in einer Farbe abwärts.' },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie viele Karten kommen im Durchschnitt auf die Zielstapel?',
      answer:
        '22,6 von 52 nach Wolters Zählung, 27,3, wenn die Asse ausliegen und die Durchgänge nicht begrenzt sind.',
    },
    {
      question: 'Warum helfen weitere Durchgänge weniger, wenn die Asse ausliegen?',
      answer:
        'Weil der Talon nur acht Karten hat: mit unbegrenzten Durchgängen sind 45,3 % der Blätter zu gewinnen statt 43,1 %, und mit den Assen im Spiel 45,4 % statt 40,0 % (je 100.000 Blätter, alle Karten bekannt).',
    },
    {
      question: 'Wie viele Karten sind zu Beginn zu sehen?',
      answer: 'Vierzig von 52, mehr als drei Viertel.',
    },
  ],
  history: [
    'Der Name stammt aus dem Märchen mit den vierzig Räubern. Pretty Good Solitaire und andere Sammlungen für den Computer haben das Spiel; manche nennen eine Fassung davon Big Forty; anderswo heißt so Forty Thieves selbst.',
    'Jan Wolter hat es im April 2013 mit dem Programm untersucht, das er für Trigon geschrieben hatte.',
  ],
  rates: [
    'Üblich',
    'Beliebig viele Durchgänge',
    'Asse vorher ausgelegt',
    'Asse vorher ausgelegt, beliebig viele Durchgänge',
  ],
  claims: [
    'Politaire warnt, dass viele Blätter unlösbar sind, und sagt, mit einer Lücke laufe es dann meist glatt [politaire].',
    'Kurze Läufe eines anderen Lösers fanden weniger: 35 % von 150 Blättern wie hier, und 41,7 % von 2.000 mit ausgelegten Assen [measured]. Wolters zweite und dritte Zahl scheinen vertauscht zu sein: bei je 100.000 nummerierten Blättern finden wir 45,36 % mit beliebig vielen Durchgängen und 43,13 % mit ausgelegten Assen. Damit liegen beide kurzen Läufe im Bereich des Zufalls.',
  ],
  disagreements: [
    {
      question: 'Werden die Asse vorher ausgelegt?',
      sources: 'Nein [politaire]; ja [pysolfc], wo das Spiel mit gegebenen Assen Big Forty heißt.',
      here: 'Nein; eine Option legt sie aus.',
    },
    {
      question: 'Wie oft geht man durch den Talon?',
      sources:
        'Einmal [politaire]; beliebig oft [pysolfc]. In beiden Fragen sind sich die Websites uneinig [wolter].',
      here: 'Einmal; beliebig oft ist eine Option.',
    },
  ],
  similar: [
    'Zwei Kartenspiele, ein Talon von 64, und Karten ziehen einzeln.',
    'Acht Spalten zu fünf, zwei Kartenspiele, zwei Durchgänge.',
    'Nach Farben, mit verdeckter Reserve und drei Durchgängen.',
    'Nach Farben, mit verdeckten Karten; in Lücken dürfen nur Könige.',
  ],
  references: {
    measured:
      'Eigene Läufe des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt, rein zufällige Blätter',
  },
};
