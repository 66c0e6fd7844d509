/** Notes on Canfield in German. */
import type { NoteTexts } from '../note.ts';
import { SOLVED_TITLE } from './references.ts';

export const canfieldGerman: NoteTexts = {
  of: 'canfield',
  summary:
    'Die Patience der Glücksspieler. Dreizehn Karten warten in einer Reserve, von der nur die oberste zu sehen ist, vier kurze ' +
    'Spalten werden abwärts in Rot und Schwarz gebaut, und mit dem Rang einer zu Beginn aufgedeckten Karte beginnen alle vier Farben.',
  tip: 'Woran man scheitert, ist die Reserve: jeder Zug geht vor, der ihre oberste Karte nimmt.',
  strategy: [
    'Solange die Reserve nicht fort ist, ist jede ihrer Karten mehr wert als eine der Ablage. Zuerst nach Wegen suchen, eine Spalte zu leeren, denn die Lücke nimmt sofort die nächste Karte der Reserve.',
    'Zwei Spalten zu vereinigen schafft eine solche Lücke. Eine Karte, die von der Ablage in eine Spalte kommt, kann das verderben; also erst hinsehen, dann zugreifen.',
    'Drei Karten auf einmal: jede Karte, die von der Ablage geht, verschiebt die späteren. Wenn die Wahl besteht, die Karten spielen, die dem Ende des Durchgangs am nächsten sind; die Folge davor bleibt dann, wie man sie kennt.',
    'Bringt ein Durchgang nichts, so ändert schon eine einzige genommene Karte, auch eine wenig nützliche, welche Karten im nächsten oben liegen.',
    'Keine Spalte länger bauen als nötig; was darunter liegt, sitzt fest, und vier Spalten sind nicht viel.',
    'Karten vom Rang der Grundkarten und die nächsthöheren gehen sofort auf die Zielstapel. Bei höheren kann es lohnen, sie zu behalten, solange die andere Farbe noch einen Platz braucht.',
    'Ist die Reserve fort, eine Lücke nicht voreilig füllen. Eine leere Spalte erlaubt es, zwei Folgen umzusetzen, und mehr Freiheit gibt das Spiel nicht.',
  ],
  cases: [
    {
      question: 'Was passt in den Spalten auf ein Ass?',
      answer:
        'Ein König, rot auf schwarz oder schwarz auf rot: die Ränge gehen im Kreis, in den Spalten abwärts und auf den Zielstapeln aufwärts.',
    },
    {
      question: 'Was darf von Spalte zu Spalte ziehen?',
      answer: 'Die letzte Karte oder die ganze Spalte. Nach einer Option zieht jeder Teil einer Folge.',
    },
    {
      question: 'Muss eine Lücke aus der Reserve gefüllt werden?',
      answer:
        'Ja, und es geschieht von selbst. Ist die Reserve fort, nimmt die Lücke eine beliebige Karte; eine Option lässt nur die Ablage zu.',
    },
    {
      question: 'Kommen Karten von den Zielstapeln zurück?',
      answer: 'Nein.',
    },
    {
      question: 'Macht es etwas aus, dass die Zielstapel mit jedem der 13 Ränge beginnen können?',
      answer: 'Nein, welcher es ist, ist gleich. Nur der Weg im Kreis ist jedes Mal ein anderer.',
    },
  ],
  house: [
    'Der Handel des Kasinos: 52 für das Kartenspiel, 5 zurück für jede Karte auf den Zielstapeln.',
    'Die Karten einzeln geben, dann wird es leichter.',
    'Die Reserve offen auslegen und mit allen ihren Karten planen.',
    'Bei Racing Demon spielen es mehrere gleichzeitig, jeder mit einem eigenen Kartenspiel, auf gemeinsame Zielstapel.',
  ],
  glossary: [
    {
      term: 'Reserve',
      meaning:
        'Die dreizehn Karten auf einem Stoß, deren oberste im Spiel ist; ältere englische Bücher nennen sie „stock“.',
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
        'Man erzählt, das Kartenspiel habe 50 oder 52 Dollar gekostet, jede Karte auf den Zielstapeln habe 5 gebracht, und im Durchschnitt hätten die Spieler verloren. Die Schwelle liegt zwischen zehn und elf Karten.',
    },
    {
      question: 'Kann jemand 18.000 Blätter in Folge gewinnen?',
      answer:
        'Jan Wolter ist diese Behauptung begegnet, und sein Löser gibt die Antwort: mehr als ein Viertel der Spiele kann niemand gewinnen.',
    },
    {
      question: 'Wer wollte wissen, wie seine Aussichten bei einer Canfield-Patience stehen?',
      answer:
        'Stanisław Ulam im Jahr 1946, und daraus ging die Monte-Carlo-Methode hervor. Gespielt hat er vielleicht Klondike.',
    },
    {
      question: 'Wie viel kostet es, dass Teile einer Folge nicht ziehen dürfen?',
      answer: 'Zwischen den beiden gemessenen Regeln liegen 3,7 Blätter von hundert.',
    },
  ],
  history: [
    'Nach Wikipedia hat es als Erste Mary Whitmore Jones drucken lassen, 1891 in England, unter dem Namen Demon Patience. Sie hielt es für das bei weitem beste Spiel mit einem Kartenspiel und den wenig schmeichelhaften Namen für wohlverdient.',
    'Dick’s Games of Patience, ein amerikanisches Buch von 1898, bringt es als Fascination: drei Karten auf einmal, Teile von Folgen ziehen, und ist die Reserve verbraucht, werden ihre Lücken aus dem Talon gefüllt.',
    'Der amerikanische Name kommt von Richard A. Canfield, der in Saratoga Springs ein Spielkasino führte. Ob seine Gäste dies oder Klondike spielten, ist nicht geklärt.',
  ],
  rates: [
    'Wie hier',
    'Wie hier, doch jeder Teil einer Folge darf ziehen',
    'Jeder Teil einer Folge darf ziehen; auf eine Karte vom Rang der Grundkarten passt nichts',
    'Nur ganze Spalten ziehen, nicht einmal die letzte Karte allein; auf eine Karte vom Rang der Grundkarten passt nichts',
    'Geübte Spieler, nach eigener Auskunft',
  ],
  claims: [
    'Die Zahlen von Blake und Gent gelten für eine andere Regel als unsere: in dem Programm dahinter wird in den Spalten nichts auf eine Karte vom Rang der Grundkarten gebaut. Gehen die Ränge im Kreis, wie hier und in den meisten Büchern, sind längere Folgen möglich, und weit mehr ist zu gewinnen: von den Blättern 1 bis 200 sind alle entschieden [solved].',
    'Wolters frühere Suche löste 35.606 von 50.000 Blättern und ließ 664 offen [wolter]. Als Blake und Gent der Sache nachgingen, fanden sie kleine Fehler in beiden Programmen und in der Art, wie beide mischen [blake].',
    'Eines von dreißig ist die überlieferte Zahl für Menschen [wikipedia]; sorgfältige Spieler sprechen von einem Drittel [wolter].',
  ],
  disagreements: [
    {
      question: 'Welche Karten ziehen zusammen?',
      sources:
        'Die letzte Karte oder die ganze Spalte [pysolfc]; jeder Teil einer Folge [wolter, dick]; nur die ganze Spalte, als Versuch [blake].',
      here: 'Die letzte Karte oder die ganze Spalte; jeder Teil einer Folge ist eine Option.',
    },
    {
      question: 'Passt in den Spalten etwas auf eine Karte vom Rang der Grundkarten?',
      sources:
        'Die Ränge gehen im Kreis, also der Rang darunter [pysolfc]; nichts, in dem Programm, aus dem die veröffentlichten Zahlen stammen [blake].',
      here: 'Der Rang darunter: auf ein Ass kommt ein König, mit welchem Rang die Zielstapel auch beginnen.',
    },
    {
      question: 'Was füllt eine Lücke, wenn die Reserve fort ist?',
      sources:
        'Jede Karte [pysolfc, wolter]; die nächste Karte des Talons oder der Ablage [dick, greenfelt].',
      here: 'Jede Karte; nur die Ablage ist eine Option.',
    },
    {
      question: 'Wie viele Karten auf einmal, wie viele Durchgänge?',
      sources: 'Drei, ohne Grenze, fast überall [dick, wolter, pysolfc].',
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
    'Das Spiel, mit dem es verwechselt wird: keine Reserve, aber verdeckte Karten.',
  ],
  references: SOLVED_TITLE,
};
