/**
 * A scoring taken apart: a total is the sum of the prices of the cards in its chains, each by its place in the chain and
 * the apexes gone, and of a part that only the last position decides (cards gone, draws made, apexes, the clear, the
 * charge for cards left). Scorings that can't be taken apart so have no terms: prices by rank, roles
 * of jokers in hand.
 *
 * A floor gives back what the total falls below it. Of a way that earns S(j) up to its move j, from a total t, the
 * last total is then the most of t + S and, for every move j, floor + S - S(j). So the best is the most of what is
 * best without a floor, and of the floor and what is best without one from some position on. If plays never cost
 * anything, S(j) is least after a draw or at the end, and only positions after a draw need be looked at.
 */
import type { Game, Role, ScoreDef, State, Tally } from '@cairn/engine';
import type { Ideals } from './ideals.ts';
import type { LayoutRules, LayoutPosition } from './rules.ts';

export interface ScoreTerms {
  /** 1, or -1 where less is better: all values are multiplied by it, so that the most is best. */
  readonly sign: number;
  /** Cards of the chain that is running. */
  readonly streak: number;
  /** The price of the n-th card of a chain when this many apexes are gone after it. */
  readonly price: (n: number, gone: number) => number;
  /** Points of a chain by its cards, and of more cards of the chain that is running; null where apexes matter. */
  readonly chains: { readonly fresh: Float64Array; readonly running: Float64Array } | null;
  /** `ends[level * lanes + s]`: the part of the last position when the deal ends there with s draws left. */
  readonly ends: Float64Array;
  /** The same without the charges for ending. */
  readonly passing: Float64Array;
  readonly lanes: number;
  /** By number of apexes gone: what they add to that part. */
  readonly apexes: Float64Array;
  readonly floor: number | null;
  /** The most any value can be away from nothing. */
  readonly bound: number;
}

/** Sums of whole numbers up to this are exact. */
const EXACT = 2 ** 52;

/** The apexes gone in each removed set; of the game, not of a deal. */
export const apexesGone = (game: Game, rules: LayoutRules, ideals: Ideals): Uint8Array => {
  const apex = rules.places.map((pile) => (game.apexes.includes(pile) ? 1 : 0));
  const gone = new Uint8Array(ideals.count);
  const { first, edges, count } = ideals;
  for (let ideal = 0; ideal < count; ideal++)
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++)
      gone[edges[edge] >> 6] = gone[ideal] + apex[edges[edge] & 63];
  return gone;
};

/** Whether it matters where the jokers of the hand are. */
const countsHands = ({ cards, spare, left, moves }: ScoreDef): boolean => {
  const roles: readonly string[] = [cards?.role ?? '', ...Object.keys(spare ?? {}), ...(left?.roles ?? [])];
  return roles.includes('hole') || roles.includes('hand') || moves?.['hand>hole'] !== undefined;
};

/** Whether a card played may lower the total, or less be better. */
const playsCost = ({ score, peaks }: Game): boolean => {
  const { chain, cards, clear = 0, spare = {}, moves = {} } = score;
  const factors = typeof chain === 'object' && 'doubles' in chain ? (chain.peaks ?? []) : [];
  const each = (cards?.each ?? 0) * (cards?.role === 'hole' ? 1 : cards?.role === 'layout' ? -1 : 0);
  const clears = typeof clear === 'object' ? clear : [clear];
  const parts = [each, moves['layout>hole'] ?? 0, ...factors, ...peaks, ...clears, ...Object.values(spare)];
  return score.low === true || parts.some((points) => points < 0);
};

/** The terms of a position, or null when its scoring can't be taken apart. */
export const readScoreTerms = (
  game: Game,
  rules: LayoutRules,
  ideals: Ideals,
  position: LayoutPosition,
  state: State,
  tally: Tally,
  gone: number,
): ScoreTerms | null => {
  const { score } = game;
  const { chain, left } = score;
  if (typeof chain === 'object' && 'pays' in chain) return null;
  if (rules.hands.length > 0 && (countsHands(score) || score.floor !== undefined)) return null;
  if (score.floor !== undefined && (tally.total < score.floor || playsCost(game))) return null;
  const sign = score.low === true ? -1 : 1;
  const { places } = ideals;
  const here = levelOf(ideals, position.ideal);
  const lanes = position.turns.length + 1;
  const stock = rules.stock === null ? 0 : state.piles[rules.stock].length;
  const hole = state.piles[rules.hole].length;
  const factors = typeof chain === 'object' ? chain.peaks : undefined;
  const plain = (n: number): number =>
    chain === undefined ? 0 : chain === 'count' ? n : 2 ** Math.floor((n - 1) / chain.doubles);
  const price = (n: number, by: number): number =>
    sign * plain(n) * (factors?.[tally.peaks + by - gone] ?? 1);
  const chainFrom = (streak: number): Float64Array => {
    const points = new Float64Array(places + 1);
    for (let m = 1; m <= places; m++) points[m] = points[m - 1] + plain(streak + m);
    return points;
  };
  const steady = factors === undefined && (sign === 1 || chain === undefined);
  const chains = steady ? { fresh: chainFrom(0), running: chainFrom(tally.streak) } : null;
  const count = (role: Role, level: number, cards: number): number => {
    if (role === 'layout') return places - level;
    if (role === 'stock') return cards;
    return role === 'hole' ? hole + (level - here) + (stock - cards) : 0;
  };
  const free =
    state.draws === 0 && !game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0) ? 1 : 0;
  const clear = typeof score.clear === 'object' ? (score.clear[state.pass - 1] ?? 0) : (score.clear ?? 0);
  const end = (level: number, s: number, over: boolean): number => {
    const cards = Math.max(0, stock - (lanes - 1 - s) * rules.draw);
    const drawn = stock - cards;
    let total = tally.total + (score.draw ?? 0) * (drawn === 0 ? 0 : drawn - free);
    total += (score.moves?.['layout>hole'] ?? 0) * (level - here);
    if (score.cards !== undefined) {
      const { role, each } = score.cards;
      total += each * (count(role, level, cards) - count(role, here, stock));
    }
    if (level === places) {
      total += clear;
      for (const [role, each] of Object.entries(score.spare ?? {}))
        total += each * count(role as Role, level, cards);
    } else if (over && left !== undefined && (left.when === 'lost' || cards > 0))
      for (const role of left.roles ?? (['layout'] as const)) total += left.each * count(role, level, cards);
    return sign * total;
  };
  const apexes = new Float64Array(game.apexes.length + 1);
  for (let n = gone + 1; n < apexes.length; n++)
    apexes[n] = apexes[n - 1] + sign * (game.peaks[tally.peaks + n - gone - 1] ?? 0);
  const [ends, passing] = [true, false].map((over) => {
    const part = new Float64Array((places + 1) * lanes);
    for (let level = here; level <= places; level++)
      for (let s = 0; s < lanes; s++) part[level * lanes + s] = end(level, s, over);
    return part;
  }) as [Float64Array, Float64Array];
  const most = (list: Iterable<number>): number =>
    [...list].reduce((top, one) => Math.max(top, Math.abs(one)), 0);
  const longest = chainFrom(tally.streak)[places];
  const bound = 2 * longest * most([1, ...(factors ?? [])]) + most(ends) + most(passing) + most(apexes);
  if (bound > EXACT) return null;
  const floor = score.floor ?? null;
  return { sign, streak: tally.streak, price, chains, ends, passing, lanes, apexes, floor, bound };
};

export const levelOf = ({ levels }: Ideals, ideal: number): number => {
  let level = 0;
  while (levels[level + 1] <= ideal) level++;
  return level;
};
