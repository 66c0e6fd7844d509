/**
 * The deal: from a shuffled pack to the first position. Cards asked for by name are taken out first. Then the zones
 * are dealt in the order of the definition, each row by row from the left. The cards that are left are the stock.
 */
import { applyAutomaticMoves } from './automatic-moves.ts';
import { isJoker, NO_SUIT, rankOf, suitOf, type Card, type Rank } from './card.ts';
import { cardTests, dealtCount, lastUp, pulled, pulledCount, pullsBase } from './count.ts';
import { dealPack, type Deal } from './deal.ts';
import type { PysolDeal, Zone } from './definition/index.ts';
import type { Game, ZoneRule } from './game.ts';
import { sfc32 } from './random.ts';
import { ok, type Result } from './result.ts';
import { insertJokers, seedOf } from './shuffle.ts';
import { cardOf, DOWN, type PileCard, type State } from './state.ts';

/** The position before the first move. Fault: the deal does not fit this game's pack. */
export const start = (game: Game, deal: Deal): Result<State> => {
  const pack = dealPack(deal, game.composition);
  if (!pack.ok) return pack;
  const pysol = deal.kind === 'pysol' ? game.def.pysol : undefined;
  return ok(startWithPack(game, pysol?.pack === 'reversed' ? pack.value.toReversed() : pack.value, pysol));
};

/** Deals a pack that is in deal order: the first card is dealt first. */
export const startWithPack = (game: Game, pack: readonly Card[], pysol?: PysolDeal): State => {
  const piles: PileCard[][] = game.piles.map(() => []);
  const jokers = pack.filter(isJoker);
  const jokerPlace = game.def.pack.jokerPlace ?? 'stock';
  const rest =
    jokerPlace === 'anywhere' || jokers.length === 0 ? [...pack] : pack.filter((card) => !isJoker(card));
  if (jokerPlace === 'hand') {
    // The hand of jokers is the one that the definition does not have.
    const hand = game.piles.filter(({ zone }) => zone.role === 'hand' && zone.def === null);
    for (const [i, { index }] of hand.entries()) if (jokers[i] !== undefined) piles[index]?.push(jokers[i]);
  }
  for (const { pile, card } of game.held) piles[pile]?.push(card);

  const plan = planOf(game, pysol);
  for (const { pile, wanted } of plan.pulls) {
    const found = pysol?.taken === 'last' ? rest.findLastIndex(wanted) : rest.findIndex(wanted);
    piles[pile]?.push(...rest.splice(found, 1));
  }
  if (plan.bases.length > 0) pullBase(rest, piles, plan.bases, pysol?.base === 'last');
  for (const wanted of cardTests(pysol?.last ?? []))
    rest.push(
      ...rest.splice(
        rest.findIndex((card) => wanted(card)),
        1,
      ),
    );
  let next = 0;
  const deal = (slots: readonly Slot[]): void => {
    for (const { pile, flags, apart } of slots) {
      if (apart !== null) bringDistinct(rest, piles, next, pile, apart);
      const card = rest[next++];
      if (card !== undefined) piles[pile]?.push(card | flags);
    }
  };
  // The starter comes last, because it is a card of the stock and may be a joker.
  deal(plan.table);
  for (const { def, piles: columns } of game.zones)
    if (def?.role === 'tableau' && def.sink !== undefined)
      for (const pile of columns) piles[pile] = sunk(piles[pile] ?? [], def.sink, pysol?.sink === 'swap');
  for (const zone of game.zones) leaveGaps(game, piles, zone);
  if (jokerPlace === 'stock' && jokers.length > 0) placeInStock(pack, rest, jokers.length, next);
  deal(plan.holes);
  const { stock } = game;
  const takesRest = game.zones.find(({ def }) => def !== null && 'rest' in def && def.rest);
  const left = piles[stock ?? takesRest?.piles[0] ?? piles.length];
  if (stock === null) while (next < rest.length) left?.push(rest[next++] as Card);
  else for (let i = rest.length - 1; i >= next; i--) left?.push((rest[i] as Card) | DOWN);
  if (game.zones.some(({ def }) => def?.role === 'tableau' && def.leave !== undefined))
    applyAutomaticMoves(game, piles, []);
  const seed = game.chance ? seedOf(pack) : null;
  return { piles, pass: 1, draws: 0, used: {}, ended: 'no', seed } as unknown as State;
};

