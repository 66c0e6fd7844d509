/** Notes on Perseverance in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const perseveranceGerman: NoteTexts = {
  of: 'perseverance',
  summary:
    'Das Spiel, aus dem Cruel gemacht ist: zwölf Spalten zu vier Karten in einer Farbe, Asse ausgelegt, leere Spalten bleiben leer. Folgen ziehen zusammen, was hilft, aber die Spalten werden nur zweimal neu gegeben.',
  tip: 'Vor dem Neugeben alles ausspielen und dann nachsehen, was nach oben käme: es geht nur zweimal, und dem Zufall bleibt nichts überlassen.',
  strategy: [
    'Eine Folge einer Farbe zieht auf einmal: Karten zusammenbringen, auch wenn die oberste noch nirgends hin kann.',
    'Eine Folge, die ein ganzes Päckchen füllt, bleibt beim Neugeben ganz.',
    'Haben alle Spalten davor vier Karten, so bleibt die oberste Karte einer Spalte oben. Wer neue Karten nach oben bringen will, nimmt vorn welche weg.',
    'Vor dem letzten Neugeben darauf achten, dass keine niedrige Karte unter eine höhere ihrer Farbe gerät.',
  ],
  cases: [
    { question: 'Wird gemischt?', answer: 'Nein. Gegeben wird, wie eingesammelt wurde.' },
    { question: 'Was darf in eine leere Spalte?', answer: 'Nichts, bis die Spalten neu gegeben werden.' },
    {
      question: 'Welche Karten ziehen zusammen?',
      answer: 'Jeder Teil einer Folge in einer Farbe. Nur einzelne Karten ist eine Option.',
    },
  ],
  house: [
    'Nur einzelne Karten ziehen, wie in alten Büchern.',
    'Die Spalten beliebig oft neu geben; mit einzelnen Karten ist das Cruel.',
  ],
  glossary: [],
  trivia: [],
  history: [
    'Es steht in Dick’s Games of Patience vom Ende des 19. Jahrhunderts. Dort wird neu gegeben, bis es zweimal nichts gebracht hat, und von Folgen ist nicht die Rede [forever].',
  ],
  rates: [],
  claims: [
    'Unsere Liste der Blätter 1 bis 1.000: 740 zu gewinnen, 25 nicht zu gewinnen, 235 offen, bei höchstens 100.000 Stellungen je Blatt [listed]. Verborgen ist nichts, also gilt das auch für den, der spielt.',
  ],
  disagreements: [
    {
      question: 'Wie oft werden die Spalten neu gegeben?',
      sources: 'Zweimal [pysolfc, wikipedia, forever]; in manchen Büchern beliebig oft [forever].',
      here: 'Zweimal; beliebig oft ist eine Option.',
    },
    {
      question: 'Ziehen Folgen zusammen?',
      sources: 'Ja [pysolfc, wikipedia]; nur die letzte Karte, sagt George A. Bonaventure [forever].',
      here: 'Ja; einzelne Karten sind eine Option.',
    },
    {
      question: 'Wie werden die Spalten eingesammelt?',
      sources:
        'Die letzte auf die davor und so weiter, dann zu viert gegeben [wikipedia]; je vier von oben, die erste Spalte zuerst [pysolfc].',
      here: 'Von oben, die erste Spalte zuerst; von unten ist eine Option.',
    },
  ],
  similar: [
    'Jede Karte einzeln, und neu gegeben wird beliebig oft.',
    'Dasselbe Blatt, jede Karte in leere Spalten, und kein zweites Geben.',
    'Dreizehn Spalten, gleich welcher Farbe.',
  ],
  references: { ...LISTED_TITLE },
};
