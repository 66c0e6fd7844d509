// The gate against chance: nothing makes it throw, and whatever passes it can be dealt and played.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutated, take, walk } from '@cairn/testkit';
import {
  compileGame,
  legalMoves,
  makeMove,
  makePosition,
  parseMove,
  parseView,
  start,
  status,
  view,
  type Deal,
  type GameDef,
} from '../../src/index.ts';
import { hill, yard } from '../support/defs.ts';

const deal = { kind: 'cairn', number: 1 } as Deal;

/** Compiles; what passes is dealt, played for a while and written down. Gives whether it passed. */
const tried = (input: unknown, chosen: Readonly<Record<string, string>> = {}): boolean => {
  const result = compileGame(input, chosen);
  if (!result.ok) {
    expect(result.error.length).toBeGreaterThan(0);
    for (const { code, path, message } of result.error) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(typeof path).toBe('string');
      expect(message.length).toBeLessThan(1000);
    }
    return false;
  }
  const game = result.value;
  for (const { state, legal } of walk(game, take(start(game, deal)), 1, 12)) {
    const seen = view(game, state);
    expect(legalMoves(game, seen)).toEqual(legal);
    expect(makePosition(game, take(parseView(game, makePosition(game, seen))))).toBe(
      makePosition(game, seen),
    );
    for (const move of legal) expect(take(parseMove(game, state, makeMove(game, state, move)))).toEqual(move);
    status(game, state);
  }
  return true;
};

describe.each<readonly [string, GameDef]>([
  ['hill', hill],
  ['yard', yard],
])('%s', (_, def) => {
  it('changed by chance is refused or can be played', () => {
    let passed = 0;
    fc.assert(
      fc.property(mutated(def), (input) => {
        if (tried(input)) passed++;
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(passed).toBeGreaterThan(30);
  });
});

it('any JSON at all is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(tried(input)).toBe(false);
    }),
    { numRuns: 1000, seed: 2 },
  );
});

it('any choice of options is refused or made', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), (chosen) => {
      expect(tried(hill, chosen)).toBe(Object.keys(chosen).length === 0);
    }),
    { numRuns: 300, seed: 3 },
  );
});

it('any edit of an option is refused or made, and objects stay as they were', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'zones',
      'hole',
      'build',
      '0',
      'length',
      'toString',
      'x',
      '',
    ),
    fc.string(),
  );
  const path = fc.array(word, { minLength: 1, maxLength: 5 }).map((keys) => keys.join('.'));
  const before = Reflect.ownKeys(Object.prototype);
  fc.assert(
    fc.property(path, fc.jsonValue(), (key, value) => {
      const values = { a: { title: 'a', set: {} }, b: { title: 'b', set: { [key]: value } } };
      const def = { ...hill, options: { x: { title: 'X', standard: 'a', values } } };
      tried(def);
      tried(def, { x: 'b' });
      expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
      expect(Reflect.ownKeys(Array.prototype)).not.toContain('x');
    }),
    { numRuns: 400, seed: 4 },
  );
});
