/**
 * The rules that the packed board plays: all of the vocabulary. The compiler holds the lists complete: it names this file
 * when a word is missing. A word is listed here when plays.ts, generate.ts, make.ts and groups.ts play it; the tests compare them with
 * the engine's. What prunes a search has a list of its own, and does nothing in games with words that are not in it.
 */
import {
  unknownWord,
  type Build,
  type DiscardZone,
  type Empty,
  type EventDef,
  type Filler,
  type FoundationZone,
  type Game,
  type GameDef,
  type GridZone,
  type Goal,
  type HandZone,
  type HoleZone,
  type KnownFields,
  type LayoutZone,
  type MatchSet,
  type PackDef,
  type Powers,
  type Regather,
  type Remove,
  type ReserveZone,
  type Role,
  type ScoreDef,
  type StockDef,
  type TableauZone,
  type Unit,
  type Vocabulary,
  type CellZone,
  type RowZone,
  type WasteZone,
  type Zone,
} from '@cairn/engine';

/** A list of words that must have all of them. */
const all = <Word extends string>(words: Readonly<Record<Word, true>>): readonly Word[] =>
  Object.keys(words) as Word[];

/** Every field of a part of the definition. */
type Fields<Part> = Required<KnownFields<Part>>;
type Of<Union, Kind extends string> = Extract<Union, { readonly kind: Kind }>;

const ROLES = all<Role>({
  layout: true,
  tableau: true,
  cell: true,
  grid: true,
  row: true,
  hole: true,
  foundation: true,
  waste: true,
  reserve: true,
  hand: true,
  discard: true,
  stock: true,
});
const UNITS = all<Unit>({
  top: true,
  run: true,
  topOrAll: true,
  stack: true,
  any: true,
  lone: true,
  suit: true,
  all: true,
});
const GIVE = [Object.fromEntries(ROLES.map((role) => [role, UNITS]))];

type Step = Of<Build, 'step'>;
const STEP: Fields<Step> = {
  kind: ['step'],
  rank: all<Step['rank']>({ up: true, down: true, either: true, equal: true, any: true }),
  suit: all<Step['suit']>({ any: true, same: true, alternating: true, colour: true, other: true }),
  ends: all<Step['ends']>({ linear: true, circular: true, kingStop: true, base: true }),
  ring: true,
};
const PAIR: Fields<Of<Build, 'pair'>> = { kind: ['pair'], cards: true, on: true };
const builds: Readonly<Record<Build['kind'], KnownFields<Build>>> = { step: STEP, pair: PAIR };
const BUILD = Object.values(builds);

const EMPTY: readonly [Fields<Empty>] = [
  {
    takes: all<Extract<Empty['takes'], string>>({ nothing: true, anything: true, base: true, last: true }),
    from: ROLES,
    inOrder: true,
    keeps: true,
    refill: all<Extract<Empty['refill'], string> | Filler>({
      reserve: true,
      next: true,
      waste: true,
      stock: true,
    }),
    once: all<NonNullable<Empty['once']>>({ suit: true }),
  },
];

const LAYOUT: Fields<LayoutZone> = {
  role: ['layout'],
  rows: true,
  face: [...all<Extract<LayoutZone['face'], string>>({ open: true, closed: true }), { openRows: true }],
  give: GIVE,
  locks: [{ places: true, until: true }],
  rough: true,
  irons: true,
  events: true,
};
const TABLEAU: Fields<TableauZone> = {
  role: ['tableau'],
  piles: true,
  deal: true,
  face: [
    ...all<Extract<TableauZone['face'], string>>({ open: true, top: true }),
    { up: true },
    { down: true },
  ],
  lastRows: true,
  pull: true,
  distinct: all<NonNullable<TableauZone['distinct']>>({ rank: true }),
  sink: true,
  turn: all<NonNullable<TableauZone['turn']>>({ exposed: true, together: true }),
  build: BUILD,
  runs: BUILD,
  leave: all<NonNullable<TableauZone['leave']>>({ must: true }),
  holds: true,
  empty: EMPTY,
  give: GIVE,
};
const CELL: Fields<CellZone> = { role: ['cell'], piles: true, deal: true, empty: EMPTY, give: GIVE };
const GRID: Fields<GridZone> = {
  role: ['grid'],
  rows: true,
  gaps: [{ ranks: true, to: all<NonNullable<GridZone['gaps']>['to']>({ discard: true, first: true }) }],
  build: BUILD,
  before: BUILD,
  joined: true,
  first: true,
  give: GIVE,
};
const ROW: Fields<RowZone> = { role: ['row'], piles: true, steps: true, build: BUILD };
const HOLE: Fields<HoleZone> = {
  role: ['hole'],
  piles: true,
  deal: true,
  pull: true,
  build: BUILD,
  empty: EMPTY,
};
const FOUNDATION: Fields<FoundationZone> = {
  role: ['foundation'],
  piles: true,
  deal: true,
  pull: true,
  first: ROLES,
  build: BUILD,
  holds: true,
  empty: EMPTY,
  give: GIVE,
};
const WASTE: Fields<WasteZone> = { role: ['waste'], rest: true, give: GIVE };
const RESERVE: Fields<ReserveZone> = {
  role: ['reserve'],
  piles: true,
  deal: true,
  face: all<ReserveZone['face']>({ open: true, top: true }),
  give: GIVE,
  wild: true,
};
const HAND: Fields<HandZone> = {
  role: ['hand'],
  piles: true,
  pull: true,
  holds: true,
  empty: EMPTY,
  give: GIVE,
};
const DISCARD: Fields<DiscardZone> = { role: ['discard'], rest: true };
const zones: Readonly<Record<Zone['role'], Vocabulary['zones'][number]>> = {
  layout: LAYOUT,
  tableau: TABLEAU,
  cell: CELL,
  grid: GRID,
  row: ROW,
  hole: HOLE,
  foundation: FOUNDATION,
  waste: WASTE,
  reserve: RESERVE,
  hand: HAND,
  discard: DISCARD,
};

