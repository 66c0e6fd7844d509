/**
 * The rules of a compiled game as flat tables for the packed board: what the engine's plays.ts reads from objects and lists is
 * one read from a typed array here. Every table is copied from the `Game`; no rule is written anew.
 */
import {
  goalZones,
  DOWN,
  EVENT,
  openingOf,
  pulledCount,
  ROLES,
  ROUGH,
  rulesOfBase,
  SEEN,
  rowSteps,
  UNITS,
  type Fits,
  type Game,
  type PileRule,
  type Rank,
  type Regather,
  type Role,
  type Unit,
  type Vocabulary,
  type ZoneRule,
} from '@cairn/engine';
import {
  AGAIN,
  ANY_WASTE,
  CLEAR,
  EVENTS_ANY,
  GATHER,
  DISCARD_OF_REST,
  PACK,
  PILES,
  POWERS_ANY,
  REMOVE_LOWER,
  REMOVE_MATCH,
  REMOVE_PAIR,
  REMOVE_RUN,
  STEPPED_ROW,
  STOCK_ANY,
  SUITS,
  ZONES_BUT_WASTE,
} from '../contract/words.ts';
import { isPool, mayReach } from './draws.ts';
import { isCoveredBy } from './vocabulary.ts';
import { acceptedBy, hashWords, rankBit } from './words.ts';

/** The piles that a pile gives cards to in some unit, and the numbers of their zones, each once. */
export interface PackedRoute {
  readonly unit: Unit;
  readonly to: Int32Array;
  readonly zones: Int32Array;
}

/** A pile that gives cards: to which piles, and in which unit. */
export interface PackedSource {
  readonly pile: number;
  readonly wild: boolean;
  /** Whether its card may not go to the hand. */
  readonly barred: boolean;
  /** The piles that must be empty before this one can be played. */
  readonly held: readonly number[];
  readonly routes: readonly PackedRoute[];
  /** In a row: the piles to its left that it may go onto. */
  readonly row: Int32Array;
}

/** How the cards of a pile enter the key of a position; `pool`: as one set with those of the other pools. */
export const KEY_PART = { order: 0, set: 1, last: 2, not: 3, pool: 4 } as const;

/** What each pile takes, by pile number; and the builds that a run at its end may follow. */
export interface Targets {
  readonly fits: readonly (Fits | null)[];
  /** The same as sets of faces (wanted.ts). */
  readonly accepts: readonly (Int32Array | null)[];
  readonly runs: readonly (readonly Fits[])[];
  readonly full: Int32Array;
  /** Ranks an empty pile takes, a bit each; every bit when it takes anything. */
  readonly takes: Int32Array;
  /** 1 where an empty pile takes the base rank of the game. */
  readonly base: Uint8Array;
  /** Roles an empty pile takes from, a bit each. */
  readonly from: Int32Array;
  readonly keeps: Int32Array;
  /** By pile: those of its zone where an empty one takes no suit with which another begins; else null. */
  readonly once: readonly (readonly number[] | null)[];
  /** By pile: the roles that an empty one takes from in this order, if the order counts; else null. */
  readonly order: readonly (readonly Role[] | null)[];
  /** The number of the zone to be begun before any other move, and the roles its first card comes from, a bit each. */
  readonly opening: { readonly zone: number; readonly from: number } | null;
}

/** How positions are turned into keys. */
interface KeyTables {
  /** By pile: how its cards enter the key, and the salts of its zone and of the pile. */
  readonly counts: Uint8Array;
  readonly salts: readonly [shared: Int32Array, single: Int32Array];
  /** The hash words of a seat, one table a word; read at `seat & 8191`. */
  readonly codes: readonly [Int32Array, Int32Array];
  /** The bits of a seat that matter. */
  readonly mask: number;
  /** Whether a use of each power, the pass, and the number of draws affect what may still happen. */
  readonly usesMatter: boolean;
  readonly passMatters: boolean;
  /** Zones of sinks: where there are several, the other piles do not determine how many cards are in each. */
  readonly sinks: readonly number[];
}

