/** Notes on Aces Up in German. */
import type { NoteTexts } from '../note.ts';

export const acesUpGerman: NoteTexts = {
  of: 'aces-up',
  summary:
    'Vier Spalten. Sind zwei Karten derselben Farbe frei, wird die niedrigere abgeworfen. Der Talon bringt je vier neue Karten, und gewonnen ist, wenn nur noch die Asse übrig sind. Es dauert zwei Minuten und geht selten auf.',
  tip: 'Entscheiden muss man nur bei leeren Spalten: dorthin gehört die Karte, die am meisten freilegt, und wenn man es sich leisten kann, ein Ass.',
  strategy: [
    'Vor dem Geben alles abwerfen, was geht. Eine niedrigere Karte derselben Farbe liegen zu lassen bringt nichts, und gleich kommen vier neue dazu.',
    'Eine leere Spalte nimmt die letzte Karte jeder anderen. Am besten die, unter der etwas zum Vorschein kommt, das abgeworfen werden kann; die ganze Kette sollte man im Kopf durchspielen, bevor man zieht.',
    'Ein Ass kann nie abgeworfen werden. Was unter ihm liegt, ist also verloren, wenn es nicht in eine leere Spalte zieht. Asse also in leere Spalten bringen, solange die Spalten noch kurz sind.',
    'Ass oder Abwurf? In den Simulationen von Mark Masten lohnte es sich, für einen Platz des Asses bis zu drei Abwürfe aufzugeben; am Ende machte es aber wenig aus.',
    'Bringt es nichts, eine leere Spalte zu füllen, kann sie leer bleiben; die nächsten vier Karten füllen sie ohnehin.',
    'Haben die vier freien Karten vier verschiedene Farben, kann man nur geben. Weitersuchen lohnt sich nicht.',
  ],
  cases: [
    {
      question: 'Ist das Ass hoch oder niedrig?',
      answer: 'Hoch: es steht über dem König, und die Zwei ist die niedrigste Karte.',
    },
    {
      question: 'Welche Karten werden verglichen?',
      answer: 'Nur die letzten Karten der vier Spalten.',
    },
    {
      question: 'Muss eine leere Spalte gefüllt werden?',
      answer: 'Nein. Bleibt sie leer, bekommt sie beim nächsten Geben eine Karte.',
    },
    {
      question: 'Darf die einzige Karte einer Spalte in eine leere ziehen?',
      answer: 'Nein, denn damit würde sich nichts ändern.',
    },
    {
      question: 'Müssen die Asse am Ende in vier Spalten liegen?',
      answer: 'Nein. Gewonnen ist, sobald die anderen 48 Karten weg sind.',
    },
  ],
  house: [
    'Die abgeworfenen Karten zählen und um das beste von zehn Blättern spielen. Mehr als 48 geht nicht.',
    'Schwerer wird es, wenn nur Asse in leere Spalten dürfen. Dafür gibt es eine Option.',
    'Als Kings spielen: das Ass ist niedrig, und am Ende sollen die vier Könige übrig bleiben.',
  ],
  glossary: [
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
    { term: 'Frei', meaning: 'Die letzte Karte ihrer Spalte.' },
    { term: 'Abwerfen', meaning: 'Eine Karte entfernen, weil eine höhere ihrer Farbe frei ist.' },
    {
      term: 'Flash',
      meaning: 'Kellers Wort für vier freie Karten in vier verschiedenen Farben, wenn nichts geht.',
    },
  ],
  trivia: [
    {
      question: 'Wie oft wird vom Talon gegeben?',
      answer: 'Nach den ersten vier Karten noch zwölfmal: 48 Karten zu je vier.',
    },
    {
      question: 'Wie wenig Platz genügt?',
      answer: 'Platz für vier Spalten nebeneinander: der Deckel eines großen Buches reicht.',
    },
    {
      question: 'Wann ist ein Blatt verloren, obwohl der Talon noch Karten hat?',
      answer:
        'Wenn ein Ass auf einer niedrigeren Karte liegt und keine Spalte je wieder leer wird. An die Karten darunter kommt man dann nie mehr heran.',
    },
    {
      question: 'Wie nannte es die erste Autorin, die es auf Englisch beschrieb?',
      answer:
        'Drivel, also Geschwätz, mit dem Zusatz, der Name sei nicht schmeichelhaft, aber nun einmal der übliche.',
    },
  ],
  history: [
    'Mary Whitmore Jones hielt es 1900 in England als Drivel Patience fest. In einem Buch von Wood und Goddard aus dem Jahr 1940 heißt es Firing Squad, in Games Digest vom November 1938 Wheat and Chaff.',
    'Ein weiterer Name ist Idiot’s Delight, doch so heißen so viele Patiencen, dass er wenig sagt. Auch Easthaven, ein anderes Spiel, heißt manchmal Aces Up.',
    'Der Talon, der an alle Spalten zugleich gibt, und die Art, eine Lücke zu füllen, haben andere Spiele übernommen.',
  ],
  rates: ['Üblich', 'Üblich (etwa 1 Blatt von 35)', 'Üblich'],
  claims: [
    'Mastens erster Wert gilt für jemanden, der den Talon kennt, und beruht zum Teil auf sonderbaren Zügen, die sich zufällig auszahlen; seine Simulation spielt etwa so, wie ein Mensch es täte [masten]. Die 4 % sind der Durchschnitt aller, die mit einem bestimmten Programm spielen [warfield]. Keller nennt rund 3 % [keller].',
    'Dürfen nur Asse in Lücken, geht nach der Zählung eines Programms etwa eines von 270 Blättern auf [wikipedia].',
  ],
  disagreements: [
    {
      question: 'Wie oft geht es auf?',
      sources:
        'Bei gutem Spiel jedes zehnte Mal und, auf derselben Seite, jedes 200. Mal [wikipedia]; rund 3 % [keller]; 4 % [warfield]; ein Blatt von 35 bei einem simulierten Spieler, 11,57 %, wenn alle Karten bekannt sind [masten].',
      here: 'Siehe die Tabelle oben: sie sagt, wer spielt und was er weiß.',
    },
    {
      question: 'Was füllt eine leere Spalte?',
      sources:
        'Die letzte Karte einer anderen [keller, wikipedia, pysolfc]; eine Karte aus dem Talon, bis alle vier Farben liegen, in Quellen, die Keller für falsch hält [keller]; nur Asse, in einer schwereren Fassung [wikipedia].',
      here: 'Die letzte Karte einer anderen; nur Asse ist eine Option.',
    },
    {
      question: 'Ist das Ass hoch?',
      sources:
        'Ja [keller, wikipedia, pysolfc]; nein, es ist niedrig und am Ende bleiben die Könige, in einem Spiel namens Kings [edkins].',
      here: 'Hoch.',
    },
  ],
  similar: [
    'Dieselben Spalten und derselbe Talon, aber man baut auf vier Stapeln auf- und abwärts.',
    'Man nimmt Paare weg, die zusammen dreizehn ergeben.',
    'Man nimmt Gruppen aufeinander folgender Ränge weg.',
    'Hat eine Option, leere Spalten zu füllen, die von Aces Up stammt.',
  ],
  references: {},
};
