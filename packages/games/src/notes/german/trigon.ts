/** Notes on Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const trigonGerman: NoteTexts = {
  of: 'trigon',
  summary:
    'Klondike, nach Farben gebaut. Jede Karte passt auf eine einzige andere, so dass fast jeder Zug erzwungen ' +
    'ist: ein schnelles, ruhiges Spiel, das etwa jedes sechste Mal aufgeht.',
  tip: 'Alles spielen, was geht; nachdenken muss man nur, wenn mehr als ein König in eine Lücke kann.',
  strategy: [
    'Jede Karte spielen, die geht, auf einen Zielstapel oder in eine Spalte. Keine andere könnte den Platz einnehmen, eine Folge kann immer als Ganzes weiterziehen, und eine Karte auf ihrem Zielstapel fehlt nirgends; es gibt also keinen Grund zu warten.',
    'Den Talon so oft durchspielen, wie man will. Man nimmt Karten einzeln bei beliebig vielen Durchgängen, kommt also jederzeit an jede heran.',
    'Wichtig ist, welcher König in eine leere Spalte kommt. Am besten einer, dessen Zug eine Karte aufdeckt.',
    'Tun das beide oder keiner, entscheiden die Farben: an welche Dame kommt man heran, und was liegt unter ihr?',
    'Hoffnungslose Blätter früh erkennen: eine Karte, die in einer Spalte über ihren beiden Nachbarn der Farbe liegt, der nächsthöheren und der nächstniedrigeren, zieht nie.',
  ],
  cases: [
    {
      question: 'Darf ein Teil einer Folge ziehen?',
      answer: 'Ja, aber er kann nirgendwohin: er passt nur auf die Karte, auf der er schon liegt.',
    },
    {
      question: 'Warum spielt das Programm den Talon nicht von selbst durch?',
      answer:
        'Das geht: mit der Option „keiner“ für den Talon liegen alle 24 Karten offen auf der Ablage, und man darf jede spielen. Die Chancen sind dieselben.',
    },
    {
      question: 'Warum haben die Karten vier Farben?',
      answer:
        'Weil es auf Rot und Schwarz hier nicht ankommt. In den Einstellungen lassen sich die Farben der Karten ändern.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      answer: 'Nein, und wo man nach Farben baut, würde es auch nichts nützen. Eine Option erlaubt es.',
    },
  ],
  house: [
    'Zehn Blätter hintereinander spielen und alle Karten auf den Zielstapeln zählen; ein Löser kommt im Durchschnitt auf 16 je Blatt.',
    'Nur drei Durchgänge zulassen: dann kommt es beim Talon doch auf die Reihenfolge an.',
    'Drei Karten auf einmal nehmen: dann ist nur etwa eines von fünfzehn Blättern zu gewinnen.',
  ],
  glossary: [
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend und von einer Farbe.' },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Kann man gewinnen, ohne vorauszudenken?',
      answer:
        'Meistens, wenn das Blatt überhaupt zu gewinnen ist: Wolters Programm gewann 79 % dieser Blätter, ohne ein einziges Mal zurückzugehen, und ging nie mehr als sechsmal zurück.',
    },
    {
      question: 'Wie schlecht kann ein Blatt sein?',
      answer:
        'Bei 12.296 von Wolters Million Blättern ließ sich keine einzige Karte auf einen Zielstapel bringen. Der Durchschnitt war 16,2.',
    },
    {
      question: 'Wie viel machen die verdeckten Karten aus?',
      answer:
        'Sie stören weniger, weil man sie nicht kennt, als weil sie nicht ziehen können: liegt von Anfang an alles offen, sind 18,4 % der Blätter zu gewinnen statt 16,0 %.',
    },
  ],
  history: [
    'Bekannt ist es aus Sammlungen für den Computer wie Pretty Good Solitaire und Politaire; eine ältere Beschreibung und den Namen eines Erfinders haben wir nicht gefunden.',
    'Jan Wolter, der Politaire schrieb, wählte es im April 2013 für den ersten seiner Versuche, weil es sich so leicht durchsuchen lässt, und baute seine Programme für Canfield, Storehouse und Ali Baba darauf auf.',
  ],
  rates: ['Üblich', 'Üblich', 'Üblich', 'Drei Karten auf einmal, auch zurück von den Zielstapeln'],
  claims: [
    'Es gibt so wenig zu entscheiden, dass Menschen etwa so oft gewinnen dürften wie der Löser [wolter]. Das Intervall für diese Million Blätter ist ± 0,073 [blake].',
    'Lägen alle Karten von Anfang an offen, wären 18,43 % der Blätter zu gewinnen [measured].',
  ],
  disagreements: [
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      sources: 'Nie [politaire]; andere Seiten erlauben es.',
      here: 'Nie; eine Option erlaubt es.',
    },
    {
      question: 'Gibt es hier überhaupt eine Strategie?',
      sources: 'Kaum: nur die Wahl eines Königs [politaire, wolter].',
      here: 'Ebenso; wie man wählt, steht unter Strategie.',
    },
  ],
  similar: [
    'Dieselbe Auslage, abwechselnd rot und schwarz, mit weit mehr zu entscheiden.',
    'Zwei Kartenspiele in neun Spalten; mit Zwillingen hat man wieder die Wahl.',
    'Leere Spalten füllen sich von rechts; mehr Blätter gehen auf.',
    'Canfield nach Farben: ebenso leicht zu spielen und viel öfter zu gewinnen.',
    'Nach Farben und ohne Talon, aber es ziehen ganze Stapel.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: vollständige Suche, bei der alle Karten bekannt sind, an rein zufälligen Blättern',
  },
};