const PACK: Fields<PackDef> = {
  packs: true,
  jokers: true,
  jokerPlace: all<NonNullable<PackDef['jokerPlace']>>({ stock: true, anywhere: true, hand: true }),
  suits: true,
  ranks: true,
  extras: true,
  names: true,
};
type Show = NonNullable<StockDef['show']>;
const STOCK: Fields<StockDef> = {
  to: all<StockDef['to']>({ hole: true, waste: true, tableau: true, reserve: true }),
  zone: true,
  draw: true,
  passes: all<Extract<StockDef['passes'], string>>({ unlimited: true }),
  when: all<StockDef['when']>({ any: true, stuck: true, filled: true, placed: true, never: true }),
  show: [
    {
      what: all<Show['what']>({ rank: true, card: true }),
      while: all<Show['while']>({ first: true, always: true }),
    },
  ],
};
const MATCH: Fields<MatchSet> = {
  sum: true,
  same: all<NonNullable<MatchSet['same']>>({ rank: true, suit: true }),
  ranks: true,
};
const REMOVE: { readonly [Kind in Remove['kind']]: Fields<Of<Remove, Kind>> } = {
  pair: { kind: ['pair'], sum: true, alone: true, from: ROLES, coverer: true },
  run: {
    kind: ['run'],
    min: true,
    ends: all<Of<Remove, 'run'>['ends']>({ linear: true, circular: true }),
  },
  lower: { kind: ['lower'], order: true },
  match: { kind: ['match'], from: ROLES, sets: [MATCH] },
};
const USES = [{ uses: ['unlimited'] }] as const;
const REGATHER: Fields<Regather> = {
  uses: ['unlimited'],
  zone: true,
  order: all<Regather['order']>({ shuffled: true, fromTop: true, fromBottom: true }),
  deal: true,
  gaps: all<NonNullable<Regather['gaps']>>({ after: true, last: true, anywhere: true }),
};
const POWERS: Fields<Powers> = {
  peek: USES,
  reshuffle: USES,
  restock: USES,
  pay: USES,
  chance: USES,
  regather: [REGATHER],
};
const EVENTS: { readonly [Kind in EventDef['kind']]: Fields<Of<EventDef, Kind>> } = {
  strokes: { kind: ['strokes'], strokes: true },
  gift: { kind: ['gift'], strokes: true },
  peek: { kind: ['peek'] },
  unlock: { kind: ['unlock'] },
  mow: { kind: ['mow'] },
  iron: { kind: ['iron'] },
  rough: { kind: ['rough'] },
  lose: { kind: ['lose'], cards: true },
};
const GOALS: { readonly [Kind in Goal['kind']]: Fields<Of<Goal, Kind>> } = {
  clear: { kind: ['clear'], zone: true },
  gather: { kind: ['gather'], zone: true, cards: ['all'] },
  suits: { kind: ['suits'], zone: true },
  order: { kind: ['order'], zone: true },
  piles: { kind: ['piles'], zone: true, most: true },
};

export const PACKED_WORDS: Required<Vocabulary> = {
  pack: [PACK],
  zones: Object.values(zones),
  stock: [STOCK],
  remove: Object.values(REMOVE),
  powers: [POWERS],
  events: Object.values(EVENTS),
  goal: Object.values(GOALS),
  again: all<NonNullable<GameDef['again']>>({ reshuffle: true }),
};

/** Every part of a scoring (meter.ts). Time is not played. */
export const PACKED_SCORES: Fields<ScoreDef> = {
  title: true,
  unit: true,
  low: true,
  start: true,
  chain: ['count', { doubles: true, peaks: true }, { pays: true, apex: true, from: true }],
  drive: true,
  penalty: true,
  peaks: ['thirds'],
  clear: true,
  draw: true,
  reserve: true,
  ranks: true,
  left: [
    {
      each: true,
      when: all<NonNullable<ScoreDef['left']>['when']>({ stock: true, lost: true }),
      roles: ROLES,
    },
  ],
  spare: true,
  cards: true,
  moves: true,
  pass: true,
  groups: true,
  second: true,
  par: true,
  floor: true,
  least: true,
  bankroll: true,
};

/** For the end of a switch over words: the compiler refuses a call where a word is left. */
export const unplayed = (word: never): never => {
  throw new Error(`The packed board does not play ${JSON.stringify(word)}`);
};

const known = new WeakMap<Vocabulary, WeakMap<Game, boolean>>();

/** Whether a proof that goes through these rules goes through all rules of a game; looked up once a game. */
export const isCoveredBy = (game: Game, vocabulary: Vocabulary): boolean => {
  let games = known.get(vocabulary);
  if (games === undefined) known.set(vocabulary, (games = new WeakMap()));
  let covered = games.get(game);
  if (covered === undefined) games.set(game, (covered = unknownWord(game.def, vocabulary) === null));
  return covered;
};
