// Charts: round axes, bins that hold every value, and markup that is safe.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bars,
  calendarChart,
  CHANCE_SIZE,
  chanceChart,
  distribution,
  histogram,
  line,
  medianOf,
  reliability,
  stripChart,
  ticks,
} from '../src/index.ts';

describe('ticks', () => {
  test.each([
    [0, 1, 4, [0, 0.5, 1]],
    [0, 10, 4, [0, 5, 10]],
    [3, 97, 4, [0, 50, 100]],
    [0, 0, 4, [0, 0.5, 1]],
    [-140, 53, 4, [-150, -100, -50, 0, 50, 100]],
  ])('%d to %d', (low, high, wanted, expected) => expect(ticks(low, high, wanted)).toEqual(expected));

  test('reach over all that is to be shown, in order', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.nat(1e6),
        fc.integer({ min: 1, max: 9 }),
        (low, span, wanted) => {
          const marks = ticks(low, low + span, wanted);
          expect(marks[0]).toBeLessThanOrEqual(low);
          expect(marks.at(-1)).toBeGreaterThanOrEqual(low + span);
          expect(marks).toEqual(marks.toSorted((a, b) => a - b));
          expect(marks.length).toBeLessThanOrEqual(2 * wanted + 3);
        },
      ),
    ));
});

describe('histogram', () => {
  test('of nothing is nothing', () => expect(histogram([])).toEqual([]));
  test('counts every value once, in bins that touch', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1 }), (values) => {
        const bins = histogram(values, 8);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const [i, bin] of bins.entries()) {
          expect(bin.count).toBe(values.filter((value) => value >= bin.from && value < bin.to).length);
          if (i > 0) expect(bin.from).toBe(bins[i - 1]?.to);
        }
      }),
    ));
});

describe('charts', () => {
  test('say what they show, and take no markup from labels', () => {
    const svg = bars({
      title: 'A <b>',
      summary: 'Two "bars"',
      bars: [
        { label: '<x>', value: 3 },
        { label: 'y', value: 1 },
      ],
    });
    expect(svg).toContain('aria-label="A &lt;b&gt;. Two &quot;bars&quot;"');
    expect(svg).not.toMatch(/<(b|x)>/);
    expect(svg.match(/<rect/g)).toHaveLength(2);
  });
  test('higher values stand higher', () => {
    const svg = bars({
      title: '',
      summary: '',
      bars: [
        { label: 'a', value: 1 },
        { label: 'b', value: 4 },
      ],
    });
    const heights = [...svg.matchAll(/height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights[1]).toBeCloseTo(4 * (heights[0] ?? 0), 1);
  });
  test('a line without points is an empty picture, and one point draws', () => {
    const empty = { title: 't', summary: 's', from: 0, to: 1 };
    expect(line({ ...empty, points: [] })).not.toContain('class="line"');
    expect(line({ ...empty, points: [{ x: 1, y: 0.5, low: 0.2, high: 0.8 }] })).not.toMatch(/NaN|undefined/);
  });
  test('a line has a band only where every point has an interval, and its references', () => {
    const chart = { title: 't', summary: 's', from: 0, to: 1, references: [{ label: '<97 %>', y: 0.97 }] };
    const bare = line({ ...chart, points: [{ x: 1, y: 0.5 }, { x: 2, y: 0.4 }] }); // prettier-ignore
    expect(bare).not.toContain('class="band"');
    expect(bare.match(/class="reference"/g)).toHaveLength(1);
    expect(bare).toContain('&lt;97 %&gt;');
    expect(line({ ...chart, points: [{ x: 1, y: 0.5, low: 0.2, high: 0.8 }] })).toContain('class="band"');
  });
  test('a chance has a mark for each marked point, and the selected one under its place on the plot', () => {
    const at = (y: number, isMarked: boolean) => ({ y, low: y / 2, high: (1 + y) / 2, isMarked });
    const svg = chanceChart({
      title: 't',
      summary: '<s>',
      points: [at(0.5, false), at(0.75, true), at(0, false)],
      selected: 1,
      reference: { y: 0.4, label: 'average' },
      ends: ['first', 'last'],
      say: (share) => `${100 * share}`,
    });
    const { left, right, top, bottom } = CHANCE_SIZE;
    const place = `cx="${(left + right) / 2}" cy="${bottom - 0.75 * (bottom - top)}"`;
    expect(svg.match(/class="costly"/g)).toHaveLength(1);
    expect(svg).toContain(`<circle class="costly" ${place}`);
    expect(svg).toContain(`<circle class="selected" ${place}`);
    expect(svg).not.toMatch(/NaN|undefined|<s>/);
    const alone = { title: '', summary: '', selected: 0, reference: { y: 1, label: '' }, say: String };
    expect(chanceChart({ ...alone, points: [at(1, true)], ends: ['', ''] })).not.toMatch(/NaN|undefined/);
  });
  test('a reliability diagram has a point for each, larger where more was said', () => {
    const points = [
      { said: 0.1, happened: 0.2, count: 10 },
      { said: 0.9, happened: 0.8, count: 1000 },
    ];
    const svg = reliability({ title: 't', summary: 's', points, said: 'x', happened: 'y', say: String });
    const radii = [...svg.matchAll(/ r="([\d.]+)"/g)].map(([, radius]) => Number(radius));
    expect(radii).toHaveLength(2);
    expect(radii[1]).toBeGreaterThan(radii[0] ?? 0);
  });
  test('a calendar has a column for each week, darker squares for more, and outlines', () => {
    const cells = Array.from({ length: 15 }, (_, i) => ({ value: i, isMarked: i === 3, label: `day ${i}` }));
    const svg = calendarChart({
      title: 't',
      summary: 's',
      cells,
      weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
      weekLabel: (i) => (i === 7 ? 'Nov' : ''),
    });
    const columns = new Set([...svg.matchAll(/<rect[^>]* x="(\d+)"/g)].map(([, x]) => x));
    expect(columns.size).toBe(3);
    expect(svg.match(/shade-0/g)).toHaveLength(1);
    expect(svg).toMatch(/shade-4[^>]*><title>day 14</);
    expect(svg.match(/ marked"/g)).toHaveLength(1);
    expect(svg.match(/>Nov</g)).toHaveLength(1);
  });
  test('a strip has a square for each value', () => {
    const svg = stripChart({ title: 't', summary: 's', values: [true, false, true], places: 20 });
    expect([...svg.matchAll(/class="(yes|no)"/g)].map(([, name]) => name)).toEqual(['yes', 'no', 'yes']);
  });
  test('a distribution draws every value, its median and the marked bin', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -200, max: 300 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const svg = distribution({
            title: 't',
            summary: 's',
            values,
            marked: values.at(-1) ?? null,
            say: String,
            sayMedian: (text) => `middle ${text}`,
          });
          expect(svg).not.toMatch(/NaN|undefined/);
          expect(svg.match(/class="chart-bar marked"/g)).toHaveLength(1);
          expect(svg).toContain(`>middle ${medianOf(values)}<`);
          const counts = [...svg.matchAll(/: (\d+)<\/title>/g)].map(([, count]) => Number(count));
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
        },
      ),
    ));
  test.each([
    [[], 0],
    [[3], 3],
    [[4, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, median) => expect(medianOf(values)).toBe(median));
});