/** The piles of a game. */
interface PileTables {
  readonly piles: number;
  /** The number of cards, which no pile exceeds. */
  readonly cards: number;
  /** By pile: the numbers of its zone and of its role. */
  readonly zone: Uint8Array;
  readonly role: Uint8Array;
}

/** What powers need. */
interface PowerTables {
  /** Places whose event card asks for a choice once nothing lies on it. */
  readonly events: readonly PileRule[];
  /** The power that gathers cards and deals them again, with its piles; else null. */
  readonly regather: (Regather & { readonly piles: readonly number[] }) | null;
}

export interface PackedRules extends PileTables, KeyTables, PowerTables {
  readonly game: Game;
  readonly sources: readonly PackedSource[];
  readonly targets: Targets;
  /** Where the rules depend on the base rank: the same by that rank, null before there is one. Else null. */
  readonly targetsOfBase: ((base: Rank | null) => Targets) | null;
  readonly allRanks: number;
  /** By zone: 1 where face-down cards turn up together. */
  readonly together: Uint8Array;
  /** The zones the goal is about. */
  readonly goalZones: readonly number[];
  /** Whether some zone fills its empty piles; and whether from the waste or the stock, which a draw may give a card. */
  readonly fills: 'no' | 'yes' | 'stock';
  /** The piles whose whole suits leave by themselves. */
  readonly leaving: readonly PackedSource[];
  /** The number of cards of a whole suit. */
  readonly suitLength: number;
  /** Zones that close up. */
  readonly rows: readonly (readonly number[])[];
  /** The waste, where cards of the stock are reached in one move; null where draws are moves of their own. */
  readonly reach: PackedSource | null;
}

const fillsOf = ({ zones }: Game): PackedRules['fills'] => {
  if (zones.some(({ empty: { refill } }) => typeof refill === 'object')) return 'stock';
  return zones.some(({ empty: { refill } }) => refill !== undefined) ? 'yes' : 'no';
};

export const roleNumber = (role: Role): number => ROLES.indexOf(role);
export const TABLEAU = roleNumber('tableau');
export const FOUNDATION = roleNumber('foundation');
export const LAYOUT = roleNumber('layout');
export const GRID = roleNumber('grid');
export const HAND_ROLE = roleNumber('hand');
export const HOLE = roleNumber('hole');
export const RESERVE = roleNumber('reserve');

/**
 * Copies the rules of a game into tables.
 * @param any whether lines may be of any length: then cards of the stock are reached in one move.
 */
export const packedRulesOf = (game: Game, any = false): PackedRules => {
  const { piles, zones } = game;
  const zoneOf = (zone: ZoneRule): number => zones.indexOf(zone);
  const zone = Uint8Array.from(piles, (pile) => zoneOf(pile.zone));
  const sinks = zones.flatMap((rule, n) => (isSink(rule) ? [n] : []));
  const sources = sourcesOf(game);
  const reaches = any && mayReach(game);
  const pool = reaches && isPool(game);
  const mask = 127 | DOWN | ROUGH | (seenMatters(game) ? SEEN : 0);
  return {
    game,
    piles: piles.length,
    cards: game.cards.length,
    zone,
    role: Uint8Array.from(piles, (pile) => roleNumber(pile.zone.role)),
    sources,
    targets: targetsOf(game),
    targetsOfBase: rulesOfBase(game, null) === game ? null : targetsByBase(game),
    counts: Uint8Array.from(piles, ({ index, zone: own }) =>
      pool && (index === game.stock || index === game.waste) ? KEY_PART.pool : countsOf(game, own),
    ),
    salts: [
      Int32Array.from(piles, (pile) => (lockstep(game, pile.zone) ? 1000 + pile.index : zoneOf(pile.zone))),
      Int32Array.from(piles, (pile) => 1000 + pile.index),
    ],
    codes: [hashWords(1, mask), hashWords(2, mask)],
    mask,
    usesMatter: usesMatter(game),
    passMatters: game.stockDef !== null && game.stockDef.passes !== 'unlimited',
    sinks: sinks.length > 1 ? sinks : [],
    allRanks: game.ranks.reduce((bits, rank) => bits | rankBit(rank), 0),
    together: Uint8Array.from(zones, ({ def }) =>
      def?.role === 'tableau' && def.turn === 'together' ? 1 : 0,
    ),
    goalZones: goalZones(game).map(zoneOf),
    fills: fillsOf(game),
    leaving: sources.filter(({ pile }) => {
      const def = piles[pile]?.zone.def;
      return def?.role === 'tableau' && def.leave !== undefined;
    }),
    suitLength: game.composition.ranks.length,
    rows: zones.flatMap(({ role, piles: row }) => (role === 'row' ? [row] : [])),
    regather: regatherOf(game),
    events: piles.filter(({ marks }) => (marks & EVENT) !== 0),
    reach: reaches ? (sources.find(({ pile }) => pile === game.waste) ?? null) : null,
  };
};

