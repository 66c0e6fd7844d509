/**
 * Facts about the pack and the deal. What lies where, and which way up, is taken from a position that the engine
 * deals, so that the rules of dealing are not written twice.
 */
import {
  isDown, makeCardOf, namedCard, pulledCount, pulledNames, pullsBase, rankOf, startWithPack, type Card,
  type Game, type LayoutZone, type Role, type State, type TableauZone, type ZoneRule,
} from '@cairn/engine'; // prettier-ignore
import { gridDeal } from './grid.ts';
import { apparentRole } from '../facts/pile-facts.ts';
import type {
  DealFact,
  LayoutDeal,
  PackFact,
  PileDeal,
  ZoneFact,
  PullFact,
  LayoutPlace,
  StockFact,
  TableauDeal,
} from '../facts/deal-facts.ts';

/** A game with a dealt position; its cards do not matter. */
export interface StandardDeal {
  readonly game: Game;
  readonly state: State;
}

export const standardDeal = (game: Game): StandardDeal => ({
  game,
  state: startWithPack(game, packOf(game)),
});

/** The cards that are shuffled and dealt: all except those that are not part of the pack. */
const packOf = ({ cards, held }: Game): readonly Card[] => cards.slice(0, cards.length - held.length);

const USUAL = 52;

export const packFact = (game: Game): PackFact => {
  const { composition, def } = game;
  const cards = packOf(game);
  const { packs, suits, ranks, jokers, extras } = composition;
  const plain = cards.length - jokers;
  return {
    packs,
    plain,
    usual: plain === packs * USUAL && extras.length === 0 && suits.length === 4,
    suits,
    ranks,
    extras: def.pack.extras ?? [],
    jokers,
    place: def.pack.jokerPlace ?? 'stock',
  };
};

/** The piles of a role, under its apparent role. */
export const zoneFact = (game: Game, role: Role): ZoneFact => ({
  role: apparentRole(game, role),
  piles: game.byRole[role].length,
});

const lengthOf = ({ state }: StandardDeal, pile: number): number => state.piles[pile]?.length ?? 0;
export const cardsIn = (laid: StandardDeal, role: Role): number =>
  laid.game.byRole[role].reduce((sum, pile) => sum + lengthOf(laid, pile), 0);

/** The number of stock cards turned up to start the hole. */
const starter = (laid: StandardDeal): number =>
  laid.game.stockDef?.to === 'hole' && pulledTo(laid.game, 'hole') === null ? cardsIn(laid, 'hole') : 0;

const pulledTo = (game: Game, role: Role): PullFact | null =>
  game.zones
    .map((zone) => (zone.role === role ? pullFact(game, zone) : null))
    .find((pull) => pull !== null) ?? null;

export const stockFact = (laid: StandardDeal): StockFact | null =>
  laid.game.stockDef === null
    ? null
    : { cards: cardsIn(laid, 'stock') + starter(laid), starter: starter(laid) };

/**
 * The zones in the order of dealing, holes last. Zones that are empty at first and have nothing special are left out.
 */
export const dealFacts = (laid: StandardDeal): readonly DealFact[] => {
  const holes = laid.game.zones.filter(({ role }) => role === 'hole');
  const others = laid.game.zones.filter(({ role }) => role !== 'hole');
  return [...others, ...(starter(laid) > 0 ? [] : holes)].flatMap((zone): DealFact[] => {
    switch (zone.def?.role) {
      case 'layout':
        return [layoutDeal(laid, zone, zone.def)];
      case 'tableau':
        return [tableauDeal(laid, zone, zone.def)];
      case 'grid':
        return [gridDeal(laid.game, zone.def)];
      case 'cell':
      case 'hole':
      case 'foundation':
      case 'reserve':
      case 'hand':
      case 'row':
        return [pileDeal(laid, zone)];
      case 'waste':
      case 'discard':
      case undefined:
        return [];
    }
  });
};

