/** Notes on Beleaguered Castle in German. */
import type { NoteTexts } from '../note.ts';

export const beleagueredCastleGerman: NoteTexts = {
  of: 'beleaguered-castle',
  summary:
    'Alles liegt offen, und nichts zieht als einzelne Karten. In der Mitte stehen die Asse; es gilt, die niedrigen Karten unter den hohen hervorzuholen, bevor die letzte leere Reihe vergeben ist.',
  tip: 'So früh wie möglich eine Reihe leeren und sie erst füllen, wenn es sich lohnt.',
  strategy: [
    'Zuerst nach den Zweien und Dreien sehen: wie viele Karten liegen auf jeder, und wohin könnten die?',
    'Zum Bauen ist die Farbe gleich. Von zwei Plätzen für eine Karte ist also der besser, an dem keine niedrige begraben wird.',
    'Eine leere Reihe nimmt jede Karte. Sie dient dazu, an eine niedrige zu kommen, am besten mit einer Karte, auf der sich weiterbauen lässt.',
    'Die vier Zielstapel auf gleicher Höhe halten: eilt eine Farbe weit voraus, fehlt Karten der anderen der Platz.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer: 'Nein. Eine Folge zieht Karte für Karte, über leere Reihen. Folgen sind eine Option.',
    },
    { question: 'Dürfen Karten von den Zielstapeln zurück?', answer: 'Nein; eine Option erlaubt es.' },
  ],
  house: ['Die Asse mit den anderen geben, dann wird der Anfang schwerer; das ist hier eine Option.'],
  glossary: [
    {
      term: 'Reihe',
      meaning:
        'Eine der acht Spalten; auf einem wirklichen Tisch liegen sie quer, vier links und vier rechts von den Assen.',
    },
    { term: 'Burg', meaning: 'Die vier Zielstapel übereinander in der Mitte.' },
  ],
  trivia: [],
  history: [
    'Zuerst steht es in Dicks Sammlung von 1883 und seither in den meisten Büchern.',
    'Streets and Alleys gibt die Asse mit den anderen Karten. Hier ist es eine benannte Variante.',
  ],
  rates: ['Standard', 'Die Asse mitgegeben (Streets and Alleys)'],
  claims: [
    'In Streets and Alleys steckt man öfter als nicht nach wenigen Zügen fest, sagt die Anleitung eines Programms [tilldawn].',
  ],
  disagreements: [],
  similar: [
    'Dasselbe mit einer Zelle.',
    'Die Asse mit den anderen gegeben, und eine Zelle.',
    'Zehn Reihen, nach Farben auf- oder abwärts gebaut.',
    'Ebenfalls offene Spalten und einzelne Zielstapel, nach Farben gebaut, mit einem kleinen Talon.',
    'Zwei Kartenspiele, zehn Spalten nach Farben und ein Talon.',
  ],
  references: {},
};
