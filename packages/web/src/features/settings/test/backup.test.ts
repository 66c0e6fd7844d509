// Backups: what is exported comes back whole, and a file that is broken changes nothing and says why.

import { fail, ok } from '@cairn/engine';
import { readVariant } from '@cairn/workshop';
import { describe, expect, test } from 'vitest';
import { settingsWords } from '../messages.ts';
import { importChanges, makeBackup, parseBackup, readBackup, type Backup } from '../backup.ts';
import { inMemory } from '../../../platform/memory-database.ts';
import { faultAt, type BackupPart } from '../../../shell/backup-part.ts';
import type { KeptGame } from '../../../catalogue/stored-games.ts';
import type { ResultRow } from '../../../play/results.ts';
import { NEW_STANDING, PUZZLES } from '../../../play/puzzle-standing.ts';
import { cleanSettings } from '../../../play/settings.ts';
import { linesToStore } from '../../../workers/fitted-here.ts';

const row = (id: string): ResultRow => ({
  id, group: 'golf', deal: '7', outcome: 'won', score: -3, streak: 0, moves: 50, spent: 90_000,
  undos: 1, looks: 0, again: false, shared: false, at: 5,
}); // prettier-ignore

const backup: Backup = {
  settings: cleanSettings({ theme: 'dark' }),
  keys: { draw: 'g', undo: '' },
  puzzles: { rating: 1340, done: ['golf 2', 'saratoga 34'] },
  resets: { golf: 3 },
  results: [
    row('a'),
    { ...row('b'), review: { average: 0.4, deal: 0.1, luck: 0.7, skill: -0.2, stopped: 0 } },
  ],
  series: [],
  fitted: linesToStore([]),
  own: [],
  records: { a: '[Game "golf"]' },
};

/** Series that are numbers, each with a record. */
const part: BackupPart = {
  read: () => Promise.resolve({ values: [7], records: { seven: '[Game "golf"]' } }),
  parse: (values) => {
    const faults = values.flatMap((value, i) =>
      typeof value === 'number' ? [] : [faultAt(`series.${i}`, 'series', value)],
    );
    return faults.length === 0 ? ok(values) : fail(faults);
  },
  changes: () => Promise.resolve([]),
};

test('series are read, checked and written by their feature; without it a file has none', async () => {
  const whole = await readBackup(inMemory(), backup.settings, part);
  expect(whole).toMatchObject({ series: [7], records: { seven: '[Game "golf"]' } });
  const text = makeBackup({ ...backup, series: [7] });
  expect(parseBackup(text, part)).toMatchObject({ ok: true, value: { series: [7] } });
  expect(parseBackup(makeBackup({ ...backup, series: ['x'] }), part)).toMatchObject({
    ok: false,
    error: [{ path: 'series.0', wanted: 'series' }],
  });
  expect(parseBackup(text.replace(/"series": \[[^\]]*\]/, '"series": 7'), null)).toMatchObject({
    ok: false,
    error: [{ path: 'series', wanted: 'series' }],
  });
  expect((await readBackup(inMemory(), backup.settings, null)).series).toEqual([]);
  expect(parseBackup(text, null)).toMatchObject({ ok: true, value: { series: [] } });
});

test('what is exported is what comes back', async () => {
  const db = inMemory();
  const { changes, added } = importChanges(backup, new Map(), {});
  expect(added).toHaveLength(2);
  await db.write(changes);
  const text = makeBackup(await readBackup(db, backup.settings, null));
  expect(parseBackup(text, null)).toEqual({ ok: true, value: backup });
});

test('the standing over puzzles goes along, and adds to the one that is here', async () => {
  const db = inMemory();
  const here = { rating: 1500, done: ['golf 1', 'golf 2', 'golf 3'] };
  await db.write(importChanges(backup, new Map(), {}, [], here).changes);
  expect(await db.get('settings', PUZZLES)).toEqual({ ...here, done: [...here.done, 'saratoga 34'] });
  const { puzzles: _, ...older } = backup;
  const read = parseBackup(makeBackup(older), null);
  if (!read.ok) throw new Error('A file without puzzles can be read');
  const { changes } = importChanges(read.value, new Map(), {}, [], here);
  expect(changes.some(({ key }) => key === PUZZLES)).toBe(false);
  const damaged = parseBackup(makeBackup(backup).replace('"rating": 1340', '"rating": "high"'), null);
  expect(damaged).toMatchObject({ ok: true, value: { puzzles: NEW_STANDING } });
});

test('own games go along; one that is here stays, unless the file has saved what was only met here', async () => {
  const read = readVariant({ title: 'Twice', of: 'golf', set: { 'pack.packs': 2 } });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const game: KeptGame = { def: read.value.game.base, of: 'golf', standing: 'saved', at: 5 };
  const db = inMemory();
  await db.write(importChanges({ ...backup, own: [game] }, new Map(), {}).changes);
  const text = makeBackup(await readBackup(db, backup.settings, null));
  expect(parseBackup(text, null)).toEqual({ ok: true, value: { ...backup, own: [game] } });
  const taken = (here: readonly KeptGame[]): readonly unknown[] =>
    importChanges({ ...backup, own: [game] }, new Map(), {}, here)
      .changes.filter(({ store }) => store === 'own')
      .map(({ value }) => value);
  expect(taken([{ ...game, at: 1 }])).toEqual([]);
  expect(taken([{ ...game, standing: 'met' }])).toEqual([game]);
  const broken = parseBackup(text.replace('"packs": 2', '"packs": "two"'), null);
  expect(broken.ok ? [] : broken.error).toMatchObject([
    { path: 'own.0', wanted: 'game', why: { path: 'pack.packs' } },
  ]);
});

