import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soloCrew } from '../src/crew.ts';
import { Progress } from '../src/progress.ts';
import { htmlReport } from '../src/report/html.ts';
import { jsonReport } from '../src/report/json.ts';
import { textReport } from '../src/report/text.ts';
import { Spread } from '../src/spread.ts';
import { summarize } from '../src/summary.ts';
import { memory, survey } from '../src/survey.ts';
import { plan } from './plans.ts';

describe('Spread', () => {
  it('is exact for small whole numbers and within half a percent above', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 200 }),
        (numbers) => {
          const spread = new Spread();
          for (const each of numbers) spread.add(each);
          const sorted = numbers.toSorted((a, b) => a - b);
          const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
          const figures = spread.figures;
          expect(Math.abs((figures?.median ?? 0) - median)).toBeLessThanOrEqual(
            median < 1000 ? 0 : median * 0.005,
          );
          expect(figures?.most).toBe(sorted.at(-1));
          expect(figures?.sum).toBe(numbers.reduce((sum, each) => sum + each, 0));
          expect(spread.doublings.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
        },
      ),
    );
  });
});

const surveyed = async (about: Parameters<typeof plan>[1] = {}, id = 'golf') => {
  const of = plan(id, { last: 40, chunk: 7, ...about });
  const sink = memory(new Progress(of));
  await survey(sink, soloCrew(of));
  return summarize(of, sink.chunks);
};

describe('a summary', () => {
  it('adds up', async () => {
    const { totals, convergence, share } = await surveyed();
    expect(totals.deals).toBe(40);
    expect(totals.winnable + totals.unwinnable + totals.unknown).toBe(40);
    expect(convergence).toHaveLength(10);
    expect(convergence.at(-1)).toEqual(share);
  });

  it('spreads the values that were asked for', async () => {
    const { values, proved } = await surveyed({
      question: { kind: 'solve', goal: 'left', limits: { nodes: 1_000_000, bytes: 2 ** 26 }, moves: false },
    });
    expect(values.reduce((sum, [, count]) => sum + count, 0)).toBe(40);
    expect(values.every(([left]) => left >= 0 && left <= 35)).toBe(true);
    expect(proved).toBe(40);
  });

  it.each(['random', 'greedy'] as const)(
    'of games that "%s" played has scores, and the same ones again',
    async (policy) => {
      const question = { kind: 'play', policy, seed: 7 } as const;
      const [one, two] = [await surveyed({ question }, 'tripeaks'), await surveyed({ question }, 'tripeaks')];
      expect(one.values.length).toBeGreaterThan(5);
      expect(one.totals).toEqual(two.totals);
      expect(one.values).toEqual(two.values);
    },
  );

  it('is told as text, as JSON and as a page that needs nothing else', async () => {
    const found = await surveyed();
    const { deals, winnable } = found.totals;
    expect(textReport(found)).toContain(`winnable    ${winnable}`);
    const json = JSON.parse(jsonReport(found)) as { totals: object; wilson: number[] };
    expect(json.totals).toEqual(found.totals);
    expect(json.wilson).toHaveLength(2);
    const html = htmlReport(found);
    expect(html).toContain(`<td>${deals}</td>`);
    expect(html).not.toMatch(/<script|https?:|<link|@import|url\(/);
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('of nothing is no error', async () => {
    const of = plan('golf');
    const nothing = await summarize(of, []);
    expect(nothing.totals.deals).toBe(0);
    expect(textReport(nothing)).toContain('deals       0');
    expect(htmlReport(nothing)).toContain('</html>');
  });
});
