// Games found by what a person types: one by any name it has, many by words in them.

import { expect, test } from 'vitest';
import { findGame, games, searchGames } from '../src/index.ts';

const ids = (text: string): readonly string[] => searchGames(text).map(({ id }) => id);

test('one game: by its id, its title, another name or a preset of it, however it is written', () => {
  for (const name of ['forty-thieves', 'Forty Thieves', 'FORTYTHIEVES', 'Napoleon at St Helena'])
    expect(findGame(name)?.def.id, name).toBe('forty-thieves');
  expect(findGame('tripeaks-open')?.options).not.toEqual({});
  expect(findGame('bridge')).toBe(null);
});

test('many: by every word in a name, a family or a tag', () => {
  expect(ids('russian')).toEqual(['russian', 'double-russian', 'triple-russian']);
  expect(ids('Russian  triple')).toEqual(['triple-russian']);
  expect(ids('demon')).toEqual(['canfield']);
  expect(ids('blackhole')).toContain('quasar');
});

test('many: by what they are', () => {
  const of = (id: string) => games.find((def) => def.id === id);
  for (const id of ids('easy')) expect(of(id)?.info.difficulty, id).toBeLessThanOrEqual(2);
  for (const id of ids('two packs')) expect(of(id)?.pack.packs, id).toBe(2);
  expect(ids('short easy games')).toContain('tripeaks');
  expect(ids('leicht kurz')).toEqual(ids('easy short'));
  expect(ids('hard golf').length).toBeLessThan(ids('golf').length);
});

test('all of them where nothing is asked for, none by what no game has', () => {
  expect(searchGames('')).toEqual(games);
  expect(searchGames('  ')).toEqual(games);
  expect(searchGames('bridge')).toEqual([]);
  expect(searchGames('***')).toEqual([]);
});
