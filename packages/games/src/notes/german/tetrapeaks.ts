/** Notes on TetraPeaks in German. */
import type { NoteTexts } from '../note.ts';
import { MEASURED_TITLE } from './references.ts';

export const tetrapeaksGerman: NoteTexts = {
  of: 'tetrapeaks',
  summary:
    'TriPeaks mit einem vierten Gipfel, allen Karten offen und nur 15 Karten im Talon. Man sieht alles, was auf dem Tisch ' +
    'liegt, und muss lange Serien daraus machen.',
  tip: 'Den Vorsprung für Ränge nutzen, die zur ersten Karte des Talons nicht passen; die anderen nimmt sie ohnehin mit.',
  strategy: [
    'Alles liegt offen, also vor der ersten Karte planen. Nach den langen Ketten suchen, die über mehrere Gipfel laufen, und sehen, was jede freilegen würde.',
    'Siebenunddreißig Karten müssen fort, und der Talon hat 15: im Durchschnitt muss eine Karte des Talons, oder die Eröffnung, mehr als zwei mitnehmen. Eine Serie von einer oder zwei ist Luxus.',
    'Solange der Vorsprung dauert, ist der Rang der ersten Karte des Talons zu sehen. Ihre Nachbarn lässt man liegen, bis sie aufgedeckt ist; mit ihnen beginnt dann die nächste Serie.',
    'Die Ränge zählen, die nicht auf dem Tisch liegen: sie sind der Talon, und der Kartenzähler führt sie auf. Unbekannt ist nur, in welcher Reihenfolge sie kommen.',
    'Gleiche Ränge sind Trittsteine: 7-8-7-8 nimmt vier Karten und lässt einen dort, wo es auf- wie abwärts weitergeht.',
    'Die Gipfelkarten bis zuletzt liegen lassen, außer wenn eine von ihnen das nötige Bindeglied ist. Sie bedecken nichts.',
  ],
  cases: [
    {
      question: 'Wie beginnt das Spiel?',
      answer:
        'Mit leerer Ablage. Jede freie Karte darf zuerst gespielt werden, dann passende Karten, solange man will, bis man die erste Karte vom Talon nimmt. Diese kostet nichts.',
    },
    {
      question: 'Kennt man die erste Karte des Talons?',
      answer:
        'Ihren Rang, nicht ihre Farbe, und auf Farben kommt es nicht an. Die anderen bleiben verborgen.',
    },
    {
      question: 'Welche Karten haben die Gipfel gemeinsam?',
      answer:
        'Drei aus der untersten Reihe von dreizehn: die vierte, die siebte und die zehnte liegen je unter zwei Gipfeln.',
    },
    {
      question: 'Was wird aus dem Talon, wenn der Vorsprung ausgeschaltet ist?',
      answer: 'Seine erste Karte eröffnet offen die Ablage, und 14 bleiben.',
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
        'Jeder Gipfel hat in den oberen Reihen eine, zwei und drei Karten; die unterste, mit drei Karten je Gipfel und einer dazu, lässt Nachbarn teilen: 4 + 8 + 12 + 13 = 37.',
    },
    {
      question: 'Was kann ein Spiel in der Zählung nach Hogue höchstens bringen?',
      answer:
        'Alle 37 Karten in einer Serie machen 1 + 2 + … + 37 = 703, und die Gipfelkarten 15 + 15 + 15 + 30 = 75, zusammen 778.',
    },
    {
      question: 'Könnte man einen fünften Gipfel anfügen?',
      answer:
        'Nicht mit einem Kartenspiel: fünf Gipfel brauchen 5 + 10 + 15 + 16 = 46 Karten und lassen einen Talon von sechs.',
    },
  ],
  history: [
    'Michael Keller nahm das Spiel in sein Programm Solitaire Virtuoso auf, mit Robert Hogues Erlaubnis, auf TriPeaks aufzubauen. Den Vorsprung übernahm er von einer leichteren Fassung von Golf in Sierras Hoyle Solitaire; den Rang der ersten Karte des Talons zu zeigen war seine Zutat.',
    'Ein Bild seiner Auslage stand uns nicht zur Verfügung. Unsere folgt aus den Zahlen: vier von Hogues Gipfeln nebeneinander, was den Talon von 15 lässt, den Keller angibt.',
  ],
  rates: ['Üblich, mit Vorsprung'],
  claims: [
    'Keller nennt es schwer zu gewinnen, selbst mit Vorsprung und Kartenzähler [keller]. So sieht es vom Tisch her aus: wer auch die Reihenfolge des Talons kennt, könnte fast jedes Spiel gewinnen [measured].',
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
    'Ebenfalls offen und ganz ohne verborgene Karte: an die Stelle des Talons tritt eine offene Reserve.',
    'Das offene Spiel dieser Art ganz ohne Talon.',
    'Die Stufe des Pfades mit den meisten Karten und dem kürzesten Talon.',
  ],
  references: { ...MEASURED_TITLE },
};
