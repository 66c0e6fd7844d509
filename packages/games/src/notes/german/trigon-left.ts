/** Notes on Trigon Left in German. */
import type { NoteTexts } from '../note.ts';

export const trigonLeftGerman: NoteTexts = {
  of: 'trigon-left',
  summary:
    'Trigon mit einer Besonderheit: sobald eine Spalte leer ist, rücken die offenen Karten der Spalte rechts von ihr hinein. Die Auslage wandert nach links, Knoten lösen sich, und mehr als ein Viertel der Blätter geht auf.',
  tip: 'Bevor man eine Spalte leert, auf die rechts von ihr achten: die rückt nach.',
  strategy: [
    'Wie bei Trigon jede Karte spielen, die passt; keine andere könnte den Platz brauchen.',
    'Eine Spalte zu leeren hilft: die Folge der nächsten rückt nach, und eine Karte darunter wird aufgedeckt. Die ersten Spalten sind die kürzesten, das beginnt also bald.',
    'Ein Knoten, der bei Trigon hoffnungslos ist, etwa eine Karte über ihren beiden Nachbarn der Farbe, löst sich, wenn die Spalte links davon leer wird, denn die Karte wird abgehoben.',
    'Kann man die Reihenfolge wählen, leert man die Spalte links von der schlimmsten.',
    'Könige können Lücken erst spät nutzen. Ein König darf nur in die letzte Spalte oder in eine, rechts von der auch eine Lücke ist, und dann kommt es selten noch darauf an, welcher.',
  ],
  cases: [
    {
      question: 'Wie viel rückt nach?',
      answer:
        'Alle offenen Karten der nächsten Spalte. Sie bilden immer eine Folge. Eine verdeckte Karte, die zurückbleibt, wird aufgedeckt.',
    },
    {
      question: 'Was, wenn die nächste Spalte keine verdeckten Karten hat?',
      answer:
        'Dann ist sie nun selbst leer, und die Spalte rechts von ihr rückt nach. Das kann bis ans Ende der Reihe weitergehen.',
    },
    {
      question: 'Was, wenn die nächste Spalte leer ist?',
      answer: 'Nichts rückt nach, und die Lücke bleibt für einen König offen.',
    },
    {
      question: 'Darf man auf das Nachrücken verzichten?',
      answer:
        'Nein. Es gehört zu dem Zug, der die Spalte geleert hat. Rückgängig macht man immer beides zusammen.',
    },
  ],
  house: [
    'Ein Blatt erst in Trigon und dann hier spielen: dieselbe Nummer ergibt dieselben Karten.',
    'Zehn Blätter spielen und die Karten auf den Zielstapeln zählen; ein Löser kommt im Durchschnitt auf zwanzig je Blatt.',
  ],
  glossary: [
    { term: 'Nachrücken', meaning: 'Der Umzug einer Folge in die leere Spalte links von ihr.' },
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend und von einer Farbe.' },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
  ],
  trivia: [
    {
      question: 'Wie oft muss man nachdenken?',
      answer:
        'Selten: Wolters Programm gewann 98 % der Blätter, die zu gewinnen sind, ohne je einen Schritt zurückzugehen.',
    },
    {
      question: 'Wie viele Karten kommen im Durchschnitt auf die Zielstapel?',
      answer: '20,15 von 52 bei Wolters Million Blättern, gegen 16,2 bei Trigon.',
    },
  ],
  history: [
    'Es verbindet Trigon mit Moving Left, und beide stammen aus Sammlungen für den Computer: Pretty Good Solitaire hat alle drei. Jan Wolter hat es im April 2013 untersucht.',
  ],
  rates: ['Üblich'],
  claims: [
    'Das Nachrücken erhöht den Anteil der Blätter, die zu gewinnen sind, von 16 auf 27 von hundert, und dabei gibt es noch weniger zu entscheiden als bei Trigon [wolter].',
  ],
  disagreements: [
    {
      question: 'Was rückt nach?',
      sources:
        'Die längste Folge, die ziehen kann [wolter]; Karten des nächsten Stapels, ohne Angabe, wie viele [fsolitaire].',
      here: 'Alle offenen Karten der nächsten Spalte; da sie immer eine Folge bilden, ist es dasselbe.',
    },
  ],
  similar: [
    'Lücken warten auf Könige, und Knoten bleiben Knoten.',
    'Dasselbe Nachrücken mit zwei Kartenspielen, abwechselnd rot und schwarz, bei einem Durchgang.',
    'Der Großvater von beiden.',
  ],
  references: {},
};
