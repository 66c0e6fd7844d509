/** Notes on Triple Russian in German. */
import type { NoteTexts } from '../note.ts';

export const tripleRussianGerman: NoteTexts = {
  of: 'triple-russian',
  summary:
    'Russian Solitaire mit drei Kartenspielen in dreizehn Spalten. Jede Karte hat drei Plätze, einen Talon gibt es nicht, und mit Zeit und Sorgfalt ist fast jedes Blatt zu gewinnen.',
  tip: 'Zuerst verdeckte Karten aufdecken; Karten nur dann auf die Zielstapel bringen, wenn es nichts kostet.',
  strategy: [
    'Die Hälfte der Karten liegt verdeckt. Jeder Zug sollte eine aufdecken oder einen solchen Zug vorbereiten.',
    'Mit den kurzen Spalten anfangen. Die erste hat keine verdeckte Karte und die zweite nur eine: dort entstehen die ersten Lücken.',
    'Von den drei Plätzen einer Karte den in der Spalte mit den wenigsten verdeckten wählen. Was auf eine tiefe Spalte kommt, muss wieder herunter.',
    'Die Zielstapel einer Farbe etwa gleich hoch halten. Auf Karten, die dort liegen, kann man in den Spalten nicht mehr bauen; zurückholen lässt sich von jedem Zielstapel nur die letzte.',
    'Für eine Lücke den König wählen, dessen Stapel die meisten verdeckten Karten bedeckt, nicht den nächstbesten.',
    'Auf Karten achten, von denen alle drei begraben sind: die Farbe kommt erst weiter, wenn eine frei ist; also die ausgraben, die am wenigsten tief liegt.',
    'Nicht zu früh aufgeben. Fast alle Blätter sind zu gewinnen; wer feststeckt, hat den Fehler meist schon früher gemacht, und Rückgängig kostet nichts.',
  ],
  cases: [
    {
      question: 'Was genau darf ziehen?',
      answer:
        'Jede offene Karte mit allem, was auf ihr liegt, in Folge oder nicht. Nur die erste muss passen: von derselben Farbe und einen Rang niedriger als die letzte Karte der anderen Spalte.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König, allein oder mit allem, was auf ihm liegt.',
    },
    {
      question: 'Wie kommen Karten auf die Zielstapel?',
      answer: 'Einzeln, vom Ende einer Spalte.',
    },
    {
      question: 'Darf eine Karte von einem Zielstapel zurückgeholt werden?',
      answer: 'Ja, die letzte von jedem, wenn sie in die Spalten passt. Eine Option verbietet es.',
    },
    {
      question: 'Wann ist ein Blatt verloren?',
      answer:
        'Wenn man aufgibt. Karten können zwischen Zielstapeln und Spalten hin und her ziehen, darum gehen die Züge selten aus.',
    },
  ],
  house: [
    'Keine Karten von den Zielstapeln zurückholen.',
    'Mit den ungleichen Spalten von Politaire spielen.',
    'Ein Blatt an Freunde weitergeben und die Zahl der Züge vergleichen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Eine der beiden anderen Karten von gleichem Rang und gleicher Farbe.' },
    {
      term: 'Stapel',
      meaning: 'Eine offene Karte und alles, was auf ihr liegt; es zieht zusammen.',
    },
    {
      term: 'Zielstapel',
      meaning: 'Einer von zwölf Stapeln, drei für jede Farbe, vom Ass bis zum König.',
    },
    {
      term: 'Verdeckt',
      meaning: 'Noch nicht im Spiel; eine solche Karte wird aufgedeckt, wenn die letzte auf ihr weg ist.',
    },
  ],
  trivia: [
    {
      question: 'Wie werden die 156 Karten ausgeteilt?',
      answer: 'In Spalten zu 6, 7, … 18 Karten. 78 liegen verdeckt und 78 offen, genau je die Hälfte.',
    },
    {
      question: 'Was fehlt in der üblichen Beschreibung?',
      answer:
        'Spalten von einer bis dreizehn Karten, von denen nur die letzte offen liegt, machen 91 Karten. Die anderen 65 sind fünf weitere offene für jede Spalte.',
    },
    {
      question: 'Wie beliebt ist es?',
      answer:
        'Eine Website zeigte dafür 4,7 von 5 Punkten bei 1.916 Stimmen. Über die Schwierigkeit sagt das nichts.',
    },
  ],
  history: [
    'Es ist das dritte einer Familie. Nur das erste, Russian Solitaire, ist so alt, dass niemand mehr weiß, woher es kommt. Politaire, PySolFC und mehrere Websites haben es.',
  ],
  rates: ['Üblich'],
  claims: [
    'Von 300 Blättern wurden 299 bei bekannten Karten gewonnen; das letzte wurde innerhalb der Grenzen weder gewonnen noch als verloren erwiesen [measured]. Eine andere Zahl kennen wir nicht, auch keine für Menschen.',
  ],
  disagreements: [
    {
      question: 'Wie wird ausgelegt?',
      sources:
        'Spalten von 1 bis 13 Karten, die letzte offen, „bis alle Karten verteilt sind“, wobei 65 fehlen [fsolitaire]; 6 bis 18, je sechs offen [pysolfc]; 7 bis 15, je sechs offen, dann 12, 14, 15 und 16, nur die letzte offen [politaire].',
      here: '6 bis 18, je sechs offen; die ungleichen Spalten sind Optionen, mit sechs offenen überall oder wie bei Politaire.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      sources: 'Ja, die letzte [fsolitaire]; nein [pysolfc, politaire].',
      here: 'Ja; eine Option verbietet es.',
    },
    {
      question: 'Wann ist es verloren?',
      sources:
        'Wenn kein erlaubter Zug bleibt [fsolitaire], was fast nie vorkommt, wenn Karten zurückkommen dürfen.',
      here: 'Wenn kein Zug mehr bleibt oder wenn man es beendet.',
    },
    {
      question: 'Baut man nach Farben oder abwechselnd rot und schwarz?',
      sources:
        'Nach Farben [fsolitaire, politaire]; „wie Yukon“ in einem kurzen Text, dessen Programm aber nach Farben legt [pysolfc].',
      here: 'Nach Farben.',
    },
  ],
  similar: [
    'Ein Kartenspiel; eines von fünfzehn Blättern ist zu gewinnen.',
    'Zwei Kartenspiele in zehn Spalten.',
    'Ein Kartenspiel, abwechselnd rot und schwarz.',
    'Vier Kartenspiele nach Farben, mit einem Talon.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: eine Suche, bei der alle Karten bekannt sind, an 300 rein zufälligen Blättern',
  },
};
