/** Notes on Double Klondike in German. */
import type { NoteTexts } from '../note.ts';

export const doubleKlondikeGerman: NoteTexts = {
  of: 'double-klondike',
  summary:
    'Klondike mit zwei Kartenspielen: neun Spalten, acht Zielstapel und ein langer Talon. Jede Karte hat einen Zwilling, so ' +
    'dass eine fehlende selten das Ende ist, und die meisten Spiele lassen sich mit Geduld überreden.',
  tip: 'Zuerst für die längsten Spalten sorgen und die beiden Zielstapel einer Farbe gemeinsam wachsen lassen.',
  strategy: [
    'Alles gilt, was von Klondike gesagt ist: zuerst verdeckte Karten aufdecken, und einen König bereit haben, bevor eine Spalte leer wird.',
    'Da es jede Karte zweimal gibt, hat sie vier Plätze statt zwei. Bevor eine Folge zieht, sehen, welcher ihrer Plätze mehr Spalten offen hält.',
    'Die beiden Zielstapel einer Farbe etwa auf gleicher Höhe halten. Eilt einer weit voraus, kann der zweite Satz niedriger Karten nur noch auf sich selbst warten.',
    'Zwei Könige derselben Farbe und zwei passende Damen sind häufig: eine Lücke nicht mit dem erstbesten König füllen, wenn der andere auf mehr verdeckten Karten liegt.',
    'Bei drei Karten auf einmal wird in einem Durchgang zwanzigmal gegeben, und eine einzige genommene Karte verschiebt den Rest. Wenn die Wahl besteht, zuerst Karten im hinteren Teil des Talons nehmen; die davor bleiben dann, wo sie waren.',
  ],
  cases: [
    {
      question: 'Auf welchen Zielstapel geht eine Karte, wenn beide bereit sind?',
      answer: 'Gleich auf welchen; die beiden Zielstapel einer Farbe sind einander gleich.',
    },
    {
      question: 'Was geschieht mit den letzten beiden Karten des Talons?',
      answer:
        '59 Karten sind neunzehnmal drei und einmal zwei. Beim letzten Mal kommt einfach, was noch da ist.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Ja, die oberste eines jeden; eine Option verbietet es.',
    },
  ],
  house: [
    'Die Karten einzeln geben, dann wird es ein sanftes Spiel.',
    'Nur drei Durchgänge erlauben und die Karten auf den Zielstapeln zählen.',
    'Zwei Spieler sitzen an einer Auslage und wechseln sich ab, bis keiner mehr ziehen kann; wer mehr Karten auf die Zielstapel gebracht hat, gewinnt.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    {
      term: 'Folge',
      meaning: 'Offene Karten am Ende einer Spalte, abwärts und abwechselnd rot und schwarz.',
    },
    { term: 'Durchgang', meaning: 'Einmal durch den ganzen Talon.' },
  ],
  trivia: [
    {
      question: 'Wie viele Karten liegen zu Beginn verdeckt?',
      answer: '36 der 45 in den Spalten, und die 59 des Talons.',
    },
    {
      question: 'Wie lang sind die Spalten?',
      answer:
        'Von einer Karte bis zu neun. Eine zehnte Spalte ergäbe 55 Karten, und das ist die Auslage von Moving Left.',
    },
  ],
  history: [
    'Offenbar hat es niemand unterzeichnet; die Karten zu verdoppeln ist die natürliche Erweiterung von Klondike. In den Spielen von GNOME heißt es Jumbo.',
  ],
  rates: [],
  claims: [
    'Eine gemessene Quote haben wir nicht gefunden. Die Sammlungen sind sich einig, dass es sehr viel öfter gewonnen wird als Klondike [solitairecity, solitaired].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten auf einmal?',
      sources: 'Drei [solitairecity, politaire]; eine, und drei unter einem eigenen Namen [pysolfc].',
      here: 'Drei; zwei und eine sind Optionen.',
    },
    {
      question: 'Muss eine Folge als Ganzes ziehen?',
      sources: 'Der ganze offene Teil einer Spalte [solitairecity]; jeder Teil davon [pysolfc].',
      here: 'Jeder Teil.',
    },
    {
      question: 'Wie viele Spalten?',
      sources:
        'Neun [solitairecity, politaire, pysolfc]; dreizehn in einer Beschreibung, was einen Talon von 13 lässt [solitr].',
      here: 'Neun.',
    },
  ],
  similar: [
    'Dasselbe mit einem Kartenspiel und sieben Spalten.',
    'Dieselbe Auslage, nach Farben gebaut, die Karten einzeln gegeben.',
    'Zehn Spalten und ein Durchgang; geleerte Spalten werden von rechts gefüllt.',
    'Auch zwei Kartenspiele, aber alles offen, nach Farben und Karte für Karte.',
  ],
  references: {},
};
