// Series as the app keeps them: brought back by playing them again, one entry more and one less, as texts, in backups.

import { begin, makeRecord, play, recordMoves, type Session } from '@cairn/engine';
import { compileFormat, findFormat, formats, standingOf, type Chosen, type Format } from '@cairn/formats';
import { games, presets } from '@cairn/games';
import { germanTitle } from '@cairn/rulebook';
import { describe, expect, test } from 'vitest';
import {
  longer,
  createSeries,
  loadSeries,
  replayStored,
  shorter,
  type LoadedSeries,
} from '../loaded-series.ts';
import { seriesBackup } from '../backup.ts';
import { aboutFormat, closedBy, standText, termText, worthOf } from '../telling.ts';
import { seriesOfText, seriesText } from '../text.ts';
import { messages as german } from '../messages.de.ts';
import { keepAttempt, newAttempt, refuseUndo, type Seat } from '../../../play/attempt.ts';
import { matchesDeal } from '../../../play/matches-deal.ts';
import { restoreAttempt } from '../../../play/restore-attempt.ts';
import { push } from '../../../play/attempt-history.ts';
import { inMemory } from '../../../platform/memory-database.ts';
import { dropSeries, entryKey, readRecords } from '../stored-series.ts';
import { dealOf, gameOf, lazyLine, sure } from '../../../../test/support/lines.ts';

const formatOf = (id: string, options: Chosen = {}): Format =>
  sure(compileFormat(known(findFormat(id)), options));
const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('There is no such format');
  return value;
};

/** A hole as a player makes it who hardly tries. */
const lazyRecord = (now: LoadedSeries, place: number): string => {
  const leg = now.series.format.legs[place % now.series.format.legs.length];
  if (leg === undefined) throw new Error('No leg');
  const deal = dealOf(`${7 + place}`);
  return makeRecord(sure(recordMoves(leg.game, deal, lazyLine(leg.game, deal))));
};

/** A round with this many holes played, and what was stored for it. */
const round = async (holes: number) => {
  const db = inMemory();
  let loaded = sure(createSeries(formatOf('golf-round'), dealOf('7')));
  await db.write([{ store: 'series', key: loaded.kept.id, value: loaded.kept }]);
  for (let i = 0; i < holes; i++) {
    const more = sure(longer(loaded, { kind: 'deal', id: `hole-${i}` }, lazyRecord(loaded, i)));
    await db.write(more.changes);
    loaded = more.loaded;
  }
  return { db, loaded };
};

describe('a series', () => {
  test('comes back from what is stored, as it stood', async () => {
    const { db, loaded } = await round(3);
    const back = await loadSeries(db, loaded.kept.id);
    if (back?.ok !== true) throw new Error('It did not come back');
    expect(back.value.kept).toEqual(loaded.kept);
    expect(standingOf(back.value.series)).toEqual(standingOf(loaded.series));
    expect(loaded.kept.stand).toMatchObject({ deals: 3, next: 3, ended: null, purse: null });
    expect(await loadSeries(db, 'another')).toBe(null);
  });

  test('loses its last entry when the end of the deal is taken back', async () => {
    const { db, loaded } = await round(2);
    const less = sure(await shorter(db, loaded));
    const { loaded: one } = await round(1);
    expect(less.kept.stand).toMatchObject({ deals: 1, total: one.kept.stand.total, next: 1 });
  });

  test('takes no record of another deal, none that is not over, and none twice', async () => {
    const { loaded } = await round(1);
    const codes = (text: string): readonly string[] => {
      const refused = longer(loaded, { kind: 'deal', id: 'x' }, text);
      return refused.ok ? [] : refused.error.map(({ code }) => code);
    };
    expect(codes(lazyRecord(loaded, 0))).toEqual(['deal']);
    const { game } = loaded.series.format.legs[0] ?? {};
    if (game === undefined) throw new Error('No leg');
    const first = lazyLine(game, dealOf('8')).slice(0, 1);
    expect(codes(makeRecord(sure(recordMoves(game, dealOf('8'), first))))).toEqual(['unfinished']);
    expect(codes(lazyRecord(loaded, 1))).toEqual([]);
  });

  test('that lost a record says so and is not played on', async () => {
    const { db, loaded } = await round(2);
    const records = await readRecords(db, loaded.kept);
    const { [entryKey(loaded.kept.id, 'hole-0')]: _, ...rest } = records;
    expect((await replayStored(loaded.kept, rest)).ok).toBe(false);
  });

  test('is deleted with its records', async () => {
    const { db, loaded } = await round(2);
    expect(await db.all('records')).toHaveLength(2);
    await db.write(dropSeries(loaded.kept));
    expect([await db.all('records'), await db.all('series')]).toEqual([[], []]);
  });

  test('ends, and then takes nothing more', async () => {
    const { loaded } = await round(9);
    expect(loaded.kept.stand).toMatchObject({ deals: 9, next: null, ended: 'done' });
    expect(longer(loaded, { kind: 'stop' }).ok).toBe(false);
  });
});

