/** German clauses about why a move is better: "deckt zwei Karten auf". */
import type { ReasonName } from '../english/reasons.ts';
import { reasonWords, type ReasonClauses } from '../words/reason-words.ts';
import { germanCards, germanSpelled } from './parts.ts';

const nothing = (): null => null;
const says = (text: string) => (): string => text;

const CLAUSES: Readonly<Record<ReasonName, ReasonClauses>> = {
  'turns-up': { more: says('deckt eine Karte auf'), less: nothing },
  'turns-up-two': { more: says('deckt zwei Karten auf'), less: nothing },
  frees: { more: says('macht eine spielbare Karte frei'), less: nothing },
  'frees-two': { more: says('macht zwei spielbare Karten frei'), less: nothing },
  buried: {
    more: ({ value }) => `trägt einen Stapel ab, unter dem noch ${germanCards(value)} liegen`,
    less: nothing,
  },
  'to-goal': {
    more: ({ goal }) =>
      goal === 'foundation'
        ? 'legt eine Karte auf ihren Zielstapel'
        : goal === 'hole'
          ? 'spielt eine Karte, statt abzuwarten'
          : 'räumt Karten vom Tisch',
    less: says('lässt Karten liegen, die du noch brauchst'),
  },
  'from-waste': { more: says('nutzt eine Karte der Ablage'), less: says('lässt die Ablage für später') },
  'from-reserve': {
    more: says('nutzt eine zurückgelegte Karte'),
    less: says('hebt die zurückgelegte Karte für später auf'),
  },
  'from-foundation': {
    more: says('holt eine Karte zurück, die du brauchst'),
    less: says('lässt die Zielstapel in Ruhe'),
  },
  stores: { more: nothing, less: says('hält deine freien Plätze frei') },
  empties: { more: says('macht eine Spalte leer'), less: nothing },
  fills: { more: says('nutzt eine leere Spalte'), less: says('hält eine leere Spalte frei') },
  'takes-from-run': { more: nothing, less: says('reißt keine Folge auseinander') },
  'joins-run': { more: says('verlängert eine Folge'), less: nothing },
  'joins-suit': { more: says('baut in der Farbe'), less: nothing },
  follows: {
    more: ({ value }) =>
      value === 1
        ? 'eine offene Karte passt gleich darauf'
        : `${germanSpelled(value)} offene Karten passen gleich darauf`,
    less: nothing,
  },
  partners: {
    more: ({ value }) =>
      value === 1
        ? 'eine verdeckte Karte passt noch dazu'
        : `${germanSpelled(value)} verdeckte Karten passen noch dazu, mehr als beim anderen Zug`,
    less: nothing,
  },
  equals: {
    more: says('andere Karten ihres Werts sind noch in Sicht'),
    less: says('lässt dir die Wahl zwischen gleich hohen Karten'),
  },
  covers: {
    more: nothing,
    less: ({ value }) =>
      value === 0 ? 'verschüttet keine verdeckte Karte' : 'verschüttet weniger verdeckte Karten',
  },
  apex: {
    more: says('nimmt eine Spitze'),
    less: says('lässt die Spitze, unter der nichts liegt, für später'),
  },
  draws: {
    more: says('eine neue Karte hilft mehr als jeder Zug hier'),
    less: says('spart eine Karte vom Talon'),
  },
  redeals: {
    more: says('noch einmal durch den Talon zu gehen hilft mehr'),
    less: says('spart einen Durchgang durch den Talon'),
  },
  undoes: { more: nothing, less: says('nimmt deinen letzten Zug nicht zurück') },
  shifts: { more: nothing, less: says('schiebt Karten nicht nur hin und her') },
  'shifts-late': { more: says('ordnet die Spalten um, wenn der Talon nichts mehr bringt'), less: nothing },
  'shifts-again': { more: nothing, less: says('verschiebt nicht schon wieder dieselbe Karte') },
  deals: { more: nothing, less: says('nutzt die Spalten, bevor neue Karten sie zudecken') },
};

/** "Deckt zwei Karten auf und hält eine leere Spalte frei." */
export const germanReasons = reasonWords(CLAUSES, ' und ');