test('a file of the first version has no own games', () => {
  const { own: _, ...first } = JSON.parse(makeBackup(backup)) as Record<string, unknown>;
  const read = parseBackup(JSON.stringify({ ...first, version: 1 }), null);
  expect(read).toEqual({ ok: true, value: backup });
});

test('an older file has no keys and leaves those that are here; what cannot be a key or a setting falls away alone', () => {
  const whole = JSON.parse(makeBackup(backup)) as Record<string, unknown>;
  const read = (change: Record<string, unknown>): Backup => {
    const parsed = parseBackup(JSON.stringify({ ...whole, ...change }), null);
    if (!parsed.ok) throw new Error('It was refused');
    return parsed.value;
  };
  const older = read({ keys: undefined });
  expect(importChanges(older, new Map(), {}).changes.map(({ key }) => key)).not.toContain('ownKeys');
  const broken = read({
    keys: { draw: 'g', undo: 7, new: 'long', home: ' ' },
    settings: { theme: 'dark', cloth: 'mud', sound: 'on', volume: null },
  });
  expect(broken.keys).toEqual({ draw: 'g' });
  expect(broken.settings).toEqual(cleanSettings({ theme: 'dark', sound: 'on' }));
});

test('numbers that were fitted go along, unless they are broken or of another adviser', async () => {
  const line = '0123456789abcdef rollout 500 1 1-200 30|5,,7|1.1,0.2,0.25|2000,2500,1700,100,400';
  const db = inMemory();
  const read = async (value: unknown): Promise<readonly string[]> => {
    await db.write([{ store: 'settings', key: 'fittedNumbers', value }]);
    const parsed = parseBackup(makeBackup(await readBackup(db, backup.settings, null)), null);
    return parsed.ok ? parsed.value.fitted.lines : ['refused'];
  };
  const fitted = linesToStore([line]);
  expect(await read(fitted)).toEqual([line]);
  expect(await read({ ...fitted, lines: [line, 'x', 7] })).toEqual([line]);
  expect(await read({ ...fitted, adviser: fitted.adviser - 1 })).toEqual([]);
  expect(parseBackup(makeBackup({ ...backup, fitted: { adviser: 0, lines: [line] } }), null)).toEqual({
    ok: true,
    value: backup,
  });
});

test('what is here stays, and the later of two resets counts', () => {
  const mine = { ...row('a'), score: 99 };
  const { changes, added, resets } = importChanges(backup, new Map([['a', mine]]), { golf: 1, tripeaks: 8 });
  expect(added.map(({ id }) => id)).toEqual(['b']);
  expect(resets).toEqual({ golf: 3, tripeaks: 8 });
  expect(changes.filter(({ store }) => store === 'results').map(({ key }) => key)).toEqual(['b']);
});

describe('refused, with the place and the reason', () => {
  const whole = JSON.parse(makeBackup(backup)) as Record<string, unknown>;
  test.each<[string, string, string]>([
    ['nonsense', 'not json {', ': This isn’t a Cairn backup file: not json {'],
    ['half a file', makeBackup(backup).slice(0, 200), 'This isn’t a Cairn backup file'],
    ['something else', '{"kind":"cake"}', 'kind: Expected a file exported by Cairn, but found "cake"'],
    [
      'a newer version',
      JSON.stringify({ ...whole, version: 99 }),
      'version: Expected a version this Cairn can read, but found 99',
    ],
    ['no list', JSON.stringify({ ...whole, results: 7 }), 'results: Expected a list of results, but found 7'],
    ['no list of games', JSON.stringify({ ...whole, own: 7 }), 'own: Expected a list of games, but found 7'],
    [
      'a game that is none',
      JSON.stringify({ ...whole, own: [7] }),
      'own.0: One of your own games can’t be played',
    ],
    [
      'a row that is none',
      JSON.stringify({ ...whole, results: [null] }),
      'results.0: Expected a result, but found null',
    ],
    [
      'a wrong outcome',
      JSON.stringify({ ...whole, results: [{ ...row('a'), outcome: 'eaten' }] }),
      'results.0.outcome: This value doesn’t belong here: "eaten"',
    ],
    [
      'a wrong record',
      JSON.stringify({ ...whole, records: { a: 7 } }),
      'records.a: This value doesn’t belong here: 7',
    ],
  ])('%s', (_, text, reason) => {
    const read = parseBackup(text, null);
    const lines = read.ok
      ? []
      : read.error.map(({ path, wanted, found }) => `${path}: ${settingsWords.badBackup[wanted](found)}`);
    expect(lines.join('\n')).toContain(reason);
  });
});
