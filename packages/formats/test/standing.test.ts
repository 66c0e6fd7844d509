// What a series amounts to: every way to count, to go on and to end, with real deals.
import { describe, expect, it } from 'vitest';
import { cairnDeal, dealOfCards, makeDeal, parseDeal, start } from '@cairn/engine';
import { codes, take } from '@cairn/testkit';
import {
  addEntry,
  bagSize,
  beginSeries,
  compileFormat,
  findFormat,
  nextDeal,
  standingOf,
  stopPrice,
  STROKE_TERMS,
  termOf,
  undoOf,
  type FormatDef,
  type Series,
} from '../src/index.ts';
import { after, ALWAYS, begun, NEVER, walk } from './support/defs.ts';
import { playOn, seriesOf } from './support/play.ts';

const known = (id: string): FormatDef => {
  const def = findFormat(id);
  if (def === null) throw new Error(`There is no format ${id}`);
  return def;
};

describe('a round of nine holes', () => {
  const series = playOn(seriesOf('golf-round', 49621), 20);
  const { rows, total, par, toPar, ended, wins } = standingOf(series);
  const records = series.entries.flatMap((entry) => (entry.kind === 'deal' ? [entry.record] : []));

  it('is a score card whose strokes are those of the records', () => {
    expect(rows.map(({ points }) => points)).toEqual(records.map(({ score }) => score));
    expect(rows.map(({ deal }) => makeDeal(deal))).toEqual(
      Array.from({ length: 9 }, (_, i) => `${49621 + i}`),
    );
    expect([rows.length, ended]).toEqual([9, 'done']);
  });

  it('counts against a par of 36', () => {
    expect(par).toBe(36);
    expect(total).toBe(records.reduce((sum, { score = 0 }) => sum + score, 0));
    expect(toPar).toBe(total - 36);
    expect(wins).toBe(records.filter(({ result }) => result === 'won').length);
    for (const row of rows) expect(row.toPar).toBe(row.points - 4);
  });

  it('has par 5 and no strokes below zero where one says so', () => {
    const other = playOn(seriesOf('golf-round', 1, { par: '5', negative: 'off', layout: 'wrap' }), 9);
    expect(standingOf(other).par).toBe(45);
    expect(other.format.legs[0]?.game.score.spare).toBeUndefined();
  });

  it('is eighteen holes where one says so', () => {
    expect(seriesOf('golf-round', 1, { holes: '18' }).format.length).toBe(18);
    expect(seriesOf('mixed-round', 1, { holes: '18' }).format.length).toBe(18);
  });
});

it('golfers have words from three below par to two above', () => {
  expect([-4, -3, -2, -1, 0, 1, 2, 3].map(termOf)).toEqual([-4, ...STROKE_TERMS, 3]);
});

describe('a leg that must be passed', () => {
  const twice = (pass: typeof NEVER | typeof ALWAYS): FormatDef => ({
    ...walk,
    flow: 'until-passed',
    legs: [{ game: 'foothills', pass }, { game: 'tripeaks' }],
  });

  it('is tried again with the next deal, and the try does not count', () => {
    const series = after(after(begun(twice(NEVER)), 'given up'), 'played');
    const { rows, total, passed, best, next } = standingOf(series);
    expect(rows.map(({ attempt, counted, deal }) => [attempt, counted, makeDeal(deal)])).toEqual([
      [1, false, '7'],
      [2, false, '8'],
    ]);
    expect([total, passed, best, next]).toEqual([0, 0, null, { place: 0, attempt: 3 }]);
    expect(nextDeal(series)?.leg.index).toBe(0);
  });

  it('is left when it is passed', () => {
    const { rows, passed, next } = standingOf(after(begun(twice(ALWAYS)), 'given up'));
    expect([rows[0]?.counted, passed, next]).toEqual([true, 1, { place: 1, attempt: 1 }]);
  });

  it('may end the series', () => {
    const series = after(begun({ ...twice(NEVER), flow: 'while-passed' }), 'given up');
    expect([standingOf(series).ended, standingOf(series).rows[0]?.counted, nextDeal(series)]).toEqual([
      'failed',
      true,
      null,
    ]);
  });

  it('is passed by any of its conditions', () => {
    const stages = known('seven-seals').legs;
    expect(stages.map(({ pass }) => pass)).toEqual(
      Array.from({ length: 7 }, (_, i) => [{ by: 'won' }, { by: 'score', least: 50 + 10 * i }]),
    );
    for (const [pass, passed] of [
      [[{ by: 'chain', least: 1 }], true],
      [[{ by: 'chain', least: 99 }], false],
      [[{ by: 'won' }, { by: 'chain', least: 1 }], true],
    ] as const) {
      const series = after(begun({ ...walk, legs: [{ game: 'tripeaks', pass }] }), 'played');
      expect(standingOf(series).rows[0]?.passed).toBe(passed);
    }
    const golf: FormatDef = {
      ...walk,
      counts: 'strokes',
      legs: [{ game: 'golf', pass: [{ by: 'strokes', most: 34 }] }],
    };
    expect(standingOf(after(begun(golf), 'given up')).rows[0]?.passed).toBe(false);
    expect(standingOf(after(begun(golf), 'played')).rows[0]?.passed).toBe(true);
  });
});

