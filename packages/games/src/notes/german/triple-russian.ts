/** Notes on Triple Russian in German. */
import type { NoteTexts } from '../note.ts';

export const tripleRussianGerman: NoteTexts = {
  of: 'triple-russian',
  summary:
    'Russian Solitaire mit drei Spielen Karten in dreizehn Spalten. Jede Karte hat drei Plätze, auf die sie gehen kann, einen Talon ' +
    'gibt es nicht, und mit Zeit und Sorgfalt ist fast jedes Spiel zu gewinnen.',
  tip: 'Zuerst verdeckte Karten aufdecken; auf die Zielstapel nur so weit bauen, wie es nichts kostet.',
  strategy: [
    'Die Hälfte der Karten liegt verdeckt. Jeder Zug sollte eine aufdecken oder zu einem führen, der es tut.',
    'Mit den kurzen Spalten anfangen. Die erste hat keine verdeckte Karte und die zweite nur eine: sie geben die ersten Lücken her.',
    'Von den drei Plätzen einer Karte den in der Spalte mit den wenigsten verdeckten wählen. Was auf eine tiefe Spalte kommt, muss wieder herunter.',
    'Die Zielstapel einer Farbe etwa gleich hoch halten. Karten, die zu früh hinaufgehen, können unten keine anderen mehr tragen; zurückholen lassen sie sich, aber von jedem Zielstapel nur die letzte.',
    'Für eine Lücke den König wählen, dessen Stapel die meisten verdeckten Karten bedeckt, nicht den nächstbesten.',
    'Auf einen Rang achten, dessen drei Karten einer Farbe alle begraben sind: dort steht die Farbe still, bis eine heraus ist; darum auf die hinarbeiten, die am wenigsten tief liegt.',
    'Ein Spiel nicht zu früh aufgeben. Fast alle sind zu gewinnen; wer feststeckt, hat den Fehler meist ein gutes Stück vorher gemacht, und Zurücknehmen kostet nichts.',
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
      answer: 'Einzeln, die letzte einer Spalte.',
    },
    {
      question: 'Darf eine Karte von einem Zielstapel zurückgeholt werden?',
      answer: 'Die letzte von jedem, wenn sie in die Spalten passt. Eine Option verbietet es.',
    },
    {
      question: 'Wann ist ein Spiel verloren?',
      answer:
        'Wenn man es aufgibt. Da Karten zwischen Zielstapeln und Spalten hin und her gehen können, gehen die Züge selten aus.',
    },
  ],
  house: [
    'Mit geschlossenen Zielstapeln spielen: was oben ist, bleibt oben.',
    'Die ungleichen Spalten von Politaire nehmen.',
    'Ein Spiel mit jemandem teilen und die Zahl der Züge vergleichen.',
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
      meaning: 'Noch nicht im Spiel; eine solche Karte wird aufgedeckt, wenn die letzte auf ihr fort ist.',
    },
  ],
  trivia: [
    {
      question: 'Wie verteilen sich 156 Karten?',
      answer: 'Auf Spalten zu 6, 7, … 18. 78 Karten liegen verdeckt und 78 offen, genau die Hälfte.',
    },
    {
      question: 'Was fehlt in der üblichen Beschreibung?',
      answer:
        'Spalten von einer bis dreizehn Karten, von denen nur die letzte offen liegt, machen 91 Karten. Die anderen 65 sind fünf weitere offene für jede Spalte.',
    },
    {
      question: 'Wie beliebt ist es?',
      answer:
        'Eine Seite, die es hat, zeigte 4,7 von 5 Punkten aus 1.916 Stimmen. Über die Schwierigkeit sagt das nichts.',
    },
  ],
  history: [
    'Es ist das dritte einer Familie, von der nur das erste, Russian Solitaire, alt genug ist, dass man seine Herkunft vergessen hat. Politaire, PySolFC und mehrere Websites haben es.',
  ],
  rates: ['Üblich'],
  claims: [
    'Von 300 Blättern wurden 299 bei bekannten Karten gewonnen; das letzte wurde innerhalb der Grenzen weder gewonnen noch als verloren nachgewiesen [measured]. Eine andere Zahl kennen wir nicht, auch keine für Menschen.',
  ],
  disagreements: [
    {
      question: 'Wie wird ausgelegt?',
      sources:
        'Spalten von 1 bis 13 Karten, die letzte offen, „bis alle Karten verteilt sind“, wobei 65 fehlen [fsolitaire]; 6 bis 18, je sechs offen [pysolfc]; 7 bis 15, je sechs offen, dann 12, 14, 15 und 16, nur die letzte offen [politaire].',
      here: '6 bis 18, je sechs offen; die ungleichen Spalten sind Optionen, mit sechs offenen überall und so, wie sie dort sind.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurückkommen?',
      sources: 'Die letzte, ja [fsolitaire]; nein [pysolfc, politaire].',
      here: 'Ja; eine Option verbietet es.',
    },
    {
      question: 'Wann ist es verloren?',
      sources:
        'Wenn kein erlaubter Zug bleibt [fsolitaire], was fast nie vorkommt, wenn Karten zurückkommen dürfen.',
      here: 'Wenn kein Zug mehr bleibt oder wenn man es beendet.',
    },
    {
      question: 'Nach Farben oder abwechselnd rot und schwarz?',
      sources:
        'Nach Farben [fsolitaire, politaire]; „wie Yukon“ in einem kurzen Text, dessen Programm aber nach Farben legt [pysolfc].',
      here: 'Nach Farben.',
    },
  ],
  similar: [
    'Ein Spiel Karten; eines von fünfzehn Spielen ist zu gewinnen.',
    'Zwei Spiele Karten in zehn Spalten.',
    'Ein Spiel Karten, abwechselnd rot und schwarz.',
    'Vier Spiele Karten nach Farben, mit einem Talon.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: eine Suche, bei der alle Karten bekannt sind, an 300 rein zufälligen Blättern',
  },
};
