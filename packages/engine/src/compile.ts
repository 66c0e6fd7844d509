/**
 * Builds a `Game` from a sound definition and a choice of options: piles are numbered, coverings and routes computed,
 * builds made into tables.
 */
import { makeCardOf, NO_SUIT, rankOf } from './card.ts';
import { STANDARD_RANKS, compositionOf, pilesOf } from './count.ts';
import type { Build, Empty, GameDef, Give, ScoreDef, Zone } from './definition/index.ts';
import { anyFits, fitsOf } from './fits.ts';
import type { Fits, Game, PileRule, RulesHash, ZoneRule } from './game.ts';
import { canonical, fnv1a64 } from './hash.ts';
import { standardOptions } from './options.ts';
import { packCards, type Composition } from './pack.ts';
import { readPicture, type PicturePlace } from './picture.ts';
import { EVENT, ROUGH } from './state.ts';
import { ROLES, type Role, type Unit } from './terms.ts';

const NOTHING: Empty = { takes: 'nothing' };
const ANYTHING: Empty = { takes: 'anything' };

/**
 * Compiles a definition that is known to be sound, such as one of the catalogue, with all options at their defaults.
 * Nothing is checked; compare `compileGame` (compile-checked.ts).
 */
export const compileStandard = (def: GameDef): Game => buildGame(def, def, standardOptions(def));

/** A zone of the definition, or one that the compiler adds: jokers in the hand, the stock. */
interface Part {
  readonly id: string;
  readonly role: Role;
  readonly zone: Zone | null;
  /** Its pile numbers. */
  readonly piles: readonly number[];
}

const partsOf = (def: GameDef): readonly Part[] => {
  const parts: Part[] = [];
  let next = 0;
  const add = (id: string, role: Role, zone: Zone | null, count: number): void => {
    parts.push({ id, role, zone, piles: Array.from({ length: count }, () => next++) });
  };
  for (const [id, zone] of Object.entries(def.zones)) add(id, zone.role, zone, pilesOf(zone));
  const { jokers = 0, jokerPlace } = def.pack;
  if (jokerPlace === 'hand' && jokers > 0) add('hand', 'hand', null, jokers);
  if (def.stock !== undefined) add('stock', 'stock', null, 1);
  return parts;
};

/** @param base the published definition; `def` is the same with the options applied. */
export const buildGame = (base: GameDef, def: GameDef, options: Readonly<Record<string, string>>): Game => {
  const composition = compositionOf(def);
  const parts = partsOf(def);
  const byRole = Object.fromEntries(
    ROLES.map((role) => [role, parts.flatMap((part) => (part.role === role ? part.piles : []))]),
  ) as unknown as Game['byRole'];
  const zones = parts.map((part) => zoneRule(part, def, byRole));
  const piles = zones.flatMap((zone) => pileRules(zone, byRole));
  const held = heldCards(parts, composition);
  const apexes = byRole.layout.filter((i) => piles[i]?.covers.length === 0);
  return {
    def,
    base,
    id: def.id,
    options,
    scoring: def.scoring,
    score: def.scorings[def.scoring] ?? { title: '', unit: 'points' },
    rules: rulesHash(def),
    composition,
    zones,
    piles,
    byRole,
    stock: byRole.stock[0] ?? null,
    waste: byRole.waste[0] ?? null,
    stockDef: def.stock ?? null,
    apexes,
    ranks: [...composition.ranks, ...(def.pack.extras ?? []).map(({ rank }) => rank)],
    peaks: peakBonuses(def.scorings[def.scoring], apexes.length),
    discard: byRole.discard[0] ?? null,
    chance: hasChance(def),
    cards: [...packCards(composition), ...held.map(({ card }) => card)],
    held,
  };
};

/** Whether anything is drawn by lot after the deal. */
const hasChance = ({ again, powers = {} }: GameDef): boolean => {
  const { peek: _, regather, ...others } = powers;
  return (
    again !== undefined ||
    Object.keys(others).length > 0 ||
    (regather !== undefined && (regather.order === 'shuffled' || regather.gaps === 'anywhere'))
  );
};

