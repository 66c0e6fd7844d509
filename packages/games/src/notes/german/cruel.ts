/** Notes on Cruel in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const cruelGerman: NoteTexts = {
  of: 'cruel',
  summary:
    'Zwölf Spalten zu vier Karten, gebaut wird abwärts in einer Farbe, und leere Spalten bleiben leer: nach wenigen Zügen passt nichts mehr. Dann sammelt man die Spalten ein und gibt sie ungemischt zu viert neu, so oft man will. Was dabei nach oben kommt, lässt sich voraussehen, und neunzehn von zwanzig Blättern sind zu gewinnen.',
  tip: 'Nur neu geben, wenn es etwas bringt: hat dazwischen keine Karte gezogen, liegt danach alles wie vorher.',
  strategy: [
    'Haben alle Spalten davor vier Karten, so bleibt die oberste Karte einer Spalte beim Neugeben oben. Die erste Spalte mit einer anderen Zahl verschiebt alles, was folgt.',
    'Wer die obersten Karten behalten will, spielt also zuerst am Ende; wer neue will, am Anfang.',
    'Zählen, wie viele Karten vor einer Spalte fehlen: um so viele Plätze rücken ihre Karten zurück. Welche dann an der Spitze eines Päckchens liegt, ist frei.',
    'Nicht jede Karte, die passt, soll gleich hinauf: jede, die geht, verschiebt alle Spalten nach ihr.',
    'Gebaute Folgen bleiben beisammen, nur kann ein Päckchen sie in zwei teilen.',
  ],
  cases: [
    { question: 'Wie oft darf ich neu geben?', answer: 'Beliebig oft, wenn es etwas ändert.' },
    {
      question: 'In welcher Folge wird gegeben?',
      answer:
        'Von der ersten Spalte an, je vier Karten von oben. Eine Spalte, der eine Karte fehlt, bekommt die oberste der nächsten unter ihre eigenen.',
    },
    {
      question: 'Darf eine Folge zusammen ziehen?',
      answer: 'Nein, jede Karte einzeln. Folgen sind eine Option.',
    },
  ],
  house: [
    'Folgen zusammen ziehen lassen; bei PySolFC heißt das Relaxed Cruel.',
    'Die Spalten nur zweimal neu geben.',
    'Die eingesammelten Karten umdrehen und von unten geben, wie Aisleriot.',
  ],
  glossary: [
    { term: 'Päckchen', meaning: 'Vier Karten, die zusammen gegeben werden und ihre Folge behalten.' },
  ],
  trivia: [
    {
      question: 'Wird gemischt?',
      answer:
        'Nein, auch wenn es so aussieht. Die Karten rücken um so viele Plätze, wie vor ihnen gegangen sind.',
    },
  ],
  history: [
    'Microsoft brachte es 1990 heraus, im ersten Entertainment Pack für Windows [wikipedia]. Es ist Perseverance, ein altes englisches Spiel, bei dem man beliebig oft neu geben darf.',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 2.000: 1.906 zu gewinnen, 37 nicht zu gewinnen, 57 offen, bei höchstens 100.000 Stellungen je Blatt [listed]. Verborgen ist nichts, also gilt das auch für den, der spielt.',
    'Eine Anleitung sagt, dass ein geübter Spieler mehr als die Hälfte der Blätter gewinnt [fletcher].',
  ],
  disagreements: [
    {
      question: 'Von welchem Ende wird neu gegeben?',
      sources:
        'Je vier Karten von oben aus den Spalten [pysolfc, fletcher]; von unten, die eingesammelten Karten umgedreht [aisleriot]. Wikipedia nannte das erste die richtige Folge [wikipedia].',
      here: 'Von oben; von unten ist eine Option.',
    },
  ],
  similar: [
    'Folgen ziehen zusammen, dafür wird nur zweimal neu gegeben.',
    'Dasselbe Blatt, jede Karte in leere Spalten, und kein zweites Geben.',
    'Fächer zu dritt, die vor dem Neugeben gemischt werden.',
  ],
  references: { ...LISTED_TITLE },
};
