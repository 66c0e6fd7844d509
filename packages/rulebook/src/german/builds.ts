/** German sentences on builds, and on the two ends of a sequence. */
import { SUIT_FACTS, type Rank, type StepBuild } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { GermanCardWords, GermanCase } from './cards.ts';
import { germanCapital, germanCards, germanListed, germanSpelled } from './parts.ts';
import { germanOneOf, onto, outOf } from './roles.ts';
import type { BuildFact, EndsFact, FoundationFact, RunFact, StepFact } from '../facts/rule-facts.ts';

type Step = Exclude<StepBuild['rank'], 'any'>;
const STEP: Readonly<Record<Step, string>> = {
  up: 'um einen Rang höher',
  down: 'um einen Rang niedriger',
  either: 'um einen Rang höher oder niedriger',
  equal: 'vom selben Rang',
};
const THAN: Readonly<Record<Step, string>> = { up: 'als', down: 'als', either: 'als', equal: 'wie' };
const SUIT: Readonly<Record<StepBuild['suit'], string>> = {
  any: ', gleich welcher Farbe',
  same: ' und von derselben Farbe',
  alternating: ', und eine von beiden rot, die andere schwarz',
  colour: ', und beide rot oder beide schwarz',
  other: ' und von einer anderen Farbe',
};

/** "die oberste Karte"; of a column "die letzte Karte dort". */
const lastCard = ({ role }: ZoneFact): string =>
  role === 'tableau' ? 'die letzte Karte dort' : 'die oberste Karte';

/** ": eine rote 6 auf eine schwarze 7" */
const example = (c: GermanCardWords, { step, example: cards }: StepFact): string => {
  if (cards === null) return '';
  const { card, on } = cards;
  if (SUIT_FACTS[step.suit].suits)
    return `: ${c.theCard(card, 'nominative')} auf ${c.theCard(on, 'accusative')}`;
  return `: ${c.aColoured(card, 'nominative')} auf ${c.aColoured(on, 'accusative')}`;
};

const SUIT_ALONE: Readonly<Record<StepBuild['suit'], (other: string) => string>> = {
  any: () => 'irgendeine Karte ist',
  same: (other) => `von derselben Farbe ist wie ${other}`,
  alternating: (other) => `rot auf schwarz oder schwarz auf rot auf ${other} kommt`,
  colour: (other) => `rot auf rot oder schwarz auf schwarz auf ${other} kommt`,
  other: (other) => `von einer anderen Farbe ist als ${other}`,
};

/** "um einen Rang niedriger ist als die letzte Karte dort und von derselben Farbe". */
export const germanStep = (
  c: GermanCardWords,
  other: string,
  { step, order }: StepFact,
  i: number,
): string => {
  if (step.rank === 'any') return SUIT_ALONE[step.suit](other);
  if (order !== null && step.rank !== 'equal') {
    const next = step.rank === 'either' ? `neben ${other} steht` : `auf ${other} folgt`;
    return `in der Reihenfolge ${germanListed(order.map(c.figure))} ${next}${SUIT[step.suit]}`;
  }
  const than = i === 0 ? ` ${THAN[step.rank]} ${other}` : '';
  // Cards of one rank have different suits anyway.
  const suit = step.rank === 'equal' && step.suit === 'any' ? '' : SUIT[step.suit];
  return `${STEP[step.rank]} ist${than}${suit}`;
};

const choice = (c: GermanCardWords, ranks: readonly Rank[], of: GermanCase): string =>
  ranks.length === 0
    ? 'nichts'
    : germanListed(
        ranks.map((rank) => c.aRank(rank, of)),
        'oder',
      );

/** "Eine Karte von 1 bis 10", if other ranks are not part of the sequence. */
const subject = (c: GermanCardWords, { only, step }: StepFact): string =>
  only === null || step.rank === 'any'
    ? 'Eine Karte'
    : `Eine Karte von ${c.figure(only.first)} bis ${c.figure(only.last)}`;

/** "Ein Kunde oder ein Barbier passt auf jede Karte. Eine 1 passt auf einen Kunden." */
export const germanPairs = (c: GermanCardWords, { pairs: all }: BuildFact): string[] => {
  const anywhere = all.filter(({ on }) => on === undefined).flatMap(({ cards }) => cards ?? []);
  const [first, ...others] = all.flatMap(({ cards, on }) =>
    on === undefined
      ? []
      : [
          {
            on: choice(c, on, 'accusative'),
            cards: cards === undefined ? 'jede Karte' : choice(c, cards, 'nominative'),
          },
        ],
  );
  const rest = others.map((pair) => `${pair.cards} auf ${pair.on}`);
  const list = first && [`${first.cards} ${anywhere.length === 0 ? '' : 'passt '}auf ${first.on}`, ...rest];
  return [
    ...(anywhere.length === 0
      ? []
      : [`${germanCapital(choice(c, anywhere, 'nominative'))} passt auf jede Karte.`]),
    ...(list === undefined
      ? []
      : [
          anywhere.length === 0
            ? `Außerdem passt ${germanListed(list)}.`
            : `${germanCapital(germanListed(list))}.`,
        ]),
  ];
};

