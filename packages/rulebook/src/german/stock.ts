/** German sentences on the stock, on powers and limits, and on special places of a layout. */
import { dealsRows, type Rank } from '@cairn/engine';
import type { LayoutDeal, LayoutPlace } from '../facts/deal-facts.ts';
import type { GermanCardWords } from './cards.ts';
import { germanAsking, germanChances } from './events.ts';
import { germanCapital, germanCards, germanListed, germanSpelled, germanTimes } from './parts.ts';
import { germanRegatherGrid } from './grid.ts';
import { lying } from './roles.ts';
import type { PowerFact, StockPlay } from '../facts/rule-facts.ts';

const DRAW = {
  hole: ({ def: { draw } }) =>
    `${draw === 1 ? 'die nächste Karte' : `die nächsten ${germanSpelled(draw)} Karten`} des Talons offen auf die Ablage legen`,
  waste: ({ def: { draw } }) => `${germanCards(draw)} vom Talon offen auf die Ablage legen`,
  tableau: (stock) => {
    const spaces = stock.def.when !== 'filled';
    return dealtOnce(stock)
      ? `die ${germanSpelled(stock.cards)} Karten des Talons geben, je eine in die ersten ${germanSpelled(stock.cards)} Spalten${spaces ? ', auch in leere' : ''}`
      : `aus dem Talon ${eachOf(stock)} eine Karte geben${spaces ? ', auch leeren' : ''}`;
  },
  reserve: (stock) =>
    dealtOnce(stock)
      ? `die ${germanSpelled(stock.cards)} Karten des Talons geben, je eine auf die ersten ${germanSpelled(stock.cards)} Stapel der Reserve`
      : `aus dem Talon ${stock.to.piles === 1 ? 'eine Karte auf die Reserve' : `auf jeden der ${germanSpelled(stock.to.piles)} Stapel der Reserve eine Karte`} geben`,
} as const satisfies Record<StockPlay['def']['to'], (stock: StockPlay) => string>;

/** "jeder Spalte", "jeder der Spalten 1 bis 8": the columns of one zone. */
const eachOf = ({ first, to }: StockPlay): string =>
  first === null ? 'jeder Spalte' : `jeder der Spalten ${first} bis ${first + to.piles - 1}`;

/** Whether the stock has too few cards for every pile. */
const dealtOnce = ({ def, cards, to }: StockPlay): boolean => dealsRows(def) && cards > 1 && cards < to.piles;

export const germanDraw = (stock: StockPlay): string => {
  const { def } = stock;
  const act = DRAW[def.to](stock);
  switch (def.when) {
    case 'any':
      return `Du darfst jederzeit ${act}.`;
    case 'stuck':
      return `Nur wenn keine Karte gespielt werden kann, darfst du ${act}.`;
    case 'filled':
      return `Nur wenn keine Spalte leer ist, darfst du ${act}.`;
    case 'placed':
      return `Nur wenn die Ablage leer ist, darfst du ${act}.`;
    case 'never':
      return 'Aus dem Talon ziehst du nicht: seine Karten füllen nur leere Stapel.';
  }
};

export const germanPasses = (stock: StockPlay): string => {
  const {
    def: { passes: count, to },
    cards,
    redeal,
  } = stock;
  if (dealtOnce(stock)) return 'Das geht nur einmal.';
  const last = cards % stock.to.piles;
  if (dealsRows(stock.def) && last > 1)
    return `Der Talon wird einmal durchgespielt: die letzten ${germanSpelled(last)} Karten kommen ${to === 'tableau' ? 'in' : 'auf'} die ersten ${germanSpelled(last)} ${to === 'tableau' ? 'Spalten' : 'Stapel'}.`;
  if (to === 'waste' && !redeal) return 'Ist der Talon leer, bleibt er leer: es gibt nur einen Durchgang.';
  if (!redeal) return 'Der Talon wird einmal durchgespielt.';
  const again = 'Ist der Talon leer, darfst du die Ablage ungemischt umdrehen: sie ist wieder Talon';
  return count === 'unlimited'
    ? `${again}, so oft du willst.`
    : `${again}, im ganzen ${germanSpelled(count)} Durchgänge lang.`;
};

export const germanShow = ({ show: shown }: StockPlay): string[] =>
  shown === null
    ? []
    : [
        `${shown.what === 'rank' ? 'Der Rang der nächsten Karte des Talons' : 'Die nächste Karte des Talons'} ist ` +
          (shown.while === 'first' ? 'zu sehen, bis die erste genommen wird.' : 'immer zu sehen.'),
      ];

const often = (uses: number | 'unlimited'): string =>
  uses === 'unlimited' ? 'Beliebig oft' : `${germanCapital(germanTimes(uses))} in einem Blatt`;

