// The published schema and its types say the same: a sample with every key and one with the least, for each part.
import { describe, expect, it } from 'vitest';
import {
  validate,
  GAME_SCHEMA,
  type GameDef,
  type DiscardZone,
  type HandZone,
  type HoleZone,
  type LayoutZone,
  type DealLimits,
  type OptionDef,
  type OptionValue,
  type PackDef,
  type PairBuild,
  type PysolDeal,
  type FoundationZone,
  type ReserveZone,
  type ScoreDef,
  type JsonSchema,
  type StepBuild,
  type StockDef,
  type RowZone,
  type TableauZone,
  type WasteZone,
  type Empty,
  type Powers,
  type Regather,
} from '../../src/index.ts';
import { hill, step, yard } from '../support/defs.ts';

/** What a reader of the types must write at least: `Least<X>` has the required keys alone. */
type Least<T> = { [K in keyof T as object extends Pick<T, K> ? never : K]: T[K] };

/** The part of the schema for a definition, or for one member of a union. */
const part = (name: string, member?: string): JsonSchema => {
  const shape = GAME_SCHEMA.$defs?.[name] ?? {};
  if (member === undefined) return shape;
  const own = ({ properties = {} }: JsonSchema): unknown => (properties.kind ?? properties.role)?.const;
  return shape.oneOf?.find((one) => own(one) === member) ?? {};
};

const inside = (shape: JsonSchema, ...keys: readonly string[]): JsonSchema =>
  keys.reduce<JsonSchema>((at, key) => at.properties?.[key] ?? {}, shape);

interface Row<T> {
  readonly all: Required<T>;
  readonly least: Least<T>;
}
/** The type argument makes the compiler ask for every key in `all` and for the required ones alone in `least`. */
const row = <T extends object>(
  shape: JsonSchema,
  all: Required<T>,
  least: Least<T>,
): [JsonSchema, Row<T>] => [shape, { all, least }];

const stock: Least<StockDef> = { to: 'hole', draw: 1, passes: 1, when: 'any' };
const columns: Least<TableauZone> = { role: 'tableau', piles: 1, deal: 1, face: 'top', build: [], empty: { takes: 'base' }, give: {} }; // prettier-ignore
const hole: Least<HoleZone> = {
  role: 'hole',
  piles: 1,
  deal: 1,
  build: [step()],
  empty: { takes: 'nothing' },
};
const foundation: Least<FoundationZone> = { role: 'foundation', piles: 1, build: [], empty: { takes: [1] } };
const reserve: Least<ReserveZone> = { role: 'reserve', piles: 1, deal: 1, face: 'top', give: {} };
const layout: Least<LayoutZone> = {
  role: 'layout',
  rows: ['#'],
  face: { openRows: 1 },
  give: { hole: 'top' },
};
const hand: Least<HandZone> = { role: 'hand', piles: 1, empty: { takes: [2] }, give: {} };
const waste: Least<WasteZone> = { role: 'waste', give: { tableau: 'any' } };
const about = {
  id: 'x',
  title: 'X',
  families: ['golf'],
  tags: ['t'],
  info: { difficulty: 1, length: 'long' },
} as const;
const least: Least<GameDef> = { ...about, pack: { packs: 1 }, zones: { waste }, goal: { kind: 'clear', zone: 'waste' }, scoring: 's', scorings: { s: { title: 'S', unit: 'points' } }, options: {} }; // prettier-ignore

const regather: Required<Regather> = {
  uses: 'unlimited',
  zone: 'columns',
  order: 'fromTop',
  deal: 4,
  gaps: 'after',
};

