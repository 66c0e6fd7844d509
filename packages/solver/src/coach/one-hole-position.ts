/**
 * Positions of games with one hole, as playouts need them. A column is read as a layout in which each card covers the one
 * under it. A position is two bit sets of places, those not yet played and those free, and the rank on the hole.
 */
import { goalZones, cardOf, isDown, isKnown, lastOf, rankOf, unknownWord, type Game, type View, type Vocabulary } from '@cairn/engine'; // prettier-ignore
import {
  CLEAR,
  DEALT_COLUMNS,
  DEALT_HOLES,
  EMPTY_ANY,
  PACK,
  POWERS_ANY,
  SHOWN,
  TABLE_BUILDS,
} from '../contract/words.ts';

/** The places that two 32-bit words hold. */
const MOST_PLACES = 64;
/** The rank on a hole without a card. */
export const BARE_HOLE = 15;

/** The layout, which the cards in it do not change. */
interface OneHoleLayout {
  readonly places: number;
  /** By place: its pile. */
  readonly piles: Uint8Array;
  /** By place: the places that lie on it, as bits. */
  readonly onLow: Int32Array;
  readonly onHigh: Int32Array;
  /** By place: the places it lies on. */
  readonly under: readonly Uint8Array[];
  /** The places that must be cleared for the goal, as bits. */
  readonly goalLow: number;
  readonly goalHigh: number;
  /** `fits[on * 16 + rank]`. */
  readonly fits: Uint8Array;
  /** By place: the cards that its card leaves in the column, or directly beneath it in the layout. */
  readonly buried: Uint8Array;
  /** By place: 1 for the top of a peak, 2 for the first card of a column. */
  readonly bottoms: Uint8Array;
  /** Whether a card is drawn only where none can be played. */
  readonly onlyStuck: boolean;
}

/** A position with its known cards; worlds differ only in the unknown ones. */
export interface OneHolePosition extends OneHoleLayout {
  /** By place: the known rank, or -1. */
  readonly ranks: Int8Array;
  /** The places that can be played, as bits. */
  readonly freeLow: number;
  readonly freeHigh: number;
  /** Known ranks of the stock, the next first, or -1. */
  readonly stock: Int8Array;
  readonly hole: number;
  /** The ranks of the unknown cards. */
  readonly unseen: Int8Array;
  /** By place: 1 where it is face down. */
  readonly down: Uint8Array;
}

const TO_HOLE = [{ hole: ['top'] }] as const;

/** The rules that the playouts keep, or that do not matter to a policy without powers. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['layout'],
      rows: true,
      face: ['open', 'closed', { openRows: true }],
      give: TO_HOLE,
      locks: true,
      rough: true,
      irons: true,
      events: true,
    },
    {
      ...DEALT_COLUMNS,
      turn: ['exposed', 'together'],
      build: TABLE_BUILDS,
      empty: EMPTY_ANY,
      give: TO_HOLE,
    },
    { ...DEALT_HOLES, build: TABLE_BUILDS, empty: EMPTY_ANY },
  ],
  stock: [{ to: ['hole'], draw: true, passes: ['unlimited'], when: ['any', 'stuck'], show: SHOWN }],
  powers: POWERS_ANY,
  goal: [CLEAR],
  again: ['reshuffle'],
};

const reasons = new WeakMap<Game, { readonly why: string | null }>();

/** Why these playouts do not apply to a game, in words; null where they do. Looked up once a game. */
export const whyNotApplicable = (game: Game): string | null => {
  let reason = reasons.get(game);
  if (reason === undefined) reasons.set(game, (reason = { why: reasonFor(game) }));
  return reason.why;
};

const reasonFor = (game: Game): string | null => {
  const { def, byRole, stockDef } = game;
  const hole = game.zones.find((zone) => zone.role === 'hole');
  if (hole === undefined || byRole.hole.length !== 1) return 'wanted one hole';
  if (stockDef !== null && stockDef.draw !== 1) return 'wanted single cards to the hole';
  const unknown = unknownWord(def, WORDS);
  if (unknown !== null) return unknown;
  if (game.piles.some((pile) => pile.marks !== 0 || pile.lockedBy.length > 0)) return 'wanted no hazards';
  if ((def.pack.jokers ?? 0) > 0) return 'wanted no jokers';
  return byRankAlone(game) === null ? 'wanted a hole that looks at ranks alone' : null;
};

const tables = new WeakMap<Game, Uint8Array>();

/** The hole's build over ranks; null when suits matter. */
const byRankAlone = (game: Game): Uint8Array | null => {
  const known = tables.get(game);
  if (known !== undefined) return known;
  const made = tableOf(game);
  if (made !== null) tables.set(game, made);
  return made;
};

