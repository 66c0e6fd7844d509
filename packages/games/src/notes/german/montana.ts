/** Notes on Montana in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const montanaGerman: NoteTexts = {
  of: 'montana',
  summary:
    'Das ganze Spiel liegt in vier Reihen, die Asse kommen weg, und in die vier Lücken passt, was auf die Karte links davon folgt. Alles ist vom ersten Zug an zu sehen: Wenige Patiencen sehen so einfach aus und wollen so gut überlegt sein.',
  tip: 'Eine Lücke rechts von einem König ist tot. Vor jedem Zug nachsehen, was links von dem Platz liegt, der dabei frei wird.',
  strategy: [
    'Einen Zug bis zum Ende verfolgen, ehe er gemacht wird: Jede Karte lässt eine Lücke zurück, in die höchstens eine Karte passt, und so weiter. Vier Lücken sind vier solche Ketten.',
    'Keine Lücke hinter einem König lassen, wenn ein anderer Zug es auch tut, und Könige aus der Mitte der Reihen holen, wenn es geht.',
    'Mit den Zweien nicht eilen. Liegt eine vorn, so hat ihre Reihe eine Farbe; und eine Zwei, die schon vorn liegt, darf noch in eine andere Reihe.',
    'Zwei Lücken nebeneinander sind nur eine: In die rechte passt nichts, bis die linke gefüllt ist.',
    'Vor dem Neugeben so viele Karten wie möglich in die richtige Folge bringen. Sie bleiben liegen, und weniger werden gemischt.',
  ],
  cases: [
    {
      question: 'Darf eine Zwei vom Anfang ihrer Reihe wieder fort?',
      answer:
        'Ja, auf den ersten Platz einer anderen Reihe, auch wenn hinter ihr schon Karten richtig liegen.',
    },
    {
      question: 'Gibt Rückgängigmachen ein Neugeben zurück?',
      answer: 'Nein, außer wenn die Karten in ihrer Folge bleiben.',
    },
    {
      question: 'Wann darf ich neu geben?',
      answer: 'Jederzeit; am besten erst, wenn kein Zug mehr weiterhilft.',
    },
  ],
  house: [
    'Einmal, dreimal oder beliebig oft neu geben.',
    'Die eingesammelten Karten nicht mischen.',
    'Die Lücken nach dem Neugeben lassen, wo sie gerade sind (Spaces), oder am Ende der Reihen (Station).',
    'Die Asse an den Anfang der Reihen legen, statt sie wegzunehmen (Blue Moon).',
  ],
  glossary: [
    { term: 'Lücke', meaning: 'Ein Platz einer Reihe ohne Karte.' },
    {
      term: 'Tote Lücke',
      meaning: 'Eine Lücke rechts von einem König oder von einer anderen Lücke, in die vorerst nichts passt.',
    },
  ],
  trivia: [
    {
      question: 'Wie viele Züge kann es geben?',
      answer:
        'Höchstens einen für jede Lücke, außer auf den ersten Plätzen der Reihen, auf die jede Zwei passt. So gibt es nie viele Züge zur Wahl; schwer macht es nur ihre Reihenfolge.',
    },
    {
      question: 'Was hat die Informatik daran gelernt?',
      answer:
        'Bernard Helmstetter und Tristan Cazenave haben damit gezeigt, wie eine Suche Teile einer Stellung, die einander nicht berühren, als einen Block behandeln kann [helmstetter].',
    },
  ],
  history: [
    'Das Spiel ist unter vielen Namen gedruckt worden, darunter Gaps, Spaces, Vacancies und Blue Moon, mit kleinen Unterschieden beim Neugeben; welcher Name zu welcher Regel gehört, ist von Buch zu Buch verschieden [wikipedia].',
  ],
  rates: [
    'Jede Reihe hat von Anfang an ihre Farbe, kein Neugeben',
    'Kein Neugeben',
    'Jede Reihe hat von Anfang an ihre Farbe, kein Neugeben',
  ],
  claims: [
    'Wer geübt ist und zweimal neu geben darf, gewinnt vielleicht eins von zwanzig Spielen [wikipedia].',
    'Unsere Liste der Blätter 1 bis 10.000: 9.975 zu gewinnen, 0 nicht zu gewinnen, 25 offen, bei höchstens 200.000 Stellungen je Blatt [listed]. Die Liste weiß im Voraus, wie gemischt wird; wer spielt, weiß es nicht und gewinnt viel seltener.',
  ],
  disagreements: [
    {
      question: 'Wie oft wird neu gegeben?',
      sources: 'Zweimal [pysolfc, wikipedia]; nach manchen Regeln dreimal oder beliebig oft [wikipedia].',
      here: 'Zweimal; gar nicht, einmal, dreimal und beliebig oft sind Optionen.',
    },
    {
      question: 'Wird dabei gemischt?',
      sources: 'Ja [pysolfc, keller-montana]; in manchen Büchern nicht [wikipedia].',
      here: 'Ja; ungemischt ist eine Option.',
    },
    {
      question: 'Wo sind die Lücken nach dem Neugeben?',
      sources:
        'In jeder Reihe hinter den Karten, die richtig liegen [pysolfc, keller-montana, wikipedia]; in Spaces durch Zufall irgendwo [pysolfc].',
      here: 'Hinter den Karten, die richtig liegen; am Ende der Reihen und überall sind Optionen.',
    },
  ],
  similar: [
    'Die Reihen hängen zusammen, auch die Karte rechts zählt, und die Könige kommen weg.',
    'Auch hier ist jede Karte zu sehen, und jeder Zug will zu Ende gedacht sein.',
  ],
  references: { ...LISTED_TITLE },
};
