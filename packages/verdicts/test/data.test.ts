// The lists in data/: each is of a game as it is now, and what it says of a few deals is found again.
import { readdirSync, readFileSync } from 'node:fs';
import { compileGame, parseDeal, start, type GameDef, type Numbering } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { solve } from '@cairn/solver';
import { familyOf, ofToday } from '@cairn/testkit';
import { parseList, mismatches } from '@cairn/verdicts';
import { describe, expect, test } from 'vitest';

const folder = new URL('../data/', import.meta.url);
const listsIn = (place: string): readonly string[] =>
  readdirSync(new URL(place, folder)).flatMap((name) => (name.endsWith('.json') ? [`${place}${name}`] : []));

/** Of Cairn's own numbers one for every game; of PySolFC's and Microsoft's those in folders of their own. */
const own = listsIn('./');
const lists: readonly (readonly [file: string, numbers: Numbering])[] = [
  ...own.map((file) => [file, 'cairn'] as const),
  ...listsIn('./pysol/').map((file) => [file, 'pysol'] as const),
  ...listsIn('./ms/').map((file) => [file, 'ms'] as const),
];

/** Deals of each list that are searched again, and how far: what takes longer is left as it is. */
const SAMPLE = 5;
const NODES = 5000;
let [searched, decided] = [0, 0];

/** The game of a list, by the name of the file. */
const gameOf = (file: string): GameDef | undefined =>
  findGame(/(?<id>[^/]+)\.json$/.exec(file)?.groups?.['id'] ?? '')?.def;

/** The lists that are searched again: for each family one at least. */
const today = new Set(
  ofToday(lists, 7, ([file]) => {
    const def = gameOf(file);
    return def === undefined ? '' : familyOf(def);
  }).map(([file]) => file),
);

test('every game has a list, and no list is of anything else', () => {
  const files = new Set(own);
  const ids = games.map(({ id }) => `./${id}.json`);
  const missing = ids.filter((file) => !files.has(file)).join(' ');
  expect(missing, `no list yet: ${missing} (docs/adding-a-game.md, "Measure it")`).toBe('');
  expect(own.filter((file) => !ids.includes(file))).toEqual([]);
  expect(lists.length).toBeGreaterThan(own.length);
});

describe.each(lists)('%s', (file, numbers) => {
  const list = parseList(readFileSync(new URL(file, folder), 'utf8'));
  const def = gameOf(file);
  const game = def === undefined ? null : compileGame(def);
  if (!list.ok || game?.ok !== true)
    throw new Error(
      `${file} is not the list of a game: ${list.ok ? 'the catalogue has no game of that name' : JSON.stringify(list.error)}`,
    );

  test('is of the game as it is now, under standard options', () => {
    expect(mismatches(list.value, game.value), 'make it anew: `cairn verdicts`').toEqual([]);
    expect([list.value.numbers, list.value.verdicts.length > 0]).toEqual([numbers, true]);
  });

  if (!today.has(file)) return;
  test('is found again', () => {
    const { length } = list.value.verdicts;
    const sample = Array.from(
      { length: SAMPLE },
      (_, i) => 1 + Math.floor((i * (length - 1)) / (SAMPLE - 1)),
    );
    const differing = sample.flatMap((number) => {
      const deal = parseDeal(`${numbers === 'cairn' ? '' : `${numbers}:`}${number}`);
      const state = deal.ok ? start(game.value, deal.value) : deal;
      if (!state.ok) return [`deal ${number} cannot be dealt`];
      const { verdict } = solve(game.value, state.value, 'win', { nodes: NODES }, { moves: false });
      searched++;
      if (verdict !== 'unknown') decided++;
      const listed = list.value.verdicts[number - 1];
      // A short search may leave open what a long one has decided, and never says anything else; what it decides is
      // open only in a list of fewer positions.
      const known = verdict !== 'unknown' && !(listed === 'unknown' && list.value.limits.nodes < NODES);
      return !known || verdict === listed ? [] : [`deal ${number}: ${verdict}, listed ${listed}`];
    });
    expect(differing).toEqual([]);
  });
});

test('most of the sample was decided again', () => expect(decided).toBeGreaterThan(searched / 2));
