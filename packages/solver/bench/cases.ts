/**
 * The cases of the bench: a game, a question and deals. A changed node count is a changed search, so the counts are
 * checked; times are only printed. The deals are the first ones of every game, so that none are picked.
 */
import type { Ask } from '../src/index.ts';

export interface Case {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly ask?: Ask;
  /** What stands before the number of a deal: `ms:` for Microsoft's. */
  readonly prefix?: string;
  /** Deals 1 to so many. */
  readonly deals: number;
  /** Nodes after which a deal is left undecided; no limit by default. */
  readonly limit?: number;
  /** CPU seconds after which a deal is left undecided; no limit by default. */
  readonly seconds?: number;
  /** Bytes that the tables may take; BYTES by default. */
  readonly bytes?: number;
  /** Whether wins are replayed in the engine; they are by default. */
  readonly replay?: boolean;
  /** How many of the deals a peer is given, which is slower. */
  readonly peerDeals?: number;
}

export const CASES: readonly Case[] = [
  { game: 'tripeaks', deals: 20_000 },
  { game: 'tripeaks', options: { wrap: 'linear' }, deals: 4_000 },
  { game: 'tripeaks', ask: 'score', deals: 100 },
  { game: 'tripeaks', options: { scoring: 'chain' }, ask: 'score', deals: 100 },
  { game: 'tripeaks', options: { scoring: 'pysol' }, ask: 'score', deals: 20 },
  { game: 'tripeaks', options: { floor: '0' }, ask: 'score', deals: 20 },
  { game: 'pyramid-golf', deals: 100_000 },
  { game: 'tetrapeaks', deals: 500 },
  { game: 'tripeaks-garden', deals: 300, limit: 200_000 },
  { game: 'tripeaks-garden', options: { wrap: 'linear' }, deals: 40, limit: 200_000 },
  { game: 'tripeaks-garden', ask: 'score', deals: 50, limit: 200_000 },
  { game: 'pyramid-golf', options: { irons: 'bag', rough: 'two' }, deals: 20, limit: 300_000 },
  { game: 'golf', ask: 'left', deals: 1_000, peerDeals: 40 },
  { game: 'one-foundation', ask: 'left', deals: 1_000, peerDeals: 40 },
  { game: 'golf-wrap', deals: 2_000, peerDeals: 40 },
  { game: 'six-six', deals: 1_000 },
  { game: 'one-foundation', options: { fill: 'column' }, deals: 12, limit: 200_000 },
  { game: 'black-hole', deals: 1_000, peerDeals: 30 },
  { game: 'quasar', deals: 500, peerDeals: 30 },
  { game: 'all-in-a-row', deals: 5_000, limit: 2_000_000 },
  { game: 'all-in-a-row', options: { wrap: 'off' }, deals: 2_000, limit: 2_000_000 },
  { game: 'all-in-a-row', options: { minGroup: '3' }, deals: 2_000, limit: 2_000_000 },
  { game: 'all-in-a-row', options: { minGroup: '4' }, deals: 2_000, limit: 2_000_000 },
  { game: 'barbershop-quintet', deals: 12, limit: 200_000 },
  { game: 'aces-up', deals: 12, limit: 200_000 },
  { game: 'trigon', deals: 100_000, peerDeals: 200 },
  { game: 'storehouse', deals: 20_000, limit: 1_000_000 },
  { game: 'ali-baba', deals: 5_000, limit: 1_000_000, peerDeals: 30 },
  { game: 'klondike', deals: 60, limit: 1_000_000, peerDeals: 60 },
  { game: 'klondike', options: { draw: '1' }, deals: 60, limit: 1_000_000, peerDeals: 60 },
  { game: 'canfield', deals: 50, limit: 1_000_000 },
  { game: 'canfield', options: { units: 'run', ends: 'base' }, deals: 200, limit: 1_000_000 },
  { game: 'klondike', options: { spaces: 'none' }, deals: 60, limit: 1_000_000 },
  { game: 'russian', deals: 5_000 },
  { game: 'triple-russian', deals: 5, limit: 5_000_000 },
  { game: 'yukon', deals: 50, limit: 1_000_000, peerDeals: 50 },
  { game: 'accordion', deals: 2_000 },
  { game: 'late-binding', deals: 500 },
  { game: 'calculation', deals: 100, limit: 20_000 },
  { game: 'sir-tommy', deals: 20, limit: 20_000 },
  { game: 'freecell', prefix: 'ms:', deals: 5_000 },
  { game: 'freecell-2', deals: 100, limit: 1_000_000, peerDeals: 20 },
  { game: 'freecell-1', deals: 100, limit: 1_000_000, peerDeals: 20 },
  { game: 'freecell-0', deals: 200, limit: 1_000_000, peerDeals: 20 },
  { game: 'bakers-game', deals: 200, limit: 1_000_000, peerDeals: 20 },
  { game: 'seahaven-towers', deals: 200, limit: 1_000_000, peerDeals: 20 },
  { game: 'eight-off', deals: 200, limit: 1_000_000, peerDeals: 20 },
  { game: 'stronghold', deals: 100, limit: 1_000_000, peerDeals: 20 },
  { game: 'king-albert', deals: 50, limit: 1_000_000, peerDeals: 20 },
  { game: 'fan', deals: 50, limit: 1_000_000, peerDeals: 20 },
  { game: 'somerset', deals: 100, limit: 1_000_000, peerDeals: 20 },
  { game: 'flower-garden', deals: 20, limit: 1_000_000, peerDeals: 20 },
  { game: 'beleaguered-castle', deals: 50, limit: 1_000_000 },
  { game: 'spider', deals: 20, limit: 1_000_000 },
  { game: 'spider-2', deals: 50, limit: 1_000_000 },
  { game: 'spider-1', deals: 50, limit: 1_000_000 },
  { game: 'spiderette', deals: 20, limit: 300_000, peerDeals: 20 },
  { game: 'will-o-the-wisp', deals: 20, limit: 300_000 },
  { game: 'simple-simon', deals: 100, limit: 300_000, peerDeals: 20 },
  { game: 'mrs-mop', deals: 20, limit: 1_000_000, peerDeals: 20 },
  { game: 'forty-thieves', deals: 20, limit: 300_000 },
  { game: 'forty-and-eight', deals: 20, limit: 300_000 },
  { game: 'curds-and-whey', deals: 20, limit: 300_000 },
  { game: 'quadruple-trigon', deals: 10, limit: 300_000 },
  { game: 'moving-left', deals: 10, limit: 300_000 },
  { game: 'montana', options: { aces: 'first', redeals: 'none' }, deals: 60, limit: 1_000_000 },
  { game: 'montana', options: { redeals: 'none' }, deals: 10, limit: 500_000 },
  { game: 'montana', deals: 40, limit: 300_000 },
  { game: 'maze', deals: 40, limit: 300_000 },
];

/** Bytes of tables in every case. */
export const BYTES = 512 * 2 ** 20;

export const nameOf = ({ game, options = {}, ask = 'win' }: Case): string =>
  [
    game,
    ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
    ...(ask === 'win' ? [] : [ask]),
  ].join(' ');