export const germanBuild = (c: GermanCardWords, { place, steps, holds }: BuildFact): string[] => {
  const [first, ...others] = steps;
  const most =
    holds === null
      ? []
      : [`${germanCapital(germanOneOf(place, 'nominative'))} fasst höchstens ${germanCards(holds)}.`];
  if (first === undefined) return most;
  if (others.length === 0 && first.step.rank === 'any' && first.step.suit === 'any')
    return [`Jede Karte darf ${onto(place, germanOneOf)}.`, ...most];
  const alternatives = [first, ...others].map((step, i) => germanStep(c, lastCard(place), step, i));
  const shown = others.length === 0 ? example(c, first) : '';
  return [
    `${subject(c, first)} darf ${onto(place, germanOneOf)}, wenn sie ${alternatives.join(', oder ')}${shown}.`,
    ...most,
  ];
};

/** "jede um einen Rang niedriger ist als die davor und von derselben Farbe": when cards move together. */
export const germanJoined = (c: GermanCardWords, { steps, pairs }: RunFact): string => {
  const all = [
    ...steps.map((fact) => {
      const { only, step } = fact;
      if (step.rank === 'any' && step.suit === 'any') return 'jede offen liegt';
      const from = only === null ? '' : `, von ${c.figure(only.first)} bis ${c.figure(only.last)}`;
      return `jede ${germanStep(c, 'die davor', fact, 0)}${from}`;
    }),
    ...pairs.map(({ cards, on }) => {
      const above = cards === undefined ? 'eine beliebige Karte' : choice(c, cards, 'nominative');
      const below = on === undefined ? 'einer beliebigen' : choice(c, on, 'dative');
      return `jede ${above} auf ${below} ist`;
    }),
  ];
  return all.length === 1
    ? all.join('')
    : `für alle ein und dieselbe Regel gilt: dass ${all.join(', oder dass ')}`;
};

/** "Damen fehlen: ein Bube und ein König sind Nachbarn." */
export const germanGaps = (c: GermanCardWords, { gaps: all }: StepFact): string[] =>
  all.map(
    ({ out, low, high }) =>
      `${germanCapital(germanListed(out.map(c.ranks)))} sind ausgenommen: ${c.aRank(low, 'nominative')} und ${c.aRank(high, 'nominative')} sind Nachbarn.`,
  );

const MEET = {
  circular: 'Die Ränge gehen im Kreis',
  linear: 'Die Ränge gehen nicht im Kreis',
  kingStop: 'Die Ränge gehen nicht im Kreis, und der höchste nimmt nichts an',
  base: 'Die Ränge gehen im Kreis',
} as const;

/** Where the circle is cut. */
const CUT = {
  up: 'auf eine Karte vom Rang unter dem der Grundkarten passt nichts',
  down: 'auf eine Karte vom Rang der Grundkarten passt nichts',
  either: 'eine Karte vom Rang der Grundkarten und eine vom Rang darunter passen nicht aufeinander',
} as const;

export const germanEnds = (
  c: GermanCardWords,
  { ends: how, way, last, onLast, first, onFirst }: EndsFact,
): string => {
  const top = `auf ${c.aRank(last, 'accusative')} passt ${choice(c, onLast, 'nominative')}`;
  const foot = `auf ${c.aRank(first, 'accusative')}`;
  const cut = how === 'base' ? `; aber ${CUT[way]}.` : '.';
  if (way === 'up') return `${MEET[how]}: ${top}${cut}`;
  if (way === 'down') return `${MEET[how]}: ${foot} passt ${choice(c, onFirst, 'nominative')}${cut}`;
  return `${MEET[how]}: ${top}, ${foot} ${choice(c, onFirst, 'nominative')}${cut}`;
};

export const germanOfColumns = (first: number, last: number, sentence: string): string =>
  first === last ? `Spalte ${first}: ${sentence}` : `Spalten ${first} bis ${last}: ${sentence}`;

export const germanBegins = (from: readonly ZoneFact[]): string =>
  `Vor jedem anderen Zug wählst du eine Karte ${germanListed(
    from.map((place) => outOf(place)),
    'oder',
  )} und legst sie auf einen Zielstapel: Ihr Rang ist der Rang der Grundkarten.`;

export const germanFoundation = (
  c: GermanCardWords,
  { place, way, order, inSuit, others, base, end, round, cards, once }: FoundationFact,
): string[] => {
  const some = others && place.piles > 1;
  const each = some
    ? `${germanCapital(germanSpelled(place.piles))} Zielstapel${once ? ', jeder in einer anderen Farbe,' : ''}`
    : place.piles === 1
      ? `${others ? 'Ein' : 'Der'} Zielstapel`
      : 'Jeder Zielstapel';
  const begins = base === null ? 'einer Karte vom selben Rang wie der erste' : c.aRank(base, 'dative');
  const on =
    round === null ? '' : `, nach ${c.figure(round.last)} geht es mit ${c.figure(round.first)} weiter`;
  const until =
    round !== null || end === null
      ? `, bis alle ${cards} Karten der Farbe dort liegen`
      : ` bis ${c.figure(end)}`;
  const [begin, grow] = some ? ['beginnen', 'wachsen'] : ['beginnt', 'wächst'];
  const to = way === 'up' ? 'aufwärts' : 'abwärts';
  const suits = inSuit ? 'in einer Farbe' : 'ohne Rücksicht auf die Farbe';
  if (order !== null)
    return [
      `${each} ${begin} mit ${begins} und ${grow} ${suits} in der Reihenfolge ${germanListed(order.map(c.figure))}.`,
      ...(once && !some ? ['Mit jeder Farbe beginnt nur einer davon.'] : []),
    ];
  return [
    `${each} ${begin} mit ${begins} und ${grow} in einer Farbe ${to}${on}${until}.`,
    ...(once && !some ? ['Mit jeder Farbe beginnt nur einer davon.'] : []),
  ];
};