/**
 * Moves the cards of the rank of the first card that has a suit to these piles, all but that one; or all but the last,
 * which then takes the place of the first.
 */
const pullBase = (rest: Card[], piles: PileCard[][], to: readonly number[], isLastDealt: boolean): void => {
  const first = rest.findIndex(hasSuit);
  const same = rest.filter((card) => hasSuit(card) && rankOf(card) === rankOf(rest[first] ?? card));
  const stays = isLastDealt ? same.at(-1) : same[0];
  const out = same.filter((card) => card !== stays);
  for (const [i, pile] of to.entries()) if (out[i] !== undefined) piles[pile]?.push(out[i]);
  const left = rest.filter((card) => !same.includes(card));
  if (stays !== undefined) left.splice(first, 0, stays);
  rest.splice(0, rest.length, ...left);
};

/**
 * Puts cards under the pack until the next one has a rank that the pile has not. If all cards left have such a rank,
 * the next one changes places with the first card of another column for which both columns stay distinct.
 */
const bringDistinct = (
  rest: Card[],
  piles: PileCard[][],
  next: number,
  to: number,
  columns: readonly number[],
): void => {
  const isNew = (card: PileCard, pile: readonly PileCard[], but = -1): boolean =>
    pile.every((other, i) => i === but || rankOf(cardOf(other)) !== rankOf(cardOf(card)));
  const own = piles[to] ?? [];
  for (let tried = next; tried < rest.length; tried++) {
    const card = rest[next];
    if (card === undefined || isNew(card, own)) return;
    rest.splice(next, 1);
    rest.push(card);
  }
  const card = rest[next];
  if (card === undefined) return;
  for (const column of columns) {
    const others = piles[column] ?? [];
    for (const [i, other] of others.entries())
      if (column !== to && isNew(card, others, i) && isNew(other, own)) {
        others[i] = card | (other & ~cardOf(other));
        rest[next] = cardOf(other);
        return;
      }
  }
};

/** Takes the cards out of a grid that leave gaps: off the table, or to the first places of the rows. */
const leaveGaps = (game: Game, piles: PileCard[][], { def, piles: places }: ZoneRule): void => {
  if (def?.role !== 'grid' || def.gaps === undefined) return;
  const { ranks, to } = def.gaps;
  const width = def.rows[0]?.length ?? 1;
  const out = places
    .flatMap((pile) => piles[pile] ?? [])
    .filter((card) => ranks.includes(rankOf(cardOf(card))));
  for (const pile of places) piles[pile] = (piles[pile] ?? []).filter((card) => !out.includes(card));
  for (const [row, card] of out.entries())
    piles[to === 'discard' ? (game.discard ?? 0) : (places[row * width] ?? 0)]?.push(card);
};

/** A column after its cards of these ranks have gone to the bottom; with `swap`, each by changing places with one card. */
const sunk = (column: readonly PileCard[], ranks: readonly Rank[], swap: boolean): PileCard[] => {
  const sinks = (card: PileCard): boolean => ranks.includes(rankOf(cardOf(card)));
  if (!swap) return column.toSorted((one, other) => Number(sinks(other)) - Number(sinks(one)));
  const out = [...column];
  let low = 0;
  for (const [i, card] of column.entries())
    if (sinks(card)) {
      // Below `low` all have sunk, so the card there is the first that does not.
      out[i] = out[low] ?? card;
      out[low++] = card;
    }
  return out;
};

const hasSuit = (card: Card): boolean => !isJoker(card) && suitOf(card) !== NO_SUIT;

/** One card of a deal: its pile, and its marks. */
interface Slot {
  readonly pile: number;
  readonly flags: number;
  /** The columns of a zone in which none gets a rank twice; null in another zone. */
  readonly apart: readonly number[] | null;
}
/** A deal as a list of seats. It is the same for every pack, and surveys deal millions, so it is computed once. */
interface Plan {
  readonly pulls: readonly { readonly pile: number; readonly wanted: (card: Card) => boolean }[];
  /** The piles for cards of the base rank. */
  readonly bases: readonly number[];
  readonly table: readonly Slot[];
  readonly holes: readonly Slot[];
}
const plans = { cairn: new WeakMap<Game, Plan>(), pysol: new WeakMap<Game, Plan>() };

