/**
 * The deal: from a shuffled pack to the first position. Cards asked for by name are taken out first; then the zones
 * are dealt in the order of the definition, each row by row from the left; what is left is the stock.
 */
import { faceOf, isJoker, type Card } from './card.ts';
import { dealtTo, pulledFaces } from './count.ts';
import { dealPack, type Deal } from './deal.ts';
import type { Zone } from './def.ts';
import type { Game, ZoneRule } from './game.ts';
import { sfc32 } from './random.ts';
import { ok, type Result } from './result.ts';
import { insertJokers, seedOf } from './shuffle.ts';
import { DOWN, type Seat, type State } from './state.ts';

/** The position before the first move; faults only when the deal can't serve this game's pack. */
export const start = (game: Game, deal: Deal): Result<State> => {
  const pack = dealPack(deal, game.composition);
  return pack.ok ? ok(startFrom(game, pack.value)) : pack;
};

/** Deals a pack that is in deal order: the first card is dealt first. */
export const startFrom = (game: Game, pack: readonly Card[]): State => {
  const piles: Seat[][] = game.piles.map(() => []);
  const put = (pile: number | undefined, card: Card | undefined, flag = 0): void => {
    if (pile !== undefined && card !== undefined) piles[pile]?.push(card | flag);
  };
  const jokers = pack.filter(isJoker);
  const place = game.def.pack.jokerPlace ?? 'stock';
  const rest = place === 'anywhere' ? [...pack] : pack.filter((card) => !isJoker(card));
  if (place === 'hand') for (const [i, pile] of game.byRole.hand.entries()) put(pile, jokers[i]);

  for (const zone of game.zones)
    for (const [i, face] of (zone.def === null ? [] : pulledFaces(zone.def)).entries()) {
      const found = rest.findIndex((card) => faceOf(card) === face);
      put(zone.piles[i], rest.splice(found, 1)[0]);
    }

  let next = 0;
  const dealZones = (zones: readonly ZoneRule[]): void => {
    for (const { def, piles: own } of zones) {
      if (def === null) continue;
      const counts = own.map((_, i) => dealtTo(def, i));
      for (let row = 0; row < Math.max(0, ...counts); row++)
        own.forEach((pile, i) => {
          const count = counts[i] ?? 0;
          if (row < count) put(pile, rest[next++], faceUp(game, def, pile, row, count) ? 0 : DOWN);
        });
    }
  };
  // The starter comes last, because it is a card of the stock and may be a joker.
  dealZones(game.zones.filter((zone) => zone.role !== 'hole'));
  if (place === 'stock' && jokers.length > 0) placeInStock(pack, rest, jokers.length, next);
  dealZones(game.zones.filter((zone) => zone.role === 'hole'));
  if (game.stock !== null) for (let i = rest.length - 1; i >= next; i--) put(game.stock, rest[i], DOWN);
  return { piles, pass: 1, draws: 0, used: {}, ended: 'no' } as unknown as State;
};

/**
 * Puts the jokers among the cards that are left, `next` on: where the pack has them if that is beyond all that was
 * dealt, so that a pack written out is dealt as written; else shuffled in. Either way every place is equally likely.
 */
const placeInStock = (pack: readonly Card[], rest: Card[], jokers: number, next: number): void => {
  const dealt = new Set(rest.slice(0, next));
  const late = !pack.slice(pack.findIndex(isJoker)).some((card) => dealt.has(card));
  if (!late) return void insertJokers(rest, jokers, sfc32(seedOf(pack)), next);
  const left = new Set(rest.slice(next));
  rest.splice(next, left.size, ...pack.filter((card) => isJoker(card) || left.has(card)));
};

/** Whether the card dealt at this height of a pile lies face up. */
const faceUp = (game: Game, zone: Zone, pile: number, height: number, count: number): boolean => {
  if (zone.role === 'layout') {
    if (zone.face === 'open') return true;
    const rule = game.piles[pile];
    if (rule === undefined || rule.coveredBy.length === 0) return true;
    return zone.face !== 'closed' && rule.row >= zone.rows.length - zone.face.openRows;
  }
  if (zone.role === 'reserve') return zone.face === 'open' || height === count - 1;
  if (zone.role !== 'tableau' || zone.face === 'open') return true;
  if (zone.face === 'top') return height === count - 1;
  return 'up' in zone.face ? height >= count - zone.face.up : !zone.face.down.includes(height);
};