/** Cards that are not part of the pack. They have no suit, and their copy numbers come after those of the pack. */
const heldCards = (parts: readonly Part[], { extras }: Composition): Game['held'] => {
  const met = extras.map(rankOf);
  return parts.flatMap(({ zone, piles }) =>
    (zone?.role === 'hand' ? (zone.holds ?? []) : []).map((rank, i) => {
      const copy = met.filter((other) => other === rank).length;
      met.push(rank);
      return { pile: piles[i] ?? 0, card: makeCardOf(rank, NO_SUIT, copy) };
    }),
  );
};

/** The marks of the card that is dealt to a place. */
const marksOf = (zone: Zone | null, place: number): number =>
  zone?.role === 'layout'
    ? (zone.rough?.includes(place) === true ? ROUGH : 0) | (zone.events?.includes(place) === true ? EVENT : 0)
    : 0;

/** The places that must be empty before this one can be played. */
const lockedBy = (zone: Zone | null, place: number): readonly number[] => {
  const locks = zone?.role === 'layout' ? (zone.locks ?? []) : [];
  const until = locks.flatMap((lock) => (lock.places.includes(place + 1) ? lock.until : []));
  return [...new Set(until)].map((i) => i - 1);
};

/** With `thirds`, 15 when a third and two thirds of the apexes have gone, and 30 for the last. */
const peakBonuses = (score: ScoreDef | undefined, apexes: number): readonly number[] => {
  if (score?.peaks !== 'thirds') return score?.peaks ?? [];
  const thirds = [Math.ceil(apexes / 3), Math.ceil((2 * apexes) / 3)];
  return Array.from({ length: apexes }, (_, i) => (i + 1 === apexes ? 30 : thirds.includes(i + 1) ? 15 : 0));
};

const zoneRule = ({ id, role, zone, piles }: Part, def: GameDef, byRole: Game['byRole']): ZoneRule => {
  const ranks = def.pack.ranks ?? STANDARD_RANKS;
  const tables = (list: readonly Build[]): readonly Fits[] => list.map((build) => fitsOf(build, ranks));
  const builds = tables(zone !== null && 'build' in zone ? zone.build : []);
  const give = giveOf(role, zone);
  const routes = (role === 'row' ? [] : give).flatMap(({ to, unit }) =>
    byRole[to].map((pile) => ({ to: pile, unit })),
  );
  return {
    id,
    role,
    def: zone,
    piles,
    give,
    routes: routes.sort((one, other) => one.to - other.to),
    fits: anyFits(builds),
    builds,
    before: zone?.role === 'grid' && zone.before !== undefined ? anyFits(tables(zone.before)) : null,
    runs: zone?.role === 'tableau' && zone.runs !== undefined ? tables(zone.runs) : builds,
    empty: emptyOf(zone),
    wild: role === 'hand' || (zone?.role === 'reserve' && zone.wild === true),
    full: fullOf(role, zone, ranks.length),
  };
};

/** The most cards of a pile. */
const fullOf = (role: Role, zone: Zone | null, ranks: number): number => {
  if (role === 'hand' || role === 'cell' || role === 'grid') return 1;
  const most = zone?.role === 'tableau' || zone?.role === 'foundation' ? zone.holds : undefined;
  return most ?? (role === 'foundation' ? ranks : Infinity);
};

/** What an empty pile of a zone takes. A cell takes anything unless its zone says what. For a grid, see `left`. */
const emptyOf = (zone: Zone | null): Empty => {
  if (zone?.role === 'cell') return zone.empty ?? ANYTHING;
  if (zone?.role === 'grid') return { takes: zone.first };
  return zone !== null && 'empty' in zone ? (zone.empty ?? NOTHING) : NOTHING;
};

/** The piles of a zone. Those of a layout have the coverings of its picture. */
const pileRules = (zone: ZoneRule, byRole: Game['byRole']): readonly PileRule[] => {
  const picture = zone.def?.role === 'layout' ? readPicture(zone.def.rows) : [];
  const [first = 0] = zone.piles;
  return zone.piles.map((index, place): PileRule => {
    const spot = picture[place] ?? gridSpot(zone.def, place);
    return {
      index,
      name: pileName(zone.role, byRole[zone.role].indexOf(index), byRole),
      zone,
      place,
      coveredBy: (spot?.coveredBy ?? []).map((i) => first + i),
      covers: (spot?.covers ?? []).map((i) => first + i),
      lockedBy: lockedBy(zone.def, place).map((i) => first + i),
      rough: (marksOf(zone.def, place + 1) & ROUGH) !== 0,
      iron: zone.def?.role === 'layout' && (zone.def.irons ?? []).includes(place + 1),
      marks: marksOf(zone.def, place + 1),
      x: spot?.x ?? 0,
      row: spot?.row ?? 0,
      ...besideOf(zone, place),
    };
  });
};

