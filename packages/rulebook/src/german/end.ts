/** German sentences on the end of a deal. */
import type { GermanCardWords } from './cards.ts';
import { germanListed, germanSpelled } from './parts.ts';
import { lying, outOf } from './roles.ts';
import { germanInOrder } from './grid.ts';
import type { EndingFact, GoalFact } from '../facts/rule-facts.ts';
import type { EndWords } from '../words/rule-words.ts';

/** "alle 28 Karten aus der Auslage fort sind", "48 der 52 Karten in den Löchern liegen". */
const reached = (c: GermanCardWords, goal: GoalFact): string => {
  switch (goal.kind) {
    case 'suits':
      return `jede Spalte leer ist oder eine ganze Farbe enthält, von ${c.figure(goal.last)} hinab bis ${c.figure(goal.first)}`;
    case 'order':
      return germanInOrder(c, goal);
    case 'piles':
      return goal.most === 1
        ? 'alle Karten in einem Stapel liegen'
        : `höchstens ${germanSpelled(goal.most)} Stapel übrig sind`;
    case 'clear':
      return `alle ${goal.cards} Karten ${germanListed(goal.places.map((place) => outOf(place)))} fort sind`;
    case 'gather': {
      const all =
        goal.cards === goal.of ? `alle ${goal.cards} Karten` : `${goal.cards} der ${goal.of} Karten`;
      const left =
        goal.spared.length === 0 ? '' : ` und nur die ${germanListed(goal.spared.map(c.ranks))} übrig sind`;
      return goal.places.every(({ role }) => role === 'discard')
        ? `${all} entfernt sind${left}`
        : `${all} ${germanListed(goal.places.map((place) => lying(place)))} liegen${left}`;
    }
  }
};

const won = (c: GermanCardWords, { goal, again, counted }: EndingFact): string[] => {
  if (again)
    return [
      `Wenn ${reached(c, goal)}, werden alle Karten gemischt und neu ausgelegt, und der Stand läuft weiter.`,
    ];
  return [counted ? `Abgeräumt ist, wenn ${reached(c, goal)}.` : `Du gewinnst, wenn ${reached(c, goal)}.`];
};

/** Everything that must be impossible before a deal is stuck. */
const stuck = ({ plays, remove, stock, redeals, powers, regather }: EndingFact): string =>
  germanListed([
    ...(plays ? [`keine Karte mehr ${remove ? 'ziehen oder entfernt werden' : 'gespielt werden'} kann`] : []),
    ...(remove && !plays ? ['keine Karte mehr entfernt werden kann'] : []),
    ...(stock ? [redeals ? 'Talon und Durchgänge verbraucht sind' : 'der Talon leer ist'] : []),
    ...(powers ? ['nichts mehr gemischt werden kann'] : []),
    ...(regather ? ['neu zu geben verbraucht ist oder nichts ändert'] : []),
  ]);

const lost = (fact: EndingFact): string[] => {
  const verb = fact.counted || fact.again ? 'Das Blatt endet' : 'Du verlierst';
  if (!fact.loops) return [`${verb}, wenn ${stuck(fact)}.`];
  return [
    `${verb}, wenn kein Zug irgendeiner Art mehr möglich ist.`,
    'Manchmal bleiben nur Züge, die nirgends hinführen. Dann beende das Blatt.',
  ];
};

const resign = ({ price, counted, loops }: EndingFact): string => {
  if (counted) return 'Du darfst ein Blatt jederzeit beenden: Die übrigen Karten sind dein Ergebnis.';
  if (price === 'charged') return 'Du darfst ein Blatt jederzeit beenden; was es kostet, wird vorher gesagt.';
  return loops
    ? 'Ein Blatt zu beenden kostet nichts.'
    : 'Du darfst ein Blatt jederzeit beenden; das kostet nichts.';
};

export const germanEnd = (c: GermanCardWords): EndWords => ({
  won: (fact) => won(c, fact),
  lost,
  resign,
});
