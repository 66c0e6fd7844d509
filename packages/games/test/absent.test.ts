// Answers for games that are not in the catalogue.

import { expect, test } from 'vitest';
import { absentGames } from '../src/absent.ts';
import { absentGame, findGame, games } from '../src/index.ts';

test('an absent game is found by its beginning and its other names, and is really absent', () => {
  expect(absentGame('brist')?.title).toBe('Bristol');
  expect(absentGame('mah')?.title).toBe('Mahjong');
  expect(absentGame('ma')).toBe(null);
  expect(absentGame('klondike')).toBe(null);
  for (const { title, aka = [] } of absentGames)
    for (const name of [title, ...aka]) expect([name, findGame(name)]).toEqual([name, null]);
});

test('what is close to it is in the catalogue', () => {
  const ids = new Set(games.map(({ id }) => id));
  expect(absentGames.flatMap(({ near }) => near.filter((id) => !ids.has(id)))).toEqual([]);
});
