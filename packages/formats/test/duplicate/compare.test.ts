// What is counted on a board and how large it is, whole comparisons worked out by hand, and what stays sealed.
import { cairnDeal, type Status } from '@cairn/engine';
import {
  addResults,
  compare,
  measureOf,
  newDuplicate,
  playersOf,
  rankedRows,
  sealed,
  totalsOf,
  valueOf,
  type ComparedResult,
  type Duplicate,
} from '@cairn/formats';
import { games } from '@cairn/games';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, gameOf, peaks, played, recordOf, strokes, sunday, sure, WIN } from './support.ts';

describe('measures', () => {
  const deal = cairnDeal(1);
  // What giving up at once counts, what the barest win does, and so what lies between.
  test.each([
    ['tripeaks', {}, 'points', false, 228], // -140 for 28 cards; 28 and the peaks' 60
    ['tripeaks', { scoring: 'chain' }, 'points', false, 218], // 0; 28, 90 and 100
    ['tripeaks', { scoring: 'money' }, 'dollars', false, 228],
    ['golf', {}, 'strokes', true, 35], // 35; 0
    ['klondike', {}, 'left', true, 28],
    ['klondike', { scoring: 'vegas' }, 'dollars', false, 260], // -52; 52 cards of 5, less the stake
    ['klondike', { scoring: 'standard' }, 'points', false, 520], // 0; 52 cards of 10
    ['black-hole', {}, 'cards', false, 51], // 1 lies there; 52
    ['pyramid', {}, 'points', false, 102], // -52; 50
    ['all-in-a-row', {}, 'groups', true, 52], // 52 groups of one card; none
  ] as const)('%s %o', (id, options, unit, low, span) =>
    expect(measureOf(gameOf(id, options), deal)).toEqual({ unit, low, span }),
  );

  test('every game under every scoring has one', () => {
    for (const { id, scorings } of games)
      for (const scoring of Object.keys(scorings)) {
        const { span } = measureOf(gameOf(id, { scoring }), deal);
        expect(Number.isFinite(span) && span > 0, `${id} ${scoring}: ${span}`).toBe(true);
      }
  });

  const value = (id: string, status: Status, score: number, left: number): number =>
    valueOf(gameOf(id), { status, score, left });

  test('without points a win comes before any loss, then fewer cards left', () => {
    expect(value('klondike', 'won', 0, 0)).toBe(0);
    expect(value('klondike', 'stuck', 0, 0)).toBe(1);
    expect(value('klondike', 'stuck', 0, 9)).toBe(9);
    expect(value('curds-and-whey', 'won', 0, 52)).toBe(0);
  });

  test('where fewer groups are better, a card left is a group', () => {
    expect(value('all-in-a-row', 'won', 13, 0)).toBe(13);
    expect(value('all-in-a-row', 'resigned', 0, 52)).toBe(52);
  });

  test('golf charges for what is left by itself', () => expect(value('golf', 'stuck', 9, 9)).toBe(9));
});

const full = (): Duplicate => {
  const duplicate = sunday();
  const result = (record: Parameters<typeof played>[1]) => played(duplicate, record);
  return sure(
    addResults(duplicate, [
      result(recordOf(peaks, 'Ada', WIN)), // 37
      result(recordOf(peaks, 'Bob', '3D 4D end')), // 3 for two cards, -130 for 26
      result(recordOf(peaks, 'Cy', 'end')), // -140 for 28
      result(recordOf(strokes, 'Bob', 'end')),
      result(recordOf(strokes, 'Cy', 'end')),
    ]),
  );
};

