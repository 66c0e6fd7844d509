/** German sentences on the deal (layouts, columns, piles, the stock), and the short form of each. */
import type { Rank } from '@cairn/engine';
import type {
  DealFact, LayoutDeal, PackFact, PileDeal, ZoneFact, PullFact, StockFact, TableauDeal,
} from '../facts/deal-facts.ts'; // prettier-ignore
import type { GermanCardWords } from './cards.ts';
import { germanBriefGrid, germanGridDeal } from './grid.ts';
import { germanRowDeal } from './row.ts';
import { groups, same, growingPart, sum } from '../words/numbers.ts';
import {
  germanCapital,
  germanCounted,
  germanListed,
  germanNumbered,
  germanOrdinal,
  germanSpelled,
} from './parts.ts';
import { germanAllOf, germanOneOf, lying, NAMES, onto } from './roles.ts';

/** "die vier Damen", "das Pik Ass", "die erste Karte in Kreuz und in Karo". */
const pulled = (c: GermanCardWords, pull: PullFact): string => {
  if (pull.kind === 'base')
    return `die anderen ${germanSpelled(pull.count)} Karten vom Rang der ersten Karte`;
  if (pull.kind === 'ranks')
    return germanListed(pull.ranks.map((rank) => `die ${germanSpelled(pull.count)} ${c.ranks(rank)}`));
  const cards = pull.items.flatMap((item) => ('card' in item ? [c.theCard(item.card, 'accusative')] : []));
  const suits = pull.items.flatMap((item) => ('first' in item ? [`in ${c.suit(item.first)}`] : []));
  const ranks = pull.items.flatMap((item) => ('any' in item ? [c.aRank(item.any, 'accusative')] : []));
  return germanListed([
    ...cards,
    ...ranks,
    ...(suits.length === 0 ? [] : [`die erste Karte ${germanListed(suits)}`]),
  ]);
};

const count = (pull: PullFact): number => {
  if (pull.kind === 'each') return pull.items.length;
  return pull.kind === 'base' ? pull.count : pull.count * pull.ranks.length;
};

/** A single pile, told as one of several of its role. */
const amongOthers = (place: ZoneFact): ZoneFact => ({ ...place, piles: 2 });

export const germanPull = (c: GermanCardWords, deal: DealFact): string[] => {
  if (deal.kind === 'layout' || deal.kind === 'grid' || deal.pulled === null || deal.pulled.kind === 'base')
    return [];
  const each = count(deal.pulled);
  const place: ZoneFact =
    deal.kind === 'tableau' ? { role: 'tableau', piles: deal.lengths.length } : deal.place;
  const where =
    place.piles === 1
      ? deal.kind !== 'tableau' && deal.others
        ? onto(amongOthers(place), germanOneOf)
        : onto(place)
      : deal.kind === 'tableau'
        ? `je eine zuunterst in ${germanSpelled(each)} Spalten`
        : each === 1
          ? onto(place)
          : `je eine ${onto({ ...place })}`;
  const one =
    deal.pulled.kind === 'each' && deal.pulled.items.some((item) => 'any' in item) ? 'die Karte' : 'sie';
  return [
    `Nimm ${pulled(c, deal.pulled)} aus den Karten und leg ${each === 1 ? one : 'die Karten'} ${where}.`,
  ];
};

export const germanShuffle = ({ packs }: PackFact, rest: boolean): string => {
  if (rest) return 'Mische die anderen Karten.';
  return packs === 1 ? 'Mische die Karten.' : `Mische die ${germanSpelled(packs)} Kartenspiele zusammen.`;
};

/** "Reihe 1 bis 3", "Reihe 4": the rows with the value true. */
const rowNumbers = (rows: readonly boolean[]): string =>
  `Reihe ${germanNumbered(rows.flatMap((yes, i) => (yes ? [i + 1] : [])))}`;

const layoutFaces = ({ cards: all, rows }: LayoutDeal): string => {
  const up = sum(rows.map((row) => row.up));
  if (up === all) return 'Die ganze Auslage liegt offen.';
  if (rows.some((row) => row.up > 0 && row.up < row.cards))
    return `Die ${all - up} bedeckten Karten liegen verdeckt, die anderen ${up} offen.`;
  const down = rows.map((row) => row.up === 0);
  const verb = down.filter(Boolean).length === 1 ? 'liegt' : 'liegen';
  const open = rowNumbers(rows.map((row) => row.up > 0));
  return `${rowNumbers(down)} (${all - up} Karten) ${verb} verdeckt, ${open} (${up} Karten) offen.`;
};

