/**
 * Parts that come and go: a zone with everything that speaks of it. What comes is wired as such a zone is in the games
 * that have one; what goes takes along the routes that lead to it.
 */
import {
  ROLES,
  type EventDef,
  type GameDef,
  type Give,
  type Json,
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

/** The roles that have a zone, in the order of the vocabulary; the stock is one. */
export const rolesOf = (def: GameDef): readonly Role[] => ROLES.filter((role) => has(def, role));

/** Roles whose piles a player may put cards on. */
export const TAKERS = ['foundation', 'hole', 'tableau', 'hand'] as const satisfies readonly Role[];

/** Where cards that lie about go: to what the game collects them on, and on columns that are built on. */
const waysOut = (def: GameDef): Give => ({
  ...(has(def, 'foundation') ? { foundation: 'top' } : {}),
  ...(has(def, 'hole') ? { hole: 'top' } : {}),
  ...(zonesOf(def, 'tableau').some(([, { build }]) => build.length > 0) ? { tableau: 'top' } : {}),
});

/** The zones a player may add where there is none, each as small as it can be. */
export const ADDED = ['tableau', 'layout', 'hole', 'foundation', 'waste', 'reserve', 'hand'] as const;
type Added = (typeof ADDED)[number];

/** "hand" is the hand that jokers lie in; everything else is called by its role. */
const idOf = (def: GameDef, role: Role): string => {
  const wanted = role === 'hand' ? 'bag' : role;
  return Object.hasOwn(def.zones, wanted) ? `own-${wanted}` : wanted;
};

export const UP_IN_SUIT = { kind: 'step', rank: 'up', suit: 'same', ends: 'linear' } as const;
export const UP_OR_DOWN = { kind: 'step', rank: 'either', suit: 'any', ends: 'circular' } as const;
export const DOWN_IN_COLOURS = { kind: 'step', rank: 'down', suit: 'alternating', ends: 'linear' } as const;

const SMALL_PEAK = ['..#..', '.#.#.', '#.#.#'];

const fresh = (def: GameDef, role: Added): Zone => {
  const give = waysOut(def);
  switch (role) {
    case 'tableau':
      return { role, piles: 4, deal: 1, face: 'open', build: [], empty: { takes: 'nothing' }, give };
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

/** A foundation for every suit of every pack; no zone has more than sixteen piles of them. */
export const suitPiles = ({ pack }: GameDef): number =>
  Math.min(16, Math.max(1, pack.packs * (pack.suits?.length ?? 4)));

/** Which zones give to one that is added. */
const GIVERS: { readonly [role in Added]?: readonly Role[] } = {
  hole: ['tableau', 'layout', 'waste', 'reserve', 'hand'],
  foundation: ['tableau', 'layout', 'waste', 'reserve'],
  hand: ['tableau', 'layout', 'waste', 'reserve'],
};

/** Adds a zone of a role, to which zones of some roles give. */
export const adding = (def: GameDef, role: Added, from: readonly Role[] = GIVERS[role] ?? []): Edits => {
  const givers = Object.entries(def.zones).filter(([, zone]) => from.includes(zone.role));
  return {
    [`zones.${idOf(def, role)}`]: fresh(def, role),
    ...Object.fromEntries(givers.map(([id]) => [`zones.${id}.give.${role}`, 'top'])),
  };
};

/** Takes a zone away, and with the last of its role what leads there. */
export const removing = (def: GameDef, id: string): Edits => {
  const role = def.zones[id]?.role;
  const edits: Record<string, Json> = { [`zones.${id}`]: null };
  if (role === undefined || zonesOf(def, role).length > 1) return edits;
  for (const [other, zone] of Object.entries(def.zones)) {
    if (other === id) continue;
    if ('give' in zone && zone.give?.[role] !== undefined) edits[`zones.${other}.give.${role}`] = null;
    if ('empty' in zone && role === 'reserve' && zone.empty.refill === 'reserve')
      edits[`zones.${other}.empty.refill`] = null;
    if (role === 'hand' && zone.role === 'layout' && zone.irons !== undefined)
      edits[`zones.${other}.irons`] = null;
  }
  return edits;
};

/** What chance may bring unless the game has a list of its own: as much good as bad. */
export const CHANCES: readonly EventDef[] = [
  { kind: 'gift', strokes: 1 },
  { kind: 'peek' },
  { kind: 'strokes', strokes: 2 },
  { kind: 'lose', cards: 2 },
];
