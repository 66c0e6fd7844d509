/**
 * Links that nobody here has made: sound ones with letters changed, cut or spliced, variants whose edits lead anywhere
 * and say anything, definitions gone wrong or as large as they may be, and data that is small packed and large unpacked.
 */
import type { GameDef, Json, StepBuild, Unit } from '@cairn/engine';
import { games } from '@cairn/games';
import { chance, type Chance } from '@cairn/testkit';
import { controlsOf, makeVariant, packVariant, applyControl, type Variant } from '../../src/index.ts';
import { valueFor } from './values.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Any data as a link would carry it. */
const packed = (data: unknown): Promise<string> => packVariant(data as Variant);

/** A variant some turns away from a known game. */
const variant = (dice: Chance): Variant => {
  const parent = dice.pick(games);
  let def: GameDef = { ...parent, options: {} };
  for (let i = 1 + dice.below(4); i > 0; i--) {
    const control = dice.pick(controlsOf(def));
    def = applyControl(def, control.id, valueFor(control, dice));
  }
  return makeVariant(dice.below(3) === 0 ? null : parent, def, 'A link');
};

/** The places of a tree, each as its holder and key. */
const places = (tree: unknown): (readonly [Record<string, unknown>, string])[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([key, inner]) => [
        [tree as Record<string, unknown>, key] as const,
        ...places(inner),
      ]);

const nested = (depth: number): Json => {
  let inner: Json = 1;
  for (let i = 0; i < depth; i++) inner = [inner];
  return inner;
};

/** Values that are nothing, too much, or right somewhere else. */
const odd = ({ below, pick }: Chance): Json =>
  pick<() => Json>([
    () => null,
    () => below(30) - 2,
    () => pick([1e9, -1e9, 0.5, 2 ** 53]),
    () => pick(['any', 'top', 'reserve', 'circular', '#.#.#', 'unlimited', '__proto__', '']),
    () => 'x'.repeat(below(5000)),
    () => nested(below(40)),
    () => Array.from({ length: below(300) }, () => below(14)),
    () => Array.from({ length: below(24) }, () => '#.'.repeat(below(31))),
    () => ({ kind: 'step', rank: 'any', suit: 'any', ends: 'circular' }),
    () => ({ role: pick(['tableau', 'layout', 'hand', 'stock']), piles: below(30), give: { hole: 'top' } }),
    () => JSON.parse('{"__proto__":{"piles":9},"constructor":{"prototype":1}}') as Json,
  ])();

const WORDS =
  'zones tableau hole waste foundation peaks stock pack remove powers goal scorings give build 0 1 empty takes piles deal rows face locks __proto__ constructor prototype length toString id options'.split(
    ' ',
  );

const edits = ({ below, pick }: Chance, value: () => Json): Record<string, Json> =>
  Object.fromEntries(
    Array.from({ length: 1 + below(6) }, () => [
      Array.from({ length: 1 + below(5) }, () => pick(WORDS)).join('.'),
      value(),
    ]),
  );

/** A whole definition with some of its places changed, taken away or put elsewhere. */
const spoiled = (dice: Chance): unknown => {
  const def = structuredClone({ ...dice.pick(games), options: {} }) as unknown as Record<string, unknown>;
  for (let i = 1 + dice.below(3); i > 0; i--) {
    const [holder, key] = dice.pick(places(def));
    const [other, its] = dice.pick(places(def));
    if (dice.below(4) === 0) delete holder[key];
    else holder[key] = dice.below(2) === 0 ? odd(dice) : structuredClone(other[its]);
  }
  return { title: 'Spoiled', def };
};

/** All words, in an order of their own: the numbers of links depend on it. */
const all = <Word extends string>(words: Readonly<Record<Word, true>>): readonly Word[] =>
  Object.keys(words) as Word[];
const EVERY = all<StepBuild['rank']>({ up: true, down: true, either: true, equal: true, any: true });
const EVERY_UNIT = all<Unit>({
  top: true,
  run: true,
  stack: true,
  any: true,
  topOrAll: true,
  lone: true,
  suit: true,
  all: true,
});

