/**
 * The rules of a game of pairs: a layout, a stock turned card by card onto a waste, pairs that make a sum, cards that go
 * alone. Cards are numbered, those of the layout by place, those of the stock from `FIRST_STOCK_CARD` on in the order of
 * a pass. A card that goes alone is taken as soon as it is free, which frees others and hurts none; so those of the
 * stock need no number.
 */
import { soleGoalZone, cardOf, isDown, rankOf, type Game, type State, type Vocabulary } from '@cairn/engine';
import { LAYOUT_FACE } from '../layout/rules.ts';
import { AGAIN, CLEAR, DISCARD, GATHER, PACK, stockTo } from '../../contract/words.ts';
import type { Pairing } from './pattern-database.ts';

export const FIRST_STOCK_CARD = 32;
const MOST_LAYOUT = 31;
const MOST_STOCK = 31;

export interface PairsRules {
  /** Piles of the layout, by place. */
  readonly layout: readonly number[];
  /** By place: the places that lie on it, directly and in any way. */
  readonly coveredBy: Int32Array;
  readonly above: Int32Array;
  readonly sum: number;
  readonly alone: readonly number[];
  readonly coverer: boolean;
  /** Whether the next card of the stock lies open and may be paired. */
  readonly shown: boolean;
  readonly passes: number;
  /** Whether the cards of the stock must go, too. */
  readonly strict: boolean;
}

export const PAIRS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    { role: ['layout'], rows: true, face: LAYOUT_FACE, give: [{}] },
    { role: ['waste'], rest: true, give: [{}] },
    DISCARD,
  ],
  stock: stockTo('waste'),
  remove: [{ kind: ['pair'], sum: true, alone: true, from: ['layout', 'waste', 'stock'], coverer: true }],
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

export const readPairsRules = (game: Game): PairsRules | string => {
  const { def, zones, byRole, stockDef, composition } = game;
  const { remove, goal, powers } = def;
  if (remove?.kind !== 'pair') return 'it wants pairs that are removed';
  const layouts = zones.filter(({ role }) => role === 'layout');
  const [own] = layouts;
  if (layouts.length !== 1 || own?.def?.role !== 'layout') return 'it wants one layout';
  if (zones.some(({ role }) => !['layout', 'waste', 'discard', 'stock'].includes(role)))
    return 'the game has other piles than this search knows';
  if (zones.some(({ give }) => give.length > 0))
    return 'it wants cards that only leave the table, and in the game they move';
  if (powers !== undefined || composition.jokers > 0 || composition.extras.length > 0)
    return 'it wants no powers and plain packs';
  if (own.piles.length > MOST_LAYOUT) return 'the game has too large a layout for it';
  if (own.piles.some((pile) => game.piles[pile].lockedBy.length > 0 || game.piles[pile].rough))
    return 'it wants cards without locks, each of which takes one play';
  if (remove.coverer && own.def.face !== 'open')
    return 'it wants a layout face up where a card may pair with one that covers it';
  if (stockDef === null || stockDef.to !== 'waste' || stockDef.draw !== 1 || stockDef.when !== 'any')
    return 'it wants another kind of stock';
  const { from, sum, alone, coverer } = remove;
  if (!from.includes('layout') || !from.includes('waste'))
    return 'it wants pairs from the layout and the waste';
  const always = stockDef.show?.what === 'card' && stockDef.show.while === 'always';
  const shown = from.includes('stock');
  if (shown && !always) return 'it wants a stock whose next card is always in sight or never pairs';
  if (alone.some((rank) => composition.ranks.includes(sum - rank)))
    return 'it wants no cards that leave both alone and in pairs';
  const clears = goal.kind === 'clear' && goal.zone === own.id;
  const gathers =
    goal.kind === 'gather' &&
    def.zones[soleGoalZone(goal) ?? '']?.role === 'discard' &&
    (goal.cards === 'all' || goal.cards === game.cards.length);
  if (!clears && !gathers) return 'it wants the goal that the layout or the whole pack is gone';
  const layout = byRole.layout;
  const bits = (piles: readonly number[]): number =>
    piles.reduce((set, pile) => set | (1 << layout.indexOf(pile)), 0);
  const coveredBy = Int32Array.from(layout, (pile) => bits(game.piles[pile].coveredBy));
  const above = coveredBy.slice();
  // The transitive closure: as many rounds as there are places reach through any layout.
  for (const _ of layout)
    for (let place = 0; place < layout.length; place++)
      for (let upper = 0; upper < layout.length; upper++)
        if ((above[place] >> upper) & 1) above[place] |= above[upper];
  const passes = stockDef.passes === 'unlimited' ? Infinity : stockDef.passes;
  return { layout, coveredBy, above, sum, alone, coverer, shown, passes, strict: gathers };
};

export interface PairsStart {
  readonly ranks: Int32Array;
  /** The places of the layout, and the cards of the stock, that are not gone. */
  readonly layout: number;
  readonly stock: number;
  /** Cards of the stock that lie in the waste come before this. */
  readonly pointer: number;
  /** Passes that may still be begun. */
  readonly more: number;
}

/** The position; null when there are too many cards or one is free and face down. */
export const readPairsStart = (game: Game, rules: PairsRules, state: State): PairsStart | null => {
  const pileOf = (pile: number | null): readonly number[] => (pile === null ? [] : (state.piles[pile] ?? []));
  const goes = (seat: number): boolean => !rules.alone.includes(rankOf(cardOf(seat)));
  const waste = pileOf(game.waste).filter(goes);
  const stock = [...waste, ...pileOf(game.stock).toReversed().filter(goes)];
  if (stock.length > MOST_STOCK) return null;
  const ranks = new Int32Array(FIRST_STOCK_CARD + stock.length);
  let layout = 0;
  for (const [place, pile] of rules.layout.entries()) {
    const seat = pileOf(pile)[0];
    if (seat === undefined) continue;
    ranks[place] = rankOf(cardOf(seat));
    layout |= 1 << place;
  }
  for (const [place, pile] of rules.layout.entries())
    if ((layout >> place) & 1 && (rules.coveredBy[place] & layout) === 0 && isDown(pileOf(pile)[0] ?? 0))
      return null;
  for (const [i, seat] of stock.entries()) ranks[FIRST_STOCK_CARD + i] = rankOf(cardOf(seat));
  const all = stock.reduce((set, _, i) => set | (1 << i), 0);
  return { ranks, layout, stock: all, pointer: waste.length, more: rules.passes - state.pass };
};

export const pairingOf = (rules: PairsRules, ranks: Int32Array): Pairing => {
  const over = (upper: number, lower: number): boolean =>
    upper < FIRST_STOCK_CARD && lower < FIRST_STOCK_CARD && ((rules.above[lower] >> upper) & 1) === 1;
  const mayMeet = (upper: number, lower: number): boolean =>
    !over(upper, lower) || (rules.coverer && ((rules.coveredBy[lower] >> upper) & 1) === 1);
  return {
    above: over,
    meets: (a, b) =>
      ranks[a] + ranks[b] === rules.sum &&
      mayMeet(a, b) &&
      mayMeet(b, a) &&
      (a < FIRST_STOCK_CARD || b < FIRST_STOCK_CARD || rules.shown),
    needed: (card) => card < FIRST_STOCK_CARD || rules.strict,
  };
};
