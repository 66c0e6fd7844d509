/** Notes on Canfield in German. */
import type { NoteTexts } from '../note.ts';
import { SOLVED_TITLE } from './references.ts';

export const canfieldGerman: NoteTexts = {
  of: 'canfield',
  summary:
    'Die Patience der Glücksspieler. Dreizehn Karten warten in einer Reserve, von der nur die oberste zu sehen ist. In vier kurzen Spalten baut man abwärts in Rot und Schwarz, und eine zu Beginn aufgedeckte Karte bestimmt den Rang, mit dem alle vier Farben beginnen.',
  tip: 'Man scheitert an der Reserve: wann immer es geht, ihre oberste Karte nehmen.',
  strategy: [
    'Solange die Reserve noch da ist, ist jede ihrer Karten mehr wert als eine der Ablage. Zuerst nach Wegen suchen, eine Spalte zu leeren, denn in die Lücke kommt sofort die nächste Karte der Reserve.',
    'Zwei Spalten zu vereinigen schafft eine solche Lücke. Eine Karte von der Ablage kann das verhindern; also erst hinsehen, dann zugreifen.',
    'Nimmt man drei Karten auf einmal, verschiebt jede Karte, die man von der Ablage spielt, die späteren. Wer die Wahl hat, spielt die Karten, die dem Ende des Durchgangs am nächsten sind; davor bleibt dann alles, wie man es kennt.',
    'Bringt ein Durchgang nichts, so ändert schon eine einzige genommene Karte, auch eine wenig nützliche, welche Karten im nächsten oben liegen.',
    'Keine Spalte länger bauen als nötig; was darunter liegt, steckt fest, und vier Spalten sind nicht viel.',
    'Karten vom Rang der Grundkarten und die nächsthöheren gehen sofort auf die Zielstapel. Höhere zu behalten kann sich lohnen, solange Karten der anderen Farbe noch einen Platz brauchen.',
    'Ist die Reserve leer, eine Lücke nicht voreilig füllen. Mit einer leeren Spalte lassen sich zwei Folgen umsetzen, und mehr Freiheit gibt das Spiel nicht.',
  ],
  cases: [
    {
      question: 'Was passt in den Spalten auf ein Ass?',
      answer:
        'Ein König, rot auf schwarz oder schwarz auf rot: die Ränge gehen im Kreis, in den Spalten abwärts und auf den Zielstapeln aufwärts.',
    },
    {
      question: 'Was darf von Spalte zu Spalte ziehen?',
      answer: 'Die letzte Karte oder die ganze Spalte. Eine Option erlaubt jeden Teil einer Folge.',
    },
    {
      question: 'Muss eine Lücke aus der Reserve gefüllt werden?',
      answer:
        'Ja, das geschieht von selbst. Ist die Reserve leer, darf jede Karte in die Lücke; eine Option lässt nur die Ablage zu.',
    },
    {
      question: 'Kommen Karten von den Zielstapeln zurück?',
      answer: 'Nein.',
    },
    {
      question: 'Kommt es darauf an, mit welchem der 13 Ränge die Zielstapel beginnen?',
      answer: 'Nein. Nur der Rang, mit dem es losgeht, ist jedes Mal ein anderer.',
    },
  ],
  house: [
    'Wie im Kasino: 52 für das Kartenspiel zahlen und 5 für jede Karte auf den Zielstapeln zurückbekommen.',
    'Die Karten einzeln geben, dann wird es leichter.',
    'Die Reserve offen auslegen und mit allen ihren Karten planen.',
    'Bei Racing Demon spielen es mehrere gleichzeitig, jeder mit einem eigenen Kartenspiel, auf gemeinsame Zielstapel.',
  ],
  glossary: [
    {
      term: 'Reserve',
      meaning:
        'Der Stapel aus dreizehn Karten, von denen nur die oberste im Spiel ist; ältere englische Bücher nennen sie „stock“.',
    },
    {
      term: 'Grundkarte',
      meaning: 'Die Karte, mit der ein Zielstapel beginnt; alle vier sind vom selben Rang.',
    },
    { term: 'Folge', meaning: 'Karten einer Spalte, abwärts und abwechselnd rot und schwarz.' },
    { term: 'Lücke', meaning: 'Eine Spalte ohne Karten.' },
    { term: 'Demon', meaning: 'Der britische Name des Spiels und seiner Reserve.' },
  ],
  trivia: [
    {
      question: 'Kann ein Kasino davon leben?',
      answer:
        'Man erzählt, das Kartenspiel habe 50 oder 52 Dollar gekostet, jede Karte auf den Zielstapeln habe 5 gebracht, und im Durchschnitt hätten die Spieler verloren. Zwischen zehn und elf Karten kommt man auf null heraus.',
    },
    {
      question: 'Kann jemand 18.000 Blätter in Folge gewinnen?',
      answer:
        'Jan Wolter ist diese Behauptung begegnet, und sein Löser gibt die Antwort: mehr als ein Viertel der Blätter kann niemand gewinnen.',
    },
    {
      question: 'Wer wollte wissen, wie seine Aussichten bei einer Canfield-Patience stehen?',
      answer:
        'Stanisław Ulam im Jahr 1946, und daraus ging die Monte-Carlo-Methode hervor. Gespielt hat er vielleicht Klondike.',
    },
    {
      question: 'Wie viel schwerer ist es, wenn Teile einer Folge nicht ziehen dürfen?',
      answer: 'Die beiden gemessenen Regeln unterscheiden sich um 3,7 Blätter von hundert.',
    },
  ],
  history: [
    'Laut Wikipedia hat es als Erste Mary Whitmore Jones veröffentlicht, 1891 in England, unter dem Namen Demon Patience. Sie hielt es für die mit Abstand beste Patience mit einem Kartenspiel und den wenig schmeichelhaften Namen für verdient.',
    'Dick’s Games of Patience, ein amerikanisches Buch von 1898, nennt es Fascination. Dort nimmt man drei Karten auf einmal, Teile von Folgen dürfen ziehen, und wenn die Reserve leer ist, füllt man Lücken aus dem Talon.',
    'Der amerikanische Name kommt von Richard A. Canfield, der in Saratoga Springs ein Spielkasino führte. Ob seine Gäste dies oder Klondike spielten, ist nicht geklärt.',
  ],
  rates: [
    'Unsere Regeln',
    'Unsere Regeln, aber jeder Teil einer Folge darf ziehen',
    'Jeder Teil einer Folge darf ziehen; auf eine Karte vom Rang der Grundkarten passt nichts',
    'Nur ganze Spalten ziehen, nicht einmal die letzte Karte allein; auf eine Karte vom Rang der Grundkarten passt nichts; freie Spalten nehmen Karten der Ablage',
    'Geübte Spieler, nach eigener Auskunft',
  ],
  claims: [
    'Die Zahlen von Blake und Gent gelten für eine andere Regel als unsere: in ihrem Programm darf man in den Spalten nichts auf eine Karte vom Rang der Grundkarten legen. Gehen die Ränge im Kreis, wie hier und in den meisten Büchern, sind längere Folgen möglich, und weit mehr Blätter sind zu gewinnen. Von den Blättern 1 bis 200 haben wir alle entschieden [solved]. Ihre Regel ist eine Option, und nach ihr stimmen unsere Zahlen mit ihren überein.',
    'Wolters frühere Suche löste 35.606 von 50.000 Blättern und ließ 664 offen [wolter]. Als Blake und Gent der Sache nachgingen, fanden sie kleine Fehler in beiden Programmen und in der Art, wie beide mischen [blake].',
    'Für Menschen ist die überlieferte Zahl eines von dreißig [wikipedia]; sorgfältige Spieler sprechen von einem Drittel [wolter].',
  ],
  disagreements: [
    {
      question: 'Welche Karten ziehen zusammen?',
      sources:
        'Die letzte Karte oder die ganze Spalte [pysolfc]; jeder Teil einer Folge [wolter, dick]; nur die ganze Spalte, als Versuch [blake].',
      here: 'Die letzte Karte oder die ganze Spalte; jeder Teil einer Folge oder nur die ganze Spalte sind Optionen.',
    },
    {
      question: 'Passt in den Spalten etwas auf eine Karte vom Rang der Grundkarten?',
      sources:
        'Die Ränge gehen im Kreis, also der Rang darunter [pysolfc]; nichts, in dem Programm, aus dem die veröffentlichten Zahlen stammen [blake].',
      here: 'Der Rang darunter: auf ein Ass kommt ein König, mit welchem Rang die Zielstapel auch beginnen. Nichts ist eine Option.',
    },
    {
      question: 'Was füllt eine Lücke, wenn die Reserve leer ist?',
      sources:
        'Jede Karte [pysolfc, wolter]; die nächste Karte des Talons oder der Ablage [dick, greenfelt].',
      here: 'Jede Karte; nur die Ablage ist eine Option.',
    },
    {
      question: 'Wie viele Karten nimmt man auf einmal, und wie viele Durchgänge gibt es?',
      sources: 'Drei, bei beliebig vielen Durchgängen, fast überall [dick, wolter, pysolfc].',
      here: 'Ebenso; einzelne Karten und weniger Durchgänge sind Optionen.',
    },
    {
      question: 'Wie groß ist die Reserve?',
      sources: 'Dreizehn [wolter, pysolfc, dick]; zehn in einer einzigen Beschreibung [sgr].',
      here: 'Dreizehn.',
    },
    {
      question: 'Was ist Demon?',
      sources:
        'Der britische Name dieses Spiels [wikipedia]; in manchen Programmen ein Spiel mit zwei Kartenspielen und einer Reserve von vierzig; hin und wieder Klondike [blake].',
      here: 'Dieses Spiel.',
    },
  ],
  similar: [
    'Nach Farben von den Zweien an, mit drei Durchgängen; leichter und mechanischer.',
    'Das Spiel, mit dem es oft verwechselt wird: verdeckte Karten statt einer Reserve.',
  ],
  references: SOLVED_TITLE,
};