const rows = {
  game: row<GameDef>(GAME_SCHEMA, { ...least, aka: ['Y'], pysol: { rows: 'right' }, stock: { ...stock }, remove: { kind: 'run', min: 2, ends: 'linear' }, powers: { peek: { uses: 1 } }, events: [{ kind: 'peek' }], limits: { undo: 1 }, again: 'reshuffle' }, least),
  pack: row<PackDef>(part('pack'), { packs: 2, jokers: 1, jokerPlace: 'hand', suits: [0, 4], ranks: [1], extras: [{ rank: 1, count: 1 }], names: { suits: ['s'] } }, { packs: 1 }),
  step: row<StepBuild>(part('build', 'step'), { ...step({ suit: 'same' }), ring: [1, 2] }, step()),
  pair: row<PairBuild>(part('build', 'pair'), { kind: 'pair', cards: [1], on: [2] }, { kind: 'pair' }),
  empty: row<Empty>(part('empty'), { takes: 'anything', from: ['waste'], inOrder: true, keeps: 1, refill: 'next', once: 'suit' }, { takes: 'base' }),
  layout: row<LayoutZone>(part('zone', 'layout'), { ...layout, locks: [{ places: [1], until: [1] }], rough: [1], irons: [1], events: [1] }, layout),
  tableau: row<TableauZone>(part('zone', 'tableau'), { ...columns, lastRows: 1, pull: ['?S'], distinct: 'rank', sink: [13], turn: 'together', runs: [step()], leave: 'must', holds: 3 }, columns),
  hole: row<HoleZone>(part('zone', 'hole'), { ...hole, pull: ['AS'] }, hole),
  foundation: row<FoundationZone>(part('zone', 'foundation'), { ...foundation, deal: 1, pull: ['AS'], first: ['reserve'], holds: 26, give: {} }, foundation),
  waste: row<WasteZone>(part('zone', 'waste'), { ...waste, rest: true }, waste),
  reserve: row<ReserveZone>(part('zone', 'reserve'), { ...reserve, wild: true }, reserve),
  stock: row<StockDef>(part('stock'), { ...stock, zone: 'hole', show: { what: 'rank', while: 'first' } }, stock),
  hand: row<HandZone>(part('zone', 'hand'), { ...hand, pull: ['2~'], holds: [2] }, hand),
  discard: row<DiscardZone>(part('zone', 'discard'), { role: 'discard', rest: true }, { role: 'discard' }),
  row: row<RowZone>(part('zone', 'row'), { role: 'row', piles: 2, steps: [1], build: [] }, { role: 'row', piles: 2, steps: [1], build: [] }),
  powers: row<Powers>(inside(GAME_SCHEMA, 'powers'), { peek: { uses: 'unlimited' }, reshuffle: { uses: 1 }, restock: { uses: 1 }, pay: { uses: 'unlimited' }, chance: { uses: 1 }, regather }, {}),
  regather: row<Regather>(part('regather'), { ...regather }, { uses: 1, zone: 'a', order: 'shuffled' }),
  limits: row<DealLimits>(inside(GAME_SCHEMA, 'limits'), { seconds: 5, undo: 0 }, {}),
  pysol: row<PysolDeal>(inside(GAME_SCHEMA, 'pysol'), { rows: 'right', first: 'hole', last: ['AS'], taken: 'last', base: 'last', pack: 'reversed', sink: 'swap' }, {}),
  score: row<ScoreDef>(part('score'), { title: 'S', unit: 'dollars', chain: 'count', peaks: [1], clear: 1, draw: -1, left: { each: -1, when: 'lost' }, floor: 0, bankroll: true, low: true, start: 1, reserve: 1, ranks: { 1: 1 }, spare: { stock: 1 }, cards: { role: 'hole', each: 1 }, moves: { turn: 1 }, pass: { each: 1, free: 1 }, groups: 1, second: 1, par: 1, drive: { cards: 6, points: -1 }, penalty: 1, least: 0 }, { title: 'S', unit: 'points' }),
  option: row<OptionDef>(part('option'), { title: 'O', standard: 'a', values: {} }, { title: 'O', standard: 'a', values: {} }),
  value: row<OptionValue>(inside(part('option'), 'values').additionalProperties as JsonSchema, { title: 'V', set: {} }, { title: 'V', set: {} }),
} as const; // prettier-ignore

describe.each(Object.entries(rows))('%s', (_, [shape, { all, least: few }]) => {
  it('has the keys of its type, and requires those that the type requires', () => {
    expect(Object.keys(shape.properties ?? {}).toSorted()).toEqual(Object.keys(all).toSorted());
    expect([...(shape.required ?? [])].toSorted()).toEqual(Object.keys(few).toSorted());
    expect(shape.additionalProperties).toBe(false);
  });
});

it('accepts the samples and the small games', () => {
  for (const def of [rows.game[1].all, rows.game[1].least, hill, yard])
    expect(validate(GAME_SCHEMA, def)).toEqual([]);
});

it('is plain JSON with every reference in place', () => {
  const text = JSON.stringify(GAME_SCHEMA);
  expect(JSON.parse(text)).toEqual(GAME_SCHEMA);
  for (const [, name = ''] of text.matchAll(/"#\/\$defs\/(\w+)"/g))
    expect(GAME_SCHEMA.$defs).toHaveProperty(name);
});
