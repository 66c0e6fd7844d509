/** Notes on Trigon Left in German. */
import type { NoteTexts } from '../note.ts';

export const trigonLeftGerman: NoteTexts = {
  of: 'trigon-left',
  summary:
    'Trigon mit einer Besonderheit: eine geleerte Spalte zieht sofort die offenen Karten der Spalte rechts von ihr herüber. ' +
    'Die Auslage rückt nach links, Knoten lösen sich, und mehr als ein Viertel der Spiele geht auf.',
  tip: 'Vor dem Leeren einer Spalte auf ihre rechte Nachbarin sehen: diese ist es, die nachrückt.',
  strategy: [
    'Wie bei Trigon jede Karte spielen, die gespielt werden kann; keine andere könnte den Platz brauchen.',
    'Eine Spalte zu leeren arbeitet für einen: die Folge der nächsten kommt herüber, und eine Karte darunter wird aufgedeckt. Die ersten Spalten sind die kürzesten, das Nachrücken beginnt also bald.',
    'Ein Knoten, der bei Trigon hoffnungslos ist, eine Karte über ihren beiden Nachbarn der Farbe, geht auf, wenn die Spalte links davon leer wird, denn die Karte wird abgehoben.',
    'Bleibt eine Reihenfolge zu wählen, leert man die Spalte links von der schlimmsten.',
    'Könige können mit Lücken bis zum Schluss nichts anfangen. Nur wenn die letzte Spalte frei ist oder eine, rechts von der alles leer ist, darf ein König dorthin, und dann kommt es selten noch darauf an, welcher.',
  ],
  cases: [
    {
      question: 'Wie viel rückt nach?',
      answer:
        'Alle offenen Karten der nächsten Spalte. Sie bilden immer eine Folge, und eine verdeckte Karte, die zurückbleibt, wird aufgedeckt.',
    },
    {
      question: 'Was, wenn die nächste Spalte keine verdeckten Karten hat?',
      answer:
        'Dann wird sie selbst leer und ihrerseits von rechts gefüllt. Das kann bis ans Ende der Reihe weitergehen.',
    },
    {
      question: 'Was, wenn die nächste Spalte leer ist?',
      answer: 'Nichts rückt nach, und die Lücke bleibt für einen König offen.',
    },
    {
      question: 'Darf man auf das Nachrücken verzichten?',
      answer: 'Nein. Es gehört zu dem Zug, der die Spalte geleert hat, und wird mit ihm zurückgenommen.',
    },
  ],
  house: [
    'Ein Spiel erst als Trigon und dann hier spielen: dieselbe Nummer gibt dieselben Karten.',
    'Zehn Spiele spielen und die Karten auf den Zielstapeln zählen; ein Löser kommt im Durchschnitt auf zwanzig je Spiel.',
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
        'Wolters Programm gewann 98 % der Blätter, die zu gewinnen sind, ohne je einen Schritt zurückzugehen.',
    },
    {
      question: 'Wie viele Karten gehen im Durchschnitt auf?',
      answer: '20,15 von 52 in Wolters Million Spielen, gegen 16,2 bei Trigon.',
    },
  ],
  history: [
    'Es verbindet Trigon mit Moving Left, und beide Eltern stammen aus Sammlungen für Computer: Pretty Good Solitaire hat alle drei. Jan Wolter hat es im April 2013 untersucht.',
  ],
  rates: ['Üblich'],
  claims: [
    'Das Nachrücken hebt den Anteil der Blätter, die zu gewinnen sind, von 16 auf 27 in hundert und lässt dabei noch weniger zu entscheiden als Trigon [wolter].',
  ],
  disagreements: [
    {
      question: 'Was rückt nach?',
      sources:
        'Die längste Folge, die ziehen kann [wolter]; Karten des nächsten Stapels, ohne ein Wort darüber, wie viele [fsolitaire].',
      here: 'Alle offenen Karten der nächsten Spalte; da sie immer eine Folge bilden, ist es dasselbe.',
    },
  ],
  similar: [
    'Lücken warten auf Könige, und Knoten bleiben Knoten.',
    'Dasselbe Nachrücken mit zwei Spielen Karten, abwechselnd rot und schwarz, bei einem Durchgang.',
    'Der Großvater von beiden.',
  ],
  references: {},
};