describe('ways to count', () => {
  const of = (counts: FormatDef['counts'], game: string) =>
    standingOf(playOn(begun({ ...walk, counts, legs: [{ game }], times: 4 }), 4));

  it('adds, takes the best, or counts wins', () => {
    const sum = of('sum', 'foothills');
    const points = sum.rows.map((row) => row.points);
    expect(sum.total).toBe(points.reduce((a, b) => a + b));
    const best = of('best', 'foothills');
    expect([best.total, best.best, sum.best]).toEqual([Math.max(...points), best.total, best.total]);
    const wins = of('wins', 'foothills');
    expect(wins.total).toBe(sum.rows.filter(({ outcome }) => outcome.status === 'won').length);
    expect(wins.wins).toBe(wins.total);
    expect(sum.rows.at(-1)?.running).toBe(sum.total);
  });

  it('takes the least where less is better', () => {
    const best = of('best', 'golf');
    expect(best.total).toBe(Math.min(...best.rows.map((row) => row.points)));
  });

  it('ends at a target', () => {
    const def: FormatDef = {
      ...walk,
      legs: [{ game: 'foothills' }],
      times: 'endless',
      counts: 'wins',
      ends: { total: 2 },
    };
    const { ended, wins, rows } = standingOf(playOn(begun(def), 60));
    expect([ended, wins]).toEqual(['target', 2]);
    expect(rows.at(-1)?.outcome.status).toBe('won');
  });

  it('knows whether the goal is reached', () => {
    for (const [goal, reached] of [
      [{ by: 'total', least: -10_000 }, true],
      [{ by: 'total', least: 10_000 }, false],
      [{ by: 'passed', least: 1 }, false],
      [{ by: 'wins', least: 0 }, true],
    ] as const)
      expect(standingOf(after(begun({ ...walk, goal }), 'given up')).reached).toBe(reached);
    const golf: FormatDef = { ...walk, counts: 'strokes', legs: [{ game: 'golf', par: 40 }], times: 2 };
    const half = after(begun({ ...golf, goal: { by: 'to-par', most: 0 } }), 'given up');
    expect(standingOf(half).reached).toBe(false);
    expect(standingOf(after(half, 'given up')).reached).toBe(true);
    expect(standingOf(begun(walk)).reached).toBeNull();
  });
});

