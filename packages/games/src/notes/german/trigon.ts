/** Notes on Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const trigonGerman: NoteTexts = {
  of: 'trigon',
  summary:
    'Klondike, nach Farben gelegt. Jede Karte passt auf eine einzige andere im ganzen Spiel, so dass fast jeder Zug erzwungen ' +
    'ist: ein schnelles, ruhiges Spiel, das etwa jedes sechste Mal aufgeht.',
  tip: 'Spielen, was sich spielen lässt; nachzudenken lohnt nur, wenn eine Lücke mehr als einen König nehmen kann.',
  strategy: [
    'Jede Karte spielen, die geht, auf einen Zielstapel oder in eine Spalte. Keine andere könnte den Platz einnehmen, eine Folge kann immer als Ganzes weiterziehen, und eine Karte auf ihrem Zielstapel hält nichts auf: zu warten gibt es keinen Grund.',
    'Den Talon so oft durchspielen, wie man will. Er gibt eine Karte auf einmal und Durchgänge ohne Grenze, so dass jede seiner Karten jederzeit zu erreichen ist.',
    'Worauf es ankommt, ist der König für eine leere Spalte. Vorzuziehen ist der, dessen Zug eine Karte aufdeckt.',
    'Zwischen Königen, die das beide tun oder beide nicht, entscheiden die Farben: welche Dame ist zu erreichen, und was liegt unter ihr?',
    'Früh erkennen, was nicht aufgehen kann: eine Karte, die in einer Spalte über ihren beiden Nachbarn der Farbe liegt, der nächsthöheren und der nächstniedrigeren, zieht nie.',
  ],
  cases: [
    {
      question: 'Darf ein Teil einer Folge ziehen?',
      answer:
        'Er darf, aber er kann nirgendwohin: die einzige Karte, auf die er passt, ist die, auf der er schon liegt.',
    },
    {
      question: 'Warum nimmt das Spiel einem den Talon nicht ab?',
      answer:
        'Es kann: ist in den Regeln als Talon „keiner“ gewählt, liegen alle 24 Karten offen auf der Ablage, und jede darf gespielt werden. Die Aussichten sind dieselben.',
    },
    {
      question: 'Warum haben die Karten vier Farben?',
      answer:
        'Weil Rot und Schwarz hier nichts bedeuten. In den Einstellungen lassen sich die Farben der Karten ändern.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      answer: 'Nein. Wo nach Farben gelegt wird, nützte es auch nichts; eine Option erlaubt es.',
    },
  ],
  house: [
    'Zehn Spiele hintereinander spielen und alle Karten auf den Zielstapeln zählen; ein Löser kommt im Durchschnitt auf 16 je Spiel.',
    'Nur drei Durchgänge zulassen: dann kommt es beim Talon doch auf die Reihenfolge an.',
    'Drei Karten auf einmal nehmen: dann ist nur etwa eines von fünfzehn Spielen zu gewinnen.',
  ],
  glossary: [
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend und von einer Farbe.' },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Könnte jemand gewinnen, der nie vorausdenkt?',
      answer:
        'Fast immer, wenn es überhaupt zu gewinnen ist: Wolters Programm gewann 79 % dieser Blätter, ohne ein einziges Mal zurückzugehen, und ging nie mehr als sechsmal zurück.',
    },
    {
      question: 'Wie schlecht kann ein Spiel sein?',
      answer:
        'In 12.296 von Wolters Million Spielen ließ sich nicht eine Karte auf einen Zielstapel bringen. Der Durchschnitt war 16,2.',
    },
    {
      question: 'Kommt es auf die verdeckten Karten an?',
      answer:
        'Weniger darauf, dass man sie nicht kennt, als darauf, dass sie nicht ziehen können: liegt von Anfang an alles offen, gehen 18,4 % der Blätter auf statt 16,0 %.',
    },
  ],
  history: [
    'Bekannt ist es aus Sammlungen für Computer, darunter Pretty Good Solitaire und Politaire; eine ältere Beschreibung und den Namen eines Erfinders haben wir nicht gefunden.',
    'Jan Wolter, der Politaire schrieb, wählte es im April 2013 für den ersten seiner Versuche, weil es sich so leicht durchsuchen lässt, und baute seine Programme für Canfield, Storehouse und Ali Baba darauf auf.',
  ],
  rates: ['Üblich', 'Üblich', 'Üblich', 'Drei Karten auf einmal, Karten dürfen zurückkommen'],
  claims: [
    'Da so wenig zu entscheiden ist, dürfen Menschen etwa die Quote des Lösers erwarten [wolter]. Das Intervall jener Million Spiele ist ± 0,073 [blake].',
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
      here: 'Ebenso; was bei der Wahl hilft, steht unter Strategie.',
    },
  ],
  similar: [
    'Dieselbe Auslage, abwechselnd rot und schwarz, mit weit mehr zu entscheiden.',
    'Zwei Spiele Karten in neun Spalten; Zwillinge bringen die Wahl zurück.',
    'Leere Spalten werden von rechts gefüllt; mehr Spiele gehen auf.',
    'Canfield nach Farben: ebenso leicht zu spielen und viel öfter zu gewinnen.',
    'Nach Farben und ohne Talon, aber es ziehen ganze Stapel.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: vollständige Suche, bei der alle Karten bekannt sind, an rein zufälligen Blättern',
  },
};