const planOf = (game: Game, pysol?: PysolDeal): Plan => {
  const known = plans[pysol === undefined ? 'cairn' : 'pysol'];
  let plan = known.get(game);
  if (plan === undefined) known.set(game, (plan = makePlan(game, pysol)));
  return plan;
};

const makePlan = (game: Game, { rows, first }: PysolDeal = {}): Plan => {
  const zones = game.zones.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const slotsOf = ({ def, piles }: ZoneRule): readonly Slot[] => {
    if (def === null) return [];
    const counts = piles.map((_, i) => dealtCount(def, i));
    const heights = piles.map((_, i) => pulledTo(def, i));
    return rounds(def, counts, rows === 'right').map((place) => {
      const pile = piles[place] ?? 0;
      const height = heights[place] ?? 0;
      heights[place] = height + 1;
      const up = faceUp(game, def, pile, height, (counts[place] ?? 0) + pulledTo(def, place));
      return {
        pile,
        flags: (up ? 0 : DOWN) | (game.piles[pile]?.marks ?? 0),
        apart: def.role === 'tableau' && def.distinct !== undefined ? piles : null,
      };
    });
  };
  const pulls = game.zones.flatMap(({ def, piles }) =>
    (def === null ? [] : pulled(def)).map((wanted, i) => ({ pile: piles[i] ?? 0, wanted })),
  );
  const bases = game.zones.flatMap(({ def, piles }) =>
    def !== null && pullsBase(def) ? piles.slice(0, pulledCount(def, game.composition)) : [],
  );
  return {
    pulls,
    bases,
    table: zones.filter((zone) => zone.role !== 'hole').flatMap(slotsOf),
    holes: zones.filter((zone) => zone.role === 'hole').flatMap(slotsOf),
  };
};

/**
 * Puts jokers into the stock, the cards from `next` on. If all jokers of the pack come after the cards that were dealt,
 * they stay there, so that a written-out pack is dealt as written; otherwise they are shuffled in. Either way every
 * place is equally likely.
 */
const placeInStock = (pack: readonly Card[], rest: Card[], jokers: number, next: number): void => {
  const dealt = new Set(rest.slice(0, next));
  const late = !pack.slice(pack.findIndex(isJoker)).some((card) => dealt.has(card));
  if (!late) return void insertJokers(rest, jokers, sfc32(seedOf(pack)), next);
  const left = new Set(rest.slice(next));
  rest.splice(next, left.size, ...pack.filter((card) => isJoker(card) || left.has(card)));
};

/**
 * The places of a zone in dealing order: row by row from the left. `lastRows` are rows counted from the end of each
 * column, and are dealt after the others.
 */
const rounds = (zone: Zone, counts: readonly number[], fromRight: boolean): number[] => {
  const last = zone.role === 'tableau' ? (zone.lastRows ?? 0) : 0;
  const order: number[] = [];
  const row = (takes: (count: number) => boolean): void => {
    const places = counts.flatMap((count, place) => (takes(count) ? [place] : []));
    order.push(...(fromRight ? places.reverse() : places));
  };
  const tallest = Math.max(0, ...counts);
  for (let n = 0; n < tallest - last; n++) row((count) => n < count - last);
  for (let n = last; n > 0; n--) row((count) => count >= n);
  return order;
};

const pulledTo = (zone: Zone, place: number): number => (place < pulled(zone).length ? 1 : 0);

/** Whether the card dealt at this height of a pile is face up. */
const faceUp = (game: Game, zone: Zone, pile: number, height: number, count: number): boolean => {
  if (zone.role === 'layout') {
    if (zone.face === 'open') return true;
    const rule = game.piles[pile];
    if (rule === undefined || rule.coveredBy.length === 0) return true;
    return zone.face !== 'closed' && rule.row >= zone.rows.length - zone.face.openRows;
  }
  if (zone.role === 'reserve') {
    const face: 'open' | 'top' = zone.face;
    return face === 'open' || height === count - 1;
  }
  if (zone.role !== 'tableau' || zone.face === 'open') return true;
  if (zone.face === 'top') return height === count - 1;
  if ('down' in zone.face) return !zone.face.down.includes(height);
  return height >= count - lastUp(zone.face, game.piles[pile]?.place ?? 0);
};
