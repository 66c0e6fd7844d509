/** Notes on Klondike in German. */
import type { NoteTexts } from '../note.ts';

export const klondikeGerman: NoteTexts = {
  of: 'klondike',
  summary:
    'Die Patience, die für die meisten einfach Patience oder Solitär heißt. Die meisten Karten der sieben Spalten liegen verdeckt. Man deckt sie auf, indem man abwärts in Rot und Schwarz baut, und bringt die vier Farben vom Ass bis zum König auf die Zielstapel.',
  tip: 'Den Zug wählen, der eine Karte aufdeckt. Tun das mehrere, den in der längsten Spalte.',
  strategy: [
    'Um die 21 verdeckten Karten dreht sich alles. Eine aufzudecken ist fast immer mehr wert, als eine Karte auf einen Zielstapel zu spielen.',
    'Passen eine Karte aus einer Spalte und eine von der Ablage, die aus der Spalte nehmen: darunter kommt etwas zum Vorschein.',
    'Keine Spalte leeren, bevor ein König dafür bereit ist, außer wenn man ihre Karten sofort anderswo braucht.',
    'Hat man zwei Könige zur Wahl, auf die sichtbaren Damen und Buben achten: ob der König rot oder schwarz ist, entscheidet bis zum Schluss, was auf ihn passt.',
    'Nimmt man drei Karten auf einmal, verschiebt jede Karte, die man von der Ablage spielt, alle späteren um einen Platz. Eilt nichts, den Talon einmal durchsehen, ohne zu spielen, und planen, welche Karten man nehmen muss, damit die gebrauchten oben liegen.',
    'Asse und Zweien dürfen sofort auf die Zielstapel. Höhere Karten können in den Spalten nützlich sein: liegt eine rote Fünf auf ihrem Zielstapel, passt keine schwarze Vier mehr darauf.',
    'Unbesorgt darf eine Karte einer roten Farbe auf ihren Zielstapel, wenn die beiden schwarzen höchstens zwei Ränge hinter ihr liegen und die andere rote höchstens drei; für eine schwarze gilt es umgekehrt.',
    'Eine Karte von einem Zielstapel zurückzuholen sieht nach einem Rückschritt aus, ist aber manchmal der einzige Weg, eine Folge zu bewegen und die Karte darunter aufzudecken.',
  ],
  cases: [
    {
      question: 'Darf ein Teil einer Folge ziehen?',
      answer: 'Ja, beliebig viele Karten vom Ende einer Folge, wenn nur die höchste von ihnen passt.',
    },
    {
      question: 'Welche von drei Karten vom Talon kann man spielen?',
      answer:
        'Nur die letzte. Ist sie gespielt, ist die darunter frei, und so weiter durch die ganze Ablage.',
    },
    {
      question: 'Wird die Ablage gemischt, bevor sie wieder Talon ist?',
      answer: 'Nein. Sie wird nur umgedreht; wer nichts gespielt hat, sieht also dieselben Karten wieder.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König, allein oder mit der Folge, die auf ihm liegt.',
    },
    {
      question: 'Wann ist ein Blatt verloren?',
      answer:
        'Wenn man es selbst beendet oder gar kein Zug mehr möglich ist. Da Karten von den Zielstapeln zurückkommen dürfen und der Talon immer wieder durchgespielt werden kann, hat ein hoffnungsloses Blatt oft noch Züge.',
    },
  ],
  house: [
    'Las Vegas: 52 für das Kartenspiel zahlen und 5 für jede Karte auf den Zielstapeln zurückbekommen; drei Karten auf einmal bei drei Durchgängen oder einzeln bei nur einem.',
    'Gewinn und Verlust von Blatt zu Blatt mitnehmen und sehen, wo man nach hundert steht.',
    'Den Talon offen neben den Spalten ausbreiten; das ist wie einzelne Karten bei beliebig vielen Durchgängen, nur ohne das Geben.',
    'Zwei Spieler spielen dasselbe Blatt und zählen die Karten auf den Zielstapeln.',
  ],
  glossary: [
    {
      term: 'Zielstapel',
      meaning: 'Einer der vier Stapel, die in einer Farbe vom Ass bis zum König wachsen; auch Grundstapel.',
    },
    { term: 'Spalte', meaning: 'Einer der sieben Stapel der Auslage; auch Baureihe oder Hilfsstapel.' },
    {
      term: 'Folge',
      meaning: 'Offene Karten am Ende einer Spalte, abwärts und abwechselnd rot und schwarz.',
    },
    {
      term: 'Ablage',
      meaning: 'Der offene Stapel neben dem Talon; im Englischen heißt bisweilen er „talon“.',
    },
    { term: 'Durchgang', meaning: 'Einmal durch den ganzen Talon.' },
    {
      term: 'Zurückholen',
      meaning: 'Eine Karte von einem Zielstapel in eine Spalte holen; englisch „worrying back“.',
    },
    {
      term: 'Thoughtful',
      meaning: '„Bedacht“: so heißt ein Spiel, in dem man die verdeckten Karten von Anfang an kennt.',
    },
  ],
  trivia: [
    {
      question: 'Was kann man in Las Vegas mit einem Blatt höchstens gewinnen?',
      answer:
        '208: 52 Karten zu je 5 sind 260, abzüglich des Einsatzes von 52. Mit elf Karten hat man schon 3 gewonnen.',
    },
    {
      question: 'Wie oft muss man eine Karte von einem Zielstapel zurückholen?',
      answer:
        'Von den Blättern, die mit drei Karten auf einmal zu gewinnen sind, geht etwa eines von zweihundert ohne das nicht auf (0,52 %, Blake und Gent).',
    },
    {
      question: 'Und wenn man mehr Karten auf einmal nimmt?',
      answer:
        'Blake und Gent haben es versucht: mit vier Karten auf einmal sind 69,3 % der Blätter zu gewinnen, mit fünf 53,4 %, mit sieben 23,8 % und mit dreizehn 0,6 %.',
    },
    {
      question: 'Welches Rechenverfahren begann mit einer Patience?',
      answer:
        'Die Monte-Carlo-Methode. Stanisław Ulam, 1946 auf dem Weg der Genesung, fragte sich, mit welcher Wahrscheinlichkeit „Canfield“ aufgeht, und kam darauf, einfach viele Blätter durchzuspielen; ob er dieses Spiel oder das andere Canfield meinte, weiß man nicht.',
    },
    {
      question: 'Hat je ein Mensch lange Buch geführt, der alle Karten kannte?',
      answer:
        'Ja. Ein Mathematiker, einst Präsident der American Mathematical Society, spielte 2.000 solche Blätter, jedes etwa zwanzig Minuten lang, und gewann 36,6 %.',
    },
  ],
  history: [
    'Woher der Name kommt, weiß man nicht; der Goldrausch der 1890er Jahre ist eine Vermutung. Wikipedia nennt eine Ausgabe von Hoyle’s Games aus dem Jahr 1907 als erste mit Regeln unter diesem Namen.',
    'In einem amerikanischen Regelbuch mit den Copyright-Jahren 1897 bis 1913 steht es als „Canfield or Klondike“: 52 Spielmarken für das Kartenspiel, 5 zurück für jede Karte, der Talon einmal durch, Karte für Karte. Denselben Handel soll es in Richard Canfields Kasino gegeben haben, und seither heißen beide Spiele Canfield.',
    'Windows 3.0 brachte es 1990 auf jeden Schreibtisch, in einer Fassung, die ein Praktikant, Wes Cherry, in seiner Freizeit geschrieben hatte. Im Jahr 2020 zählte der Hersteller hundert Millionen Spiele am Tag.',
    'Im Jahr 2004 nannten es Yan, Diaconis, Rusmevichientong und Van Roy eine Peinlichkeit, dass niemand die Aussichten angeben könne. Seit 2019 sind die des bedachten Spiels bis auf ein Zehntel Prozent bekannt. Für das Spiel mit verdeckten Karten ist die Frage noch immer offen.',
  ],
  rates: [
    'Drei Karten auf einmal',
    'Zwei Karten auf einmal',
    'Eine Karte auf einmal',
    'Drei Karten auf einmal, keine zurück von den Zielstapeln',
    'Eine Karte auf einmal, keine zurück von den Zielstapeln',
    'Drei Karten auf einmal',
    'Drei Karten auf einmal, ein Kenner, dem alle Karten bekannt sind',
    'Drei Karten auf einmal',
  ],
  claims: [
    'Die Zahlen der Löser sagen, wie viele Blätter jemand gewinnen könnte, der durch die Karten hindurchsieht; Spieler gewinnen seltener. Spätere Arbeit engt sie etwas ein, auf 81,942 % ± 0,080 bei drei Karten auf einmal und 90,454 % ± 0,090 bei einer [dang].',
    'Niemand weiß, wie oft man bei bestem Spiel mit verdeckten Karten gewinnt, nicht einmal auf einen Faktor zwei genau [blake]. Das Programm in der Tabelle entscheidet, indem es Vermutungen durchspielt, und macht nie einen Zug rückgängig; sein Autor bittet darum, die Zahl zu prüfen. Ein früheres Programm gewann 36,97 % ± 1,92 [lonelybot].',
    'Eine alte Faustregel für Leute, die drei Karten auf einmal nehmen, ist ein Sieg in zehn Blättern [tilldawn].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten auf einmal?',
      sources: 'Drei [blake, tilldawn]; eine [pysolfc, officialrules].',
      here: 'Drei; zwei und eine sind Optionen.',
    },
    {
      question: 'Wie oft geht man durch den Talon?',
      sources:
        'Beliebig oft [blake, pysolfc, tilldawn]; einmal [officialrules]; dreimal in der Fassung des Kasinos.',
      here: 'Beliebig oft; ein, zwei und drei Durchgänge sind Optionen.',
    },
    {
      question: 'Muss eine Folge als Ganzes ziehen?',
      sources: 'Ganz oder gar nicht [officialrules]; jeder Teil davon [blake, tilldawn].',
      here: 'Jeder Teil.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      sources: 'Ja [blake, pysolfc]; viele Spieler kennen den Zug nicht und spielen ohne ihn [dang].',
      here: 'Ja; eine Option verbietet es.',
    },
    {
      question: 'Heißt es Klondike oder Canfield?',
      sources:
        'Beides sind Namen eines Spiels [officialrules]; es sind zwei Spiele, die oft verwechselt werden [tilldawn]. Auch Demon hat man beide genannt [blake].',
      here: 'Klondike; Canfield ist das Spiel mit einer Reserve von dreizehn.',
    },
  ],
  similar: [
    'Zwei Kartenspiele und neun Spalten; länger und viel leichter.',
    'Dieselbe Auslage, nach Farben gebaut: man muss kaum etwas entscheiden und gewinnt eines von sechs Blättern.',
    'Der Talon ist auf die Spalten ausgeteilt, und jede offene Karte zieht mit allem, was auf ihr liegt.',
    'Vier kurze Spalten, eine Reserve von dreizehn und Zielstapel, die irgendwo beginnen.',
  ],
  references: {},
};
