/** Notes on Quadruple Trigon in German. */
import type { NoteTexts } from '../note.ts';

export const quadrupleTrigonGerman: NoteTexts = {
  of: 'quadruple-trigon',
  summary:
    'Trigon mit vier Spielen Karten. Sechzehn Spalten, die letzte sechzehn Karten tief, werden nach Farben auf sechzehn ' +
    'Zielstapel abgetragen: etwas für einen langen Abend und einen breiten Tisch.',
  tip: 'An einer oder zwei der mittleren Spalten arbeiten, bis sie leer sind, statt ein wenig an allen sechzehn.',
  strategy: [
    'Jede Karte hat vier Plätze, auf die sie gehen kann; es fehlt also nicht an Zügen, sondern an guten. Bei jedem fragen, was er aufdeckt.',
    'Die ersten Spalten sind nach ein, zwei Zügen leer. Jede Lücke braucht einen König; darum nachsehen, wo die Könige sind, bevor die nächste entsteht.',
    'Alle 72 Karten des Talons einmal durchsehen, bevor man sich auf einen Plan festlegt; er gibt eine Karte auf einmal und beliebig viele Durchgänge, so dass jede von ihnen jederzeit zu haben ist.',
    'Weil es jede Karte viermal gibt, darf eine vergrabene warten. Der Farbe folgen, deren nächste Karte irgendwo frei liegt, und die tiefe für später lassen.',
    'Die vier Zielstapel einer Farbe etwa gleich hoch halten; wenn einer vorausgelaufen ist, brauchen die drei anderen dieselben niedrigen Karten.',
  ],
  cases: [
    {
      question: 'Darf ein Zielstapel ein zweites Ass aufnehmen?',
      answer:
        'Nein, jeder der sechzehn hat eine Farbe einmal, vom Ass bis zum König; je vier haben dieselbe Farbe.',
    },
    {
      question: 'Gibt es für jeden König eine Spalte?',
      answer: 'Gerade so: sechzehn Könige, sechzehn Spalten.',
    },
    {
      question: 'Passt es auf ein Telefon?',
      answer: 'Spielen lässt es sich dort, doch ein großer Bildschirm zeigt es besser.',
    },
  ],
  house: [
    'Über mehrere Abende spielen, jedes Mal ein paar Spalten.',
    'Den Talon offen auf die Ablage legen und das Ganze als großes Rätsel spielen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Jede der drei anderen Karten von gleichem Rang und gleicher Farbe.' },
    { term: 'Folge', meaning: 'Offene Karten am Ende einer Spalte, im Rang fallend und von einer Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Wie viele Karten liegen anfangs verdeckt?',
      answer: '120 der 136 in den Spalten; die anderen 72 sind im Talon.',
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
  claims: [
    'Wir kennen keine veröffentlichte Quote und keine Aufzeichnung darüber, wie oft Menschen es gewinnen.',
  ],
  disagreements: [],
  similar: [
    'Ein Spiel Karten, und in wenigen Minuten vorbei.',
    'Zwei Spiele Karten in neun Spalten.',
    'Drei Spiele Karten, nach Farben gelegt, ganz ohne Talon.',
  ],
  references: {},
};
