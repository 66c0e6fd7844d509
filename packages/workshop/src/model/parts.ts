/**
 * Adding and removing zones, with everything that refers to them. A new zone is connected as in games that have one;
 * with a removed zone go the routes that lead to it.
 */
import {
  ROLES,
  STANDARD_RANKS,
  type Empty,
  type EventDef,
  type GameDef,
  type Give,
  type Json,
  type Rank,
  type Role,
  type Zone,
} from '@cairn/engine';
import type { Edits } from './difference.ts';

export const zonesOf = <R extends Role>(
  def: GameDef,
  role: R,
): readonly (readonly [string, Extract<Zone, { role: R }>])[] =>
  Object.entries(def.zones).filter(
    (entry): entry is [string, Extract<Zone, { role: R }>] => entry[1].role === role,
  );

export const has = (def: GameDef, role: Role): boolean =>
  role === 'stock' ? def.stock !== undefined : zonesOf(def, role).length > 0;

/** The roles that a definition has a zone for, in the order of ROLES, including the stock. */
export const rolesOf = (def: GameDef): readonly Role[] => ROLES.filter((role) => has(def, role));

/** The ranks of a definition's pack, cards without a suit included. */
export const packRanks = ({ pack }: GameDef): readonly Rank[] =>
  STANDARD_RANKS.filter(
    (rank) =>
      (pack.ranks ?? STANDARD_RANKS).includes(rank) || pack.extras?.some((extra) => extra.rank === rank),
  );

/** Roles whose piles take cards from the player. */
export const TAKERS = ['foundation', 'hole', 'tableau', 'cell', 'hand'] as const satisfies readonly Role[];

/** Where cards of a new zone may go: to the zones that collect cards, and to columns with builds. */
const waysOut = (def: GameDef): Give => ({
  ...(has(def, 'foundation') ? { foundation: 'top' } : {}),
  ...(has(def, 'hole') ? { hole: 'top' } : {}),
  ...(zonesOf(def, 'tableau').some(([, { build }]) => build.length > 0) ? { tableau: 'top' } : {}),
});

/** Roles that a player may add if there is no such zone. A new zone is as small as possible. */
export const ADDED = ['tableau', 'cell', 'layout', 'hole', 'foundation', 'waste', 'reserve', 'hand'] as const;
type Added = (typeof ADDED)[number];

/** The id of a new zone: its role, or "bag" for a hand, because "hand" is the zone of jokers in the hand. */
const idOf = (def: GameDef, role: Role): string => {
  const wanted = role === 'hand' ? 'bag' : role;
  return Object.hasOwn(def.zones, wanted) ? `own-${wanted}` : wanted;
};

export const UP_IN_SUIT = { kind: 'step', rank: 'up', suit: 'same', ends: 'linear' } as const;
export const UP_OR_DOWN = { kind: 'step', rank: 'either', suit: 'any', ends: 'circular' } as const;
export const DOWN_IN_COLOURS = { kind: 'step', rank: 'down', suit: 'alternating', ends: 'linear' } as const;

export const EQUAL = { kind: 'step', rank: 'equal', suit: 'any', ends: 'linear' } as const;

const SMALL_PEAK = ['..#..', '.#.#.', '#.#.#'];

const fresh = (def: GameDef, role: Added): Zone => {
  const give = waysOut(def);
  switch (role) {
    case 'tableau':
      return { role, piles: 4, deal: 1, face: 'open', build: [], empty: { takes: 'nothing' }, give };
    case 'cell':
      return { role, piles: 4, give };
    case 'layout':
      return { role, rows: SMALL_PEAK, face: 'open', give };
    case 'hole':
      return { role, piles: 1, deal: 0, build: [UP_OR_DOWN], empty: { takes: 'anything' } };
    case 'foundation':
      return { role, piles: suitPiles(def), build: [UP_IN_SUIT], empty: { takes: [1] }, give: {} };
    case 'waste':
      return { role, give };
    case 'reserve':
      return { role, piles: 1, deal: 1, face: 'open', give };
    case 'hand':
      return { role, piles: 1, empty: { takes: 'anything' }, give };
  }
};

/** A foundation for every suit of every pack, at most sixteen. */
export const suitPiles = ({ pack }: GameDef): number =>
  Math.min(16, Math.max(1, pack.packs * (pack.suits?.length ?? 4)));

/** The roles that may give cards to a new zone. */
const GIVERS: { readonly [role in Added]?: readonly Role[] } = {
  cell: ['tableau', 'layout', 'waste', 'reserve'],
  hole: ['tableau', 'cell', 'layout', 'waste', 'reserve', 'hand'],
  foundation: ['tableau', 'cell', 'layout', 'waste', 'reserve'],
  hand: ['tableau', 'layout', 'waste', 'reserve'],
};

/** Adds a zone of a role; zones of the roles `from` give cards to it. */
export const adding = (def: GameDef, role: Added, from: readonly Role[] = GIVERS[role] ?? []): Edits => {
  const givers = Object.entries(def.zones).filter(([, zone]) => from.includes(zone.role));
  return {
    [`zones.${idOf(def, role)}`]: fresh(def, role),
    ...Object.fromEntries(givers.map(([id]) => [`zones.${id}.give.${role}`, 'top'])),
  };
};

/** Whether cards of a role fill empty piles. */
const isFilledFrom = (refill: Empty['refill'], role: Role): boolean =>
  typeof refill === 'object' ? refill.some((each) => each === role) : refill === role;

/** Removes a zone, and with the last zone of its role everything that leads there. */
export const removing = (def: GameDef, id: string): Edits => {
  const role = def.zones[id]?.role;
  const edits: Record<string, Json> = { [`zones.${id}`]: null };
  if (role === undefined || zonesOf(def, role).length > 1) return edits;
  for (const [other, zone] of Object.entries(def.zones)) {
    if (other === id) continue;
    if ('give' in zone && zone.give?.[role] !== undefined) edits[`zones.${other}.give.${role}`] = null;
    if ('empty' in zone && isFilledFrom(zone.empty?.refill, role))
      edits[`zones.${other}.empty.refill`] = null;
    if (role === 'hand' && zone.role === 'layout' && zone.irons !== undefined)
      edits[`zones.${other}.irons`] = null;
  }
  return edits;
};

/** Default events, as many good ones as bad ones. */
export const CHANCES: readonly EventDef[] = [
  { kind: 'gift', strokes: 1 },
  { kind: 'peek' },
  { kind: 'strokes', strokes: 2 },
  { kind: 'lose', cards: 2 },
];
