/**
 * Parts of vocabularies (the engine's vocabulary.ts) that kernels and pruning rules share: how a deal comes about, which
 * a search need not know because it begins with a position, and what is read from tables whatever the words are.
 */

/** Jokers and added cards are known here; most kernels decline them by their number. */
export const PACK = [
  {
    packs: true,
    jokers: true,
    jokerPlace: ['stock', 'anywhere', 'hand'],
    suits: true,
    ranks: true,
    extras: true,
    names: true,
  },
] as const;

/** Fields of columns that only say how they are dealt. */
export const DEALT_COLUMNS = {
  role: ['tableau'],
  piles: true,
  deal: true,
  face: ['open', 'top', { up: true }, { down: true }],
  lastRows: true,
  pull: true,
  sink: true,
} as const;

/** The same of foundations, of holes and of a reserve. */
export const DEALT_FOUNDATIONS = { role: ['foundation'], piles: true, deal: true, pull: true } as const;
export const DEALT_HOLES = { role: ['hole'], piles: true, deal: true, pull: true } as const;
export const DEALT_RESERVE = {
  role: ['reserve'],
  piles: true,
  deal: true,
  face: ['open', 'top'],
  wild: true,
} as const;

/** For code that reads builds from the tables of the compiled game. */
export const TABLE_BUILDS = [
  {
    kind: ['step'],
    rank: ['up', 'down', 'either', 'equal', 'any'],
    suit: ['any', 'same', 'alternating', 'colour', 'other'],
    ends: ['linear', 'circular', 'kingStop'],
    ring: true,
  },
  { kind: ['pair'], cards: true, on: true },
] as const;

export const SHOWN = [{ what: ['rank', 'card'], while: ['first', 'always'] }] as const;

/** A stock that is drawn at any time, to one role. */
export const stockTo = <const To extends 'hole' | 'waste' | 'tableau'>(to: To) =>
  [{ to: [to], draw: true, passes: ['unlimited'], when: ['any'], show: SHOWN }] as const;

export const ONLY_PEEK = [{ peek: [{ uses: ['unlimited'] }] }] as const;
/** A deal after the last: a search ends with the first. */
export const AGAIN = ['reshuffle'] as const;

export const GATHER = { kind: ['gather'], zone: true, cards: ['all'] } as const;
export const CLEAR = { kind: ['clear'], zone: true } as const;
/** Foundations built up in suit, in the usual order of ranks. */
const IN_SUIT = { kind: ['step'], rank: ['up'], suit: ['same'] } as const;
const BACK = [{ tableau: ['top'] }] as const;
export const LINEAR_FOUNDATIONS = {
  ...DEALT_FOUNDATIONS,
  build: [{ ...IN_SUIT, ends: ['linear'] }],
  empty: [{ takes: [] }],
  give: BACK,
} as const;
export const ROUND_FOUNDATIONS = {
  ...DEALT_FOUNDATIONS,
  build: [{ ...IN_SUIT, ends: ['linear', 'circular'] }],
  empty: [{ takes: ['base'] }],
  give: BACK,
} as const;

/** A waste that gives its last card, or any. */
const OF_WASTE = ['top', 'any'] as const;
export const PLAYED_WASTE = {
  role: ['waste'],
  rest: true,
  give: [{ tableau: OF_WASTE, foundation: OF_WASTE }],
} as const;
/** A reserve that gives its last card. */
export const PLAYED_RESERVE = {
  ...DEALT_RESERVE,
  give: [{ tableau: ['top'], foundation: ['top'] }],
} as const;

/** Zones that only hold cards. */
export const DISCARD = { role: ['discard'] } as const;

/** The same with the cards that are left after dealing. */
export const DISCARD_OF_REST = { role: ['discard'], rest: true } as const;
/** Piles in a row that go onto one another. */
export const STEPPED_ROW = { role: ['row'], piles: true, steps: true, build: TABLE_BUILDS } as const;
export const PILES = { kind: ['piles'], zone: true, most: true } as const;

/** The following are for proofs about all that the engine plays. */
const ALL_ROLES = [
  'layout',
  'tableau',
  'cell',
  'hole',
  'foundation',
  'waste',
  'reserve',
  'hand',
  'discard',
  'stock',
] as const;
const ALL_UNITS = ['top', 'run', 'topOrAll', 'stack', 'any', 'lone', 'suit', 'all'] as const;

