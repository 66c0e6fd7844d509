/** Notes on King Albert in German. */
import type { NoteTexts } from '../note.ts';

export const kingAlbertGerman: NoteTexts = {
  of: 'king-albert',
  summary:
    'Neun offene Spalten mit einer bis neun Karten, dazu sieben Karten daneben, die jederzeit gespielt werden dürfen. Man zieht einzeln, Rot auf Schwarz; mehr Platz als die sieben Karten und die ersten kurzen Spalten gibt es nicht.',
  tip: 'Zuerst die kurzen Spalten links leeren und aus der Reserve nur spielen, was etwas öffnet.',
  strategy: [
    'In den ersten drei Spalten liegen zusammen sechs Karten. Bevor man die langen anrührt, sucht man einen Weg, zwei davon zu leeren.',
    'Eine Karte der Reserve stört dort nicht, und ihr Platz wird nie wieder gefüllt. Man spielt sie, wenn sie einen Zug bringt, der sonst nicht ginge.',
    'Jede leere Spalte verdoppelt die Länge der Folge, die man Karte für Karte versetzen kann.',
    'Die Zielstapel auf gleicher Höhe halten. Eine niedrige Karte, die zu früh abgelegt wird, fehlt als Platz für die andere Farbe; zur Not holt man sie zurück.',
  ],
  cases: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      answer: 'Nein. Eine Option lässt ganze Folgen ziehen; dieses Spiel heißt bei PySolFC Queen Victoria.',
    },
    {
      question: 'Darf eine Karte in die Reserve zurück?',
      answer: 'Nein. Ein leerer Platz dort bleibt leer.',
    },
    {
      question: 'Dürfen Karten von den Zielstapeln zurück?',
      answer:
        'Ja, die letzte Karte eines Zielstapels darf in eine Spalte zurück, in die sie passt. Eine Option verbietet es.',
    },
  ],
  house: ['Folgen auf einmal ziehen, das macht es viel leichter.'],
  glossary: [{ term: 'Belgische Reserve', meaning: 'Die sieben einzelnen Karten.' }],
  trivia: [],
  history: [
    'Nach Wikipedia ist es nach Albert I. von Belgien benannt. Es hieß auch Idiot’s Delight, ein Name, den es mit Aces Up und Perpetual Motion teilt.',
    'Ein amerikanisches Heft mit 150 Spielen von 1950 hat es schon.',
  ],
  rates: ['Die Regeln dieser Seite'],
  claims: [
    'Zwei von drei Blättern sind bei perfektem Spiel zu gewinnen [blake]; die Schätzungen für Spieler reichen von einem unter zehn [wikipedia] bis zu einem unter vier oder gar einem von zweien [semicolon].',
  ],
  disagreements: [
    {
      question: 'Darf eine Folge auf einmal ziehen?',
      sources:
        'Nur einzelne Karten [wikipedia, pysolfc]; in Aisleriot nimmt eine leere Spalte eine ganze Folge [aisleriot].',
      here: 'Einzelne Karten; Folgen sind eine Option.',
    },
    {
      question: 'Welche Spalte ist die lange?',
      sources: 'Die erste [wikipedia, aisleriot] oder die letzte [semicolon].',
      here: 'Die letzte; für das Spiel ist es gleich.',
    },
  ],
  similar: [
    'Die Asse liegen aus, sechs Karten Reserve: leichter.',
    'Keine Reserve, eine Spalte mehr: schwerer.',
    'Sechs Spalten, sechzehn Karten Reserve, und in den Spalten ist die Farbe gleich.',
  ],
  references: {},
};