const rowCounts = ({ rows }: LayoutDeal): string => {
  const counts = rows.map((row) => row.cards);
  if (rows.length > 2 && same(counts)) return `je ${counts[0]}`;
  const [first = 0, ...others] = counts;
  const runsOn = counts.length > 3 && others.every((n, i) => n === (counts[i] ?? 0) + 1);
  return runsOn ? `${first} bis ${counts.at(-1)}` : germanListed(counts.map(String));
};

const SHAPE = {
  peaks: (tops: number) => [`Sie bilden ${germanSpelled(tops)} Gipfel.`],
  triangle: () => ['Sie bilden eine Pyramide.'],
  other: () => [],
} as const;

const layoutDeal = (fact: LayoutDeal): string[] => [
  `Leg ${germanCounted(fact.cards, 'Karte')} in ${germanSpelled(fact.rows.length)} Reihen zu ${rowCounts(fact)} aus, von oben nach unten, ` +
    'jede Karte halb auf denen, die sie in der Reihe darüber trifft.',
  ...SHAPE[fact.shape](fact.tops),
  layoutFaces(fact),
];

const someColumns = (n: number): string => (n === 1 ? 'einer Spalte' : `${germanSpelled(n)} Spalten`);

/** "1 bis 7 Karten", "1 bis 7 Karten, die letzten drei zu 7", "3, 6 und 9 Karten". */
const growing = (lengths: readonly number[]): string => {
  const steps = growingPart(lengths);
  if (steps === null) return `${germanNumbered(lengths)} Karten`;
  return `${germanNumbered(steps)} Karten, die letzten ${germanSpelled(lengths.length - steps.length + 1)} zu ${steps.at(-1)}`;
};

/** "sieben Spalten zu 5 Karten", "17 Spalten, eine zu 4 und 16 zu 3 Karten", in the dative. */
const columns = ({ lengths }: TableauDeal): string => {
  if (lengths.every((n) => n === 0)) return `${germanSpelled(lengths.length)} leere Spalten`;
  const alike = groups(lengths);
  if (alike.length > 1 && alike.length < 4 && alike.length < lengths.length)
    return `${someColumns(lengths.length)}, ${germanListed(alike.map((group) => `${germanSpelled(group.length)} zu ${group[0]}`))} ${alike.at(-1)?.[0] === 1 ? 'Karte' : 'Karten'}`;
  const cards = same(lengths) ? germanCounted(lengths[0] ?? 0, 'Karte') : growing(lengths);
  return `${someColumns(lengths.length)} zu ${cards}`;
};

/** "Die letzten sechs Karten der Spalten 1 bis 9 und die letzte Karte der Spalten 10 bis 13". */
const lasts = (ups: readonly number[]): string => {
  const parts = [...new Set(ups)].map((up) => {
    const numbers = ups.flatMap((n, i) => (n === up ? [i + 1] : []));
    const cards = up === 1 ? 'die letzte Karte' : `die letzten ${germanSpelled(up)} Karten`;
    return `${cards} der ${numbers.length === 1 ? 'Spalte' : 'Spalten'} ${germanNumbered(numbers)}`;
  });
  return germanCapital(germanListed(parts));
};

const columnFaces = ({ face, down, lengths, lastRows, pulled: out }: TableauDeal): string => {
  switch (face.kind) {
    case 'open':
      return 'Alle liegen offen.';
    case 'last': {
      if (lastRows === face.up)
        return `Nur ${face.up === 1 && !face.shorter ? 'diese liegt' : 'diese liegen'} offen; ${down} Karten liegen verdeckt.`;
      const last =
        face.up === 1
          ? 'Nur die letzte Karte jeder Spalte'
          : `Die letzten ${germanSpelled(face.up)} Karten jeder Spalte`;
      const few = face.shorter ? ' (einer kürzeren alle)' : '';
      return `${last}${few} ${face.up === 1 ? 'liegt' : 'liegen'} offen; ${down} Karten liegen verdeckt.`;
    }
    case 'lasts':
      return `${lasts(face.ups)} liegen offen; ${down} Karten liegen verdeckt.`;
    case 'down': {
      const one = face.cards.length === 1;
      const which = germanListed(face.cards.map(germanOrdinal));
      const up = sum(lengths) - down;
      return `Die ${which} ${out === null ? '' : 'gegebene '}Karte jeder Spalte ${one ? 'liegt' : 'liegen'} verdeckt, die anderen ${up} offen.`;
    }
  }
};