const regatherOf = ({ def, zones }: Game): PackedRules['regather'] => {
  const { regather } = def.powers ?? {};
  const zone = zones.find(({ id }) => id === regather?.zone);
  return regather === undefined || zone === undefined ? null : { ...regather, piles: zone.piles };
};

/** Whether what may still happen depends on how often powers have been used. */
const usesMatter = (game: Game): boolean => {
  const { peek, regather } = game.def.powers ?? {};
  const isLimited = regather !== undefined && regather.uses !== 'unlimited';
  return game.chance || isLimited || (peek !== undefined && seenMatters(game));
};

const sourcesOf = (game: Game): PackedSource[] => {
  const zonesOf = (to: readonly number[]): Int32Array =>
    Int32Array.from(new Set(to.map((pile) => game.zones.findIndex(({ piles }) => piles.includes(pile)))));
  return game.piles.flatMap((pile): PackedSource[] => {
    const { zone } = pile;
    if (zone.routes.length === 0 && zone.role !== 'row') return [];
    const routes = UNITS.flatMap((unit) => {
      const to = zone.routes.flatMap((route) =>
        route.unit === unit && route.to !== pile.index ? [route.to] : [],
      );
      return to.length === 0 ? [] : [{ unit, to: Int32Array.from(to), zones: zonesOf(to) }];
    });
    return [
      {
        pile: pile.index,
        wild: zone.wild,
        barred: zone.role === 'layout' && !pile.iron,
        held: [...pile.coveredBy, ...pile.lockedBy],
        routes,
        row: Int32Array.from(
          rowSteps(zone)
            .toSorted((a, b) => b - a)
            .flatMap((step) => (step > pile.place ? [] : [pile.index - step])),
        ),
      },
    ];
  });
};

const targetsByBase = (game: Game): ((base: Rank | null) => Targets) => {
  const made = new Map<Rank | null, Targets>();
  return (base) => {
    let targets = made.get(base);
    if (targets === undefined) made.set(base, (targets = targetsOf(rulesOfBase(game, base))));
    return targets;
  };
};

const targetsOf = (game: Game): Targets => {
  const rules = game.piles.map(({ zone }) => zone);
  return {
    fits: rules.map(({ fits }) => fits),
    accepts: rules.map(({ fits }) => (fits === null ? null : acceptedBy(fits))),
    runs: rules.map(({ runs }) => runs),
    full: Int32Array.from(rules, ({ full }) => Math.min(full, game.cards.length)),
    takes: Int32Array.from(rules, ({ empty: { takes } }) => {
      switch (takes) {
        case 'anything':
          return ~0;
        case 'nothing':
        case 'base':
        case 'last':
          return 0;
        default:
          return takes.reduce((bits, rank) => bits | rankBit(rank), 0);
      }
    }),
    base: Uint8Array.from(rules, ({ empty }) => (empty.takes === 'base' ? 1 : 0)),
    from: Int32Array.from(rules, ({ empty }) =>
      empty.from === undefined ? ~0 : empty.from.reduce((bits, role) => bits | (1 << roleNumber(role)), 0),
    ),
    keeps: Int32Array.from(rules, ({ empty }) => empty.keeps ?? 0),
    order: rules.map(({ empty }) => (empty.inOrder === true ? (empty.from ?? null) : null)),
    opening: openingTable(game),
    once: rules.map(({ empty, piles }) => (empty.once === 'suit' ? piles : null)),
  };
};

