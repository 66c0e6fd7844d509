/** Notes on Spider in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const spiderGerman: NoteTexts = {
  of: 'spider',
  summary:
    'Die bekannteste Patience mit zwei Kartenspielen. Zehn Spalten werden abwärts gebaut, gleich in welcher Farbe, doch nur Karten einer Farbe ziehen zusammen, und eine Farbe geht, wenn sie vom König bis zum Ass reicht. Fünfzig Karten kommen aus dem Talon, immer eine Reihe von zehn.',
  tip: 'Wo es geht, in der Farbe bauen. Eine gemischte Folge ist leicht gemacht und schwer wieder aufgelöst.',
  strategy: [
    'Zuerst Karten aufdecken und so bald wie möglich eine Spalte leeren: eine freie Spalte ist mehr wert als jede Folge.',
    'Eine freie Spalte dient dazu, gemischte Folgen zu ordnen; danach sollte sie wieder frei sein. Ein König, der dort bleibt, verschließt sie.',
    'Wenn es schon eine andere Farbe sein muss, dann mit hohen Karten: was auf einem König oder einer Dame liegt, ist selten lange im Weg.',
    'Vor jeder neuen Reihe alle Züge in der Farbe machen, die es noch gibt. Die zehn neuen Karten decken zu, was gebaut ist.',
    'Solange eine Spalte leer ist, wird nicht gegeben. Dafür eine Karte bereithalten, die anderswo nicht fehlt.',
    'Mit einer Farbe anfangen. Zwei Farben verlangen einen Plan, vier verlangen Geduld.',
  ],
  cases: [
    {
      question: 'Darf man auf eine andere Farbe bauen?',
      answer: 'Ja, aber Karten verschiedener Farben ziehen dann nur einzeln.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Jede Karte, und alle Karten, die zusammen ziehen dürfen.',
    },
    {
      question: 'Muss eine fertige Farbe weg?',
      answer:
        'Sie geht von selbst. Eine Option macht daraus einen eigenen Zug, denn auch eine fertige Farbe kann noch aushelfen.',
    },
    {
      question: 'Was, wenn in den Spalten weniger als zehn Karten liegen?',
      answer:
        'Dann lassen sich nicht alle füllen, und der Talon ist nicht mehr zu haben: ein paar Züge zurücknehmen.',
    },
  ],
  house: [
    'Die Farben zählen, die fort sind: eine ist ein Anfang, acht sind ein Sieg.',
    'Alle Karten offen geben (eine Option): dann bleibt nichts dem Glück überlassen.',
  ],
  glossary: [
    {
      term: 'Reihe',
      meaning: 'Die zehn Karten des Talons, die auf einmal gegeben werden, in jede Spalte eine.',
    },
  ],
  trivia: [
    { question: 'Woher kommt der Name?', answer: 'Acht Farben müssen fort, eine für jedes Bein der Spinne.' },
    {
      question: 'Welcher Präsident spielte es?',
      answer: 'Franklin D. Roosevelt soll es von allen Patiencen am liebsten gehabt haben [pipkin].',
    },
  ],
  history: [
    'Donald Woods beschrieb es 1979 in der Anleitung seines eigenen Programms: sie kennt zwei Arten, die sechsten Karten zu geben, und sagt, dass es gleich ist.',
    'Seit 1998 lag es Windows von Microsoft bei, mit einer, zwei und vier Farben, und gehört seither zu den meistgespielten Patiencen.',
  ],
  rates: ['vier Farben, Reihen auch über leere Spalten', 'vier Farben, ohne Rücknahme'],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 994 zu gewinnen, 0 nicht zu gewinnen, 6 offen, bei bekannten Karten und höchstens 10.000.000 Stellungen je Blatt [listed].',
    'Von 32.000 Blättern gewann ein Programm, das jede Karte kennt, alle bis auf zwei, wie Blake und Gent berichten [blake].',
  ],
  disagreements: [
    {
      question: 'Muss eine fertige Farbe gehen?',
      sources: 'Von selbst, wie in den meisten Programmen [kpat]; wenn man sie zieht [pysolfc, aisleriot].',
      here: 'Von selbst; sie zu ziehen ist eine Option.',
    },
    {
      question: 'Darf gegeben werden, solange eine Spalte leer ist?',
      sources: 'Nein [pysolfc, aisleriot, politaire]; ja, in Relaxed Spider [pysolfc].',
      here: 'Nein; ja ist eine Option.',
    },
    {
      question: 'Welche Spalten bekommen eine sechste Karte?',
      sources:
        'Die ersten vier [kpat, politaire]; die erste, vierte, siebte und zehnte [pysolfc, aisleriot]. Es macht keinen Unterschied [woods].',
      here: 'Die erste, vierte, siebte und zehnte.',
    },
    {
      question: 'Wie wird gezählt?',
      sources:
        'Von 500 an einen Punkt weniger für jeden Zug und 100 mehr für jede Farbe [sbecker]; ein Punkt für jede Karte, die auf der nächsten ihrer Farbe liegt [aisleriot].',
      here: 'Gar nicht; die erste der beiden Zählungen lässt sich wählen.',
    },
  ],
  similar: [
    'Dasselbe mit einem Kartenspiel, ausgelegt wie Klondike.',
    'Zwei Kartenspiele, und von Anfang an liegt jede Karte offen.',
    'Ein Kartenspiel, offen, ohne Talon.',
    'Nur in der Farbe gebaut, aber jede offene Karte zieht mit allem, was auf ihr liegt.',
  ],
  references: { ...LISTED_TITLE },
};
