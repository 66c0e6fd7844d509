/**
 * A scoring taken apart: what a deal earns is the sum of what its chains earn, each by its length alone, and of a part
 * that only the last position decides (cards gone, draws made, apexes, the clear, what is charged for cards left).
 * Scorings that can't be taken apart so have no terms: a floor, factors for apexes, prices by rank; nor can jokers in hand, which chains go on over.
 */
import type { Game, Role, ScoreDef, State, Tally } from '@cairn/engine';
import type { Ideals } from './ideals.ts';
import type { Rules, Spot } from './rules.ts';

export interface Terms {
  /** 1, or -1 when less is better: all values are taken times it, and the most is best. */
  readonly sign: number;
  /** Points of a chain by its cards; and of more cards of the chain that is running. */
  readonly chain: Int32Array;
  readonly running: Int32Array;
  /** `ends[level * lanes + s]`: the last position's part when the deal ends there with s draws left. */
  readonly ends: Int32Array;
  readonly lanes: number;
  /** What apexes gone add to that, by their number. */
  readonly apexes: Int32Array;
  /** The most any value can be away from nothing. */
  readonly bound: number;
}

/** The apexes gone in each removed set; of the game, not of a deal. */
export const apexesGone = (game: Game, rules: Rules, ideals: Ideals): Uint8Array => {
  const apex = rules.places.map((pile) => (game.apexes.includes(pile) ? 1 : 0));
  const gone = new Uint8Array(ideals.count);
  const { first, edges, count } = ideals;
  for (let ideal = 0; ideal < count; ideal++)
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++)
      gone[edges[edge] >> 6] = gone[ideal] + apex[edges[edge] & 63];
  return gone;
};

/** Whether it matters where jokers of the hand are. */
const countsHands = ({ cards, spare, left, moves }: ScoreDef): boolean => {
  const roles: readonly string[] = [cards?.role ?? '', ...Object.keys(spare ?? {}), ...(left?.roles ?? [])];
  return roles.includes('hole') || roles.includes('hand') || moves?.['hand>hole'] !== undefined;
};

/** The terms of a position, or null when its scoring can't be taken apart. */
export const termsOf = (
  game: Game,
  rules: Rules,
  ideals: Ideals,
  spot: Spot,
  state: State,
  tally: Tally,
  gone: number,
): Terms | null => {
  const { score } = game;
  const { chain, left } = score;
  if (score.floor !== undefined || score.ranks !== undefined) return null;
  if (typeof chain === 'object' && chain.peaks !== undefined) return null;
  if (rules.hands.length > 0 && countsHands(score)) return null;
  const sign = score.low === true ? -1 : 1;
  if (sign === -1 && chain !== undefined) return null;
  const { places } = ideals;
  const here = levelOf(ideals, spot.ideal);
  const lanes = spot.turns.length + 1;
  const stock = rules.stock === null ? 0 : state.piles[rules.stock].length;
  const hole = state.piles[rules.hole].length;
  const price = (n: number): number =>
    chain === undefined ? 0 : chain === 'count' ? n : 2 ** Math.floor((n - 1) / chain.doubles);
  const chainFrom = (streak: number): Int32Array => {
    const points = new Int32Array(places + 1);
    for (let m = 1; m <= places; m++) points[m] = points[m - 1] + sign * price(streak + m);
    return points;
  };
  const count = (role: Role, level: number, cards: number): number => {
    if (role === 'layout') return places - level;
    if (role === 'stock') return cards;
    return role === 'hole' ? hole + (level - here) + (stock - cards) : 0;
  };
  const free =
    state.draws === 0 && !game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0) ? 1 : 0;
  const clear = typeof score.clear === 'object' ? (score.clear[state.pass - 1] ?? 0) : (score.clear ?? 0);
  const end = (level: number, s: number): number => {
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
    } else if (left !== undefined && (left.when === 'lost' || cards > 0))
      for (const role of left.roles ?? (['layout'] as const)) total += left.each * count(role, level, cards);
    return sign * total;
  };
  const apexes = new Int32Array(game.apexes.length + 1);
  for (let n = gone + 1; n < apexes.length; n++)
    apexes[n] = apexes[n - 1] + sign * (game.peaks[tally.peaks + n - gone - 1] ?? 0);
  const ends = new Int32Array((places + 1) * lanes);
  for (let level = here; level <= places; level++)
    for (let s = 0; s < lanes; s++) ends[level * lanes + s] = end(level, s);
  const running = chainFrom(tally.streak);
  const most = (list: Int32Array): number => list.reduce((top, one) => Math.max(top, Math.abs(one)), 0);
  const bound = 2 * Math.max(most(running), most(chainFrom(0))) + most(ends) + most(apexes);
  return { sign, chain: chainFrom(0), running, ends, lanes, apexes, bound };
};

export const levelOf = ({ levels }: Ideals, ideal: number): number => {
  let level = 0;
  while (levels[level + 1] <= ideal) level++;
  return level;
};