const openingTable = (game: Game): Targets['opening'] => {
  const opening = openingOf(game);
  return opening === null
    ? null
    : {
        zone: game.zones.indexOf(opening.zone),
        from: opening.from.reduce((bits, role) => bits | (1 << roleNumber(role)), 0),
      };
};

/** Whether having seen a stock card can make a move legal: the card may then be paired. */
export const seenMatters = (game: Game): boolean => {
  const { remove } = game.def;
  const shown = game.stockDef?.show?.what === 'card' && game.stockDef.show.while === 'always';
  const pairs = remove?.kind === 'pair' || remove?.kind === 'match';
  return pairs && remove.from.includes('stock') && !shown;
};

/**
 * The rules that the proof of the keys goes through (key.ts). In games with others every card of every pile counts, and
 * no pile stands for another.
 */
const KEY_WORDS: Vocabulary = {
  pack: PACK,
  zones: [...ZONES_BUT_WASTE, ANY_WASTE, STEPPED_ROW, DISCARD_OF_REST],
  stock: STOCK_ANY,
  remove: [REMOVE_PAIR, REMOVE_RUN, REMOVE_LOWER, REMOVE_MATCH],
  powers: POWERS_ANY,
  events: EVENTS_ANY,
  goal: [CLEAR, GATHER, SUITS, PILES],
  again: AGAIN,
};

/** Whether no rule reads the cards of the zone again, except the last one. */
const isSink = ({ role }: ZoneRule): boolean => role === 'hole' || role === 'discard';

/**
 * In a hole and in a pile of a row only the last card can matter, in the discard pile none, unless groups are taken from them or `restock`
 * shuffles what lies in the hole in its order. A waste that gives any card is a set when no stock comes back from it and
 * its last card fills no pile.
 */
const countsOf = (game: Game, { role, give, empty }: ZoneRule): number => {
  const { remove, powers } = game.def;
  if (!isCoveredBy(game, KEY_WORDS)) return KEY_PART.order;
  if ((remove?.kind === 'pair' || remove?.kind === 'match') && remove.from.includes(role))
    return KEY_PART.order;
  if (role === 'discard') return KEY_PART.not;
  if (role === 'row') return KEY_PART.last;
  if (role === 'hole')
    return powers?.restock === undefined && empty.refill !== 'next' ? KEY_PART.last : KEY_PART.order;
  const spread = role === 'waste' && give.length > 0 && give.every(({ unit }) => unit === 'any');
  const fills = fillsOf(game) === 'stock';
  return spread && game.stockDef === null && !fills ? KEY_PART.set : KEY_PART.order;
};

/**
 * Whether the piles of a zone differ by their place: a layout and a row always; piles refilled from their neighbour; those that are
 * gathered one after the other; reserve piles that refill in order; foundations that do not all begin with one and the same rank while the rules read it
 * off the first of them. (Columns that a draw deals to differ while there is a stock: see key.ts.)
 */
const lockstep = (game: Game, { id, role, empty, def, give }: ZoneRule): boolean => {
  if (!isCoveredBy(game, KEY_WORDS)) return true;
  if (
    role === 'layout' ||
    role === 'row' ||
    empty.refill === 'next' ||
    game.def.powers?.regather?.zone === id
  )
    return true;
  if (role === 'reserve') return game.zones.some((zone) => zone.empty.refill === 'reserve');
  if (role !== 'foundation' || !readsBase(game)) return false;
  const { deal = 0 } = def?.role === 'foundation' ? def : {};
  const pulls = def === null ? 0 : pulledCount(def, game.composition);
  const dealt =
    typeof deal === 'number' ? deal * game.byRole.foundation.length : deal.reduce((a, b) => a + b, 0);
  return give.length > 0 || empty.takes !== 'base' || dealt + pulls > 1;
};

/** Whether a rule depends on the base rank of the deal. */
const readsBase = (game: Game): boolean =>
  game.zones.some((zone) => zone.empty.takes === 'base') || rulesOfBase(game, null) !== game;
