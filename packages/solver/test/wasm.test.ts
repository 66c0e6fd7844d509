/** The kernels in WebAssembly: what is committed is what compiles, and it does what its TypeScript twin does. */
import { compileTrusted, startTally, type Game } from '@cairn/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { compiled, kernels } from '../../../scripts/build-wasm.js';
import { numberIdeals, type Ideals } from '../src/kernels/layout/ideals.ts';
import { wasmLayoutSweep } from '../src/kernels/layout/wasm-sweep.ts';
import { wasmScorer, wasmScorerBytes } from '../src/kernels/layout/wasm-scorer.ts';
import { RANKS, readLayoutRules, readLayoutPosition, type LayoutRules } from '../src/kernels/layout/rules.ts';
import { PlainScorer } from '../src/kernels/layout/plain-scorer.ts';
import { breadthsOf, PlainLayoutSweep, type LayoutSweep } from '../src/kernels/layout/sweep.ts';
import { apexesGone, levelOf, readScoreTerms } from '../src/kernels/layout/score-terms.ts';
import type { Scorer } from '../src/kernels/layout/scorer.ts';
import { loader } from '../src/wasm/instance.ts';
import { catalogued, dealt } from './reduced.ts';

const folder = path.resolve(import.meta.dirname, '../src/wasm');

test('the binaries are those of the sources', async () => {
  expect(kernels).toContain('layout');
  for (const name of kernels)
    expect(readFileSync(path.join(folder, `${name}.ts`), 'utf8')).toBe(await compiled(name));
});

test('code that does not compile is no kernel, and nothing is thrown', () => {
  expect(loader('AAAA')()).toBeNull();
});

