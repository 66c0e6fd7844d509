/** Notes on Pyramid in German. */
import type { NoteTexts } from '../note.ts';

export const pyramidGerman: NoteTexts = {
  of: 'pyramid',
  summary:
    'Achtundzwanzig offene Karten in einer Pyramide: man nimmt Paare fort, die dreizehn ergeben, und Könige allein; dabei ' +
    'hilft ein Talon, der dreimal durchgespielt werden darf. Hübsch und schwer, mit einer Zählung, die belohnt, wer früh fertig ist.',
  tip: 'Erst die Partner jeder Karte suchen, dann Paare bilden; eine Karte, deren Partner alle über ihr liegen, geht nie.',
  strategy: [
    'Zuerst die Knoten suchen. Eine Karte hält das ganze Dreieck über sich fest; liegen alle vier Partner in diesem Dreieck, so ist die Pyramide nicht abzuräumen, und liegen drei darin, so ist der vierte kostbar.',
    'Könige gehen, sobald sie frei sind. Sie sind niemandes Partner und halten in der Pyramide nur andere fest.',
    'Kann eine Karte mit einer von mehreren gehen, so bleibt der Partner liegen, der anderswo gebraucht wird. Man zählt, wie viele von beiden Rängen noch da sind.',
    'Zwei Karten der Pyramide, die miteinander gehen, sparen eine Karte des Talons für eine andere. Solche Paare gehen vor, es sei denn, eine der beiden wird als Partner für etwas Tieferes gebraucht.',
    'Den Talon einmal mit offenen Augen durchgehen. Im zweiten Durchgang kennt man jede Karte der Reihe nach und kann es einrichten, dass ein Partner erscheint, während das Gegenstück frei ist.',
    'Wer eine Karte von der Ablage nimmt, legt die vorige frei. Manchmal lohnt es, ein Paar liegen zu lassen und erst im nächsten Durchgang zu nehmen, wenn die Karte darunter gebraucht wird.',
    'In der Zählung Par Pyramid früh entscheiden: im ersten Durchgang abzuräumen bringt 50, im dritten nur 20, aber ein Blatt, das nicht abgeräumt ist, kostet jede übrige Karte.',
  ],
  cases: [
    {
      question: 'Welche Paare ergeben dreizehn?',
      answer: 'Dame und Ass, Bube und 2, 10 und 3, 9 und 4, 8 und 5, 7 und 6. Der König ist allein dreizehn.',
    },
    {
      question: 'Darf eine Karte mit der gehen, die sie bedeckt?',
      answer:
        'Nein, denn sie ist noch nicht frei. Eine Option erlaubt es, wenn keine andere Karte sie bedeckt.',
    },
    {
      question: 'Darf die nächste Karte des Talons ein Paar bilden, bevor sie auf der Ablage liegt?',
      answer:
        'Nein, sie ist verborgen. Eine Option legt die oberste Karte des Talons offen; sie darf dann sogar mit der Ablage ein Paar bilden.',
    },
    {
      question: 'Wird die Ablage zwischen den Durchgängen gemischt?',
      answer:
        'Nein. Sie wird umgedreht und kommt in derselben Reihenfolge wieder, ohne die Karten, die fort sind.',
    },
    {
      question: 'Müssen auch Talon und Ablage abgeräumt werden?',
      answer: 'Nein, die Pyramide genügt zum Sieg. In der strengen Form müssen alle 52 fort.',
    },
  ],
  house: [
    'Gegen Par spielen: sechs Spiele, und eine Summe von null oder mehr ist eine gewonnene Partie.',
    'Schwerer: nur einen Durchgang zulassen oder alle 52 Karten verlangen.',
    'Leichter: eine Karte darf mit der einzigen gehen, die sie bedeckt.',
  ],
  glossary: [
    { term: 'Paar', meaning: 'Zwei freie Karten, die dreizehn ergeben.' },
    { term: 'Frei', meaning: 'In der Pyramide: von keiner anderen Karte bedeckt.' },
    {
      term: 'Ablage',
      meaning:
        'Der offene Stapel der Karten des Talons, die nicht gebraucht wurden; ihre oberste Karte ist frei.',
    },
    { term: 'Durchgang', meaning: 'Einmal durch den Talon.' },
    {
      term: 'Zählung Par Pyramid',
      meaning: 'Die mit 50, 35 oder 20 fürs Abräumen, weniger die übrigen Karten.',
    },
    {
      term: 'Mild, streng',
      meaning: 'Gewonnen, wenn die Pyramide fort ist; gewonnen, wenn alle Karten fort sind.',
    },
  ],
  trivia: [
    {
      question: 'In wie viele Teile zerfällt das Spiel Karten?',
      answer: 'In 24 Paare und vier Könige.',
    },
    {
      question: 'Was ist das höchste Ergebnis eines Spiels nach Par Pyramid?',
      answer: '50: die Pyramide im ersten Durchgang abgeräumt, und nichts übrig in Talon und Ablage.',
    },
    {
      question: 'Wie viele Karten halten die Spitze der Pyramide fest?',
      answer: 'Alle anderen 27.',
    },
    {
      question: 'Was ändert es, wenn eine Karte mit der einzigen gehen darf, die sie bedeckt?',
      answer:
        'Sehr viel: bei einem Durchgang und offener oberster Karte des Talons räumt ein Löser 22,8 % der Blätter ab statt 9,0 %.',
    },
  ],
  history: [
    'Das überlieferte Spiel hatte einen einzigen Durchgang durch den Talon und verlangte alle 52 Karten; Albert Morehead und Geoffrey Mott-Smith gaben ihm eine Aussicht von eins zu fünfzig.',
    'Sie machten es mit Par Pyramid gerechter: zwei weitere Durchgänge und eine Zählung, die das Abräumen umso besser bezahlt, je früher es kommt. Die Programme haben die drei Durchgänge übernommen.',
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
    'Die letzte Zeile ist eine Schätzung von Morehead und Mott-Smith, die Keller und Masten geraten nennen [giza]. Mastens Seite überlässt die Regeln einem Video; wir nehmen an, dass wie in dem Aufsatz, den er mit Keller schrieb, die zuletzt aufgedeckte Karte mit der Ablage ein Paar bilden darf, was hier die Option mit offener oberster Karte des Talons ist.',
    'Mit beliebig vielen Durchgängen räumt er 66,87 % derselben Blätter ab, und 83,15 %, wenn eine Karte mit der einzigen gehen darf, die sie bedeckt [masten]. Für drei Durchgänge, die hier üblich sind, kennen wir keine Zählung; mit offener oberster Karte des Talons muss die Quote zwischen der für einen und der für beliebig viele Durchgänge liegen.',
  ],
  disagreements: [
    {
      question: 'Müssen alle Karten fort oder nur die Pyramide?',
      sources:
        'Alle Karten [semicolon, pysolfc, giza]; gespielt wird beides, das zweite als milde Form [masten].',
      here: 'Die Pyramide; alle Karten sind eine Option.',
    },
    {
      question: 'Wie viele Durchgänge gibt es?',
      sources: 'Einen [giza]; drei [semicolon, pysolfc].',
      here: 'Drei; einer und zwei sind Optionen.',
    },
    {
      question: 'Darf die oberste Karte des Talons ein Paar bilden?',
      sources: 'Ja, auch mit der obersten der Ablage [semicolon, giza].',
      here: 'Nur als Option; von sich aus kommt eine Karte des Talons erst auf die Ablage.',
    },
    {
      question: 'Darf eine Karte mit der ein Paar bilden, die sie bedeckt?',
      sources: 'Nicht nach den üblichen Regeln [giza]; auf beide Arten gezählt [masten].',
      here: 'Nein; eine Option.',
    },
    {
      question: 'Dürfen Talon und Ablage noch abgetragen werden, wenn die Pyramide fort ist?',
      sources: 'Ja, in den Durchgängen, die noch bleiben, damit weniger abgezogen wird [hoyle].',
      here: 'Das Spiel endet mit der Pyramide; was in Talon und Ablage liegt, wird abgezogen.',
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
    'Karten gehen in Gruppen aufeinander folgender Ränge.',
    'Karten gehen einzeln, jeweils die niedrigere einer Farbe.',
    'Kellers offene Form: der Talon liegt in acht Spalten zu drei Karten.',
  ],
  references: {},
};