test('three players at two boards', () => {
  const { boards, totals } = compare(full());
  expect(
    boards.map(({ rows }) =>
      rows.map(({ player, value, rank, tied }) => `${tied ? '=' : ''}${rank} ${player} ${value}`),
    ),
  ).toEqual([
    ['1 Ada 37', '2 Bob -127', '3 Cy -140'],
    ['=1 Bob 35', '=1 Cy 35'],
  ]);
  expect(boards.map(({ datum }) => datum)).toEqual([-230 / 3, 35]);
  // A point is 1000/228 = 4.386: 164 are 719 (12), 177 are 776 (13), 13 are 57 (2).
  const [first] = boards;
  expect(first?.rows.map(({ imps, percent }) => [imps, percent])).toEqual([
    [12.5, 100],
    [-5, 50],
    [-7.5, 0],
  ]);
  // The datum is -76.67: 113.67 above it are 499 (10), 50.33 and 63.33 below it 221 (6) and 278 (7).
  expect(first?.rows.map(({ datumImps }) => datumImps)).toEqual([10, -6, -7]);
  expect(totals).toEqual([
    { player: 'Ada', rank: 1, tied: false, played: 1, wins: 1, points: null, percent: 100, imps: 12.5, datumImps: 10, aided: false },
    { player: 'Bob', rank: 2, tied: false, played: 2, wins: 0, points: null, percent: 50, imps: -5, datumImps: -6, aided: false },
    { player: 'Cy', rank: 3, tied: false, played: 2, wins: 0, points: null, percent: 25, imps: -7.5, datumImps: -7, aided: false },
  ]); // prettier-ignore
});

test('points are added up where all boards count the same', () => {
  const other = board('tripeaks', 8);
  const duplicate = sure(newDuplicate('', [peaks, other]));
  const both = [recordOf(peaks, 'Ada', WIN), recordOf(other, 'Ada', 'end')].map((each) =>
    played(duplicate, each),
  );
  expect(compare(sure(addResults(duplicate, both))).totals).toMatchObject([
    { points: -103, played: 2, wins: 1, percent: null, imps: 0 },
  ]);
});

test('nobody has played', () => {
  expect(compare(sunday())).toMatchObject({ boards: [{ rows: [], datum: null }, { rows: [] }], totals: [] });
});

describe('the seal', () => {
  const seen = (player: string | null): readonly string[] =>
    sealed(full(), player).results.map((each) => `${each.board} ${each.player}`);

  test('hides what others made of boards that are not over for a player', () => {
    expect(seen('Ada')).toEqual(['0 Ada', '0 Bob', '0 Cy']);
    expect(seen('Bob')).toHaveLength(5);
    expect(seen('Dan')).toEqual([]);
    expect(seen(null)).toHaveLength(5);
  });

  test('leaves the boards to be played', () => {
    expect(sealed(full(), 'Dan').boards).toHaveLength(2);
    expect(playersOf(full())).toEqual(['Ada', 'Bob', 'Cy']);
  });
});

/** The totals of a player, result by result. */
const totalOf = (tables: readonly { rows: readonly ComparedResult[] }[], player: string) => {
  const own = tables.flatMap(({ rows }) => rows.filter((row) => row.player === player));
  const compared = own.filter(({ imps }) => imps !== null);
  const mean = compared.reduce((all, { percent }) => all + (percent ?? 0), 0) / compared.length;
  return {
    player,
    played: own.length,
    wins: own.filter(({ value }) => value > 0).length,
    points: own.reduce((all, { value }) => all + value, 0),
    percent: compared.length === 0 ? null : mean,
    imps: Math.round(compared.reduce((all, { imps }) => all + (imps ?? 0), 0) * 1e6) / 1e6,
    datumImps: compared.reduce((all, { datumImps }) => all + (datumImps ?? 0), 0),
    aided: own.some(({ aided }) => aided),
  };
};

test('totals of any boards are ordered by IMPs, then by name, and equal IMPs share a rank', () =>
  assert(
    property(array(array(integer({ min: -3, max: 3 }), { maxLength: 9 }), { maxLength: 4 }), (values) => {
      const measure = { unit: 'points', low: false, span: 100 } as const;
      const tables = values.map((own, offset) => {
        // On each board other players are missing.
        const players = own.map((_, i) => ({ player: `p${i + offset}`, aided: i === 3 }));
        return { measure, rows: rankedRows(players, own, measure) };
      });
      const totals = totalsOf(tables, ({ value }) => value > 0);
      const names = new Set(tables.flatMap(({ rows }) => rows.map(({ player }) => player)));
      const wanted = [...names]
        .map((player) => totalOf(tables, player))
        .toSorted((one, other) => other.imps - one.imps || (one.player < other.player ? -1 : 1));
      const ranks = wanted.map(({ imps }) => wanted.filter((other) => other.imps > imps).length + 1);
      const ties = wanted.map(({ imps }) => wanted.filter((other) => other.imps === imps).length > 1);
      expect(totals).toEqual(wanted.map((row, i) => ({ ...row, rank: ranks[i], tied: ties[i] })));
    }),
  ));
