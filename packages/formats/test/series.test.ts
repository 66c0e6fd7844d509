// A series of any game from the first deal to the last: which deal comes next, what the account says, and the text.
import { describe, expect, it } from 'vitest';
import { cairnDeal, makeDeal } from '@cairn/engine';
import { addEntry, makeSeries, nextDeal, parseSeries, replaySeries, standingOf } from '../src/index.ts';
import { chance, playOn, playOut, seriesOf } from './support/play.ts';

describe('a session of three deals', () => {
  const series = playOn(seriesOf('session:tripeaks', 7, { deals: '3' }), 3);
  const { rows, total, ended, next } = standingOf(series);

  it('deals one number after another and ends with the last', () => {
    expect(rows.map(({ deal }) => makeDeal(deal))).toEqual(['7', '8', '9']);
    expect([ended, next, nextDeal(series)]).toEqual(['done', null, null]);
  });

  it('adds the scores that the records claim', () => {
    const claimed = series.entries.map((entry) => (entry.kind === 'deal' ? entry.record.score : null));
    expect(rows.map(({ points }) => points)).toEqual(claimed);
    expect(total).toBe(rows.reduce((sum, { outcome }) => sum + outcome.score, 0));
    expect(rows.at(-1)?.running).toBe(total);
  });

  it('takes nothing after its end', () => {
    const more = addEntry(series, { kind: 'stop' });
    expect(more.ok ? [] : more.error.map(({ code }) => code)).toEqual(['over']);
  });

  it('is a text that reads back and verifies', () => {
    const text = makeSeries(series, { Player: 'Ada' });
    const read = parseSeries(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const again = replaySeries(read.value);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(standingOf(again.value)).toEqual(standingOf(series));
    expect(makeSeries(again.value, read.value.headers)).toBe(text);
  });
});

it('wants the deal that comes next and no other', () => {
  const series = seriesOf('session:golf', 100);
  const next = nextDeal(series);
  if (next === null) throw new Error('it has a next deal');
  const record = playOut(next.game, cairnDeal(101), chance(3));
  const added = addEntry(series, { kind: 'deal', record });
  expect(added.ok ? [] : added.error.map(({ code }) => code)).toEqual(['deal']);
});
