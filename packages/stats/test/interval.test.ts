// Both intervals of a share, against published values and their own definitions.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incompleteBeta } from '../src/incomplete-beta.ts';
import { clopperPearson, shareOf, wilson } from '../src/index.ts';

describe('wilson', () => {
  it.each([
    [0, 10, 0, 0.278],
    [5, 10, 0.237, 0.763],
    [10, 10, 0.722, 1],
  ])('of %i in %i', (won, of, low, high) => {
    const [from, to] = wilson(won, of);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });
});

describe('clopperPearson', () => {
  // R's binom.test gives these.
  it.each([
    [0, 10, 0, 0.3084971],
    [10, 10, 0.6915029, 1],
    [1, 10, 0.002528579, 0.4450161],
    [50, 100, 0.3983211, 0.6016789],
    [3, 1000, 0.000619053, 0.00874241],
  ])('of %d in %d', (won, of, low, high) => {
    const [from, to] = clopperPearson(won, of);
    expect(from).toBeCloseTo(low, 5);
    expect(to).toBeCloseTo(high, 5);
  });

  it('is as wide as its tails say: the chance of as much or more at its low end is 2.5 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [won, of] = [a, a + b];
        const [low, high] = clopperPearson(won, of);
        // P(X >= won) at p is I_p(won, of - won + 1).
        expect(incompleteBeta(low, won, of - won + 1)).toBeCloseTo(0.025, 6);
        expect(1 - incompleteBeta(high, won + 1, of - won)).toBeCloseTo(0.025, 6);
      }),
    );
  });

  it('keeps its promise for a million', () => {
    const [low, high] = clopperPearson(160_076, 1_000_000);
    expect(low).toBeCloseTo(0.15936, 4);
    expect(high).toBeCloseTo(0.1608, 4);
  });
});

describe('shareOf', () => {
  it('counts the undecided as lost at the low end and as won at the high one', () => {
    const sure = shareOf(50, 100, 0);
    const open = shareOf(50, 100, 10);
    expect(open.wilson[0]).toBe(sure.wilson[0]);
    expect(open.wilson[1]).toBe(shareOf(60, 100, 0).wilson[1]);
    expect(open.exact[1]).toBe(shareOf(60, 100, 0).exact[1]);
  });

  it('of nothing says nothing', () => {
    expect(shareOf(0, 0, 0).wilson).toEqual([0, 1]);
    expect(shareOf(0, 0, 0).exact).toEqual([0, 1]);
  });
});