describe('a text', () => {
  test('is read back deal by deal, under names of its own', async () => {
    const { loaded } = await round(4);
    const { loaded: again, changes } = sure(seriesOfText(seriesText(loaded)));
    expect(again.kept.id).not.toBe(loaded.kept.id);
    expect(again.kept.stand).toEqual({ ...loaded.kept.stand, at: again.kept.stand.at });
    expect(standingOf(again.series)).toEqual(standingOf(loaded.series));
    expect(changes.map(({ store }) => store).toSorted()).toEqual([
      'records',
      'records',
      'records',
      'records',
      'series',
    ]);
  });

  test('with a claim that is not so is refused', async () => {
    const { loaded } = await round(2);
    const text = seriesText(loaded);
    expect(seriesOfText(text.replace(/\[Total "-?\d+"\]/, '[Total "-99"]')).ok).toBe(false);
    expect(seriesOfText(text.replace('[Format "golf-round"]', '[Format "cake"]')).ok).toBe(false);
    expect(seriesOfText('cake').ok).toBe(false);
  });
});

describe('a backup', () => {
  test('takes series and their records along', async () => {
    const { db, loaded } = await round(2);
    const { values, records } = await seriesBackup.read(db);
    const text = JSON.parse(JSON.stringify(values)) as readonly unknown[];
    const read = seriesBackup.parse(text, records);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const there = inMemory();
    await there.write(await seriesBackup.changes(there, read.value, records));
    const back = await loadSeries(there, loaded.kept.id);
    if (back?.ok !== true) throw new Error('It did not come back');
    expect(standingOf(back.value.series)).toEqual(standingOf(loaded.series));
  });

  test('adds no series that is played further here', async () => {
    const { db, loaded } = await round(2);
    const { records } = await seriesBackup.read(db);
    const stores = async (here: LoadedSeries['kept']): Promise<readonly string[]> => {
      const there = inMemory();
      await there.write([{ store: 'series', key: here.id, value: here }]);
      return (await seriesBackup.changes(there, [loaded.kept], records)).map(({ store }) => store);
    };
    const oneDeal = { ...loaded.kept, entries: loaded.kept.entries.slice(0, 1) };
    expect(await stores(oneDeal)).toEqual(['series', 'records', 'records']);
    expect(await stores(loaded.kept)).toEqual([]);
  });

  test('with a broken series is refused, with the place', async () => {
    const { db, loaded } = await round(1);
    const { records } = await seriesBackup.read(db);
    const paths = (change: object, kept: Readonly<Record<string, string>> = records): readonly string[] => {
      const read = seriesBackup.parse([{ ...loaded.kept, ...change }], kept);
      return read.ok ? [] : read.error.map(({ path }) => path);
    };
    expect(paths({})).toEqual([]);
    expect(paths({ entries: [{ kind: 'eat' }] })).toEqual(['series.0.entries']);
    expect(paths({ stand: null })).toEqual(['series.0.stand']);
    expect(paths({}, {})).toEqual([`records.${entryKey(loaded.kept.id, 'hole-0')}`]);
  });
});