/** "Danach kommen die Könige jeder Spalte unter ihre anderen Karten; ihre Reihenfolge bleibt." */
const sinking = (c: GermanCardWords, ranks: readonly Rank[]): string[] =>
  ranks.length === 0
    ? []
    : [
        `Leg danach in jeder Spalte die ${germanListed(ranks.map(c.ranks))} unter die anderen Karten, ohne ihre Reihenfolge zu ändern.`,
      ];

const columnDeal = (c: GermanCardWords, fact: TableauDeal): string[] => [
  ...columnCards(fact),
  ...(fact.distinct
    ? [
        'Keine Spalte bekommt zwei Karten vom selben Rang: Leg eine Karte, deren Rang schon da ist, unter das Paket und gib stattdessen die nächste.',
      ]
    : []),
  ...sinking(c, fact.sink),
];

const columnCards = (fact: TableauDeal): string[] => {
  const { lengths, lastRows, face, pulled: out } = fact;
  const all = sum(lengths);
  if (all === 0)
    return [
      `Lass Platz für ${lengths.length === 1 ? 'eine Spalte' : `${germanSpelled(lengths.length)} Spalten`}.`,
    ];
  if (out !== null)
    return [
      `Gib ${all} Karten darauf, ${same(lengths) ? `jeder Spalte ${lengths[0]}` : `den Spalten ${germanNumbered(lengths)}`}, Reihe für Reihe.`,
      columnFaces(fact),
    ];
  if (lengths.every((n) => n === 1))
    return [
      `Leg ${germanCounted(all, 'Karte')} offen nebeneinander: ${all === 1 ? 'eine Spalte' : `${germanSpelled(all)} Spalten`}.`,
    ];
  const few = face.kind === 'last' && face.shorter ? ' (oder alle einer kürzeren)' : '';
  const last = lastRows === 1 ? 'die letzte Karte' : `die letzten ${germanSpelled(lastRows)} Karten`;
  const order = lastRows === 0 ? '' : `, aber ${last} jeder Spalte${few} nach allen anderen`;
  return [`Gib ${all} Karten in ${columns(fact)}, Reihe für Reihe von links${order}.`, columnFaces(fact)];
};

const pileDeal = (
  c: GermanCardWords,
  { place, more, pulled: out, lengths, face, base, held }: PileDeal,
): string[] => {
  if (held.length > 0)
    return [
      `Neben dem Kartenspiel hast du von Anfang an ${germanListed(held.map((rank) => c.aRank(rank, 'accusative')))} ohne Farbe auf der Hand.`,
    ];
  const all = sum(lengths);
  const open = face === 'open';
  if (out?.kind === 'base')
    return [
      'Sieh dir die erste Karte an: Ihr Rang ist der Rang der Grundkarten.',
      `Leg die ${germanSpelled(out.count)} anderen Karten dieses Rangs ${onto(place)} und fang mit der ersten Karte an zu geben.`,
    ];
  if (all === 0) {
    if (out !== null || place.role === 'hand') return [];
    return [
      place.piles > 1 && place.role !== 'reserve'
        ? `Die ${more ? 'anderen ' : ''}${germanSpelled(place.piles)} ${NAMES[place.role].many} sind anfangs leer.`
        : `${germanCapital(germanAllOf(place, 'nominative'))} ist anfangs leer.`,
    ];
  }
  if (place.role === 'cell' && !same(lengths))
    return [
      `Leg ${all === 1 ? 'eine Karte in eine der Zellen' : `je eine Karte in ${germanSpelled(all)} der Zellen`}. Die anderen sind anfangs leer.`,
    ];
  if (base)
    return [
      `Leg eine Karte offen auf den ersten Platz der ${NAMES[place.role].many}: mit ihrem Rang beginnen alle.`,
    ];
  if (place.role === 'row') return [germanRowDeal(all)];
  if (place.piles === 1 && all > 1)
    return [
      `Gib ${germanCounted(all, 'Karte')} ${onto(place)}, ${open ? 'offen und aufgefächert' : 'als Stapel, nur die letzte offen'}.`,
    ];
  if (place.piles === 1) return [`Leg eine Karte offen ${onto(place)}.`];
  if (lengths.every((n) => n === 1) && place.role === 'reserve')
    return [`Leg ${all} Karten offen nebeneinander: die Reserve.`];
  if (!same(lengths)) return [`Gib ${germanCounted(all, 'Karte')} ${onto(place)}.`];
  const each =
    place.role === 'reserve'
      ? `jedem der ${germanSpelled(place.piles)} Stapel der Reserve`
      : `je ${onto(place)}`;
  return [
    `Gib ${germanCounted(lengths[0] ?? 0, 'Karte')} ${each}, ${open ? 'offen' : 'nur die letzte offen'}.`,
  ];
};