/** Which cards a column gets from the next one if they are dealt again as they lie. */
const ORDER = {
  fromTop:
    'Eine Spalte mit zu wenigen Karten bekommt die obersten der nächsten und legt sie unter ihre eigenen; hat sie zu viele, kommen ihre untersten auf die nächste.',
  fromBottom:
    'Eine Spalte mit zu wenigen Karten bekommt die untersten der nächsten und legt sie auf ihre eigenen; hat sie zu viele, kommen ihre letzten unter die nächste.',
} as const;

const regather = (
  uses: number | 'unlimited',
  order: NonNullable<PowerFact['regather']>['order'],
  deal: number,
): string[] =>
  order === 'shuffled'
    ? [
        `${often(uses)} darfst du die Karten der Spalten einsammeln, mischen und neu geben, je ${germanSpelled(deal)} in eine Spalte, so weit sie reichen.`,
        'Wenn du das rückgängig machst, ist es trotzdem verbraucht.',
      ]
    : [
        `${often(uses)} darfst du die Spalten von links nach rechts einsammeln und ungemischt neu geben, je ${germanSpelled(deal)} Karten in eine Spalte, so weit sie reichen.`,
        ORDER[order],
      ];

export const germanPower = ({ power: id, uses, hole, events, regather: again }: PowerFact): string[] => {
  switch (id) {
    case 'peek':
      return [
        `${often(uses)} darfst du die nächste Karte des Talons ansehen, bevor du sie nimmst.`,
        'Wenn du das Nachsehen rückgängig machst, ist es trotzdem verbraucht.',
      ];
    case 'reshuffle':
      return [
        `${often(uses)} darfst du die Karten, die noch in der Auslage liegen, durch Zufall die Plätze tauschen lassen.`,
        'Was dort verdeckt ist, bleibt verdeckt.',
        'Wenn du das Mischen rückgängig machst, ist es trotzdem verbraucht.',
      ];
    case 'restock':
      return [
        `${often(uses)} darfst du die Hälfte der Karten, die unter der obersten ${lying(hole)} liegen, durch Zufall gewählt, in den Talon zurückgeben, der dann gemischt wird.`,
        'Wenn du das rückgängig machst, ist es trotzdem verbraucht.',
      ];
    case 'regather':
      if (again === null) return [];
      return again.deal === undefined
        ? germanRegatherGrid(often(uses), again)
        : regather(uses, again.order, again.deal);
    case 'pay':
      return [];
    case 'chance':
      return germanChances(events);
  }
};

export const germanSeconds = (limit: number): string => {
  const minutes = limit / 60;
  const time = Number.isInteger(minutes)
    ? minutes === 1
      ? 'eine Minute'
      : `${germanSpelled(minutes)} Minuten`
    : `${limit} Sekunden`;
  return `Ein Blatt dauert höchstens ${time}; dann ist es zu Ende.`;
};

export const germanUndo = (limit: number): string => {
  if (limit === 0) return 'Kein Rückgängig.';
  return limit === 1
    ? 'Du kannst nur einen Zug je Blatt rückgängig machen.'
    : `Du kannst nur ${germanSpelled(limit)} Züge je Blatt rückgängig machen.`;
};

/** "Reihe 1 Karte 2, Reihe 3 Karten 4 und 5". */
const spots = (places: readonly LayoutPlace[]): string => {
  const rows = [...new Set(places.map(({ row }) => row))];
  return germanListed(
    rows.map((row) => {
      const numbers = places.filter((spot) => spot.row === row).map(({ number }) => `${number}`);
      return `Reihe ${row} ${numbers.length === 1 ? 'Karte' : 'Karten'} ${germanListed(numbers)}`;
    }),
  );
};

/** "von 2 bis 9", "ein Ass oder ein König". */
const anyOf = (c: GermanCardWords, ranks: readonly Rank[]): string => {
  const [first = 0, last = 0] = [ranks[0], ranks.at(-1)];
  return ranks.length > 2 && last - first === ranks.length - 1
    ? `vom Rang ${c.figure(first)} bis ${c.figure(last)}`
    : germanListed(
        ranks.map((rank) => c.aRank(rank, 'nominative')),
        'oder',
      );
};

export const germanHazards = (c: GermanCardWords, { locks, rough, events, irons }: LayoutDeal): string[] => [
  ...locks.map(
    (lock) =>
      `${spots(lock.spots)}: nicht zu spielen, bevor ${spots(lock.until)} fort ${lock.until.length === 1 ? 'ist' : 'sind'}.`,
  ),
  ...(rough.length === 0
    ? []
    : [
        `${spots(rough)} ${rough.length === 1 ? 'liegt' : 'liegen'} im Rough: solch eine Karte braucht zwei Züge, und der erste mäht nur das Rough.`,
      ]),
  ...(events.length === 0 ? [] : [germanAsking(spots(events), events.length > 1)]),
  ...(irons === null
    ? []
    : [
        `${spots(irons.spots)} ${irons.spots.length === 1 ? 'darf' : 'dürfen'} auf die Hand, wenn frei${irons.takes.length === 0 ? '' : ` und ${anyOf(c, irons.takes)}`}; die Hand fasst ${germanCards(irons.room)}.`,
      ]),
];
