/** Broken definitions for property tests: one to four random changes anywhere in the tree of a sound one. */
import { GAME_SCHEMA } from '@cairn/engine';
import * as fc from 'fast-check';
import { schemaWords } from './schema-words.ts';

type Tree = Record<string, unknown>;

/** Words of the definition language, so that a change is often nearly right. */
const WORDS = [...schemaWords(GAME_SCHEMA), 'AS', '#.#'];

const valueOf = (words: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<unknown>(...words) },
    { weight: 6, arbitrary: fc.integer({ min: -1, max: 14 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(null, true, 1e9, 0.5, '', [], {}, [1, 2, 3], { kind: 'step' }),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

const changeOf = (words: readonly string[]) =>
  fc.record({
    /** Which of all places in the tree, as a share of them. */
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    act: fc.constantFrom('set', 'set', 'set', 'delete', 'add', 'double', 'copy'),
    value: valueOf(words),
    from: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  });

/** Every place in the tree: the holder and the key. */
const places = (tree: unknown): (readonly [Tree, string])[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([key, inner]) => [[tree as Tree, key] as const, ...places(inner)]);

/** A definition with some changes made; what comes out need not be one any more. */
export const mutated = (def: object, words: readonly string[] = WORDS): fc.Arbitrary<unknown> =>
  fc.array(changeOf(words), { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy = JSON.parse(JSON.stringify(def)) as Tree;
    for (const { at, act, value: put, from } of changes) {
      const all = places(copy);
      const [holder, key] = all[Math.floor(at * all.length)] ?? [copy, 'id'];
      const [other, its] = all[Math.floor(from * all.length)] ?? [copy, 'id'];
      const plain: unknown = JSON.parse(JSON.stringify(act === 'copy' ? other[its] : put));
      const inner = holder[key];
      if (act === 'set' || act === 'copy') holder[key] = plain;
      else if (act === 'delete') delete holder[key];
      else if (act === 'double' && Array.isArray(inner)) inner.push(...(inner as unknown[]));
      else if (typeof inner === 'object' && inner !== null) (inner as Tree)[`${its}x`] = plain;
    }
    return JSON.parse(JSON.stringify(copy)) as unknown;
  });
