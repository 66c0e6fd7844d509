/** Notes on Bisley in German. */
import type { NoteTexts } from '../note.ts';

export const bisleyGerman: NoteTexts = {
  of: 'bisley',
  summary:
    'Die Farben wachsen von beiden Enden. Die Asse liegen aus und werden aufwärts gebaut; mit jedem König beginnt ein Stapel abwärts, und beide treffen sich, wo sie wollen. In den dreizehn Spalten wird in einer Farbe auf oder ab gebaut.',
  tip: 'Die Könige herausholen: jeder öffnet seiner Farbe ein zweites Ende.',
  strategy: [
    'Zuerst sehen, was auf den vier Königen und den vier Zweien liegt. Mit diesen acht Karten beginnt alles.',
    'Eine Karte hat in ihrer Farbe zwei Nachbarn, und beide dürfen sie nehmen. Man legt sie auf den, der später abgelegt wird.',
    'Eine Folge lässt sich umdrehen: Karte für Karte auf den Nachbarn am anderen Ende gelegt, läuft sie andersherum.',
    'Leere Spalten nützen nichts, also arbeitet man nicht auf sie hin.',
  ],
  cases: [
    {
      question: 'Wo treffen sich die beiden Zielstapel einer Farbe?',
      answer: 'Überall. Man wählt bei jeder Karte, auf welchen der beiden sie kommt.',
    },
    { question: 'Dürfen mehrere Karten auf einmal ziehen?', answer: 'Nein.' },
    { question: 'Was nimmt eine leere Spalte?', answer: 'Nichts. Optionen erlauben Könige oder jede Karte.' },
    { question: 'Dürfen Karten von den Zielstapeln zurück?', answer: 'Nein.' },
  ],
  house: [
    'Zwölf Spalten zu vier Karten geben, wie PySolFC in dem Spiel, das dort Bisley heißt; dafür gibt es eine Option.',
  ],
  glossary: [
    { term: 'Ass-Stapel', meaning: 'Ein Zielstapel, der vom Ass an aufwärts wächst.' },
    { term: 'König-Stapel', meaning: 'Ein Zielstapel, der vom König an abwärts wächst.' },
  ],
  trivia: [],
  history: [
    'Ein Heft mit 150 Spielen von 1950 hat es; Wikipedia zählt es zu den nahen Verwandten von Baker’s Dozen.',
  ],
  rates: [],
  claims: [
    'Wer es kennt, darf mit mehr als der Hälfte der Blätter rechnen, schreibt die Anleitung von Solitaire Till Dawn [tilldawn].',
  ],
  disagreements: [
    {
      question: 'Wie viele Spalten?',
      sources:
        'Dreizehn, vier zu drei und neun zu vier Karten [wikipedia, tilldawn]; zwölf zu vier [pysolfc].',
      here: 'Dreizehn; zwölf sind eine Option.',
    },
  ],
  similar: [
    'Dreizehn Spalten, abwärts ohne Rücksicht auf die Farbe, und Lücken nehmen jede Karte.',
    'Achtzehn Fächer in einer Farbe, nur abwärts.',
  ],
  references: {},
};