export const germanDeal = (c: GermanCardWords, fact: DealFact): string[] => {
  if (fact.kind === 'layout') return layoutDeal(fact);
  if (fact.kind === 'grid') return germanGridDeal(c, fact);
  return fact.kind === 'tableau' ? columnDeal(c, fact) : pileDeal(c, fact);
};

export const germanHand = (jokers: number, beside: boolean): string => {
  const lie = jokers === 1 ? 'Der Joker liegt' : `Die ${germanSpelled(jokers)} Joker liegen`;
  return `${lie} offen${beside ? ' neben dem Talon' : ''}, auf deiner Hand.`;
};

export const germanStock = ({ cards: size, starter }: StockFact): string[] => [
  `Die anderen ${germanCounted(size, 'Karte')} sind der Talon, verdeckt.`,
  ...(starter === 0
    ? []
    : [
        `Leg die ${starter === 1 ? 'erste' : `ersten ${germanSpelled(starter)}`} offen auf die Ablage: ${size - starter} bleiben.`,
      ]),
];

export const germanRest = (cards: number): string =>
  `Die anderen ${germanCounted(cards, 'Karte')} liegen offen auf der Ablage, aufgefächert, so dass alle zu sehen sind.`;

export const germanBriefDeal = (c: GermanCardWords, fact: DealFact): string => {
  if (fact.kind === 'layout') return `${germanCounted(fact.cards, 'Karte')} in Reihen zu ${rowCounts(fact)}`;
  if (fact.kind === 'grid') return germanBriefGrid(c, fact);
  if (fact.kind === 'tableau') {
    const own = fact.pulled === null ? 0 : 1;
    return columns({ ...fact, lengths: fact.lengths.map((n) => n + own) });
  }
  const { place, more, lengths, pulled: out } = fact;
  const begun = sum(lengths);
  const { one, many } = NAMES[place.role];
  if (place.role === 'row') return `eine Reihe von ${germanCounted(begun, 'Karte')}`;
  if (place.role === 'reserve') return `eine Reserve von ${germanCounted(begun, 'Karte')}`;
  if (place.role === 'hand') return '';
  if (out !== null)
    return `${pulled(c, out)} ${fact.others && place.piles === 1 ? lying(amongOthers(place), germanOneOf) : lying(place)}`;
  if (begun === 0)
    return place.piles === 1
      ? `${one} leer`
      : `${germanSpelled(place.piles)} ${more ? 'weitere ' : ''}${many}, leer`;
  if (place.piles === 1) return `eine Karte ${lying(place)}`;
  if (place.role === 'cell' && begun < place.piles)
    return `${germanSpelled(place.piles)} Zellen, davon ${germanSpelled(begun)} belegt`;
  return begun === place.piles
    ? `je eine Karte in ${germanSpelled(begun)} ${NAMES[place.role].dative}`
    : `${germanSpelled(place.piles)} ${many}, davon ${{ masculine: 'einer', feminine: 'eine', neuter: 'eines' }[NAMES[place.role].gender]} begonnen`;
};

export const germanBriefStock = ({ cards: size, starter }: StockFact): string =>
  `ein Talon von ${size}${starter === 0 ? '' : `, davon ${starter === 1 ? 'eine' : germanSpelled(starter)} offen auf der Ablage`}`;
