import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineChunkPool } from '../src/chunk-tasks.ts';
import { SurveyProgress } from '../src/progress.ts';
import { htmlReport } from '../src/report/html.ts';
import { jsonReport } from '../src/report/json.ts';
import { textReport } from '../src/report/text.ts';
import { LogHistogram } from '../src/log-histogram.ts';
import { summarize } from '../src/summary.ts';
import { memoryStore, runSurvey } from '../src/survey.ts';
import { plan } from './plans.ts';

describe('Spread', () => {
  it('is exact for small whole numbers and within half a percent above', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 200 }),
        (numbers) => {
          const spread = new LogHistogram();
          for (const each of numbers) spread.add(each);
          const sorted = numbers.toSorted((a, b) => a - b);
          const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
          const figures = spread.summary;
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
  const sink = memoryStore(new SurveyProgress(of));
  await runSurvey(sink, inlineChunkPool());
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

  it('weighs the values that were asked for', async () => {
    const { values } = await surveyed({
      question: { kind: 'solve', goal: 'left', limits: { nodes: 1_000_000, bytes: 2 ** 26 }, moves: false },
    });
    if (values === null) throw new Error('There are no values');
    const all = values.spread.flatMap(([left, deals]) => Array<number>(deals).fill(left));
    expect(all).toHaveLength(40);
    expect(all.every((left) => left >= 0 && left <= 35)).toBe(true);
    expect(values).toMatchObject({
      unit: 'cards left',
      better: 'fewer',
      count: 40,
      proved: 40,
      least: all[0],
    });
    const mean = all.reduce((sum, left) => sum + left, 0) / 40;
    const deviation = Math.sqrt(all.reduce((sum, left) => sum + (left - mean) ** 2, 0) / 39);
    expect(values.mean).toBeCloseTo(mean, 12);
    expect(values.interval[1] - mean).toBeCloseTo((1.96 * deviation) / Math.sqrt(40), 12);
    expect([values.median, values.most]).toEqual([all[19], all[39]]);
  });

  it('says what the values are, by the scoring that counts them', async () => {
    const question = { kind: 'play', policy: 'greedy', seed: 1 } as const;
    const [golf, peaks] = [await surveyed({ question }), await surveyed({ question }, 'tripeaks')];
    expect(golf.values).toMatchObject({ unit: 'strokes', scoring: 'golf', better: 'fewer', par: 4 });
    expect(textReport(golf)).toMatch(/nine deals {2}mean .+, par 36/);
    expect(htmlReport(golf)).toMatch(
      /<h2>Strokes<\/h2><p>Strokes, &quot;golf&quot; scoring, fewer is better/,
    );
    expect(JSON.parse(jsonReport(golf))).toMatchObject({ values: { unit: 'strokes', better: 'fewer' } });
    expect(peaks.values).toMatchObject({ unit: 'points', scoring: 'hogue', better: 'more', par: null });
    expect(textReport(peaks)).toContain(
      'values      points, "hogue" scoring, more is better; of every deal\npoints      mean',
    );
    expect(textReport(peaks)).not.toContain('nine deals');
  });

  it('takes the value of an undecided deal back when a later pass has a better one', async () => {
    const limits = { nodes: 50, bytes: 2 ** 26 };
    const question = { kind: 'solve', goal: 'left', limits, moves: false } as const;
    const of = plan('storehouse', { last: 10, question });
    const sink = memoryStore(new SurveyProgress(of));
    await runSurvey(sink, inlineChunkPool());
    const first = await summarize(of, sink.chunks);
    expect(textReport(first)).toMatch(/proved best \d of 10; the others may have fewer/);
    const before = first.values;
    await runSurvey(sink, inlineChunkPool(), { again: { nodes: 1_000_000, bytes: 2 ** 26 } });
    const second = await summarize(of, sink.chunks);
    expect(new Set(second.hardest.map(({ deal }) => deal)).size).toBe(second.hardest.length);
    const after = second.values;
    expect(before?.count).toBe(10);
    expect(before?.proved).toBeLessThan(10);
    expect([after?.count, after?.proved]).toEqual([10, 10]);
    const atOnce = { ...question, limits: { ...limits, nodes: 1_000_000 } };
    expect(after).toEqual((await surveyed({ last: 10, question: atOnce }, 'storehouse')).values);
    expect(after).not.toEqual(before);
  });

  it('has none where only winning was asked', async () => {
    expect((await surveyed()).values).toBe(null);
  });

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
