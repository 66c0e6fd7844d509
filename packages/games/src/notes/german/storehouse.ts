/** Notes on Storehouse in German. */
import type { NoteTexts } from '../note.ts';

export const storehouseGerman: NoteTexts = {
  of: 'storehouse',
  summary:
    'Canfield für einen ruhigen Abend: die vier Zweien liegen von Anfang an aus, alles wird nach Farben gelegt, und der ' +
    'Talon wird Karte für Karte dreimal durchgespielt. Viel falsch machen kann man nicht, und mehr als zwei von fünf Spielen gehen auf.',
  tip: 'Jede Karte spielen, die geht. Zu entscheiden ist eigentlich nur, ob eine Lücke die Karte der Ablage nehmen soll.',
  strategy: [
    'Karten auf die Zielstapel bringen, sobald sie passen. Wo nach Farben gelegt wird, braucht man sie unten nie mehr.',
    'Auch in die Spalten legen, sobald es passt: für jede Karte gibt es nur einen Platz.',
    'Solange die Reserve reicht, füllt sie die Lücken, und es gibt nichts zu entscheiden.',
    'Ist sie leer, gut überlegen, bevor die oberste Karte der Ablage in eine Lücke kommt. Eine Karte, auf die andere ihrer Farbe folgen werden, ist gut; eine, die nur daliegt, kostet die Lücke.',
    'Lässt sich eine Lücke von der Ablage füllen und die Spalte dann auf eine andere legen, so tut man es: die Lücke ist noch da und die Ablage um eine Karte kürzer.',
    'Der letzte Durchgang entscheidet. In den ersten beiden merkt man sich, in welcher Reihenfolge die fehlenden Karten jeder Farbe liegen.',
  ],
  cases: [
    {
      question: 'Was liegt auf einem Ass?',
      answer:
        'Der König seiner Farbe. Asse sind hier die höchsten Karten, auf den Zielstapeln wie in den Spalten.',
    },
    {
      question: 'Was liegt auf einer Drei?',
      answer: 'Nichts: die Zwei ihrer Farbe liegt auf dem Zielstapel.',
    },
    {
      question: 'Wohin kann ein Ass?',
      answer:
        'Auf seinen Zielstapel, wenn der König dort liegt, oder in eine Lücke. Keine Spalte nimmt es, denn die Zwei ist schon fort.',
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
    'Den Talon so oft durchspielen, wie man will: dann ist etwas mehr als die Hälfte der Spiele zu gewinnen.',
    'Einen einzigen Durchgang zulassen und um die Zahl der Karten spielen statt um den Sieg.',
    'Die Reserve offen auslegen und mit der Reihenfolge planen, in der sie kommt.',
  ],
  glossary: [
    {
      term: 'Storehouse',
      meaning:
        'Das „Lagerhaus“: die Reserve, ein Stapel von dreizehn Karten, von denen nur die oberste mitspielt.',
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
        'Zu spielen, ja, viel: von Canfield sind mehr Blätter zu gewinnen (71 % nach Wolters Zählung gegen 44 %), aber wenige finden den Weg, während hier Aufmerksamkeit genügt. Wolter nahm es als Lehre, dass der Anteil der Blätter, die zu gewinnen sind, wenig darüber sagt, wie schwer eine Patience ist.',
    },
    {
      question: 'Wie viele Karten gehen im Durchschnitt auf?',
      answer: '31,6 von 52 in Wolters Million Spielen, die vier Zweien mitgezählt.',
    },
    {
      question: 'Warum kommt der Talon einem klein vor?',
      answer:
        'Vier Zweien liegen aus, dreizehn Karten in der Reserve und vier in den Spalten: das lässt 31 Karten für den Talon.',
    },
  ],
  history: [
    'Bis 1898 war es beschrieben; die Quellenliste von Politaire nennt einen Text aus jenem Jahr.',
    'Es hieß auch Thirteen Up, The Reserve, Provisions und Straight Up. Manche Sammlungen stellen es zu Klondike, wie auch Canfield.',
  ],
  rates: ['Üblich', 'Beliebig viele Durchgänge', 'Üblich'],
  claims: [
    'Wolter erwartet, dass jeder, der aufpasst, etwa so oft gewinnt wie der Löser [wolter]; eine andere Seite verspricht drei von zehn Blättern [gamerules].',
  ],
  disagreements: [
    {
      question: 'Wie wird eine Lücke gefüllt?',
      sources:
        'Sofort aus der Reserve [fsolitaire, gamerules, politaire]; nach Belieben aus der Reserve oder von der Ablage, und erst, wenn man will [semicolon].',
      here: 'Sofort aus der Reserve; ist sie leer, von der Ablage und nach Belieben.',
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
    'Die Auslage von Klondike, nach Farben gelegt; ebenso wenig zu entscheiden und weniger Siege.',
    'Nach Farben, mit vierzig offenen Karten und einem Talon von zwölf.',
  ],
  references: {
    measured:
      'Eigener Lauf des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt, rein zufällige Spiele',
  },
};
