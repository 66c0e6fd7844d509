/** Notes on Klondike in German. */
import type { NoteTexts } from '../note.ts';

export const klondikeGerman: NoteTexts = {
  of: 'klondike',
  summary:
    'Die Patience, die für die meisten einfach Patience oder Solitär heißt. Sieben Spalten, deren Karten zum größten Teil verdeckt liegen, werden ' +
    'aufgedeckt, indem man abwärts in Rot und Schwarz baut, während mit den Assen vier Farben beginnen, die bis zum König wachsen.',
  tip: 'Von zwei Zügen den nehmen, der eine Karte aufdeckt, und von zweien, die das tun, den in der längeren Spalte.',
  strategy: [
    'Die 21 verdeckten Karten sind das Spiel. Ein Zug, der eine aufdeckt, ist fast immer mehr wert als eine Karte auf einem Zielstapel.',
    'Ist dieselbe Karte aus einer Spalte und von der Ablage zu haben, dann die aus der Spalte nehmen: sie deckt etwas auf.',
    'Keine Spalte leeren, bevor ein König bereit ist, sie einzunehmen, es sei denn, die Karten werden anderswo sofort gebraucht.',
    'Stehen zwei Könige zur Wahl, auf die Damen und Buben sehen, die zu sehen sind: ob der König rot oder schwarz ist, entscheidet für den Rest des Spiels, was folgen kann.',
    'Bei drei Karten auf einmal rückt jede Karte, die von der Ablage geht, alle späteren um einen Platz. Drängt nichts, den Talon einmal durchsehen, ohne zu spielen, und dann planen, welche Karten zu nehmen sind, damit die gebrauchten obenauf kommen.',
    'Asse und Zweien dürfen sofort auf die Zielstapel. Höhere Karten können in den Spalten nützlich sein: eine rote Fünf auf ihrem Zielstapel trägt keine schwarze Vier mehr.',
    'Ohne Bedauern darf eine Karte einer roten Farbe auf ihren Zielstapel, wenn die beiden schwarzen höchstens zwei Ränge hinter ihr liegen und die andere rote höchstens drei; für eine schwarze gilt es umgekehrt.',
    'Eine Karte von einem Zielstapel zurückzuholen sieht nach einem Rückschritt aus, ist aber manchmal der einzige Weg, eine Folge zu bewegen und die Karte darunter aufzudecken.',
  ],
  cases: [
    {
      question: 'Darf ein Teil einer Folge ziehen?',
      answer: 'Ja, beliebig viele Karten vom Ende einer Folge, wenn nur die höchste von ihnen passt.',
    },
    {
      question: 'Welche von drei gegebenen Karten kann gespielt werden?',
      answer:
        'Nur die letzte. Ist sie fort, ist die darunter frei, und so weiter durch die ganze Ablage zurück.',
    },
    {
      question: 'Wird die Ablage gemischt, bevor sie wieder Talon ist?',
      answer: 'Nein. Sie wird umgedreht, wie sie liegt; ohne einen Zug kommen also dieselben Karten wieder.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König, allein oder mit der Folge, die auf ihm liegt.',
    },
    {
      question: 'Wann ist ein Spiel verloren?',
      answer:
        'Wenn man es selbst beendet oder gar kein Zug mehr möglich ist. Da Karten von den Zielstapeln zurückkommen dürfen und der Talon immer wieder durchgespielt werden kann, hat ein hoffnungsloses Spiel oft noch Züge.',
    },
  ],
  house: [
    'Las Vegas: 52 für das Kartenspiel zahlen und 5 für jede Karte auf den Zielstapeln zurückbekommen; drei Durchgänge zu dreien oder ein einziger Karte für Karte.',
    'Gewinn und Verlust von Spiel zu Spiel weiterführen und sehen, wo man nach hundert Spielen steht.',
    'Den Talon offen neben den Spalten ausbreiten; mit einzeln gegebenen Karten und ohne Grenze der Durchgänge ist es dasselbe Spiel ohne das Geben.',
    'Zwei Spieler mit je einem Kartenspiel spielen dieselbe Nummer und zählen die Karten auf den Zielstapeln.',
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
      meaning: 'Eine Karte von einem Zielstapel in eine Spalte zurücknehmen; englisch „worrying back“.',
    },
    {
      term: 'Thoughtful',
      meaning: '„Bedacht“: so heißt ein Spiel, in dem man die verdeckten Karten von Anfang an kennt.',
    },
  ],
  trivia: [
    {
      question: 'Was ist in Las Vegas mit einem Spiel höchstens zu gewinnen?',
      answer:
        '52 Karten zu 5 machen 260, weniger den Einsatz von 52: 208. Elf Karten genügen für einen Gewinn von 3.',
    },
    {
      question: 'Wie oft muss eine Karte von einem Zielstapel zurück?',
      answer:
        'Von den Spielen, die mit drei Karten auf einmal zu gewinnen sind, ist etwa eines von zweihundert anders nicht zu gewinnen (0,52 %, Blake und Gent).',
    },
    {
      question: 'Und wenn mehr Karten auf einmal kommen?',
      answer:
        'Blake und Gent haben es versucht: zu vieren sind 69,3 % der Blätter zu gewinnen, zu fünfen 53,4 %, zu sieben 23,8 % und zu dreizehn 0,6 %.',
    },
    {
      question: 'Welches Rechenverfahren begann mit einer Patience?',
      answer:
        'Die Monte-Carlo-Methode. Stanisław Ulam, 1946 auf dem Weg der Genesung, fragte sich, mit welcher Wahrscheinlichkeit „Canfield“ aufgeht, und kam darauf, einfach viele Blätter durchzuspielen; ob er dieses Spiel oder das andere Canfield meinte, weiß man nicht.',
    },
    {
      question: 'Hat je ein Mensch bei Kenntnis aller Karten lange Buch geführt?',
      answer:
        'Ja. Ein Mathematiker, einst Präsident der American Mathematical Society, spielte 2.000 solche Blätter, jedes etwa zwanzig Minuten lang, und gewann 36,6 %.',
    },
  ],
  history: [
    'Woher der Name kommt, weiß man nicht; der Goldrausch der 1890er Jahre ist eine Vermutung. Wikipedia nennt eine Ausgabe von Hoyle’s Games aus dem Jahr 1907 als erste mit Regeln unter diesem Namen.',
    'In einem amerikanischen Regelbuch mit den Copyright-Jahren 1897 bis 1913 steht es als „Canfield or Klondike“: 52 Spielmarken für das Kartenspiel, 5 zurück für jede Karte, der Talon einmal durch, Karte für Karte. Das ist der Handel, den man vom Kasino Richard Canfields erzählt, und seither heißen beide Spiele Canfield.',
    'Windows 3.0 brachte es 1990 auf jeden Schreibtisch, in einer Fassung, die ein Praktikant, Wes Cherry, in seiner Freizeit geschrieben hatte. Im Jahr 2020 zählte der Hersteller hundert Millionen Spiele am Tag.',
    'Im Jahr 2004 nannten es Yan, Diaconis, Rusmevichientong und Van Roy eine Peinlichkeit, dass niemand die Aussichten angeben könne. Seit 2019 sind die des bedachten Spiels bis auf ein Zehntel Prozent bekannt; für das Spiel mit verdeckten Karten ist die Frage so offen, wie sie war.',
  ],
  rates: [
    'Drei Karten auf einmal',
    'Zwei Karten auf einmal',
    'Eine Karte auf einmal',
    'Drei Karten auf einmal, nichts kommt zurück',
    'Eine Karte auf einmal, nichts kommt zurück',
    'Drei Karten auf einmal',
    'Drei Karten auf einmal, ein Kenner, dem alle Karten bekannt sind',
    'Drei Karten auf einmal',
  ],
  claims: [
    'Die Zahlen der Löser sagen, wie viele Spiele jemand gewinnen kann, der durch die Karten hindurchsieht; die Quote eines Spielers sind sie nicht. Spätere Arbeit engt sie etwas ein, auf 81,942 % ± 0,080 bei drei Karten auf einmal und 90,454 % ± 0,090 bei einer [dang].',
    'Was bestmögliches Spiel mit verdeckten Karten erreicht, weiß man nicht, nicht einmal auf einen Faktor zwei genau [blake]. Das Programm in der Tabelle entscheidet, indem es Vermutungen durchspielt, und nimmt nie zurück; sein Autor bittet darum, die Zahl zu prüfen. Ein früheres Programm gewann 36,97 % ± 1,92 [lonelybot].',
    'Eines von zehn Blättern ist eine alte Faustregel für Leute, die drei Karten auf einmal geben [tilldawn].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten auf einmal?',
      sources: 'Drei [blake, tilldawn]; eine [pysolfc, officialrules].',
      here: 'Drei; zwei und eine sind Optionen.',
    },
    {
      question: 'Wie oft durch den Talon?',
      sources:
        'Ohne Grenze [blake, pysolfc, tilldawn]; einmal [officialrules]; dreimal in der Form des Kasinos.',
      here: 'Ohne Grenze; ein, zwei und drei Durchgänge sind Optionen.',
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
    'Zwei Kartenspiele und neun Spalten; länger und viel freundlicher.',
    'Dieselbe Auslage, nach Farben gebaut: kaum etwas zu entscheiden, und eines von sechs Spielen zu gewinnen.',
    'Der Talon ist auf die Spalten ausgeteilt, und jede offene Karte zieht mit allem, was auf ihr liegt.',
    'Vier kurze Spalten, eine Reserve von dreizehn und Zielstapel, die irgendwo beginnen.',
  ],
  references: {},
};
