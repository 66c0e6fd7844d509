/** German for how a deal ends. */
import type { CardWords } from './german-cards.ts';
import { listed } from './german-parts.ts';
import { lying, outOf } from './german-roles.ts';
import type { EndFact, GoalFact } from './rule-facts.ts';
import type { EndWords } from './rule-words.ts';

/** "alle 28 Karten aus der Auslage fort sind", "48 der 52 Karten in den Löchern liegen". */
const reached = (c: CardWords, goal: GoalFact): string => {
  switch (goal.kind) {
    case 'suits':
      return `jede Spalte leer ist oder eine ganze Farbe enthält, von ${c.figure(goal.last)} hinab bis ${c.figure(goal.first)}`;
    case 'clear':
      return `alle ${goal.cards} Karten ${outOf(goal.place)} fort sind`;
    case 'gather': {
      const all =
        goal.cards === goal.of ? `alle ${goal.cards} Karten` : `${goal.cards} der ${goal.of} Karten`;
      const left =
        goal.spared.length === 0 ? '' : ` und nur die ${listed(goal.spared.map(c.ranks))} übrig sind`;
      return goal.place.role === 'discard'
        ? `${all} entfernt sind${left}`
        : `${all} ${lying(goal.place)} liegen${left}`;
    }
  }
};

const won = (c: CardWords, { goal, again, counted }: EndFact): string[] => {
  if (again)
    return [
      `Wenn ${reached(c, goal)}, werden alle Karten gemischt und neu ausgelegt, und der Stand läuft weiter.`,
    ];
  return [counted ? `Abgeräumt ist, wenn ${reached(c, goal)}.` : `Du gewinnst, wenn ${reached(c, goal)}.`];
};

/** What there is to do, all of which must be impossible before a deal is stuck. */
const stuck = ({ plays, remove, stock, redeals, powers }: EndFact): string =>
  listed([
    ...(plays ? [`keine Karte mehr ${remove ? 'ziehen oder entfernt werden' : 'gespielt werden'} kann`] : []),
    ...(remove && !plays ? ['keine Karte mehr entfernt werden kann'] : []),
    ...(stock ? [redeals ? 'Talon und Durchgänge verbraucht sind' : 'der Talon leer ist'] : []),
    ...(powers ? ['nichts mehr gemischt werden kann'] : []),
  ]);

const lost = (fact: EndFact): string[] => {
  const verb = fact.counted || fact.again ? 'Das Spiel endet' : 'Du verlierst';
  if (!fact.loops) return [`${verb}, wenn ${stuck(fact)}.`];
  return [
    `${verb}, wenn kein Zug irgendeiner Art mehr möglich ist.`,
    'Oft bleiben Züge, die zu nichts Neuem führen; ist das alles, dann beende das Spiel selbst.',
  ];
};

const resign = ({ price, counted, loops }: EndFact): string => {
  if (counted) return 'Du darfst ein Spiel jederzeit beenden: die übrigen Karten sind dein Ergebnis.';
  if (price === 'charged') return 'Du darfst ein Spiel jederzeit beenden; was es kostet, wird vorher gesagt.';
  return loops
    ? 'Ein Spiel zu beenden kostet nichts.'
    : 'Du darfst ein Spiel jederzeit beenden; das kostet nichts.';
};

export const end = (c: CardWords): EndWords => ({
  won: (fact) => won(c, fact),
  lost,
  resign,
});
