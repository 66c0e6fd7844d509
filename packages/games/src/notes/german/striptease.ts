/** Notes on Striptease in German. */
import type { NoteTexts } from '../note.ts';

export const stripteaseGerman: NoteTexts = {
  of: 'striptease',
  summary:
    'Vier Damen zuoberst in vier langen Spalten, und alle anderen Karten liegen auf ihnen. Diese kommen auf vier Stapel, auf- ' +
    'und abwärts, wobei Bube und König Nachbarn sind. Die Karte gleich bei jeder Dame bleibt bis zuletzt verborgen.',
  tip: 'Die Löcher mit verschiedenen Rängen und so spät wie möglich eröffnen; ein leeres Loch ist die einzige Hilfe, die es gibt.',
  strategy: [
    'Nur vier Karten sind jeweils frei, und vier Löcher warten auf sie. Bevor ein neues eröffnet wird, nachsehen, ob nicht eines der alten die Karte nehmen kann.',
    'Die obersten Karten der Löcher über den Ring verteilt halten: 2, 5, 8 und Bube nehmen zusammen acht der zwölf Ränge, während zwei Löcher mit gleichem Rang nicht mehr nehmen als eines.',
    'Die Spalten hinauf schauen. Alle offenen Karten sind bekannt; man sieht also, welches Loch eine Spalte als Nächstes braucht, und kann dieses Loch dorthin steuern.',
    'In einem Loch wechseln zwei Sorten von Rängen ab: A, 3, 5, 7, 9, J und 2, 4, 6, 8, 10, K. Sind alle freien Karten von der einen Sorte, so sollten die obersten der Löcher von der anderen sein.',
    'Die Spalten gleichmäßig abtragen. Die verdeckte Reihe wird erst aufgedeckt, wenn alles darüber fort ist; eine Spalte, die weit voraus ist, bringt also nichts als den Verlust einer freien Karte.',
    'Raum fürs Ende lassen: vier unbekannte Karten müssen noch passen. Am besten stehen ihre Aussichten, wenn vier verschiedene Ränge, gut verteilt, obenauf liegen.',
  ],
  cases: [
    {
      question: 'Wann werden die verdeckten Karten aufgedeckt?',
      answer:
        'Alle vier zusammen, wenn jede andere Karte außer den Damen fort ist. Nach einer Option jede, sobald sie frei ist.',
    },
    {
      question: 'Dürfen die Damen gespielt werden?',
      answer: 'Nein, sie bleiben, wo sie sind; 48 Karten in den Löchern gewinnen.',
    },
    {
      question: 'Was passt auf einen Buben?',
      answer:
        'Eine Zehn oder ein König. Auf einen König ein Bube oder ein Ass, auf ein Ass ein König oder eine Zwei.',
    },
    {
      question: 'Darf eine Spalte weitergehen, von der nur noch die verdeckte Karte übrig ist?',
      answer: 'Nein. Sie wartet auf die drei anderen.',
    },
    {
      question: 'Muss jedes Loch eröffnet werden?',
      answer: 'Nein, aber ein Spiel, das ohne auskäme, wäre eine Seltenheit.',
    },
  ],
  house: [
    'Auf einem richtigen Tisch einen Stapel oder zwei dazunehmen: dann geht es fast immer auf, wie der Erfinder selbst sagt, obwohl er vier für die rechte Zahl hält.',
    'Die Karten in den Löchern zählen und um das beste von fünf Spielen spielen.',
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
    'Eine schlichtere Form ohne Damen und mit mehr Stapeln wurde durch Sierras Hoyle Solitaire als Eliminator bekannt.',
  ],
  rates: ['Üblich'],
  claims: [
    'Der Erfinder nennt die Aussicht auf Erfolg sehr gering und mit ein paar Stapeln mehr gut [parlett]. Wie viele Blätter zu gewinnen wären, wenn man alle Karten kennt, ist nicht gezählt.',
  ],
  disagreements: [
    {
      question: 'Wie viele Stapel gibt es?',
      sources:
        'Vier [parlett, keller, goodsol]; sechs, in einem Regeltext, dessen Programm vier macht [pysolfc].',
      here: 'Vier.',
    },
    {
      question: 'Wann wird die verdeckte Reihe aufgedeckt?',
      sources:
        'Wenn alle vier frei liegen, und nicht eher [parlett, goodsol, pysolfc]; verdeckt, und mehr wird nicht gesagt [keller].',
      here: 'Alle zugleich; jede, sobald sie frei ist, ist eine Option.',
    },
  ],
  similar: [
    'Keine Damen, die liegen bleiben, nichts verborgen, acht Löcher: viel leichter.',
    'Auch vier Löcher, und ein Talon, der in vier Spalten gegeben wird.',
    'Vom selben Erfinder, ein einziges Loch, alles offen.',
    'Dreizehn Spalten auf ein Loch.',
  ],
  references: {},
};