const tableOf = (game: Game): Uint8Array | null => {
  const fits = game.zones.find((zone) => zone.role === 'hole')?.fits;
  if (fits === null || fits === undefined) return null;
  const table = new Uint8Array(256);
  for (const on of game.cards)
    for (const card of game.cards) {
      const at = rankOf(on) * 16 + rankOf(card);
      const bit = 1 + fits[(on & 127) * 128 + (card & 127)];
      if (table[at] !== 0 && table[at] !== bit) return null;
      table[at] = bit;
    }
  return table.map((bit, at) => (at >> 4 === BARE_HOLE || bit === 2 ? 1 : 0));
};

interface Place {
  readonly pile: number;
  readonly height: number;
  readonly down: boolean;
  readonly rank: number;
  /** The places that lie on it. */
  readonly on: number[];
  readonly goal: boolean;
}

/** Reads a view; null when it has more places than two words hold. */
export const readOneHoleView = (game: Game, view: View): OneHolePosition | null => {
  const places: Place[] = [];
  const first = new Map<number, number>();
  const aims = goalZones(game).flatMap((zone) => zone.piles);
  const known: number[] = [];
  const rankOfSeat = (seat: number): number => {
    if (!isKnown(seat)) return -1;
    known.push(rankOf(cardOf(seat)));
    return rankOf(cardOf(seat));
  };
  for (const pile of [...game.byRole.layout, ...game.byRole.tableau]) {
    const seats = view.piles[pile] ?? [];
    for (const [height, seat] of seats.entries()) {
      if (height === 0) first.set(pile, places.length);
      const above = height + 1 < seats.length ? [places.length + 1] : [];
      places.push({
        pile,
        height,
        down: isDown(seat),
        rank: rankOfSeat(seat),
        on: above,
        goal: aims.includes(pile),
      });
    }
  }
  if (places.length > MOST_PLACES) return null;
  for (const place of places)
    for (const cover of game.piles[place.pile]?.coveredBy ?? []) {
      const at = first.get(cover);
      if (at !== undefined) place.on.push(at);
    }
  const low = (bits: readonly number[]): number =>
    bits.reduce((set, i) => (i < 32 ? set | (1 << i) : set), 0);
  const high = (bits: readonly number[]): number =>
    bits.reduce((set, i) => (i >= 32 ? set | (1 << (i - 32)) : set), 0);
  const which = (test: (place: (typeof places)[number]) => boolean): number[] =>
    places.flatMap((place, i) => (test(place) ? [i] : []));
  const goals = which((place) => place.goal);
  const free = which((place) => place.on.length === 0);
  const stock = (game.stock === null ? [] : (view.piles[game.stock] ?? [])).map(rankOfSeat).toReversed();
  if (view.next !== null && stock[0] === -1) {
    stock[0] = view.next.rank;
    known.push(view.next.rank);
  }
  /** The places a layout pile lies on; null for a column. */
  const covers = (pile: number): readonly number[] | null =>
    game.byRole.layout.includes(pile) ? (game.piles[pile]?.covers ?? []) : null;
  const holeCards = view.piles[game.byRole.hole[0] ?? -1] ?? [];
  for (const seat of holeCards) rankOfSeat(seat);
  const top = lastOf(holeCards);
  const counts = new Int8Array(16);
  for (const card of game.cards) counts[rankOf(card)] += 1;
  for (const rank of known) counts[rank] -= 1;
  return {
    places: places.length,
    piles: Uint8Array.from(places, ({ pile }) => pile),
    ranks: Int8Array.from(places, ({ rank }) => rank),
    onLow: Int32Array.from(places, ({ on }) => low(on)),
    onHigh: Int32Array.from(places, ({ on }) => high(on)),
    under: places.map((_, i) => Uint8Array.from(which(({ on }) => on.includes(i)))),
    goalLow: low(goals),
    goalHigh: high(goals),
    freeLow: low(free),
    freeHigh: high(free),
    stock: Int8Array.from(stock),
    hole: top === undefined || isDown(top) ? BARE_HOLE : rankOf(cardOf(top)),
    unseen: Int8Array.from(
      [...counts].flatMap((count, rank) => Array<number>(Math.max(count, 0)).fill(rank)),
    ),
    fits: byRankAlone(game) ?? new Uint8Array(256),
    down: Uint8Array.from(places, ({ down }) => (down ? 1 : 0)),
    buried: Uint8Array.from(places, ({ pile, height }) => covers(pile)?.length ?? height),
    bottoms: Uint8Array.from(places, ({ pile, height }) => {
      const under = covers(pile);
      return under === null ? (height === 0 ? 2 : 0) : under.length === 0 ? 1 : 0;
    }),
    onlyStuck: game.stockDef?.when === 'stuck',
  };
};