/** Where a place of a grid lies: no card covers another. */
const gridSpot = (zone: Zone | null, place: number): PicturePlace | undefined => {
  if (zone?.role !== 'grid') return undefined;
  const width = zone.rows[0]?.length ?? 1;
  return { x: (place % width) * 2, row: Math.floor(place / width), coveredBy: [], covers: [] };
};

/** The places beside a place of a grid. */
const besideOf = ({ def, piles }: ZoneRule, place: number): Pick<PileRule, 'left' | 'right'> => {
  if (def?.role !== 'grid') return { left: null, right: null };
  const width = def.joined === true ? piles.length : (def.rows[0]?.length ?? 1);
  const start = place - (place % width);
  const at = (next: number): number | null =>
    def.joined === true || (next >= start && next < start + width)
      ? (piles[(next + piles.length) % piles.length] ?? null)
      : null;
  return { left: at(place - 1), right: at(place + 1) };
};

/** A hand of jokers gives its cards to every hole. The piles of a row go onto one another (`rowSteps`). */
const giveOf = (role: Role, zone: Zone | null): ZoneRule['give'] => {
  const give: Give =
    role === 'hand' && zone === null
      ? { hole: 'top' }
      : role === 'row'
        ? { row: 'stack' }
        : zone !== null && 'give' in zone
          ? (zone.give ?? {})
          : {};
  return ROLES.flatMap((to): { to: Role; unit: Unit }[] => {
    const unit = give[to];
    return unit === undefined ? [] : [{ to, unit }];
  });
};

const LETTERS: Readonly<Record<Role, string>> = {
  layout: 'l',
  tableau: '',
  cell: 'c',
  grid: 'g',
  row: 'p',
  hole: 'h',
  foundation: 'f',
  waste: 'w',
  reserve: 'r',
  hand: 'j',
  discard: 'x',
  stock: 's',
};

/**
 * A letter for the role and a number from 1; the number is left out where there is only one pile of the role. Cells
 * are a, b, c and so on, as FreeCell players write them, unless one of these letters is another pile of the game.
 */
const pileName = (role: Role, place: number, byRole: Game['byRole']): string => {
  if (role === 'cell' && !clashes(byRole)) return CELL_LETTERS[place] ?? '';
  return LETTERS[role] + (byRole[role].length === 1 && role !== 'tableau' ? '' : `${place + 1}`);
};

const CELL_LETTERS = 'abcdefgh';

/** Whether a single pile of another role has the letter of a cell: the foundation `f`, the hole `h`. */
const clashes = (byRole: Game['byRole']): boolean =>
  ROLES.some(
    (role) => byRole[role].length === 1 && CELL_LETTERS.slice(0, byRole.cell.length).includes(LETTERS[role]),
  );

/** The hash of everything that decides legality and winning. It depends on the order of zones, but not of keys. */
const rulesHash = (def: GameDef): RulesHash => {
  const { jokers = 0, jokerPlace = 'stock', names: _names, ...pack } = def.pack;
  const rules = {
    pack: jokers === 0 ? pack : { ...pack, jokers, jokerPlace },
    zones: Object.entries(def.zones),
    stock: def.stock ?? null,
    powers: def.powers ?? null,
    goal: def.goal,
    // Words that were added to the vocabulary later are left out if they are not used, because rules hashes must not
    // change.
    remove: def.remove,
    again: def.again,
    events: def.events,
  };
  return fnv1a64(canonical(rules, LEFT_OUT)) as RulesHash;
};

/**
 * Default values: writing one out changes no rule, and no hash. `turn` is missing because published hashes contain
 * it.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  suits: '[0,1,2,3]',
  ranks: '[1,2,3,4,5,6,7,8,9,10,11,12,13]',
  rest: 'false',
  wild: 'false',
  inOrder: 'false',
  joined: 'false',
};