describe('a purse', () => {
  const bankroll = known('bankroll');

  it('goes from deal to deal and may be overdrawn', () => {
    const series = after(after(begun(bankroll), 'given up'), 'played');
    const { purse, total, rows } = standingOf(series);
    expect(rows[0]?.purse).toBe(-140);
    expect(purse).toBe(rows.reduce((sum, { outcome }) => sum + outcome.score, 0));
    expect(total).toBe(purse);
    expect(standingOf(begun(bankroll, cairnDeal(7), { start: '50' })).purse).toBe(50);
  });

  it('names what ending now costs, as the game would charge it', () => {
    const next = nextDeal(begun(bankroll));
    if (next === null) throw new Error('there is a deal');
    const state = take(start(next.game, next.deal));
    const tally = { total: 0, streak: 0, streakPoints: 0, best: 0, peaks: 0, events: [] };
    expect(stopPrice(next.game, state, tally)).toBe(140);
    const free = nextDeal(begun(bankroll, cairnDeal(7), { early: '0' }));
    expect(free === null ? null : stopPrice(free.game, state, tally)).toBe(0);
  });

  it('is paid prizes, and pays in the shop', () => {
    const def: FormatDef = {
      ...walk,
      purse: { start: 30 },
      carries: 'irons',
      shop: [{ item: 'iron', price: 25 }],
      legs: [{ game: 'foothills', pass: ALWAYS, prize: 500 }, { game: 'tripeaks' }],
    };
    const buy = { kind: 'buy', item: 'iron', rank: 5 } as const;
    const bought = take(addEntry(begun(def), buy));
    expect([standingOf(bought).purse, standingOf(bought).irons]).toEqual([5, [5]]);
    expect(codes(addEntry(bought, buy))).toEqual(['shop']);
    expect(codes(addEntry(begun(def), { ...buy, rank: 12 }))).toEqual(['shop']);
    expect(codes(addEntry(begun(walk), buy))).toEqual(['shop']);
    const paid = after(bought, 'given up');
    expect(standingOf(paid).purse).toBe(5 + 500 + (standingOf(paid).rows[0]?.outcome.score ?? 0));
  });

  it('buys no more than the bag holds, and the next deal begins with it', () => {
    const def: FormatDef = {
      ...walk,
      purse: { start: 100 },
      carries: 'irons',
      shop: [{ item: 'iron', price: 5 }],
      legs: [{ game: 'tripeaks' }, { game: 'golf', options: { scoring: 'streak' } }],
    };
    const buy = (series: Series, rank: number) => addEntry(series, { kind: 'buy', item: 'iron', rank });
    let series = begun(def);
    const room = Math.max(...series.format.legs.map(({ game }) => bagSize(game)));
    expect(room).toBeGreaterThan(1);
    for (let i = 0; i < room; i++) series = take(buy(series, 9 - i));
    expect(codes(buy(series, 2))).toEqual(['shop']);
    expect(nextDeal(series)?.options).toEqual(
      Object.fromEntries(Array.from({ length: room }, (_, i) => [`bag${i + 1}`, `${10 - room + i}`])),
    );
    // Nothing was used, and nothing can be brought into the next game.
    const on = after(series, 'given up');
    expect(standingOf(on).rows[0]?.outcome.irons.length).toBe(room);
    expect(standingOf(on).irons).toEqual([]);
    expect(codes(buy(on, 2))).toEqual(['shop']);
    const tries: FormatDef = {
      ...def,
      legs: [{ game: 'tripeaks', pass: NEVER }],
      flow: 'until-passed',
      purse: { start: 500 },
    };
    const kept = after(take(buy(after(begun(tries), 'given up'), 4)), 'given up');
    expect([standingOf(kept).irons, nextDeal(kept)?.options]).toEqual([[4], { bag1: '4' }]);
  });

  it('is a condition, too', () => {
    const def: FormatDef = {
      ...walk,
      purse: { start: 1000 },
      legs: [{ game: 'tripeaks', pass: [{ by: 'money', least: 800 }] }],
    };
    expect(standingOf(after(begun(def), 'given up')).rows[0]?.passed).toBe(true);
  });
});

