/** Notes on Double Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const doubleTrigonGerman: NoteTexts = {
  of: 'double-trigon',
  summary:
    'Trigon mit zwei Kartenspielen in neun Spalten, oder Double Klondike, nach Farben gebaut. Jede Karte hat zwei Plätze, und das ganze Spiel besteht darin, den richtigen zu wählen.',
  tip: 'Hat eine Karte zwei Plätze, den wählen, der nicht den Zwilling bedeckt, der als nächster gebraucht wird.',
  strategy: [
    'Mit einem Kartenspiel kann eine Karte immer unbesorgt auf den Zielstapel, mit zweien nicht. Ist die erste Sieben einer Farbe dort, hat die zweite Sechs einen Platz weniger. Was der zweite Satz nicht mehr braucht, sofort auf die Zielstapel bringen; beim Rest nachdenken.',
    'In den Spalten sind die Züge nicht mehr erzwungen. Eine Sieben passt auf jede der beiden Achten ihrer Farbe; besser dorthin, wo die Karten unter der Acht warten können.',
    'Eine Folge nicht auf eine Karte legen, deren Zwilling tiefer begraben ist: die freie für die Folge aufheben, die sie brauchen wird.',
    'Beide Karten eines Ranges möglichst zusammen auf die Zielstapel bringen, damit kein zweiter Satz niedriger Karten unter hohen begraben bleibt.',
    'Man nimmt Karten einzeln vom Talon und darf ihn beliebig oft durchspielen, kommt also jederzeit an alle 59 heran. Erst alle ansehen, dann den König für eine Lücke wählen.',
  ],
  cases: [
    {
      question: 'Welche von zwei gleichen Karten zieht?',
      answer:
        'Die, die man wählt. Für die Regeln sind Zwillinge gleich, aber unter ihnen liegen verschiedene Karten.',
    },
    {
      question: 'Auf welchen Zielstapel geht eine Karte?',
      answer: 'Auf jeden Zielstapel ihrer Farbe, auf den sie passt.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer:
        'Ein König, allein oder mit der Folge auf ihm. Bei acht Königen bleiben Lücken selten lange leer.',
    },
  ],
  house: [
    'Den Talon offen ausbreiten: das ist dasselbe Spiel, nur ohne Geben.',
    'Nur drei Durchgänge zulassen und die Karten auf den Zielstapeln zählen.',
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
    'Pretty Good Solitaire, Politaire und PySolFC haben es alle, mit denselben Regeln. Der Autor von Politaire ließ offen, ob es ein verdoppeltes Trigon ist oder ein Double Klondike nach Farben.',
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
