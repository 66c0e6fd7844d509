/** Notes on Quadruple Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const quadrupleTrigonGerman: NoteTexts = {
  of: 'quadruple-trigon',
  summary:
    'Trigon mit vier Kartenspielen. Sechzehn Spalten, die letzte sechzehn Karten tief, und sechzehn Zielstapel: etwas für einen langen Abend und einen breiten Tisch.',
  tip: 'An einer oder zwei der mittleren Spalten arbeiten, bis sie leer sind, statt ein wenig an allen sechzehn.',
  strategy: [
    'Jede Karte hat vier Plätze; Züge gibt es also genug, aber wenige gute. Bei jedem fragen, was er aufdeckt.',
    'Die ersten Spalten sind nach ein, zwei Zügen leer. Jede Lücke braucht einen König; darum nachsehen, wo die Könige sind, bevor man die nächste öffnet.',
    'Alle 72 Karten des Talons einmal durchsehen, bevor man sich auf einen Plan festlegt; man nimmt sie einzeln bei beliebig vielen Durchgängen, kommt also jederzeit an jede heran.',
    'Weil es jede Karte viermal gibt, kann eine vergrabene warten. Mit der Farbe weitermachen, deren nächste Karte irgendwo frei liegt, und die tiefe für später lassen.',
    'Die vier Zielstapel einer Farbe etwa gleich hoch halten; läuft einer voraus, brauchen die drei anderen noch dieselben niedrigen Karten.',
  ],
  cases: [
    {
      question: 'Darf ein Zielstapel ein zweites Ass aufnehmen?',
      answer:
        'Nein. Auf jeden der sechzehn kommt eine Farbe vom Ass bis zum König, und für jede Farbe gibt es vier.',
    },
    {
      question: 'Gibt es für jeden König eine Spalte?',
      answer: 'Ja, genau: sechzehn Könige, sechzehn Spalten.',
    },
    {
      question: 'Kann man es auf dem Handy spielen?',
      answer: 'Ja, aber auf einem großen Bildschirm sieht es besser aus.',
    },
  ],
  house: [
    'Über mehrere Abende spielen, jedes Mal ein paar Spalten.',
    'Den Talon offen ausbreiten und das Ganze als großes Rätsel spielen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Jede der drei anderen Karten von gleichem Rang und gleicher Farbe.' },
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend und von einer Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie viele Karten liegen anfangs verdeckt?',
      answer: '120 der 136 in den Spalten und die 72 im Talon.',
    },
    {
      question: 'Warum sechzehn Spalten?',
      answer: '1 + 2 + … + 16 = 136 lässt 72 der 208 Karten, etwa ein Drittel, für den Talon.',
    },
  ],
  history: [
    'Pretty Good Solitaire und Politaire haben es. Politaire bemerkte dazu nur, dass es einen großen Bildschirm braucht.',
  ],
  rates: [],
  claims: ['Wir kennen keine veröffentlichte Quote und keine Angabe, wie oft Menschen gewinnen.'],
  disagreements: [],
  similar: [
    'Ein Kartenspiel, und in wenigen Minuten vorbei.',
    'Zwei Kartenspiele in neun Spalten.',
    'Drei Kartenspiele, nach Farben gebaut, ganz ohne Talon.',
  ],
  references: {},
};