describe('deals', () => {
  it('are counted on from 1 after the last number', () => {
    const last = begun(
      { ...walk, legs: [{ game: 'foothills' }], times: 2 },
      cairnDeal(Number.MAX_SAFE_INTEGER),
    );
    expect(
      makeDeal(standingOf(after(after(last, 'given up'), 'given up')).rows[1]?.deal ?? cairnDeal(2)),
    ).toBe('1');
  });

  it('may be listed, and a leg dealt again has the next number', () => {
    const def: FormatDef = {
      ...walk,
      deals: 'listed',
      flow: 'until-passed',
      legs: [{ game: 'foothills', deal: 'ms:10', pass: NEVER }],
    };
    const series = after(begun(def, null), 'given up');
    expect(makeDeal(series.start)).toBe('ms:10');
    expect(makeDeal(nextDeal(series)?.deal ?? series.start)).toBe('ms:11');
  });

  it('must serve the packs of all legs', () => {
    const two = take(
      compileFormat({ ...walk, legs: [{ game: 'tripeaks' }, { game: 'barbershop-quintet' }] }),
    );
    const one = take(compileFormat({ ...walk, legs: [{ game: 'tripeaks' }] }));
    expect(codes(beginSeries(two, take(parseDeal('ms:7'))))).toEqual(['deal-pack']);
    expect(beginSeries(one, take(parseDeal('ms:7'))).ok).toBe(true);
    expect(codes(beginSeries(one))).toEqual(['start']);
    const cards = dealOfCards(one.legs[0]?.game.cards ?? []);
    expect(beginSeries(one, cards).ok).toBe(true);
    expect(codes(beginSeries(take(compileFormat(walk)), cards))).toEqual(['start']);
  });
});

describe('what a record may not be', () => {
  const series = begun(walk);
  const [good] = after(series, 'played').entries;
  const record = good?.kind === 'deal' ? good.record : null;
  if (record === null) throw new Error('a deal was played');
  const tried = (more: Partial<typeof record>, def: FormatDef = walk) =>
    addEntry(begun(def), { kind: 'deal', record: { ...record, ...more } });

  it('of another game, deal or choice of options', () => {
    expect(codes(tried({ game: 'tripeaks' }))).toEqual(['game Game']);
    expect(codes(tried({ deal: cairnDeal(8) }))).toEqual(['deal Deal']);
    expect(codes(tried({ options: { wrap: 'linear' } }))).toEqual(['options Options']);
    expect(codes(tried({ rules: '0000000000000000' }))).toEqual(['rules Rules']);
  });

  it('unfinished, or claiming what is not so', () => {
    const { result: _result, score: _score, ...open } = { ...record, steps: [] };
    expect(codes(addEntry(begun(walk), { kind: 'deal', record: open }))).toEqual(['unfinished']);
    expect(codes(tried({ score: (record.score ?? 0) + 1 }))).toEqual(['score Score']);
    expect(codes(tried({ result: record.result === 'won' ? 'stuck' : 'won' }))).toEqual(['result Result']);
  });

  it('taken back, where nothing may be', () => {
    expect(codes(tried({ headers: { Undone: '2' } }))).toEqual(['undone Undone']);
    expect(codes(tried({ headers: { Undone: 'twice' } }))).toEqual(['header Undone']);
    expect(tried({ headers: { Undone: '2' } }, { ...walk, undo: 'free' }).ok).toBe(true);
    expect(
      undoOf(series.format, series.format.legs[0]?.game ?? take(compileFormat(walk)).legs[0]!.game),
    ).toBe('none');
    const counted = seriesOf('golf-round', 1, { takeback: 'once' });
    expect(undoOf(counted.format, counted.format.legs[0]!.game)).toBe('counted');
  });

  it('without its times, where a clock is kept', () => {
    const clocked: FormatDef = { ...walk, clock: 'running', seconds: 5 };
    expect(codes(tried({}, clocked))).toEqual(['times move 1']);
    const timed = (times: (i: number) => number) =>
      tried({ steps: record.steps.map((step, i) => ({ ...step, at: times(i) })) }, clocked);
    expect(codes(timed((i) => 3 - i))).toEqual(['times move 2']);
    expect(codes(timed((i) => i + 1))).toEqual(['times move 6']);
    const slow = take(timed(() => 5));
    expect([standingOf(slow).ended, standingOf(slow).seconds]).toEqual(['time', 5]);
  });
});
