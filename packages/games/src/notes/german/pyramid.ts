/** Notes on Pyramid in German. */
import type { NoteTexts } from '../note.ts';

export const pyramidGerman: NoteTexts = {
  of: 'pyramid',
  summary:
    'Achtundzwanzig offene Karten in einer Pyramide: man nimmt Paare weg, die dreizehn ergeben, und Könige allein; dabei hilft ein Talon, den man dreimal durchspielen darf. Hübsch und schwer, mit einer Zählung, die belohnt, wer früh fertig ist.',
  tip: 'Erst die Partner jeder Karte suchen, dann Paare bilden; liegen alle Partner einer Karte über ihr, wird man sie nie los.',
  strategy: [
    'Zuerst die Knoten suchen. Eine Karte blockiert das ganze Dreieck über ihr. Liegen alle vier Partner in diesem Dreieck, ist die Pyramide nicht abzuräumen; liegen drei darin, ist der vierte kostbar.',
    'Könige wegnehmen, sobald sie frei sind. Sie haben keinen Partner und blockieren in der Pyramide nur andere Karten.',
    'Passt eine Karte zu mehreren anderen, den Partner liegen lassen, der anderswo gebraucht wird. Dazu zählen, wie viele von beiden Rängen noch da sind.',
    'Ein Paar aus zwei Karten der Pyramide spart eine Karte des Talons. Solche Paare zuerst nehmen, außer wenn man eine der beiden als Partner für etwas Tieferes braucht.',
    'Den Talon einmal mit offenen Augen durchgehen. Im zweiten Durchgang kennt man jede Karte der Reihe nach und kann dafür sorgen, dass ein Partner dann erscheint, wenn man ihn braucht.',
    'Wer eine Karte von der Ablage nimmt, legt die vorige frei. Manchmal lohnt es sich, ein Paar erst im nächsten Durchgang zu nehmen, wenn man die Karte darunter braucht.',
    'In der Zählung Par Pyramid früh entscheiden: im ersten Durchgang abzuräumen bringt 50, im dritten nur 20; räumt man das Blatt nicht ab, kostet jede übrige Karte.',
  ],
  cases: [
    {
      question: 'Welche Paare ergeben dreizehn?',
      answer:
        'Dame und Ass, Bube und 2, 10 und 3, 9 und 4, 8 und 5, 7 und 6. Der König zählt allein dreizehn.',
    },
    {
      question: 'Darf eine Karte mit einer, die sie bedeckt, ein Paar bilden?',
      answer:
        'Nein, denn sie ist noch nicht frei. Eine Option erlaubt es, wenn keine andere Karte sie bedeckt.',
    },
    {
      question: 'Darf die nächste Karte des Talons ein Paar bilden, bevor sie auf der Ablage liegt?',
      answer:
        'Nein, sie ist verdeckt. Mit einer Option liegt die oberste Karte des Talons offen; sie darf dann sogar mit der Ablage ein Paar bilden.',
    },
    {
      question: 'Wird die Ablage zwischen den Durchgängen gemischt?',
      answer: 'Nein. Man dreht sie um, und die übrigen Karten kommen in derselben Reihenfolge wieder.',
    },
    {
      question: 'Müssen auch Talon und Ablage abgeräumt werden?',
      answer: 'Nein, zum Sieg genügt die Pyramide. In der strengen Fassung müssen alle 52 Karten weg.',
    },
  ],
  house: [
    'Gegen Par spielen: wer nach sechs Blättern null oder mehr hat, gewinnt.',
    'Schwerer: nur einen Durchgang zulassen oder alle 52 Karten verlangen.',
    'Leichter: zwei Karten dürfen ein Paar bilden, wenn eine die andere als einzige bedeckt.',
  ],
  glossary: [
    { term: 'Paar', meaning: 'Zwei freie Karten, die dreizehn ergeben.' },
    { term: 'Frei', meaning: 'In der Pyramide: von keiner anderen Karte bedeckt.' },
    {
      term: 'Ablage',
      meaning: 'Der offene Stapel der Karten vom Talon, die man nicht gebraucht hat; die oberste ist frei.',
    },
    { term: 'Durchgang', meaning: 'Einmal durch den Talon.' },
    {
      term: 'Zählung Par Pyramid',
      meaning: '50, 35 oder 20 fürs Abräumen, abzüglich der übrigen Karten.',
    },
    {
      term: 'Mild, streng',
      meaning: 'Mild: gewonnen, wenn die Pyramide weg ist. Streng: gewonnen, wenn alle Karten weg sind.',
    },
  ],
  trivia: [
    {
      question: 'Wie viele Paare ergibt das Kartenspiel?',
      answer: '24 Paare, dazu die vier Könige.',
    },
    {
      question: 'Was ist das höchste Ergebnis nach Par Pyramid?',
      answer: '50: die Pyramide im ersten Durchgang abgeräumt, und nichts übrig in Talon und Ablage.',
    },
    {
      question: 'Wie viele Karten blockieren die Spitze der Pyramide?',
      answer: 'Alle anderen 27.',
    },
    {
      question: 'Wie viel hilft es, wenn eine Karte mit der einzigen, die sie bedeckt, ein Paar bilden darf?',
      answer:
        'Sehr viel: bei einem Durchgang und offener oberster Karte des Talons räumt ein Löser 22,8 % der Blätter ab statt 9,0 %.',
    },
  ],
  history: [
    'Im überlieferten Spiel ging man nur einmal durch den Talon und musste alle 52 Karten abräumen. Albert Morehead und Geoffrey Mott-Smith schätzten die Chance auf eins zu fünfzig.',
    'Sie machten es mit Par Pyramid gerechter: zwei weitere Durchgänge und eine Zählung, die umso mehr bringt, je früher man abräumt. Die Programme haben die drei Durchgänge übernommen.',
    'Die Auslage kehrt in Pyramid Golf wieder und in drei kleinen Kopien in TriPeaks. Michael Keller machte aus dem Talon acht offene Spalten und nannte das Spiel Giza.',
  ],
  rates: [
    'Ein Durchgang, oberste Karte des Talons offen',
    'Ebenso, und eine Karte darf mit der einzigen gehen, die sie bedeckt',
    'Ein Durchgang, oberste Karte des Talons offen, alle 52 Karten',
    'Ebenso, und eine Karte darf mit der einzigen gehen, die sie bedeckt',
    'Ein Durchgang, alle 52 Karten',
  ],
  claims: [
    'Die letzte Zeile ist eine Schätzung von Morehead und Mott-Smith, die Keller und Masten für geraten halten [giza]. Mastens Seite überlässt die Regeln einem Video; wir nehmen an, dass wie in dem Aufsatz, den er mit Keller schrieb, die zuletzt aufgedeckte Karte mit der Ablage ein Paar bilden darf, was hier die Option mit offener oberster Karte des Talons ist.',
    'Mit beliebig vielen Durchgängen räumt er 66,87 % derselben Blätter ab, und 83,15 %, wenn eine Karte mit der einzigen, die sie bedeckt, ein Paar bilden darf [masten]. Für drei Durchgänge, unseren Standard, kennen wir keine Zahl; mit offener oberster Karte des Talons muss die Quote zwischen der für einen und der für beliebig viele Durchgänge liegen.',
  ],
  disagreements: [
    {
      question: 'Müssen alle Karten weg oder nur die Pyramide?',
      sources:
        'Alle Karten [semicolon, pysolfc, giza]; gespielt wird beides, das zweite als milde Fassung [masten].',
      here: 'Nur die Pyramide; alle Karten sind eine Option.',
    },
    {
      question: 'Wie viele Durchgänge gibt es?',
      sources: 'Einen [giza]; drei [semicolon, pysolfc].',
      here: 'Drei; einer und zwei sind Optionen.',
    },
    {
      question: 'Darf die oberste Karte des Talons ein Paar bilden?',
      sources: 'Ja, auch mit der obersten der Ablage [semicolon, giza].',
      here: 'Nur als Option; sonst kommt eine Karte des Talons zuerst auf die Ablage.',
    },
    {
      question: 'Darf eine Karte mit einer ein Paar bilden, die sie bedeckt?',
      sources: 'Nicht nach den üblichen Regeln [giza]; eine Quelle zählt Siege auf beide Arten [masten].',
      here: 'Nein; eine Option.',
    },
    {
      question: 'Darf man in Talon und Ablage noch Paare bilden, wenn die Pyramide weg ist?',
      sources: 'Ja, in den Durchgängen, die noch bleiben, damit weniger abgezogen wird [hoyle].',
      here: 'Mit der Pyramide ist das Blatt zu Ende; die Karten in Talon und Ablage werden abgezogen.',
    },
    {
      question: 'Wie alt ist es?',
      sources:
        'Der Name steht in einem Buch von 1808, für ein anderes Spiel, und die heutigen Regeln in einem von 1949 [gamezebo].',
      here: 'Wir konnten keines von beiden nachprüfen.',
    },
  ],
  similar: [
    'Dieselbe Auslage, Rang für Rang auf- oder abwärts gespielt.',
    'Drei kleine Pyramiden nebeneinander, gespielt wie Golf.',
    'Man nimmt Gruppen aufeinander folgender Ränge weg.',
    'Man wirft Karten einzeln ab, die niedrigere von zweien einer Farbe.',
    'Kellers offene Fassung: der Talon liegt in acht Spalten zu drei Karten.',
  ],
  references: {},
};
