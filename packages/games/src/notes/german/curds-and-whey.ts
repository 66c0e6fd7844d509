/** Notes on Curds and Whey in German. */
import type { NoteTexts } from '../note.ts';

export const curdsAndWheyGerman: NoteTexts = {
  of: 'curds-and-whey',
  summary:
    'David Parletts offenes Spiel nach Art von Spider, mit einem Kartenspiel und ohne Zielstapel. Karten legen sich nach Farben ' +
    'abwärts oder nach gleichem Rang zusammen, Molke und Bruch, bis vier Spalten vom König bis zum Ass reichen. Alles ist von Anfang an zu sehen.',
  tip: 'Ränge sind das Regal, Farben das Ziel: was auf einen gleichen Rang gelegt wird, muss wieder herunter.',
  strategy: [
    'Eine Karte hat höchstens vier Plätze: die nächsthöhere ihrer Farbe und die drei anderen ihres Ranges. Das erste ist ein Fortschritt, das andere nur Lagern.',
    'Keine Karte auf einer lagern, deren eigener Platz bereitliegt; die sitzt dann fest, bis die Karte wieder geht.',
    'Ein gemischtes Ende, eine Folge mit gleichen Karten darauf, zieht nur in Schritten. Bevor es entsteht, muss jeder Schritt einen Platz haben.',
    'Sätze gleicher Karten ziehen zusammen. Drei Sechsen auf der vierten sind gemeinsam aus dem Weg und können einzeln vom Ende her zurückkommen.',
    'Nach der Spalte suchen, die sich leeren lässt. Lücken nehmen Könige, und nur mit einem König zuunterst kann eine Farbe beginnen.',
    'Könige passen nirgends hin als auf Könige. Ein König weit oben in einer Spalte, mit vielem darunter, ist die Sorge, um die man sich zuerst kümmert.',
    'Wo nichts verborgen ist, gibt es nichts zu hoffen: die Schritte bis zum nächsten König zählen und erst beginnen, wenn sie aufgehen.',
  ],
  cases: [
    {
      question: 'Wohin darf eine Karte?',
      answer:
        'Auf die nächsthöhere Karte ihrer Farbe, auf jede Karte ihres Ranges oder, als König, in eine leere Spalte.',
    },
    {
      question: 'Was darf zusammen ziehen?',
      answer:
        'Eine Folge einer Farbe oder Karten eines Ranges, beliebig viele vom Ende einer Spalte. Ein Gemisch aus beidem darf nicht als Ganzes ziehen.',
    },
    {
      question: 'Darf eine Folge auf einen gleichen Rang?',
      answer: 'Ja: 5-4-3 einer Farbe darf auf die Sechs dieser Farbe oder auf irgendeine andere Fünf.',
    },
    {
      question: 'Was darf auf ein Ass?',
      answer: 'Ein anderes Ass, vorübergehend.',
    },
    {
      question: 'Wann ist es gewonnen?',
      answer: 'Wenn vier Spalten je eine Farbe vom König bis zum Ass enthalten; sie bleiben, wo sie sind.',
    },
  ],
  house: [
    'Fertige Farben vom Tisch nehmen.',
    'Auf manchen Seiten werden die Farben stattdessen auf Zielstapel gespielt.',
    'Die vollständigen Farben zählen, wenn ein Spiel nicht aufgehen will.',
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
      question: 'Was sagt der Erfinder von seinen Aussichten?',
      answer: 'Dass es immer so aussieht, als ginge es auf, und einen am Ende oft im Stich lässt.',
    },
  ],
  history: ['Erfunden hat es David Parlett, der es auf seinen eigenen Seiten beschreibt.'],
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
    'Hat das Packen übernommen, für ein eigenes Kartenspiel.',
    'Ebenfalls nach Farben, mit Stapeln, die ungeordnet ziehen, und mit Zielstapeln.',
    'Nach Farben und fast ganz offen, mit Zielstapeln und einem kleinen Talon.',
    'Ein Verwandter in der Familie Spider: nach Farben, mit Stapeln, die ziehen wie in Yukon.',
  ],
  references: {},
};
