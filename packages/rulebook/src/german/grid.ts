/** German sentences on grids: rows of single cards with gaps among them. */
import type { Regather } from '@cairn/engine';
import { germanStep } from './builds.ts';
import type { GermanCardWords, GermanCase } from './cards.ts';
import { germanCapital, germanCounted, germanListed, germanNumbered, germanSpelled } from './parts.ts';
import type { GridDeal } from '../facts/deal-facts.ts';
import type { GridFact } from '../facts/grid-facts.ts';
import type { OrderFact, RunFact } from '../facts/rule-facts.ts';
import type { RefusalFact } from '../words/words.ts';

const places = ({ rows, places: length }: GridDeal): string =>
  `${germanSpelled(rows)} Reihen zu ${germanSpelled(length)} Plätzen`;

export const germanGridDeal = (c: GermanCardWords, fact: GridDeal): string[] => [
  `Leg ${germanCounted(fact.cards, 'Karte')} offen nebeneinander in ${places(fact)} aus.`,
  ...fact.free.map(({ place, rows }) => {
    const which = place === 1 ? 'erste' : place === fact.places ? 'letzte' : `${place}.`;
    const where =
      rows.length === fact.rows
        ? 'jeder Reihe'
        : rows.length === 1
          ? `von Reihe ${rows[0]}`
          : `der Reihen ${germanNumbered(rows)}`;
    return `Der ${which} Platz ${where} bleibt frei.`;
  }),
  ...(fact.out === null
    ? []
    : [
        fact.out.to === 'discard'
          ? `Nimm dann ${theCards(c, fact.out)} vom Tisch: Sie hinterlassen Lücken.`
          : `Leg dann ${theCards(c, fact.out)} in der Reihenfolge, in der sie liegen, auf die ersten Plätze der Reihen: Sie hinterlassen Lücken.`,
      ]),
];

/** "die vier Asse". */
const theCards = (c: GermanCardWords, { ranks, count }: NonNullable<GridDeal['out']>): string =>
  germanListed(ranks.map((rank) => `die ${germanSpelled(count)} ${c.ranks(rank)}`));

export const germanBriefGrid = (c: GermanCardWords, fact: GridDeal): string => {
  const out = fact.out?.to === 'discard' ? `; ${theCards(c, fact.out)} kommen weg` : '';
  return `${germanCounted(fact.cards, 'Karte')} in ${places(fact)}${out}`;
};

const ways = (c: GermanCardWords, other: string, { steps }: RunFact): readonly string[] =>
  steps.map((step, i) => germanStep(c, other, step, i));

const choice = (c: GermanCardWords, ranks: readonly number[] | undefined, of: GermanCase): string =>
  ranks === undefined
    ? 'jede Karte'
    : germanListed(
        ranks.map((rank) => c.aRank(rank, of)),
        'oder',
      );

/** "ein Ass kommt rechts neben eine Dame". */
const pairs = (c: GermanCardWords, side: string, { pairs: all }: RunFact): readonly string[] =>
  all.map(({ cards, on }) =>
    side === 'right'
      ? `${choice(c, cards, 'nominative')} kommt rechts neben ${choice(c, on, 'accusative')}`
      : `${choice(c, on, 'nominative')} kommt links neben ${choice(c, cards, 'accusative')}`,
  );

export const germanGrid = (c: GermanCardWords, fact: GridFact): string[] => {
  const right = ways(c, 'die Karte links davon', fact.after);
  const left = fact.before === null ? [] : ways(c, 'die Karte rechts davon', fact.before);
  const all = [...right, ...left];
  const more = [
    ...pairs(c, 'right', fact.after),
    ...(fact.before === null ? [] : pairs(c, 'left', fact.before)),
  ];
  return [
    ...(all.length === 0 ? [] : [`Eine Karte darf in eine Lücke, wenn sie ${all.join(', oder ')}.`]),
    ...more.map((text) => `${germanCapital(text)}.`),
    ...(fact.joined
      ? [
          'Die Reihen hängen zusammen: Rechts neben dem letzten Platz jeder Reihe liegt der erste der nächsten, und rechts neben dem allerletzten der allererste.',
        ]
      : [`Auf den ersten Platz einer Reihe kommt nur ${choice(c, fact.first, 'nominative')}.`]),
    ...(fact.before === null
      ? [
          `Rechts neben eine Lücke${fact.dead.map((rank) => ` oder ${c.aRank(rank, 'accusative')}`).join('')} kommt nichts.`,
        ]
      : []),
  ];
};

/** "alle 48 Karten in Ordnung liegen: ..." */
export const germanInOrder = (c: GermanCardWords, { first, joined, cards }: OrderFact): string => {
  const begin = choice(c, first, 'dative');
  return joined
    ? `alle ${cards} Karten in der richtigen Folge liegen: Reihe für Reihe gelesen, Lücken nicht gezählt, fängt sie mit ${begin} an, und jede Karte passt zu der davor`
    : `alle ${cards} Karten in der richtigen Folge liegen: Jede Reihe beginnt auf ihrem ersten Platz mit ${begin}, und jede Karte passt ohne Lücke zu der links von ihr`;
};

export const germanOrderGoal = (c: GermanCardWords, { first, joined }: OrderFact): string =>
  joined
    ? `Bring alle Karten Reihe für Reihe in die richtige Folge, ${choice(c, first, 'nominative')} zuerst: Jede passt zu der davor.`
    : `Bring jede Reihe in die richtige Folge: ${choice(c, first, 'nominative')} liegt vorn, und jede Karte passt zu der links von ihr.`;

const FREE = {
  after: 'In jeder Reihe bleibt der Platz nach den Karten frei, die schon richtig liegen',
  last: 'Der letzte Platz jeder Reihe bleibt frei',
  anywhere: 'Die Lücken können überall sein',
} as const;

export const germanRegatherGrid = (
  often: string,
  { order, gaps = 'after' }: Pick<Regather, 'order' | 'gaps'>,
): string[] => {
  const gathered =
    order === 'shuffled'
      ? 'einsammeln, mischen und Reihe für Reihe neu geben'
      : `${order === 'fromTop' ? 'von der letzten Reihe bis zur ersten' : 'Reihe für Reihe'} einsammeln und ungemischt neu geben`;
  return [
    `${often} darfst du die Karten, die noch nicht richtig liegen, ${gathered}. ${FREE[gaps]}.`,
    ...(order === 'shuffled' || gaps === 'anywhere'
      ? ['Wenn du das rückgängig machst, ist es trotzdem verbraucht.']
      : []),
  ];
};

/** What a gap needs. */
export const germanNotNext = (
  c: GermanCardWords,
  { wanted: all }: Extract<RefusalFact, { kind: 'not-next' }>,
): string => {
  if (all.length === 0) return 'In diese Lücke passt jetzt keine Karte.';
  const wanted = all.map((each) =>
    'rank' in each ? c.aRank(each.rank, 'nominative') : c.theCard(each.card, 'nominative'),
  );
  return `In diese Lücke passt nur ${germanListed(wanted, 'oder')}.`;
};
