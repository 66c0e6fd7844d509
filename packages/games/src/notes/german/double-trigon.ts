/** Notes on Double Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const doubleTrigonGerman: NoteTexts = {
  of: 'double-trigon',
  summary:
    'Trigon mit zwei Kartenspielen in neun Spalten, oder Double Klondike, nach Farben gebaut. Jede Karte hat zwei Plätze, ' +
    'und welcher von beiden es sein soll, darum geht das Spiel.',
  tip: 'Hat eine Karte zwei Plätze, den wählen, der nicht den Zwilling bedeckt, der als nächster gebraucht wird.',
  strategy: [
    'Mit einem Kartenspiel darf eine Karte immer auf den Zielstapel; mit zweien nicht immer. Ist die erste Sieben einer Farbe dort, hat die zweite Sechs einen Platz weniger. Sofort hinauf darf, was der zweite Satz nicht mehr braucht; beim Rest heißt es nachdenken.',
    'In den Spalten sind die Züge nicht mehr erzwungen. Eine Sieben passt auf jede der beiden Achten ihrer Farbe; besser dorthin, wo die Karten unter der Acht warten können.',
    'Eine Folge nicht auf eine Karte legen, deren Zwilling noch tiefer in derselben Klemme steckt: die freie offen halten für die Folge, die sie brauchen wird.',
    'Beide Karten eines Ranges möglichst zusammen auf die Zielstapel bringen, damit kein zweiter Satz niedriger Karten unter hohen begraben bleibt.',
    'Alle 59 Karten des Talons sind jederzeit zu erreichen, einzeln gegeben und ohne Grenze der Durchgänge. Erst alle ansehen, dann den König für eine Lücke wählen.',
  ],
  cases: [
    {
      question: 'Welche von zwei gleichen Karten wird genommen?',
      answer:
        'Die, mit der gezogen wird. Zwillinge sind für jede Regel gleich, aber was unter ihnen liegt, ist es nicht.',
    },
    {
      question: 'Auf welchen Zielstapel geht eine Karte?',
      answer: 'Auf jeden ihrer Farbe, der für sie bereit ist.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer:
        'Ein König, allein oder mit der Folge auf ihm. Bei acht Königen bleiben Lücken selten lange leer.',
    },
  ],
  house: [
    'Den Talon offen auf der Ablage ausbreiten: dasselbe Spiel ohne Geben.',
    'Sich drei Durchgänge geben und die Karten auf den Zielstapeln zählen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, in einer Farbe abwärts.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie viele Plätze hat eine Karte hier und in Trigon?',
      answer: 'Hier zwei, dort einen, und vier in Quadruple Trigon.',
    },
    {
      question: 'Wie viele Karten liegen zu Beginn verdeckt?',
      answer: '36 der 45 in den Spalten, wie in Double Klondike.',
    },
  ],
  history: [
    'Pretty Good Solitaire, Politaire und PySolFC haben es alle, in derselben Form. Der Autor von Politaire ließ offen, ob es ein verdoppeltes Trigon ist oder ein Double Klondike nach Farben.',
  ],
  rates: [],
  claims: [
    'Wir kennen keine veröffentlichte Quote. Wolters Versuche umfassen Trigon und Trigon Left; zu den größeren Spielen fanden wir keine [wolter].',
  ],
  disagreements: [],
  similar: [
    'Ein Kartenspiel in sieben Spalten; fast jeder Zug ist erzwungen.',
    'Vier Kartenspiele in sechzehn Spalten.',
    'Dieselbe Auslage, abwechselnd rot und schwarz, drei Karten auf einmal.',
    'Zwei Kartenspiele nach Farben, ohne Talon; ganze Stapel ziehen.',
  ],
  references: {},
};
