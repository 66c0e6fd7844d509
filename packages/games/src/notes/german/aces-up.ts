/** Notes on Aces Up in German. */
import type { NoteTexts } from '../note.ts';

export const acesUpGerman: NoteTexts = {
  of: 'aces-up',
  summary:
    'Vier Spalten, und von zwei freien Karten einer Farbe geht die niedrigere. Aus dem Talon kommen je vier neue Karten; am ' +
    'Ende sollen nur die Asse übrig sein. Es dauert zwei Minuten und geht selten auf.',
  tip: 'Zu entscheiden gibt es nur bei leeren Spalten: dorthin gehört, was die meisten Karten freimacht, und wenn man es sich leisten kann, ein Ass.',
  strategy: [
    'Vor dem Geben alles abwerfen, was geht. Eine niedrigere Karte derselben Farbe nützt niemandem, wenn sie liegen bleibt, und vier neue decken sie gleich zu.',
    'Eine leere Spalte nimmt die letzte Karte jeder anderen. Am besten die, unter der etwas zum Vorschein kommt, das abgeworfen werden kann; die ganze Kette sollte im Kopf stehen, bevor die Karte zieht.',
    'Ein Ass kann nie abgeworfen werden. Was unter ihm liegt, ist also verloren, wenn es nicht in eine leere Spalte zieht. Asse gehören zuunterst in die Spalten, solange diese kurz sind.',
    'Ass oder Abwurf? In den Simulationen von Mark Masten lohnte es sich, für einen Platz des Asses bis zu drei Abwürfe aufzugeben; am Ende machte es aber wenig aus.',
    'Bringt es nichts, eine leere Spalte zu füllen, darf sie vorerst leer bleiben; das nächste Geben füllt sie allerdings ohnehin.',
    'Sind vier freie Karten von vier Farben, bleibt nur das Geben. Weiter zu suchen lohnt nicht.',
  ],
  cases: [
    {
      question: 'Ist das Ass hoch oder niedrig?',
      answer: 'Hoch: es steht über dem König, und die Zwei ist die niedrigste Karte.',
    },
    {
      question: 'Welche Karten werden verglichen?',
      answer: 'Die letzten der vier Spalten, sonst keine.',
    },
    {
      question: 'Muss eine leere Spalte gefüllt werden?',
      answer: 'Nein. Bleibt sie leer, bekommt sie beim nächsten Geben eine Karte.',
    },
    {
      question: 'Darf die einzige Karte einer Spalte in eine leere ziehen?',
      answer: 'Nein, denn damit wäre nichts anders.',
    },
    {
      question: 'Müssen die Asse am Ende in vier Spalten liegen?',
      answer: 'Nein: gewonnen ist, wenn die anderen 48 Karten fort sind.',
    },
  ],
  house: [
    'Die entfernten Karten zählen und um das beste von zehn Blättern spielen: abgeräumt sind es 48.',
    'Strenger wird es, wenn leere Spalten nur Asse nehmen; das ist eine der Optionen.',
    'Unter dem Namen Kings ist das Ass niedrig: dann sollen die vier Könige übrig bleiben.',
  ],
  glossary: [
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
    { term: 'Frei', meaning: 'Als letzte Karte ihrer Spalte.' },
    { term: 'Abwerfen', meaning: 'Eine Karte entfernen, weil eine höhere ihrer Farbe frei ist.' },
    {
      term: 'Flash',
      meaning: 'Kellers Wort für vier freie Karten von vier Farben, bei denen nichts zu spielen ist.',
    },
  ],
  trivia: [
    {
      question: 'Wie oft gibt der Talon?',
      answer: 'Nach den ersten vier Karten noch zwölfmal: 48 Karten zu je vier.',
    },
    {
      question: 'Wie wenig Platz genügt?',
      answer: 'Vier Spalten nebeneinander: der Deckel eines großen Buches reicht.',
    },
    {
      question: 'Wann ist ein Spiel tot, obwohl noch Karten kommen?',
      answer:
        'Wenn ein Ass auf einer niedrigeren Karte liegt und keine Spalte je wieder leer wird; an das, was darunter liegt, kommt dann niemand mehr.',
    },
    {
      question: 'Wie nannte es die erste Autorin, die es auf Englisch beschrieb?',
      answer:
        'Drivel, also Geschwätz, mit dem Zusatz, der Name sei nicht schmeichelhaft, aber nun einmal der übliche.',
    },
  ],
  history: [
    'Mary Whitmore Jones hielt es 1900 in England als Drivel Patience fest. In einem Buch von Wood und Goddard aus dem Jahr 1940 heißt es Firing Squad, in Games Digest vom November 1938 Wheat and Chaff.',
    'Ein weiterer Name ist Idiot’s Delight, doch so heißen so viele Patiencen, dass er nichts besagt. Auch Aces Up selbst wird für Easthaven gebraucht, das etwas anderes ist.',
    'Der Talon, der an alle Spalten zugleich gibt, und die Art, eine Lücke zu füllen, sind in andere Spiele übernommen worden.',
  ],
  rates: ['Üblich', 'Üblich (etwa 1 Spiel von 35)', 'Üblich'],
  claims: [
    'Mastens erster Wert gilt für jemanden, der den Talon kennt, und beruht zum Teil auf sonderbaren Zügen, die sich zufällig auszahlen; seine Simulation spielt etwa so, wie ein Mensch es täte [masten]. Die 4 % sind der Durchschnitt derer, die ein bestimmtes Programm spielen [warfield]. Keller nennt rund 3 % [keller].',
    'Nehmen Lücken nur Asse, geht nach der Zählung eines Programms etwa eines von 270 Blättern auf [wikipedia].',
  ],
  disagreements: [
    {
      question: 'Wie oft geht es auf?',
      sources:
        'Bei gutem Spiel jedes zehnte Mal, und einmal von 200, auf ein und derselben Seite [wikipedia]; rund 3 % [keller]; 4 % [warfield]; ein Blatt von 35 bei einem simulierten Spieler, 11,57 %, wenn alle Karten bekannt sind [masten].',
      here: 'Die Tabelle oben sagt, wer spielt und was er weiß.',
    },
    {
      question: 'Was füllt eine leere Spalte?',
      sources:
        'Die letzte Karte einer anderen [keller, wikipedia, pysolfc]; eine Karte aus dem Talon, bis vier Farben liegen, in Quellen, die Keller für falsch hält [keller]; nur Asse, in einer schwereren Form [wikipedia].',
      here: 'Die letzte Karte einer anderen; nur Asse ist eine Option.',
    },
    {
      question: 'Ist das Ass hoch?',
      sources:
        'Ja [keller, wikipedia, pysolfc]; niedrig, und am Ende bleiben die Könige, in einem Spiel namens Kings [edkins].',
      here: 'Hoch.',
    },
  ],
  similar: [
    'Dieselben Spalten und derselbe Talon; Karten gehen auf vier Stapel, aufwärts und abwärts.',
    'Karten gehen paarweise, wenn sie zusammen dreizehn ergeben.',
    'Karten gehen in Gruppen von aufeinander folgenden Rängen.',
    'Die Option, nach der leere Spalten gefüllt werden, kommt von hier.',
  ],
  references: {},
};
