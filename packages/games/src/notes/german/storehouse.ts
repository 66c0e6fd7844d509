/** Notes on Storehouse in German. */
import type { NoteTexts } from '../note.ts';

export const storehouseGerman: NoteTexts = {
  of: 'storehouse',
  summary:
    'Canfield für einen ruhigen Abend: die vier Zweien liegen von Anfang an aus, man baut alles nach Farben und geht dreimal Karte für Karte durch den Talon. Viel falsch machen kann man nicht, und mehr als zwei von fünf Blättern gehen auf.',
  tip: 'Jede Karte spielen, die passt. Entscheiden muss man eigentlich nur, ob die Karte von der Ablage in eine Lücke soll.',
  strategy: [
    'Karten auf die Zielstapel bringen, sobald sie passen. Wo man nach Farben baut, braucht man sie in den Spalten nie mehr.',
    'Auch in die Spalten legen, sobald es passt: für jede Karte gibt es nur einen Platz.',
    'Solange die Reserve reicht, füllt sie die Lücken, und es gibt nichts zu entscheiden.',
    'Ist sie leer, gut überlegen, bevor die oberste Karte der Ablage in eine Lücke kommt. Eine Karte, auf die andere ihrer Farbe folgen werden, ist gut; eine, die nur daliegt, kostet die Lücke.',
    'Lässt sich eine Lücke von der Ablage füllen und die Spalte dann auf eine andere legen, sollte man das tun: die Lücke ist noch da und die Ablage um eine Karte kürzer.',
    'Der letzte Durchgang entscheidet. In den ersten beiden merkt man sich, in welcher Reihenfolge die fehlenden Karten jeder Farbe liegen.',
  ],
  cases: [
    {
      question: 'Was passt auf ein Ass?',
      answer:
        'Der König seiner Farbe. Asse sind hier die höchsten Karten, auf den Zielstapeln wie in den Spalten.',
    },
    {
      question: 'Was passt auf eine Drei?',
      answer: 'Nichts, denn die Zwei ihrer Farbe liegt schon auf dem Zielstapel.',
    },
    {
      question: 'Wohin kann ein Ass?',
      answer:
        'Auf seinen Zielstapel, wenn der König dort liegt, oder in eine Lücke. Auf eine Spalte passt es nicht, denn die Zwei ist schon weg.',
    },
    {
      question: 'Macht es einen Unterschied, ob ein Teil einer Folge ziehen darf?',
      answer: 'Nein. Die einzige Karte, auf die ein Teil passen würde, ist die, auf der er schon liegt.',
    },
    {
      question: 'Wie viele Durchgänge gibt es?',
      answer: 'Drei: den ersten und zwei weitere. Die Ablage wird umgedreht, nicht gemischt.',
    },
  ],
  house: [
    'Den Talon so oft durchspielen, wie man will: dann ist etwas mehr als die Hälfte der Blätter zu gewinnen.',
    'Nur einen Durchgang zulassen und möglichst viele Karten auf die Zielstapel bringen.',
    'Die Reserve offen auslegen und mit der Reihenfolge planen, in der sie kommt.',
  ],
  glossary: [
    {
      term: 'Storehouse',
      meaning:
        'Das „Lagerhaus“: die Reserve, ein Stapel von dreizehn Karten, von denen nur die oberste im Spiel ist.',
    },
    { term: 'Folge', meaning: 'Karten einer Spalte, im Rang fallend und von einer Farbe.' },
    {
      term: 'Neuer Durchgang',
      meaning: 'Die Ablage wird umgedreht und ist wieder Talon.',
    },
  ],
  trivia: [
    {
      question: 'Ist es leichter als Canfield?',
      answer:
        'Zu spielen, ja, viel leichter. Bei Canfield sind mehr Blätter zu gewinnen (71 % nach Wolters Zählung gegen 44 %), aber wenige finden den Weg, während man hier nur aufpassen muss. Wolter zog daraus die Lehre, dass der Anteil der Blätter, die zu gewinnen sind, wenig darüber sagt, wie schwer eine Patience ist.',
    },
    {
      question: 'Wie viele Karten kommen im Durchschnitt auf die Zielstapel?',
      answer: '31,6 von 52 bei Wolters Million Blättern, die vier Zweien mitgezählt.',
    },
    {
      question: 'Warum ist der Talon so klein?',
      answer:
        'Vier Zweien liegen aus, dreizehn Karten in der Reserve und vier in den Spalten: für den Talon bleiben 31 Karten.',
    },
  ],
  history: [
    'Beschrieben wurde es spätestens 1898; die Quellenliste von Politaire nennt einen Text aus jenem Jahr.',
    'Es hieß auch Thirteen Up, The Reserve, Provisions und Straight Up. Manche Sammlungen stellen es zu Klondike, wie auch Canfield.',
  ],
  rates: ['Üblich', 'Beliebig viele Durchgänge', 'Üblich'],
  claims: [
    'Wolter erwartet, dass jeder, der aufpasst, etwa so oft gewinnt wie der Löser [wolter]; eine andere Seite verspricht drei Siege in zehn Blättern [gamerules].',
  ],
  disagreements: [
    {
      question: 'Wie wird eine Lücke gefüllt?',
      sources:
        'Sofort aus der Reserve [fsolitaire, gamerules, politaire]; aus der Reserve oder von der Ablage, wann man will [semicolon].',
      here: 'Sofort aus der Reserve; ist sie leer, von der Ablage, wann man will.',
    },
    {
      question: 'Welche Karten ziehen zusammen?',
      sources: 'Nur ganze Folgen [semicolon]; die letzte Karte oder jede richtige Folge [fsolitaire].',
      here: 'Die letzte Karte oder die ganze Spalte, jeder Teil als Option. Es macht keinen Unterschied.',
    },
    {
      question: 'Was geschieht nach einem Durchgang mit der Ablage?',
      sources: 'Sie wird umgedreht [semicolon]; sie wird gemischt [gamerules].',
      here: 'Sie wird umgedreht.',
    },
    {
      question: 'Wann wurde es zuerst beschrieben?',
      sources:
        'Manche Seiten nennen ein Jahr weit im zwanzigsten Jahrhundert; bekannt ist ein Text von 1898 [politaire].',
      here: 'Spätestens 1898.',
    },
  ],
  similar: [
    'Abwechselnd rot und schwarz, drei Karten auf einmal und eine Grundkarte, die wechselt.',
    'Die Auslage von Klondike, nach Farben gebaut; ebenso wenig zu entscheiden, aber weniger Siege.',
    'Nach Farben, mit vierzig offenen Karten und einem Talon von zwölf.',
  ],
  references: {
    measured:
      'Eigener Lauf des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt, rein zufällige Blätter',
  },
};
