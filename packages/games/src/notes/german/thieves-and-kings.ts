/** Notes on Thieves and Kings in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const thievesAndKingsGerman: NoteTexts = {
  of: 'thieves-and-kings',
  summary:
    'Golf mit Jokern. Könige und Asse sind Enden, aber ein Joker passt auf alles, und alles passt auf ihn; zwei davon machen ' +
    'aus einem schweren Spiel ein freundliches.',
  tip: 'Nach einem Joker darf man jede freie Karte spielen: das für ein Ass oder einen König nutzen, dem die Nachbarn fehlen.',
  strategy: [
    'Auf einen Joker darf man jede freie Karte spielen. Am besten die, mit der die längste Serie beginnt, oder eine, die man sonst nicht spielen könnte.',
    'Ein Joker in einer Spalte kann jederzeit gespielt werden. Er kann liegen bleiben, solange man die Karten unter ihm nicht braucht; er läuft nicht weg.',
    'Liegt ein Joker am Ende einer guten Spalte, ist er ein Schlüssel: ihn spielen und dann die Karte nehmen, die am besten passt, vielleicht gerade die, die er bedeckt hat.',
    'Die Gefahr sind auch hier Asse und Könige. Zweien für Asse aufheben, Damen für Könige und die Joker für die, denen ihre Nachbarn fehlen.',
    'Zwei Joker direkt nacheinander sind kaum mehr wert als einer. Dazwischen eine Serie spielen.',
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
      answer: 'Ja, denn er ist eine Karte vom Talon. Aber wenigstens passt alles auf ihn.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      answer: 'Nein, nur wenn man diese Option wählt.',
    },
  ],
  house: [
    'Nach jedem abgeräumten Blatt einen Joker wegnehmen und nach einem, das nicht gelingt, wieder mit zweien anfangen. So ähnlich sind die Stufen des Originals.',
    'Um Punkte nach Rang spielen statt um Schläge: was schwer zu erreichen ist, bringt mehr.',
    'Mit drei oder vier Jokern spielen: so leicht ist es etwas für Kinder.',
  ],
  glossary: [
    { term: 'Joker', meaning: 'Eine freie Karte: passt auf alles, und alles passt auf sie.' },
    {
      term: 'Nehmen',
      meaning: 'So sagt das Original dazu, die nächste Karte zu spielen: die Karte auf der Ablage nimmt sie.',
    },
    { term: 'Ende', meaning: 'Ein Rang mit nur einem Nachbarn: Ass oder König.' },
    { term: 'Startkarte', meaning: 'Die erste Karte des Talons, die offen die Ablage eröffnet.' },
  ],
  trivia: [
    {
      question: 'Wie viel sind zwei Joker wert?',
      answer:
        'Sie erhöhen den Anteil der Blätter, die sich abräumen lassen, von 44,9 % auf 95,7 %. Treffen sich nur Könige und Asse, sind es 92,9 %.',
    },
    {
      question: 'Was ist das beste mögliche Ergebnis in Schlägen?',
      answer: '−18: 54 Karten, davon 35 in den Spalten, eine Startkarte und 18 im Talon.',
    },
    {
      question: 'Was bringen alle Karten zusammen in der Zählung nach Rang?',
      answer:
        'Jede Farbe ist 8 + 6 + 6 + 4 + 4 + 2 + 2 + 2 + 4 + 4 + 6 + 6 + 8 = 62 wert, vier Farben 248. Doch nur Karten, die aus den Spalten gespielt werden, zählen; so viel bringt also kein Blatt.',
    },
  ],
  history: [
    'Thieves and Kings war ein Programm mit zwei Spielen von Paul DeWolf aus der Mitte der 1990er Jahre. Dies war das erste, Thieves; Keller merkt an, dass es dort fälschlich Forty Thieves hieß.',
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
      question: 'Wo sind sie?',
      sources:
        'Im Stapel der neuen Karten und einer auf dem Tisch [thieves]; nach dem Handbuch unter allen Karten [aisleriot].',
      here: 'Unter die Karten gemischt; Optionen legen sie in den Talon oder auf die Hand.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      sources: 'Ausdrücklich nicht [thieves]; eine Quelle sagt nichts dazu [keller].',
      here: 'Nein; eine Option.',
    },
    {
      question: 'Wie wird gezählt?',
      sources:
        'Nach Rang: je näher an Ass oder König, desto mehr bringt eine Karte, Joker nichts [thieves, aisleriot].',
      here: 'In Schlägen wie in der übrigen Familie; die Zählung nach Rang ist eine Option.',
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
