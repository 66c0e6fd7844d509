// What is kept: settings that clean themselves, changes that happen whole or not at all, and results.

import { describe, expect, test } from 'vitest';
import { begin, play, type Session } from '@cairn/engine';
import { newAttempt } from '../src/play/attempt.ts';
import type { Database } from '../src/platform/database.ts';
import { inMemory } from '../src/platform/memory-database.ts';
import { acquireTabLock, readTable } from '../src/platform/tab-lock.ts';
import { readGroup } from '../src/play/read-group.ts';
import { groupOf, resultRowOf } from '../src/play/results.ts';
import { cleanSettings, SETTING_NAMES, SETTINGS } from '../src/play/settings.ts';
import { dealOf, gameOf, lazyLine, played, sure, winningLine } from './support/lines.ts';

test('settings: what is missing or unknown is standard', () => {
  const standard = Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name][0]]));
  expect(cleanSettings(undefined)).toEqual(standard);
  expect(cleanSettings('light')).toEqual(standard);
  expect(cleanSettings({ theme: 'dark', speed: 'ludicrous', old: 1 })).toEqual({
    ...standard,
    theme: 'dark',
  });
});

describe('the database in memory', () => {
  test('puts, takes away and empties', async () => {
    const db = inMemory();
    expect(db.lasting).toBe(false);
    await db.write([
      { store: 'table', key: 'now', value: 1 },
      { store: 'results', key: 'a', value: 2 },
    ]);
    expect(await db.get('table', 'now')).toBe(1);
    await db.write([{ store: 'table', key: 'now' }]);
    expect(await db.get('table', 'now')).toBe(undefined);
    expect(await db.all('results')).toEqual([2]);
    await db.erase();
    expect(await db.all('results')).toEqual([]);
  });
});

test('the table belongs to the tab that asked last, and what an older one writes does not count', async () => {
  const db = inMemory();
  let lost = 0;
  const first = await acquireTabLock(db, ['now'], () => lost++);
  expect(first.left).toEqual({ now: undefined });
  await first.write({ now: 'first' }, [{ store: 'results', key: 'a', value: 1 }]);
  const second = await acquireTabLock(db, ['now'], () => expect.unreachable());
  expect(second.left).toEqual({ now: 'first' });
  await first.write({ now: 'too late' });
  expect(lost).toBe(1);
  await first.write({ now: 'too late' });
  expect(lost).toBe(1);
  await second.write({ now: 'second' });
  const third = await acquireTabLock(db, ['now'], () => expect.unreachable());
  expect(third.left).toEqual({ now: 'second' });
  expect(await db.all('results')).toEqual([1]);
  // Nothing of the older ones is left.
  expect(Object.keys(await db.entries('table'))).toHaveLength(2);
});

test('a full disk delays the claim to the table, and what is written later brings it along', async () => {
  const real = inMemory();
  let full = false;
  const db: Database = {
    ...real,
    write: async (changes) => {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      await real.write(changes);
    },
  };
  const first = await acquireTabLock(db, ['now'], () => expect.unreachable());
  await first.write({ now: 'first' });
  full = true;
  const second = await acquireTabLock(db, ['now'], () => expect.unreachable());
  expect(second.left).toEqual({ now: 'first' });
  await expect(second.write({ now: 'second' })).rejects.toThrow('No room');
  full = false;
  await second.write({ now: 'third' });
  expect(await readTable(db, ['now'])).toEqual({ now: 'third' });
});

describe('results', () => {
  const game = gameOf('tripeaks');
  const deal = dealOf('7');
  const attempt = (session: Session) => newAttempt(session, { id: 'a', began: 0 });
  const fresh = sure(begin(game, deal));

  test('groups are named after the game and what is not standard', () => {
    expect(groupOf(game)).toBe('tripeaks');
    const other = gameOf('tripeaks', { wrap: 'linear', scoring: 'money' });
    expect(groupOf(other)).toBe('tripeaks?wrap=linear&scoring=money');
    expect(readGroup(groupOf(other))).toEqual({
      id: 'tripeaks',
      options: { wrap: 'linear', scoring: 'money' },
    });
    expect(readGroup('tripeaks')).toEqual({ id: 'tripeaks', options: {} });
  });

  test('a deal nobody has moved in is none', () => {
    expect(resultRowOf(attempt(fresh), 1)).toBe(null);
  });

  test('a deal that is left is scored as ended there', () => {
    const left = play(fresh, { kind: 'draw' });
    // -5 for the draw, 28 cards left at -5.
    expect(resultRowOf(attempt(left), 1)).toMatchObject({ outcome: 'left', score: -145, moves: 1 });
  });

  test('won and lost deals have the score of their replay', () => {
    const won = (winningLine(game, deal) ?? []).reduce((so, move) => play(so, move), fresh);
    expect(resultRowOf(attempt(won), 1)).toMatchObject({
      outcome: 'won',
      score: played(
        game,
        deal,
        won.moves.map(({ move }) => move),
      ).final.total,
      streak: played(
        game,
        deal,
        won.moves.map(({ move }) => move),
      ).final.best,
    });
    const lost = lazyLine(game, deal).reduce((so, move) => play(so, move), fresh);
    expect(resultRowOf(attempt(lost), 1)).toMatchObject({
      outcome: 'stuck',
      score: played(
        game,
        deal,
        lost.moves.map(({ move }) => move),
      ).final.total,
    });
  });
});
