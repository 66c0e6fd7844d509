/** Notes on Ali Baba in German. */
import type { NoteTexts } from '../note.ts';

export const aliBabaGerman: NoteTexts = {
  of: 'ali-baba',
  summary:
    'Forty Thieves mit einem einzigen Kartenspiel. Vierzig der 52 Karten liegen offen in zehn Spalten, und Folgen einer Farbe ' +
    'dürfen ziehen, aber nur zwölf Karten bleiben für den Talon: entweder öffnet sich rechtzeitig eine Lücke, oder es ist schnell vorbei.',
  tip: 'Alles spielen, was passt, und das Nachdenken für die erste leere Spalte aufheben.',
  strategy: [
    'Wird mit einem einzigen Kartenspiel nach Farben gebaut, hat jede Karte genau einen Platz. Karten gehen auf die Zielstapel oder aufeinander, sobald sie passen; dabei ist nichts zu verlieren.',
    'Was entscheidet, ist der Gebrauch einer Lücke. Jede Karte oder Folge darf hinein: am besten die, unter der am meisten frei wird, und zwei Züge vorausgedacht.',
    'Eine Karte, die auf ihren beiden Nachbarn in der Farbe liegt, kommt nur über eine Lücke fort. Solche Knoten zählen und die Lücke für den schlimmsten aufheben.',
    'Zwölf Karten sind ein kleiner Talon, und es gibt nur einen Durchgang. Spät geben, wenn die Spalten hergegeben haben, was sie können, damit jede neue Karte die meisten Plätze findet.',
    'Eine Karte der Ablage, die in eine Lücke kommt, muss sofort einen weiteren Zug bringen; sonst bleibt sie besser liegen.',
    'Stehen zwei Lücken offen, geht das Spiel meistens auf; dann nichts übereilen.',
  ],
  cases: [
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte und jede Folge einer Farbe.',
    },
    {
      question: 'Werden die Asse vorher ausgelegt?',
      answer:
        'Nein, sie liegen, wo sie hinfallen. Eine Option legt sie auf die Zielstapel; der Talon hat dann acht Karten.',
    },
    {
      question: 'Darf der Talon noch einmal durchgespielt werden?',
      answer: 'Nein; eine Option erlaubt beliebig viele Durchgänge.',
    },
    {
      question: 'Dürfen einzelne Karten aus einer Folge ziehen?',
      answer: 'Die letzte, oder beliebig viele vom Ende her.',
    },
  ],
  house: [
    'Die Asse vorher auslegen: fast so gnädig wie unbegrenzte Durchgänge, und schneller.',
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
      question: 'Wie viele Karten gehen im Durchschnitt auf?',
      answer:
        '22,6 von 52 nach Wolters Zählung, 27,3, wenn die Asse ausliegen und die Durchgänge nicht begrenzt sind.',
    },
    {
      question: 'Warum helfen weitere Durchgänge weniger, wenn die Asse ausliegen?',
      answer:
        'Weil der Talon nur acht Karten hat: Durchgänge ohne Grenze gewinnen 45,3 % der Blätter statt 43,1 %, und mit den Assen im Spiel 45,4 % statt 40,0 % (je 100.000 Blätter, alle Karten bekannt).',
    },
    {
      question: 'Wie viele Karten sind zu Beginn zu sehen?',
      answer: 'Vierzig von 52, mehr als drei Viertel.',
    },
  ],
  history: [
    'Der Name stammt aus dem Märchen mit den vierzig Räubern. Pretty Good Solitaire und andere Sammlungen für den Computer haben das Spiel; manche nennen eine Form davon Big Forty, was anderswo Forty Thieves selbst ist.',
    'Jan Wolter hat es im April 2013 mit dem Programm untersucht, das er für Trigon geschrieben hatte.',
  ],
  rates: [
    'Üblich',
    'Beliebig viele Durchgänge',
    'Asse vorher ausgelegt',
    'Asse vorher ausgelegt, beliebig viele Durchgänge',
  ],
  claims: [
    'Politaire warnt vor vielen unlösbaren Spielen und sagt, mit einer offenen Lücke laufe es dann meist glatt [politaire].',
    'Kurze Läufe eines anderen Lösers fanden weniger: 35 % von 150 Blättern wie hier, und 41,7 % von 2.000 mit ausgelegten Assen [measured]. Wolters zweite und dritte Zahl scheinen die Plätze getauscht zu haben: von je 100.000 nummerierten Blättern finden wir 45,36 % mit beliebig vielen Durchgängen und 43,13 % mit ausgelegten Assen. Damit liegen beide kurzen Läufe im Bereich des Zufalls.',
  ],
  disagreements: [
    {
      question: 'Werden die Asse vorher ausgelegt?',
      sources: 'Nein [politaire]; ja [pysolfc], wo das Spiel ohne dies als Big Forty gespielt wird.',
      here: 'Nein; eine Option legt sie aus.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources:
        'Einmal [politaire]; ohne Grenze [pysolfc]. In beiden Fragen sind die Anbieter uneins [wolter].',
      here: 'Einmal; ohne Grenze ist eine Option.',
    },
  ],
  similar: [
    'Zwei Kartenspiele, ein Talon von 64, und Karten ziehen einzeln.',
    'Acht Spalten zu fünf, zwei Kartenspiele, zwei Durchgänge.',
    'Nach Farben, mit verdeckter Reserve und drei Durchgängen.',
    'Nach Farben, mit verdeckten Karten; Lücken nehmen nur Könige.',
  ],
  references: {
    measured:
      'Eigene Läufe des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt, rein zufällige Spiele',
  },
};
