/** PySolFC's deal numbers give PySolFC's layouts: compared with lists made by programs that are not ours. */
import { readFileSync } from 'node:fs';
import { cardOf, compileGame, makeCard, parseDeal, start } from '@cairn/engine';
import { expect, test } from 'vitest';
import { findGame } from '../src/index.ts';

const lines = readFileSync(new URL('../../../fixtures/deals/pysol-layouts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** A game and the options under which it is dealt: "carpet aces=out". */
const columnsOf = (played: string, name: string): string => {
  const [id = '', ...options] = played.split(' ');
  const found = findGame(id);
  const chosen = options.map((option): [string, string] => {
    const [key = '', value = ''] = option.split('=');
    return [key, value];
  });
  const game = compileGame(found?.def, Object.fromEntries(chosen));
  const deal = parseDeal(name);
  if (!game.ok || !deal.ok) throw new Error(`Cannot deal ${played} ${name}`);
  const state = start(game.value, deal.value);
  if (!state.ok) throw new Error(`Cannot deal ${played} ${name}`);
  const { piles } = state.value;
  const { grid, tableau } = game.value.byRole;
  return [...grid, ...tableau]
    .map((i) => (piles[i] ?? []).map((seat) => makeCard(cardOf(seat))).join(' '))
    .join(' | ');
};

test('there are at least ten numbers a game', () => {
  const ids = new Set(lines.map((line) => line.slice(0, line.indexOf(' '))));
  expect(ids.size).toBeGreaterThanOrEqual(46);
  for (const id of ids)
    expect(lines.filter((line) => line.startsWith(`${id} `)).length).toBeGreaterThanOrEqual(10);
});

test.each(lines.map((line) => /^(\S+(?: \S+=\S+)*) (\S+): (.*)$/.exec(line)?.slice(1) ?? []))(
  '%s %s',
  (played, name, columns) => {
    expect(columnsOf(played ?? '', name ?? '')).toBe(columns);
  },
);

test('a zone that is to be dealt before the others is there', () => {
  const canfield = findGame('canfield')?.def;
  const wrong = compileGame({ ...canfield, pysol: { first: 'attic' } });
  expect(wrong.ok ? [] : wrong.error.map(({ code, path }) => [code, path])).toEqual([
    ['no-zone', 'pysol.first'],
  ]);
});
