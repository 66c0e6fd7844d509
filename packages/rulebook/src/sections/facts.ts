/** What a definition says about the deal and the aim, worked out as counts for the sentences of a rules page. */
import { packSize, parseCard, type Card, type Game, type Role, type Zone } from '@cairn/engine';
import type { DealFact, GoalFact, PackFact, ScoringFact, StockFact } from '../words/rule-words.ts';
import type { PictureCard } from '../document.ts';

const USUAL = 52;

export const packFact = (game: Game): PackFact => {
  const { composition, def } = game;
  const plain = packSize(composition) - composition.jokers;
  return {
    packs: composition.packs,
    plain,
    usual: plain === composition.packs * USUAL && composition.extras.length === 0,
    jokers: composition.jokers,
    place: def.pack.jokerPlace ?? 'stock',
  };
};

/** Cards in the zone's piles when everything is dealt, by pile: how many, and which lie face up from the bottom. */
const dealt = (zone: Zone, piles: number): readonly (readonly boolean[])[] =>
  Array.from({ length: piles }, (_, place) => {
    const deal = 'deal' in zone ? (zone.deal ?? 0) : 0;
    const count = typeof deal === 'number' ? deal : (deal[place] ?? 0);
    return Array.from({ length: count }, (__, i) => faceUp(zone, i, count));
  });

const faceUp = (zone: Zone, index: number, count: number): boolean => {
  if (zone.role !== 'tableau' && zone.role !== 'reserve') return true;
  const { face } = zone;
  if (face === 'open') return true;
  if (face === 'top') return index === count - 1;
  return 'up' in face ? index >= count - face.up : !face.down.includes(index);
};

/** A zone of the definition with its compiled piles. */
export interface Dealt {
  readonly id: string;
  readonly zone: Zone;
  readonly piles: readonly number[];
}

/** The zones of the definition, in the order they are dealt. */
export const dealtZones = (game: Game): readonly Dealt[] =>
  game.zones.flatMap(({ id, def, piles }) => (def === null ? [] : [{ id, zone: def, piles }]));

export const dealFact = (game: Game, { zone, piles }: Dealt): DealFact => {
  if (zone.role === 'layout') {
    const rules = piles.flatMap((i) => game.piles[i] ?? []);
    const up = new Set(
      rules.filter((rule) => layoutUp(zone.face, zone.rows.length, rule)).map((rule) => rule.index),
    );
    const rows = zone.rows.map((_, row) => {
      const inRow = rules.filter((rule) => rule.row === row);
      return { cards: inRow.length, up: inRow.filter((rule) => up.has(rule.index)).length };
    });
    return {
      role: 'layout',
      cards: piles.length,
      rows,
      tops: rules.filter((rule) => rule.covers.length === 0).length,
    };
  }
  const cards = dealt(zone, piles.length);
  if (zone.role === 'tableau')
    return {
      role: 'tableau',
      lengths: cards.map((pile) => pile.length),
      up: cards.map((pile) => pile.filter(Boolean).length),
    };
  return {
    role: zone.role,
    piles: piles.length,
    pulled: pulled(zone),
    dealt: cards[0]?.length ?? 0,
    face: zone.role === 'reserve' ? zone.face : 'open',
  };
};

const pulled = (zone: Zone): readonly Card[] =>
  ('pull' in zone ? (zone.pull ?? []) : []).flatMap((text) => {
    const card = parseCard(text);
    return card.ok ? [card.value] : [];
  });

const layoutUp = (
  face: 'open' | 'closed' | { readonly openRows: number },
  rows: number,
  place: { readonly row: number; readonly coveredBy: readonly number[] },
): boolean => {
  if (face === 'open' || place.coveredBy.length === 0) return true;
  return face !== 'closed' && place.row >= rows - face.openRows;
};

/** Cards of the game that lie on zones of the definition once all is dealt, the hole's own left out. */
const laidOut = (game: Game): number => {
  const facts = dealtZones(game).map((each) => dealFact(game, each));
  return facts.reduce((sum, fact) => {
    if (fact.role === 'layout') return sum + fact.cards;
    if (fact.role === 'tableau') return sum + fact.lengths.reduce((n, length) => n + length, 0);
    return sum + fact.pulled.length + (fact.role === 'hole' ? 0 : fact.dealt * fact.piles);
  }, 0);
};

/** The stock as the seeds count it: with the starter that is turned up from it. Null for a game without one. */
export const stockFact = (game: Game): StockFact | null => {
  if (game.stockDef === null) return null;
  const { jokers, place } = packFact(game);
  const cards = game.cards.length - laidOut(game) - (place === 'hand' ? jokers : 0);
  const starter = dealtZones(game).reduce(
    (sum, { zone }) => sum + (zone.role === 'hole' ? zone.deal * zone.piles : 0),
    0,
  );
  return { cards, starter, def: game.stockDef };
};

export const goalFact = (game: Game): GoalFact => {
  const { goal } = game.def;
  const zone = game.zones.find(({ id }) => id === goal.zone);
  const role: Role = zone?.role ?? 'layout';
  if (goal.kind === 'gather') {
    const all = goal.cards === 'all';
    return {
      kind: 'gather',
      role,
      cards: goal.cards === 'all' ? game.cards.length : goal.cards,
      all,
      to: [],
    };
  }
  const own = dealtZones(game).find(({ id }) => id === goal.zone);
  const fact = own === undefined ? null : dealFact(game, own);
  const cards =
    fact?.role === 'layout'
      ? fact.cards
      : fact?.role === 'tableau'
        ? fact.lengths.reduce((n, l) => n + l, 0)
        : 0;
  return {
    kind: 'clear',
    role,
    cards,
    all: true,
    to: (zone?.give ?? []).map(({ to }) => to).filter((to) => to !== role),
  };
};

export const scoringFact = (game: Game): ScoringFact => {
  const { score } = game;
  const cards = game.byRole.layout.length;
  const chain = score.chain === 'count' ? (cards * (cards + 1)) / 2 : 0;
  const peaks = (score.peaks ?? []).slice(0, game.apexes.length).reduce((sum, n) => sum + n, 0);
  return {
    score,
    cards,
    tops: game.apexes.length,
    stock: game.stockDef !== null,
    most: chain + peaks + (score.clear ?? 0),
  };
};

/** The whole deal as a picture: layouts and columns, from the top; what has no shape is left out. */
export const pictureOf = (game: Game): readonly PictureCard[] => {
  const cards: PictureCard[] = [];
  for (const { zone, piles } of dealtZones(game)) {
    const top = cards.reduce((most, card) => Math.max(most, card.y + 2), 0);
    if (zone.role === 'layout')
      for (const i of piles) {
        const rule = game.piles[i];
        if (rule !== undefined)
          cards.push({ x: rule.x, y: top + rule.row, up: layoutUp(zone.face, zone.rows.length, rule) });
      }
    if (zone.role === 'tableau')
      for (const [place, pile] of dealt(zone, piles.length).entries())
        for (const [y, up] of pile.entries()) cards.push({ x: place * 2, y: top + y, up });
  }
  return cards;
};