/** For code that plays, and for proofs that hold whatever the ranks are after which a sequence ends. */
export const PLAYED_BUILDS = [
  { ...TABLE_BUILDS[0], ends: [...TABLE_BUILDS[0].ends, 'base'] },
  TABLE_BUILDS[1],
] as const;

/** Cards that go anywhere, in these units. */
export const giveIn = <const Unit extends (typeof ALL_UNITS)[number]>(...units: readonly Unit[]) =>
  [
    {
      layout: units,
      tableau: units,
      cell: units,
      hole: units,
      foundation: units,
      waste: units,
      reserve: units,
      hand: units,
    },
  ] as const;
export const GIVE_ANY = giveIn(...ALL_UNITS);
export const EMPTY_ANY = [
  {
    takes: ['nothing', 'anything', 'base', 'last'],
    from: ALL_ROLES,
    keeps: true,
    refill: ['reserve', 'next'],
  },
] as const;

const LAYOUT = {
  role: ['layout'],
  rows: true,
  face: ['open', 'closed', { openRows: true }],
  give: GIVE_ANY,
  locks: [{ places: true, until: true }],
  rough: true,
  irons: true,
  events: true,
} as const;
/** The order of sources reads which piles are empty, as other rules do; what fills from waste and stock reads no card. */
const EMPTY_PLAYED = [
  { ...EMPTY_ANY[0], inOrder: true, refill: [...EMPTY_ANY[0].refill, 'waste', 'stock'] },
] as const;
const BUILT = { build: PLAYED_BUILDS, empty: EMPTY_PLAYED } as const;

export const ANY_WASTE = { role: ['waste'], rest: true, give: GIVE_ANY } as const;
/** Zones of every role but the waste. */
export const ZONES_BUT_WASTE = [
  LAYOUT,
  {
    ...DEALT_COLUMNS,
    ...BUILT,
    runs: TABLE_BUILDS,
    leave: ['must'],
    holds: true,
    turn: ['exposed', 'together'],
    give: GIVE_ANY,
  },
  { role: ['cell'], piles: true, deal: true, empty: EMPTY_ANY, give: GIVE_ANY },
  { ...DEALT_HOLES, ...BUILT },
  { ...DEALT_FOUNDATIONS, ...BUILT, holds: true, give: GIVE_ANY },
  { ...DEALT_RESERVE, give: GIVE_ANY },
  { role: ['hand'], piles: true, pull: true, holds: true, empty: EMPTY_ANY, give: GIVE_ANY },
  DISCARD,
] as const;
export const STOCK_ANY = [
  {
    to: ['hole', 'waste', 'tableau'],
    draw: true,
    passes: ['unlimited'],
    when: ['any', 'stuck', 'filled', 'placed', 'never'],
    show: SHOWN,
  },
] as const;
export const SUITS = { kind: ['suits'], zone: true } as const;
export const REMOVE_PAIR = {
  kind: ['pair'],
  sum: true,
  alone: true,
  from: ALL_ROLES,
  coverer: true,
} as const;
export const REMOVE_RUN = { kind: ['run'], min: true, ends: ['linear', 'circular'] } as const;
export const REMOVE_LOWER = { kind: ['lower'], order: true } as const;
export const REMOVE_MATCH = {
  kind: ['match'],
  from: ALL_ROLES,
  sets: [{ sum: true, same: ['rank', 'suit'], ranks: true }],
} as const;
const USES = [{ uses: ['unlimited'] }] as const;
const REGATHER = [
  { uses: ['unlimited'], zone: true, order: ['shuffled', 'fromTop', 'fromBottom'], deal: true },
] as const;
export const POWERS_ANY = [
  { peek: USES, reshuffle: USES, restock: USES, pay: USES, chance: USES, regather: REGATHER },
] as const;
export const EVENTS_ANY = [
  { kind: ['strokes'], strokes: true },
  { kind: ['gift'], strokes: true },
  { kind: ['peek'] },
  { kind: ['unlock'] },
  { kind: ['mow'] },
  { kind: ['iron'] },
  { kind: ['rough'] },
  { kind: ['lose'], cards: true },
] as const;
