/** Notes on Thieves and Kings in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const thievesAndKingsGerman: NoteTexts = {
  of: 'thieves-and-kings',
  summary:
    'Golf mit Jokern. Könige und Asse sind Enden, aber ein Joker passt auf alles, und alles passt auf ihn; zwei davon machen ' +
    'aus einem schweren Spiel ein freundliches.',
  tip: 'Ein Joker ist die freie Wahl der nächsten Karte: ihn für ein Ass oder einen König verwenden, dem die Nachbarn fehlen.',
  strategy: [
    'Auf einen Joker in der Ablage darf jede freie Karte folgen. Man nimmt die, mit der die längste Serie beginnt, oder die, an die sonst nichts herankommt.',
    'Ein Joker in einer Spalte kann jederzeit gespielt werden. Er darf liegen bleiben, solange seine Spalte nichts Nötiges verbirgt; er läuft nicht davon.',
    'Liegt ein Joker zuletzt in einer guten Spalte, so ist er ein Schlüssel: ihn spielen und die Karte nehmen, die am besten gefällt, vielleicht gerade die, die er bedeckt hat.',
    'Die Klippen sind auch hier Asse und Könige. Zweien für Asse aufheben, Damen für Könige und die Joker für die, denen beides fehlt.',
    'Zwei Joker unmittelbar nacheinander sind wenig mehr wert als einer. Zwischen ihnen sollte eine Serie liegen.',
    'In der Zählung nach Rang ist ein Ass oder ein König so viel wert wie vier Siebenen: dafür lohnt sich ein Joker.',
  ],
  cases: [
    {
      question: 'Was darf auf einen Joker gespielt werden?',
      answer: 'Jede freie Karte, auch ein weiterer Joker.',
    },
    {
      question: 'Worauf darf ein Joker gespielt werden?',
      answer: 'Auf alles, sobald er frei ist.',
    },
    {
      question: 'Wo sind die Joker?',
      answer:
        'Irgendwo: in einer Spalte, im Talon oder als Startkarte. Optionen legen sie in den Talon oder auf die Hand.',
    },
    {
      question: 'Unterbricht ein Joker aus dem Talon die Serie?',
      answer: 'Ja; er ist eine Karte des Talons. Sein Vorteil ist, dass alles auf ihn passt.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      answer: 'Nein, außer man wählt es so.',
    },
  ],
  house: [
    'Nach jedem abgeräumten Spiel einen Joker wegnehmen und nach einem, das nicht gelingt, wieder mit zweien anfangen; das kommt den Stufen des Originals nahe.',
    'Um Punkte nach Rang spielen statt um Schläge: was schwer zu erreichen ist, bringt mehr.',
    'Mit drei oder vier Jokern wird es ein Spiel für Kinder.',
  ],
  glossary: [
    { term: 'Joker', meaning: 'Eine freie Karte: passt auf alles, und alles passt auf sie.' },
    {
      term: 'Nehmen',
      meaning: 'Was in den Worten des Originals die Karte der Ablage mit der nächsten tut.',
    },
    { term: 'Ende', meaning: 'Ein Rang mit nur einem Nachbarn: Ass oder König.' },
    { term: 'Startkarte', meaning: 'Die erste Karte des Talons, die offen die Ablage eröffnet.' },
  ],
  trivia: [
    {
      question: 'Wie viel sind zwei Joker wert?',
      answer:
        'Sie heben den Anteil der Spiele, die sich abräumen lassen, von 44,9 % auf 95,7 %, mehr als die Regel, dass Könige und Asse sich treffen (92,9 %).',
    },
    {
      question: 'Was ist das beste Ergebnis in Schlägen?',
      answer: '−18: 54 Karten, davon 35 in den Spalten, eine Startkarte und 18 im Talon.',
    },
    {
      question: 'Was bringen alle Karten zusammen in der Zählung nach Rang?',
      answer:
        'Jede Farbe ist 8 + 6 + 6 + 4 + 4 + 2 + 2 + 2 + 4 + 4 + 6 + 6 + 8 = 62 wert, vier Farben 248. Doch nur Karten, die aus den Spalten gespielt werden, zählen; so viel bringt also kein Spiel.',
    },
  ],
  history: [
    'Thieves and Kings war ein Programm mit zwei Spielen von Paul DeWolf aus der Mitte der 1990er Jahre. Dies war das erste, Thieves; Keller merkt an, dass es fälschlich als Forty Thieves beschriftet war.',
    'GNOMEs Aisleriot hat das Spiel als Thieves, 1999 von Robert Brady geschrieben; wie das Original gibt es Punkte nach Rang.',
  ],
  rates: ['Üblich, zwei Joker', 'Zwei Joker, auf einen König passt nichts'],
  claims: ['Wie oft Menschen gewinnen, ist uns nicht bekannt.'],
  disagreements: [
    {
      question: 'Wie viele Joker gibt es?',
      sources:
        'Meist zwei [keller]; zwei unter den Karten des Talons und immer noch einer auf dem Tisch, dann nach jedem abgeräumten Tisch einer weniger [thieves].',
      here: 'Zwei; keiner bis vier sind Optionen.',
    },
    {
      question: 'Wo liegen sie?',
      sources:
        'Im Stapel der neuen Karten und einer auf dem Tisch [thieves]; nach dem Handbuch unter allen Karten [aisleriot].',
      here: 'Unter die Karten gemischt; Optionen legen sie in den Talon oder auf die Hand.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      sources: 'Nein, ausdrücklich [thieves]; nicht gesagt [keller].',
      here: 'Nein; eine Option.',
    },
    {
      question: 'Wie wird gezählt?',
      sources: 'Nach Rang, umso mehr, je näher an Ass und König, Joker nichts [thieves, aisleriot].',
      here: 'In Schlägen wie in der übrigen Familie; nach Rang steht als Zählung zur Wahl.',
    },
  ],
  similar: [
    'Dasselbe ohne Joker.',
    'Ohne Joker, und auf einen König passt nichts.',
    'Hat Joker als Option, im Talon, irgendwo oder auf der Hand.',
    'Die andere Art, Golf leichter zu machen.',
  ],
  references: { ...MEASURED_TITLE },
};
