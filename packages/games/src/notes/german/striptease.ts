/** Notes on Striptease in German. */
import type { NoteTexts } from '../note.ts';

export const stripteaseGerman: NoteTexts = {
  of: 'striptease',
  summary:
    'Vier Damen liegen am Anfang von vier langen Spalten, und alle anderen Karten liegen auf ihnen. Die spielt man auf vier Stapel, auf- und abwärts; Bube und König sind dabei Nachbarn. Die Karte gleich bei jeder Dame bleibt bis zuletzt verdeckt.',
  tip: 'Die Löcher mit verschiedenen Rängen und so spät wie möglich eröffnen; ein leeres Loch ist die einzige Hilfe, die es gibt.',
  strategy: [
    'Nur vier Karten sind jeweils frei, für vier Löcher. Bevor man ein neues eröffnet, nachsehen, ob die Karte auf ein altes passt.',
    'Die obersten Karten der Löcher über den Ring verteilt halten: auf 2, 5, 8 und Bube passen zusammen acht der zwölf Ränge, auf zwei Löcher mit gleichem Rang nicht mehr als auf eines.',
    'Die Spalten durchsehen. Alle offenen Karten sind bekannt; man sieht also, was eine Spalte als Nächstes braucht, und kann ein Loch dafür vorbereiten.',
    'In einem Loch wechseln zwei Sorten von Rängen ab: A, 3, 5, 7, 9, J und 2, 4, 6, 8, 10, K. Sind alle freien Karten von der einen Sorte, so sollten die obersten der Löcher von der anderen sein.',
    'Die Spalten gleichmäßig abtragen. Die verdeckte Reihe wird erst aufgedeckt, wenn alles auf ihr weg ist; in einer Spalte weit vorauszueilen bringt also nichts und kostet eine freie Karte.',
    'Fürs Ende Platz lassen: vier unbekannte Karten müssen noch passen. Die besten Chancen hat man, wenn vier verschiedene, gut verteilte Ränge oben liegen.',
  ],
  cases: [
    {
      question: 'Wann werden die verdeckten Karten aufgedeckt?',
      answer:
        'Alle vier zusammen, wenn alle anderen Karten außer den Damen weg sind. Mit einer Option jede, sobald sie frei ist.',
    },
    {
      question: 'Dürfen die Damen gespielt werden?',
      answer: 'Nein, sie bleiben, wo sie sind. Gewonnen ist, wenn die anderen 48 Karten in den Löchern sind.',
    },
    {
      question: 'Was passt auf einen Buben?',
      answer:
        'Eine Zehn oder ein König. Auf einen König ein Bube oder ein Ass, auf ein Ass ein König oder eine Zwei.',
    },
    {
      question: 'Darf man in einer Spalte weiterspielen, von der nur noch die verdeckte Karte übrig ist?',
      answer: 'Nein. Man muss auf die drei anderen warten.',
    },
    {
      question: 'Muss jedes Loch eröffnet werden?',
      answer: 'Nein, aber es geht selten ohne.',
    },
  ],
  house: [
    'Mit echten Karten einen Stapel oder zwei dazunehmen: dann geht es fast immer auf, wie der Erfinder selbst sagt, obwohl er vier für die richtige Zahl hält.',
    'Die Karten in den Löchern zählen und um das beste von fünf Blättern spielen.',
  ],
  glossary: [
    {
      term: 'Loch',
      meaning: 'Einer der vier Stapel, auf die auf- und abwärts gelegt wird; anderswo „waste pile“.',
    },
    { term: 'Ring', meaning: 'Die zwölf Ränge im Kreis, ohne die Dame: … 10, J, K, A, 2 …' },
    { term: 'Verdeckte Reihe', meaning: 'Die vier verdeckten Karten gleich bei den Damen.' },
    { term: 'Frei', meaning: 'Offen und die letzte Karte ihrer Spalte.' },
  ],
  trivia: [
    {
      question: 'Was bedeutet der Name?',
      answer:
        'Dass die Damen alles ablegen, was sie bedeckt; Parlett fügt hinzu, dass es nicht immer gelingt.',
    },
    {
      question: 'Wie viele Karten liegen in jeder Spalte?',
      answer: 'Dreizehn: eine Dame, eine verdeckte Karte und elf offene.',
    },
    {
      question: 'Was ändert sich rechnerisch, wenn die Damen fehlen?',
      answer:
        'Der Ring hat zwölf Ränge, eine gerade Zahl. Darum wechseln in jedem Loch zwei Sorten von Rängen ab, jede mit 24 Karten; bei dreizehn Rängen im Kreis muss das nicht so sein.',
    },
  ],
  history: [
    'David Parlett hat es erfunden. Auf seiner Seite zählt er es zu den Spielen, die sich nirgends einordnen lassen, und sagt, mit weniger als fünf Stapeln sei es ihm noch nicht gelungen.',
    'Eine einfachere Fassung, in der keine Damen liegen bleiben, mit mehr Stapeln, wurde durch Sierras Hoyle Solitaire als Eliminator bekannt.',
  ],
  rates: ['Üblich'],
  claims: [
    'Der Erfinder nennt die Chance auf Erfolg sehr gering, aber mit ein paar Stapeln mehr gut [parlett]. Niemand hat gezählt, wie viele Blätter zu gewinnen wären, wenn man alle Karten kennt.',
  ],
  disagreements: [
    {
      question: 'Wie viele Stapel gibt es?',
      sources:
        'Vier [parlett, keller, goodsol]; sechs, in Regeln, deren eigenes Programm vier hat [pysolfc].',
      here: 'Vier.',
    },
    {
      question: 'Wann wird die verdeckte Reihe aufgedeckt?',
      sources:
        'Erst wenn alle vier frei liegen [parlett, goodsol, pysolfc]; eine Quelle sagt nur, dass sie verdeckt ist [keller].',
      here: 'Alle zugleich; jede einzeln aufzudecken, sobald sie frei ist, ist eine Option.',
    },
  ],
  similar: [
    'Acht Löcher, nichts verdeckt, und keine Damen bleiben liegen: viel leichter.',
    'Auch vier Löcher und ein Talon, der an vier Spalten gibt.',
    'Vom selben Erfinder, ein einziges Loch, alles offen.',
    'Dreizehn Spalten und ein Loch.',
  ],
  references: {},
};