/** As much of everything as the schema admits, so that only sums stand in the way of it. */
const huge = ({ below, pick }: Chance): unknown => {
  const build = (shift: number): Json =>
    Array.from({ length: 8 }, (_, i) => ({
      kind: 'step',
      rank: EVERY[(i + shift) % 5] ?? 'any',
      suit: i % 2 === 0 ? 'any' : 'same',
      ends: 'circular',
      ring: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].slice((i + shift) % 6),
    }));
  const unit = pick(EVERY_UNIT);
  const give = { foundation: unit, hole: unit, tableau: unit };
  const columns = { role: 'tableau', piles: 1 + below(24), face: 'open', empty: { takes: 'anything' }, give };
  const count = 1 + below(12);
  const zones = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `t${i}`,
      { ...columns, deal: i === 0 ? 1 + below(8) : 0, build: build(i) },
    ]),
  );
  const layout = {
    role: 'layout',
    rows: Array.from({ length: 1 + below(7) }, () => '#.'.repeat(1 + below(30))),
  };
  return {
    title: 'Huge',
    def: {
      id: 'huge',
      title: 'Huge',
      families: ['golf'],
      tags: [],
      info: { difficulty: 1, length: 'short' },
      pack: { packs: 4, suits: [0, 1, 2, 3, 4], jokers: 4, jokerPlace: 'anywhere' },
      zones: {
        ...zones,
        ...(below(2) === 0 ? { l: { ...layout, face: 'open', give } } : {}),
        h: { role: 'hole', piles: 1 + below(8), deal: 0, build: build(1), empty: { takes: 'anything' } },
        f: {
          role: 'foundation',
          piles: 7,
          build: build(2),
          empty: { takes: 'anything' },
          give: { tableau: 'top' },
        },
        w: { role: 'waste', rest: true, give },
        d: { role: 'discard' },
      },
      ...(below(2) === 0 ? { remove: { kind: 'run', min: 2, ends: 'circular' } } : {}),
      ...(below(2) === 0
        ? {
            remove: {
              kind: 'pair',
              sum: 14,
              alone: [1, 2, 3],
              from: ['tableau', 'layout', 'waste'],
              coverer: true,
            },
          }
        : {}),
      goal: { kind: 'clear', zone: 't0' },
      scoring: 'none',
      scorings: { none: { title: 'None', unit: 'points' } },
      options: {},
    },
  };
};

/** Letters of a sound link exchanged, cut off, or followed by those of another. */
const damaged = async (dice: Chance): Promise<string> => {
  const link = await packed(variant(dice));
  const at = 1 + dice.below(link.length - 1);
  switch (dice.below(3)) {
    case 0: {
      const letters = Array.from(link);
      for (let i = 1 + dice.below(4); i > 0; i--)
        letters[1 + dice.below(letters.length - 1)] = dice.pick(Array.from(LETTERS));
      return letters.join('');
    }
    case 1:
      return link.slice(0, at);
    default:
      return link.slice(0, at) + (await packed(variant(dice))).slice(1 + dice.below(at));
  }
};

const KINDS: readonly ((dice: Chance) => Promise<string>)[] = [
  damaged,
  damaged,
  (dice) => packed(variant(dice)),
  (dice) => packed({ title: 'Edits', of: dice.pick(games).id, set: edits(dice, () => odd(dice)) }),
  (dice) => packed({ ...variant(dice), [dice.pick(['set', 'of', 'def', 'title'])]: odd(dice) }),
  (dice) => packed(spoiled(dice)),
  (dice) => packed(spoiled(dice)),
  (dice) => packed(huge(dice)),
  (dice) => packed(nested(dice.below(2) === 0 ? dice.below(2000) : 5)),
  // A few letters that come to megabytes.
  (dice) => packed({ title: 'Bomb', of: 'x'.repeat(dice.below(3_000_000)), set: {} }),
  (dice) => packed({ title: 'Many', def: { tags: Array.from({ length: dice.below(30_000) }, () => 1) } }),
  (dice) =>
    Promise.resolve(
      `~${Array.from({ length: dice.below(300) }, () => dice.pick(Array.from(LETTERS))).join('')}`,
    ),
];

/** The link of this number; the same on every machine. */
export const hostileLink = (number: number): Promise<string> => {
  const dice = chance(number);
  return (KINDS[number % KINDS.length] ?? damaged)(dice);
};
