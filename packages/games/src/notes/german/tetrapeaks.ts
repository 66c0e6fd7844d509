/** Notes on TetraPeaks in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const tetrapeaksGerman: NoteTexts = {
  of: 'tetrapeaks',
  summary:
    'TriPeaks mit einem vierten Gipfel; alle Karten liegen offen, und im Talon sind nur 15. Man sieht alles, was auf dem Tisch liegt, und muss lange Serien daraus machen.',
  tip: 'Den Vorsprung für Karten nutzen, die nicht auf die erste Karte des Talons passen; die anderen kann man dort ohnehin spielen.',
  strategy: [
    'Alles liegt offen, also vor der ersten Karte planen. Nach den langen Ketten suchen, die über mehrere Gipfel laufen, und sehen, was jede freilegen würde.',
    'Siebenunddreißig Karten müssen weg, und der Talon hat 15: im Durchschnitt braucht man für die Eröffnung und für jede Karte vom Talon mehr als zwei. Viele Serien von einer oder zwei Karten kann man sich nicht leisten.',
    'Solange der Vorsprung dauert, ist der Rang der ersten Karte des Talons zu sehen. Ihre Nachbarn lässt man liegen, bis man sie nimmt; mit ihnen beginnt dann die nächste Serie.',
    'Die Ränge zählen, die nicht auf dem Tisch liegen: sie sind im Talon, und der Kartenzähler führt sie auf. Unbekannt ist nur, in welcher Reihenfolge sie kommen.',
    'Gleiche Ränge sind Trittsteine: 7-8-7-8 nimmt vier Karten, und danach geht es immer noch auf- oder abwärts weiter.',
    'Die Gipfelkarten bis zuletzt liegen lassen, außer wenn man eine als Bindeglied braucht. Sie bedecken nichts.',
  ],
  cases: [
    {
      question: 'Wie fängt man an?',
      answer:
        'Mit leerer Ablage. Jede freie Karte darf zuerst gespielt werden, dann passende Karten, solange man will, bis man die erste Karte vom Talon nimmt. Diese kostet nichts.',
    },
    {
      question: 'Kennt man die erste Karte des Talons?',
      answer:
        'Man kennt ihren Rang, nicht ihre Farbe, aber auf die kommt es nicht an. Die anderen Karten bleiben verdeckt.',
    },
    {
      question: 'Welche Karten haben die Gipfel gemeinsam?',
      answer:
        'Drei aus der untersten Reihe von dreizehn: die vierte, die siebte und die zehnte liegen je unter zwei Gipfeln.',
    },
    {
      question: 'Was geschieht mit dem Talon, wenn der Vorsprung ausgeschaltet ist?',
      answer: 'Seine erste Karte eröffnet die Ablage, und 14 bleiben.',
    },
  ],
  house: [
    'Wem es zu leicht ist, der spielt ohne den Rang der ersten Karte des Talons oder ohne Vorsprung.',
    'Um die längste Serie spielen statt ums Abräumen: lange gibt es hier öfter als in jedem anderen Spiel mit Gipfeln.',
  ],
  glossary: [
    { term: 'Vorsprung', meaning: 'Der Anfang mit leerer Ablage: jede freie Karte darf sie eröffnen.' },
    {
      term: 'Kartenzähler',
      meaning: 'Die Tafel der Ränge, die noch nicht gespielt sind; hier sagt sie, was der Talon enthält.',
    },
    { term: 'Gipfelkarte', meaning: 'Die einzelne Karte an der Spitze eines Gipfels.' },
    {
      term: 'Trittstein',
      meaning: 'Eine freie Karte eines schon gespielten Ranges, an der eine Serie umkehren kann.',
    },
  ],
  trivia: [
    {
      question: 'Warum vier, acht, zwölf und dreizehn Karten in den Reihen?',
      answer:
        'Jeder Gipfel hat in den oberen Reihen eine, zwei und drei Karten; die unterste hat drei Karten je Gipfel und eine dazu, weil benachbarte Gipfel sich Karten teilen: 4 + 8 + 12 + 13 = 37.',
    },
    {
      question: 'Was ist das höchste Ergebnis in der Zählung nach Hogue?',
      answer:
        'Alle 37 Karten in einer Serie machen 1 + 2 + … + 37 = 703, und die Gipfelkarten 15 + 15 + 15 + 30 = 75, zusammen 778.',
    },
    {
      question: 'Könnte man einen fünften Gipfel anfügen?',
      answer:
        'Nicht mit einem Kartenspiel: fünf Gipfel brauchen 5 + 10 + 15 + 16 = 46 Karten und lassen nur sechs für den Talon.',
    },
  ],
  history: [
    'Michael Keller nahm das Spiel in sein Programm Solitaire Virtuoso auf, mit Robert Hogues Erlaubnis, auf TriPeaks aufzubauen. Den Vorsprung übernahm er von einer leichteren Fassung von Golf in Sierras Hoyle Solitaire; den Rang der ersten Karte des Talons zu zeigen war seine eigene Idee.',
    'Ein Bild seiner Auslage hatten wir nicht; unsere folgt aus den Zahlen: mit vier von Hogues Gipfeln nebeneinander bleiben die 15 Karten im Talon, die Keller angibt.',
  ],
  rates: ['Üblich, mit Vorsprung'],
  claims: [
    'Keller nennt es schwer zu gewinnen, selbst mit Vorsprung und Kartenzähler [keller]. Das gilt für Spieler; wer auch die Reihenfolge des Talons kennt, könnte fast jedes Blatt gewinnen [measured].',
  ],
  disagreements: [
    {
      question: 'Ist es schwer?',
      sources:
        'Schwer für Menschen [keller]; 96,7 % der Blätter sind zu gewinnen, wenn alle Karten bekannt sind [measured].',
      here: 'Beides stimmt, und darum sagt die Tabelle oben, wer spielt und was er weiß.',
    },
  ],
  similar: [
    'Drei Gipfel, verdeckt, ein Talon von 24: leichter und mehr vom Glück abhängig.',
    'Ebenfalls offen und ganz ohne verdeckte Karten: statt eines Talons gibt es eine offene Reserve.',
    'Ein ähnliches Spiel, ganz offen und ohne Talon.',
    'Die Stufe des Pfades mit den meisten Karten und dem kürzesten Talon.',
  ],
  references: { ...MEASURED_TITLE },
};