describe('a deal of a series at the table', () => {
  const game = gameOf('tripeaks');
  const seat: Seat = { id: 'one', strict: true, clock: 'off' };
  const drawn = (number: string, times = 1): Session => {
    let session = sure(begin(game, dealOf(number)));
    for (let i = 0; i < times; i++) session = play(session, { kind: 'draw' }, { at: i + 0.5 });
    return session;
  };
  const about = { began: 0 };
  const inSeries = newAttempt(drawn('7'), { ...about, id: 'a', series: seat });
  const casual = newAttempt(drawn('8'), { ...about, id: 'b' });
  const table = { before: [], now: inSeries, after: [], suspended: [] };

  test('is kept with its series, and with its times where time is kept', () => {
    const def = known(games.find(({ id }) => id === game.id) ?? null);
    const back = sure(restoreAttempt(keepAttempt(inSeries), def));
    expect(back.series).toEqual(seat);
    expect(keepAttempt(inSeries).times).toBe(undefined);
    const timed = newAttempt(drawn('7', 2), { ...about, id: 'c', series: { ...seat, clock: 'pausing' } });
    expect(keepAttempt(timed).times).toEqual([0.5, 1.5]);
  });

  test('waits, whatever comes in its place, and undo does not lead back to it', () => {
    const left = push(table, casual, keepAttempt);
    expect(left.before).toEqual([]);
    expect(left.suspended.map(({ id }) => id)).toEqual(['a']);
    const back = push(left, inSeries, keepAttempt);
    expect(back.before).toEqual([]);
    expect(back.suspended.map(({ id }) => id)).toEqual(['b']);
  });

  test('is not found by whoever asks for any deal of the game', () => {
    const kept = keepAttempt(inSeries);
    expect([matchesDeal(kept, inSeries.session, true), matchesDeal(kept, inSeries.session, false)]).toEqual([
      false,
      true,
    ]);
    expect(matchesDeal(keepAttempt(casual), casual.session, true)).toBe(true);
  });

  test('takes nothing back where its series is strict, but for mulligans', () => {
    expect(refuseUndo(inSeries, 0)).toBe('undos-spent');
    expect(refuseUndo({ ...inSeries, series: { ...seat, strict: false } }, 0)).toBe(null);
    const mulligan = gameOf('tripeaks', { mulligan: 'once' });
    const session = play(sure(begin(mulligan, dealOf('7'))), { kind: 'draw' });
    expect(refuseUndo({ ...inSeries, session }, 0)).toBe(null);
  });
});

describe('words', () => {
  test('tell where a round stands and what a hole was', async () => {
    const { loaded } = await round(2);
    const { format } = loaded.series;
    const [row] = standingOf(loaded.series).rows;
    if (row === undefined) throw new Error('No row');
    expect(worthOf(format, row)).toBe(`${row.points} strokes`);
    expect(standText(format, loaded.kept.stand)).toBe(`Hole 3 of 9 · +${loaded.kept.stand.toPar}`);
    expect(termText({ ...row, term: 'birdie' })).toBe('Birdie');
    expect(termText({ ...row, term: 7 })).toBe('+7 to par');
    expect(aboutFormat(format.def)[0]).toBe('9 holes of Golf, one after the other.');
  });

  test('tell of every format in two sentences at least', () => {
    for (const def of formats) expect(aboutFormat(def).length, def.id).toBeGreaterThanOrEqual(2);
  });

  test('every title of a format has German', () => {
    const names = new Set([...games, ...presets].map(({ title }) => title));
    const titles = formats.flatMap(({ title, legs, options }) => [
      title,
      ...legs.flatMap((leg) => leg.title ?? []),
      ...Object.values(options).flatMap((option) => [
        option.title,
        ...Object.values(option.values).map((value) => value.title),
      ]),
    ]);
    const same = titles.filter((title) => german.titled(title) === title && germanTitle(title) === title);
    expect([...new Set(same)].filter((title) => !names.has(title) && title !== 'Showdown Trail')).toEqual([]);
  });
});

test('a format that another opens is closed until the goal of that one is reached', () => {
  const [course, opened] = ['saltmarsh', 'high-moor'].map((id) => known(findFormat(id)));
  if (course === undefined || opened === undefined) throw new Error('No courses');
  const begun = sure(createSeries(formatOf(course.id), dealOf('7'))).kept;
  expect(begun.stand.reached).toBe(false);
  const reached = { ...begun, stand: { ...begun.stand, reached: true } };
  const { reached: _, ...older } = begun.stand;
  expect(closedBy(course, [])).toBeNull();
  expect(closedBy(opened, [])).toBe('Saltmarsh');
  expect(closedBy(opened, [begun, { ...begun, stand: older }])).toBe('Saltmarsh');
  expect(closedBy(opened, [{ ...reached, format: 'golf-round' }])).toBe('Saltmarsh');
  expect(closedBy(opened, [begun, reached])).toBeNull();
});