const compiledGame = (id: string, options: Readonly<Record<string, string>>): Game => {
  const game = compileTrusted(catalogued(id), options);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const numbered = (
  id: string,
  options: Readonly<Record<string, string>>,
): { readonly game: Game; readonly rules: LayoutRules; readonly ideals: Ideals } => {
  const game = compiledGame(id, options);
  const rules = readLayoutRules(game);
  if (typeof rules === 'string') throw new Error(rules);
  const ideals = numberIdeals(rules.needs, 100_000);
  if (ideals === null) throw new Error('too many ideals');
  return { game, rules, ideals };
};

/** Everything a sweep says of a deal: what the beams and the pass found, in how many visits, and every vector. */
const told = (
  sweep: LayoutSweep,
  spot: NonNullable<ReturnType<typeof readLayoutPosition>>,
  breadths: readonly number[],
): readonly unknown[] => {
  sweep.begin(spot);
  const met = breadths.flatMap((breadth) => [sweep.beam(breadth), sweep.nodes, sum(sweep.left)]);
  while (!sweep.pass(1_000));
  const all = [sweep.nodes, sum(sweep.left), sweep.left.lastIndexOf(1)];
  sweep.clear();
  expect(sum(sweep.left)).toBe(0);
  return [...met, ...all];
};

/** A checksum of bytes that sees their places. */
const sum = (bytes: Uint8Array): number => {
  let hash = 0;
  for (let i = 0; i < bytes.length; i++) if (bytes[i] !== 0) hash = Math.imul(hash, 31) + bytes[i] + i;
  return hash;
};

for (const [id, options] of [
  ['tripeaks', {}],
  ['tripeaks', { wrap: 'kingStop', headstart: 'on' }],
  ['tripeaks', { jokers: '2', jokerPlace: 'hand' }],
  ['tripeaks', { jokers: '2', jokerPlace: 'anywhere', wrap: 'linear' }],
  ['pyramid-golf', {}],
  ['fortress', {}],
] as const)
  test(`${id} ${JSON.stringify(options)}: the twins visit the same sets and leave the same vectors`, () => {
    const game = compiledGame(id, options);
    const rules = readLayoutRules(game);
    if (typeof rules === 'string') throw new Error(rules);
    const ideals = numberIdeals(rules.needs, 100_000);
    if (ideals === null) throw new Error('too many ideals');
    const plain = new PlainLayoutSweep(ideals, rules);
    const quick = wasmLayoutSweep(ideals, rules);
    const breadths = breadthsOf(ideals);
    if (quick === null) throw new Error('no WebAssembly');
    for (let deal = 1; deal <= sized(1, 5); deal++) {
      const spot = readLayoutPosition(rules, ideals, dealt(game, deal));
      if (spot === null) throw new Error('no spot');
      expect(told(quick, spot, breadths)).toEqual(told(plain, spot, breadths));
    }
  });

for (const [id, options] of [
  ['tripeaks', {}],
  ['tripeaks', { wrap: 'linear' }],
  ['tripeaks', { jokers: '2', jokerPlace: 'hand', wrap: 'linear' }],
  ['fortress', { wrap: 'kingStop' }],
] as const)
  test(`${id} ${JSON.stringify(options)}: the full pass wins what a beam wins`, () => {
    const { game, rules, ideals } = numbered(id, options);
    const sweep = wasmLayoutSweep(ideals, rules);
    if (sweep === null) throw new Error('no WebAssembly');
    let won = 0;
    for (let deal = 1; deal <= 200; deal++) {
      const spot = readLayoutPosition(rules, ideals, dealt(game, deal));
      if (spot === null) throw new Error('no spot');
      sweep.begin(spot);
      const beam = breadthsOf(ideals).some((breadth) => sweep.beam(breadth));
      sweep.clear();
      sweep.begin(spot);
      while (!sweep.pass(1_000_000));
      const pass = sum(sweep.left.subarray((ideals.count - 1) * sweep.layers * RANKS)) !== 0;
      sweep.clear();
      if (!beam) continue;
      expect(pass).toBe(true);
      won += 1;
    }
    expect(won).toBeGreaterThan(0);
  });

for (const [id, scoring] of [
  ['tripeaks', 'hogue'],
  ['tripeaks', 'chain'],
  ['pyramid-golf', 'golf'],
  ['fortress', 'hogue'],
] as const)
  test(`${id} ${scoring}: the scorers find the same worth of every reached set`, () => {
    const { game, rules, ideals } = numbered(id, { scoring });
    const lanes = game.cards.length - ideals.places + 1;
    const gone = apexesGone(game, rules, ideals);
    const sweep = wasmLayoutSweep(ideals, rules, wasmScorerBytes(ideals, lanes));
    const quick = sweep === null ? null : wasmScorer(ideals, rules, sweep, gone, lanes);
    if (sweep === null || quick === null) throw new Error('no WebAssembly');
    for (let deal = 1; deal <= sized(1, 3); deal++) {
      const state = dealt(game, deal);
      const spot = readLayoutPosition(rules, ideals, state);
      const terms =
        spot && readScoreTerms(game, rules, ideals, spot, state, startTally(game), gone[spot.ideal]);
      if (spot === null || terms === null) throw new Error('no terms');
      sweep.begin(spot);
      while (!sweep.pass(1_000_000));
      const from = levelOf(ideals, spot.ideal);
      const plain = new PlainScorer(ideals, rules, spot, terms, sweep.left, gone, from);
      const fast = quick(spot, terms, from);
      if (fast === null) throw new Error('the values do not fit');
      const tell = (worths: Scorer): readonly number[] => {
        while (!worths.step(1_000_000));
        let hash = 0;
        for (let ideal = 0; ideal < ideals.count; ideal++) {
          const reach = Math.max(...sweep.left.subarray(ideal * 16, ideal * 16 + 16));
          for (let s = 0; s < reach; s++) hash = Math.imul(hash, 31) + worths.worth(ideal, s);
        }
        return [worths.best(), worths.nodes, hash, worths.full ? 1 : 0];
      };
      expect(tell(fast)).toEqual(tell(plain));
      sweep.clear();
    }
  });
