// How a field is compared: the scale of the laws, tables worked out by hand, and what holds for any field.
import { IMP_SCALE, impsOf, standings } from '@cairn/formats';
import { array, assert, boolean, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Law 78 B of the Laws of Duplicate Bridge, row by row: the least and the greatest difference, and its points. */
const LAW = [
  [0, 10, 0], [20, 40, 1], [50, 80, 2], [90, 120, 3], [130, 160, 4], [170, 210, 5], [220, 260, 6], [270, 310, 7],
  [320, 360, 8], [370, 420, 9], [430, 490, 10], [500, 590, 11], [600, 740, 12], [750, 890, 13], [900, 1090, 14],
  [1100, 1290, 15], [1300, 1490, 16], [1500, 1740, 17], [1750, 1990, 18], [2000, 2240, 19], [2250, 2490, 20],
  [2500, 2990, 21], [3000, 3490, 22], [3500, 3990, 23], [4000, 7600, 24],
] as const; // prettier-ignore

test('the scale is that of the laws', () => {
  expect(IMP_SCALE).toHaveLength(24);
  for (const [least, most, points] of LAW) {
    expect([least, most, -least, -most].map(impsOf)).toEqual([points, points, 0 - points, 0 - points]);
  }
});

const bridge = { low: false, span: 1000 };
const rounded = (number: number | null): number | null =>
  number === null ? null : Math.round(number * 1000) / 1000;
const table = (values: readonly number[], measure: { low: boolean; span: number }) =>
  standings(values, measure).map(({ rank, tied, percent, imps, datumImps }) => [
    `${tied ? '=' : ''}${rank}`,
    rounded(percent),
    rounded(imps),
    datumImps,
  ]);

describe('worked out by hand', () => {
  test('four results of a bridge deal, two of them equal', () => {
    // 620 over 170 is 450: 10. 620 over -50 is 670: 12. 170 over -50 is 220: 6. The datum is 340.
    expect(table([620, 170, -50, 620], bridge)).toEqual([
      ['=1', 83.333, 7.333, 7],
      ['3', 33.333, -4.667, -5],
      ['4', 0, -10, -9],
      ['=1', 83.333, 7.333, 7],
    ]);
  });

  test('strokes: fewer are better, and 35 of them are a whole deal', () => {
    // 5 strokes are 143 points of bridge: 4. 4 are 114: 3. 9 are 257: 6. The datum is 8/3: 0.33, 4.67 and 4.33 off.
    expect(table([3, -2, 7], { low: true, span: 35 })).toEqual([
      ['2', 50, -0.5, 0],
      ['1', 100, 5, 4],
      ['3', 0, -4.5, -3],
    ]);
  });

  test('two players: what one wins the other loses', () => {
    expect(table([37, -127], { low: false, span: 228 })).toEqual([
      ['1', 100, 12, 8],
      ['2', 0, -12, -8],
    ]);
  });

  test('nobody to be compared to', () => {
    expect(table([12], bridge)).toEqual([['1', null, null, null]]);
    expect(table([], bridge)).toEqual([]);
  });
});

const fields = record({
  values: array(integer({ min: -300, max: 700 }), { minLength: 2, maxLength: 12 }),
  low: boolean(),
  span: integer({ min: 1, max: 600 }),
});
const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, each) => all + (each ?? Number.NaN), 0);

/** The formulas at the top of field.ts, result by result. */
const byPairs = (values: readonly number[], { low, span }: { low: boolean; span: number }) =>
  values.map((value, own) => {
    const leads = values.flatMap((other, i) => (i === own ? [] : [low ? other - value : value - other]));
    const better = leads.filter((lead) => lead < 0).length;
    const equal = leads.filter((lead) => lead === 0).length;
    const ranked = { rank: better + 1, tied: equal > 0 };
    if (leads.length === 0) return { ...ranked, percent: null, imps: null, datumImps: null };
    const worth = (lead: number): number => impsOf((lead * 1000) / span);
    const datum = sum(values) / values.length;
    return {
      ...ranked,
      percent: (100 * (leads.length - better - equal + equal / 2)) / leads.length,
      imps: sum(leads.map(worth)) / leads.length,
      datumImps: worth(low ? datum - value : value - datum),
    };
  });

describe('in any field', () => {
  test('the standings are those of the formulas, for few distinct values or many, whole or not', () =>
    assert(
      property(
        array(oneof(integer({ min: -9, max: 9 }), integer(), double({ noNaN: true, min: -1e4, max: 1e4 })), {
          maxLength: 60,
        }),
        boolean(),
        integer({ min: 1, max: 600 }),
        (values, low, span) => {
          expect(standings(values, { low, span })).toEqual(byPairs(values, { low, span }));
        },
      ),
    ));

  test('match points sum to nothing, percentages to half of all there are', () =>
    assert(
      property(fields, ({ values, ...measure }) => {
        const all = standings(values, measure);
        expect(Math.abs(sum(all.map(({ imps }) => imps)))).toBeLessThan(1e-9);
        expect(sum(all.map(({ percent }) => percent))).toBeCloseTo(values.length * 50, 6);
      }),
    ));

  test('whoever is better has no worse rank, percentage and points, and equals have the same', () =>
    assert(
      property(fields, ({ values, ...measure }) => {
        const all = standings(values, measure);
        for (const [i, one] of all.entries())
          for (const [j, other] of all.entries()) {
            const lead = ((values[i] ?? 0) - (values[j] ?? 0)) * (measure.low ? -1 : 1);
            if (lead === 0) expect(one).toEqual(other);
            if (lead <= 0) continue;
            expect(one.rank).toBeLessThan(other.rank);
            expect(one.percent ?? 0).toBeGreaterThan(other.percent ?? 0);
            expect(one.imps ?? 0).toBeGreaterThanOrEqual(other.imps ?? 0);
            expect(one.datumImps ?? 0).toBeGreaterThanOrEqual(other.datumImps ?? 0);
          }
      }),
    ));

  test('of two, each has the other’s points with the sign turned', () =>
    assert(
      property(integer(), integer(), boolean(), integer({ min: 1, max: 600 }), (one, other, low, span) => {
        const [a, b] = standings([one, other], { low, span });
        expect((a?.imps ?? Number.NaN) + (b?.imps ?? Number.NaN)).toBe(0);
        expect((a?.datumImps ?? Number.NaN) + (b?.datumImps ?? Number.NaN)).toBe(0);
        expect(standings([other, one], { low, span })).toEqual([b, a]);
      }),
    ));
});