const layoutDeal = ({ game, state }: StandardDeal, { piles }: ZoneRule, def: LayoutZone): LayoutDeal => {
  const rules = piles.flatMap((i) => game.piles[i] ?? []);
  const rows = def.rows.map((_, row) => {
    const inRow = rules.filter((rule) => rule.row === row);
    return {
      cards: inRow.length,
      up: inRow.filter(({ index }) => !(state.piles[index] ?? []).some(isDown)).length,
    };
  });
  const spot = (place: number): LayoutPlace => {
    const rule = rules[place - 1];
    const row = rules.filter((other) => other.row === rule?.row);
    return { row: (rule?.row ?? 0) + 1, number: rule === undefined ? 0 : row.indexOf(rule) + 1 };
  };
  const hand = game.zones.find((zone) => zone.def?.role === 'hand' && zone.empty.takes !== 'nothing');
  const takes = hand?.empty.takes;
  const tops = rules.filter(({ covers }) => covers.length === 0);
  const apart = tops.every(({ row, x }, i) => row === 0 && (i === 0 || x - (tops[i - 1]?.x ?? 0) > 2));
  const pyramid = rows.length > 2 && rows.every(({ cards }, i) => cards === i + 1);
  return {
    kind: 'layout',
    cards: piles.length,
    rows,
    shape: pyramid ? 'triangle' : tops.length > 1 && apart ? 'peaks' : 'other',
    tops: tops.length,
    locks: (def.locks ?? []).map(({ places, until }) => ({
      spots: places.map(spot),
      until: until.map(spot),
    })),
    rough: (def.rough ?? []).map(spot),
    events: (def.events ?? []).map(spot),
    irons:
      def.irons === undefined
        ? null
        : {
            spots: def.irons.map(spot),
            takes: typeof takes === 'object' ? takes : [],
            room: hand?.piles.length ?? 0,
          },
  };
};

const tableauDeal = (
  laid: StandardDeal,
  zone: ZoneRule,
  { face, lastRows = 0, distinct, sink = [] }: TableauZone,
): TableauDeal => {
  const piles = zone.piles.map((pile) => laid.state.piles[pile] ?? []);
  const out = cardsPulled(laid.game, zone);
  const lengths = piles.map((pile, i) => pile.length - (i < out ? 1 : 0));
  const shared = {
    kind: 'tableau',
    pulled: pullFact(laid.game, zone),
    lengths,
    lastRows,
    distinct: distinct !== undefined,
    sink,
  } as const;
  const down = piles.flat().filter(isDown).length;
  if (down === 0) return { ...shared, face: { kind: 'open' }, down };
  if (typeof face === 'object' && 'down' in face) {
    const under = out > 0 && !face.down.includes(0) ? 0 : 1;
    return { ...shared, face: { kind: 'down', cards: face.down.map((place) => place + under) }, down };
  }
  const up = typeof face === 'object' ? face.up : 1;
  if (typeof up !== 'number' && new Set(up).size > 1)
    return { ...shared, face: { kind: 'lasts', ups: up }, down };
  const each = typeof up === 'number' ? up : (up[0] ?? 1);
  return {
    ...shared,
    face: { kind: 'last', up: each, shorter: piles.some(({ length }) => length > 0 && length < each) },
    down,
  };
};

const pileDeal = (laid: StandardDeal, zone: ZoneRule): PileDeal => {
  const out = cardsPulled(laid.game, zone);
  return {
    kind: 'piles',
    place: { role: apparentRole(laid.game, zone.role), piles: zone.piles.length },
    more: laid.game.zones.find(({ role }) => role === zone.role) !== zone,
    others: laid.game.byRole[zone.role].length > zone.piles.length,
    pulled: pullFact(laid.game, zone),
    lengths: zone.piles.map((pile, i) => lengthOf(laid, pile) - (i < out ? 1 : 0)),
    face: zone.def?.role === 'reserve' ? zone.def.face : 'open',
    base: zone.empty.takes === 'base',
    held: zone.def?.role === 'hand' ? (zone.def.holds ?? []) : [],
  };
};

const cardsPulled = (game: Game, { def }: ZoneRule): number =>
  def === null ? 0 : pulledCount(def, game.composition);

const pullFact = (game: Game, zone: ZoneRule): PullFact | null => {
  if (zone.def !== null && pullsBase(zone.def)) return { kind: 'base', count: cardsPulled(game, zone) };
  const texts = zone.def === null ? [] : pulledNames(zone.def);
  if (texts.length === 0) return null;
  type Item = Extract<PullFact, { kind: 'each' }>['items'][number];
  const items = texts.flatMap((text): Item[] => {
    const { rank, suit } = namedCard(text);
    if (rank !== null && suit !== null) return [{ card: makeCardOf(rank, suit) }];
    return rank !== null ? [{ any: rank }] : suit !== null ? [{ first: suit }] : [];
  });
  const { packs, suits } = game.composition;
  const whole = packs * suits.length;
  const all = items.flatMap((item) => ('card' in item ? [rankOf(item.card)] : []));
  const ranks = [...new Set(all)];
  return all.length === items.length &&
    ranks.every((rank) => all.filter((each) => each === rank).length === whole)
    ? { kind: 'ranks', ranks, count: whole }
    : { kind: 'each', items };
};
