/** Notes on Beleaguered Castle in German. */
import type { NoteTexts } from '../note.ts';

export const beleagueredCastleGerman: NoteTexts = {
  of: 'beleaguered-castle',
  summary:
    'Alle Karten liegen offen, und man zieht sie einzeln. In der Mitte liegen die Asse; man muss die niedrigen Karten unter den hohen hervorholen, bevor die leeren Reihen ausgehen.',
  tip: 'So früh wie möglich eine Reihe leeren und sie erst füllen, wenn es sich lohnt.',
  strategy: [
    'Zuerst nach den Zweien und Dreien sehen: wie viele Karten liegen auf jeder, und wohin könnten die?',
    'In den Reihen kommt es auf die Farbe nicht an. Von zwei Plätzen für eine Karte ist also der besser, an dem sie keine niedrige begräbt.',
    'Eine leere Reihe nimmt jede Karte. Man nutzt sie, um an eine niedrige zu kommen, am besten mit einer Karte, auf der sich weiterbauen lässt.',
    'Die vier Zielstapel auf gleicher Höhe halten: eilt eine Farbe weit voraus, finden die Karten der anderen keinen Platz mehr.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer: 'Nein. Eine Folge muss man Karte für Karte über leere Reihen ziehen.',
    },
    { question: 'Dürfen Karten von den Zielstapeln zurück?', answer: 'Nein.' },
  ],
  house: ['Die Asse mit den anderen Karten geben, dann wird der Anfang schwerer. Dafür gibt es eine Option.'],
  glossary: [
    {
      term: 'Reihe',
      meaning:
        'Eine der acht Spalten; auf einem echten Tisch liegen sie quer, vier links und vier rechts von den Assen.',
    },
    { term: 'Burg', meaning: 'Die vier Zielstapel übereinander in der Mitte.' },
  ],
  trivia: [],
  history: [],
  rates: [],
  claims: ['Wir nennen keine Quote, weil wir noch keine gemessen haben.'],
  disagreements: [],
  similar: [
    'Ebenfalls offene Spalten und vier Zielstapel, aber nach Farben gebaut und mit einem kleinen Talon.',
    'Zwei Kartenspiele, zehn Spalten nach Farben und ein Talon.',
  ],
  references: {},
};
