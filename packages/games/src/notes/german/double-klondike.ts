/** Notes on Double Klondike in German. */
import type { NoteTexts } from '../note.ts';

export const doubleKlondikeGerman: NoteTexts = {
  of: 'double-klondike',
  summary:
    'Klondike mit zwei Kartenspielen: neun Spalten, acht Zielstapel und ein langer Talon. Jede Karte hat einen Zwilling, eine fehlende ist also selten das Ende, und mit etwas Geduld sind die meisten Blätter zu gewinnen.',
  tip: 'Zuerst an den längsten Spalten arbeiten und die beiden Zielstapel einer Farbe gemeinsam wachsen lassen.',
  strategy: [
    'Alle Ratschläge zu Klondike gelten auch hier: zuerst verdeckte Karten aufdecken und einen König bereit haben, bevor man eine Spalte leert.',
    'Weil es jede Karte zweimal gibt, hat sie vier Plätze statt zwei. Bevor man eine Folge zieht, nachsehen, welcher Platz mehr Spalten offen hält.',
    'Die beiden Zielstapel einer Farbe etwa auf gleicher Höhe halten. Eilt einer weit voraus, bleibt dem zweiten Satz niedriger Karten nur noch ein Zielstapel.',
    'Oft hat man zwei Könige derselben Farbe und passende Damen dazu. Dann eine Lücke nicht mit dem erstbesten König füllen, wenn der andere auf mehr verdeckten Karten liegt.',
    'Bei drei Karten auf einmal wird in einem Durchgang zwanzigmal gegeben, und schon eine genommene Karte verschiebt den Rest. Wer die Wahl hat, nimmt zuerst Karten aus dem hinteren Teil des Talons; die davor bleiben dann, wo sie sind.',
  ],
  cases: [
    {
      question: 'Auf welchen Zielstapel geht eine Karte, wenn beide bereit sind?',
      answer: 'Das ist egal; die beiden Zielstapel einer Farbe sind gleichwertig.',
    },
    {
      question: 'Was geschieht mit den letzten beiden Karten des Talons?',
      answer:
        '59 Karten sind neunzehnmal drei und einmal zwei. Beim letzten Mal nimmt man einfach, was noch da ist.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer: 'Ja, die oberste eines jeden; eine Option verbietet es.',
    },
  ],
  house: [
    'Die Karten einzeln nehmen, dann wird es leichter.',
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
      answer: '36 der 45 in den Spalten und die 59 im Talon.',
    },
    {
      question: 'Wie lang sind die Spalten?',
      answer:
        'Von einer Karte bis zu neun. Eine zehnte Spalte ergäbe 55 Karten, und das ist die Auslage von Moving Left.',
    },
  ],
  history: [
    'Offenbar nennt sich niemand als Erfinder; ein zweites Kartenspiel ist der naheliegende Weg, Klondike zu vergrößern. In den Spielen von GNOME heißt es Jumbo.',
  ],
  rates: [],
  claims: [
    'Eine gemessene Quote haben wir nicht gefunden. Die Sammlungen sind sich einig, dass es sehr viel öfter gewonnen wird als Klondike [solitairecity, solitaired].',
  ],
  disagreements: [
    {
      question: 'Wie viele Karten auf einmal?',
      sources:
        'Drei [solitairecity, politaire]; eine, und die Fassung mit dreien unter einem eigenen Namen [pysolfc].',
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
        'Neun [solitairecity, politaire, pysolfc]; dreizehn in einer Beschreibung, womit 13 für den Talon bleiben [solitr].',
      here: 'Neun.',
    },
  ],
  similar: [
    'Dasselbe mit einem Kartenspiel und sieben Spalten.',
    'Dieselbe Auslage, nach Farben gebaut; man nimmt die Karten einzeln vom Talon.',
    'Zehn Spalten und ein Durchgang; geleerte Spalten werden von rechts gefüllt.',
    'Auch zwei Kartenspiele, aber alles liegt offen; man baut nach Farben und zieht Karte für Karte.',
  ],
  references: {},
};
