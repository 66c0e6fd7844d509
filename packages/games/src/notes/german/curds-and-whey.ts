/** Notes on Curds and Whey in German. */
import type { NoteTexts } from '../note.ts';

export const curdsAndWheyGerman: NoteTexts = {
  of: 'curds-and-whey',
  summary:
    'David Parletts offenes Spiel nach Art von Spider, mit einem Kartenspiel und ohne Zielstapel. Man baut Karten nach Farben abwärts (die Molke) oder legt gleiche Ränge zusammen (den Bruch), bis vier Spalten vom König bis zum Ass reichen. Alle Karten sind von Anfang an zu sehen.',
  tip: 'Gleiche Ränge sind nur zum Lagern da, das Ziel sind die Farben: was man auf einen gleichen Rang legt, muss wieder herunter.',
  strategy: [
    'Eine Karte hat höchstens vier Plätze: die nächsthöhere ihrer Farbe und die drei anderen ihres Ranges. Der erste bringt voran, die anderen sind nur zum Lagern.',
    'Keine Karte auf einer lagern, die schon weiterziehen könnte; die steckt sonst fest, bis die gelagerte wieder weg ist.',
    'Eine Folge mit gleichen Karten darauf lässt sich nur in Schritten versetzen. Bevor man so etwas baut, sollte jeder Schritt einen Platz haben.',
    'Sätze gleicher Karten ziehen zusammen. Drei Sechsen auf der vierten sind gemeinsam aus dem Weg und lassen sich einzeln vom Ende her wieder spielen.',
    'Nach einer Spalte suchen, die sich leeren lässt. In Lücken dürfen Könige, und eine Farbe kann nur mit einem König am Anfang einer Spalte beginnen.',
    'Könige passen nur auf Könige. Um einen König, der viele Karten bedeckt, kümmert man sich zuerst.',
    'Wo nichts verdeckt ist, hilft kein Glück: die Schritte bis zum nächsten König zählen und erst anfangen, wenn die Rechnung aufgeht.',
  ],
  cases: [
    {
      question: 'Wohin darf eine Karte?',
      answer:
        'Auf die nächsthöhere Karte ihrer Farbe oder auf jede Karte desselben Ranges. Ein König darf auch in eine leere Spalte.',
    },
    {
      question: 'Was darf zusammen ziehen?',
      answer:
        'Beliebig viele Karten vom Ende einer Spalte, die eine Folge einer Farbe bilden oder alle denselben Rang haben. Beides gemischt darf nicht zusammen ziehen.',
    },
    {
      question: 'Darf eine Folge auf eine Karte desselben Ranges?',
      answer: 'Ja: 5-4-3 einer Farbe darf auf die Sechs dieser Farbe oder auf irgendeine andere Fünf.',
    },
    {
      question: 'Was darf auf ein Ass?',
      answer: 'Nur ein anderes Ass.',
    },
    {
      question: 'Wann ist das Blatt gewonnen?',
      answer: 'Wenn vier Spalten je eine Farbe vom König bis zum Ass enthalten. Sie bleiben, wo sie sind.',
    },
  ],
  house: [
    'Fertige Farben vom Tisch nehmen.',
    'Die Farben stattdessen auf Zielstapel spielen, wie auf manchen Websites.',
    'Wenn ein Blatt nicht aufgeht, die vollständigen Farben zählen.',
  ],
  glossary: [
    { term: 'Molke', meaning: 'Whey: in einer Farbe abwärts bauen.' },
    { term: 'Bruch', meaning: 'Curds: gleiche Ränge zusammenlegen.' },
    { term: 'Satz', meaning: 'Karten eines Ranges am Ende einer Spalte.' },
    { term: 'Folge', meaning: 'Karten am Ende einer Spalte, in einer Farbe abwärts.' },
    {
      term: 'Familie Spider',
      meaning: 'Spiele, in denen die Farben in der Auslage selbst entstehen und nicht auf Zielstapeln.',
    },
  ],
  trivia: [
    {
      question: 'Warum heißt es so?',
      answer:
        'Spiele der Familie Spider tragen gern Namen, die an die Spinne denken lassen: Scorpion, Tarantula, Black Widow, Miss Muffet, die im Kinderreim vor der Spinne davonläuft und dabei ihre „curds and whey“ stehen lässt, Bruch und Molke. Die Art, wie die Karten ziehen, erinnerte Parlett an das Löffeln.',
    },
    {
      question: 'Was hat Barbershop Quintet davon übernommen?',
      answer: 'Die beiden Arten, Karten anzulegen; dort ziehen sie allerdings einzeln.',
    },
    {
      question: 'Was sagt der Erfinder über seine Chancen?',
      answer: 'Dass es immer so aussieht, als würde es aufgehen, ihn am Ende aber oft im Stich lässt.',
    },
  ],
  history: ['Erfunden hat es David Parlett, der es auf seiner eigenen Website beschreibt.'],
  rates: [],
  claims: [
    'Wir kennen keine veröffentlichte Quote, weder von Lösern noch von Spielern. Der Erfinder wünscht anderen mehr Erfolg, als er selbst hat [parlett].',
  ],
  disagreements: [
    {
      question: 'Wo entstehen die Farben?',
      sources:
        'In den Spalten [parlett, pysolfc]; auf Zielstapeln vom Ass bis zum König, in einer Fassung [netexl].',
      here: 'In den Spalten.',
    },
    {
      question: 'Was heißt „von höherem Rang“?',
      sources:
        'Vom nächsthöheren [parlett]; manche Abschriften eines Lexikontextes sagen nur „höher“ [gambiter].',
      here: 'Vom nächsthöheren.',
    },
  ],
  similar: [
    'Hat das Packen gleicher Karten übernommen, mit einem eigenen Kartenspiel.',
    'Ebenfalls nach Farben, mit Stapeln, die ungeordnet ziehen, und mit Zielstapeln.',
    'Nach Farben und fast ganz offen, mit Zielstapeln und einem kleinen Talon.',
    'Ein Verwandter in der Familie Spider: nach Farben, mit Stapeln, die ziehen wie in Yukon.',
  ],
  references: {},
};
