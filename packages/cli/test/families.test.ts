// A game of every kind through the real command: a walk typed in notation is played, saved, replayed and verified.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileGame, makeMove, view } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealt, take, walk } from '@cairn/testkit';
import { cairn } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-families-'))));
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['golf-fill', 12],
  ['striptease', 20],
  ['ants', 20],
  ['barbershop-quintet', 25],
  ['all-in-a-row', 8],
  ['pyramid', 30],
  ['aces-up', 20],
  ['klondike', 40],
  ['trigon-open-stock', 25],
  ['moving-left', 30],
  ['canfield', 30],
  ['quadruple-trigon', 30],
  ['triple-russian', 30],
  ['curds-and-whey', 20],
  ['aloha-tripeaks', 20],
])('%s', async (name, most) => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game ${name}`);
  const game = take(compileGame(found.def, found.options));
  const stops = walk(game, dealt(game, '12'), 6, most).filter(({ move }) => move !== null);
  const moves = stops.map(({ state, move }) =>
    move === null ? '' : makeMove(game, view(game, state), move),
  );
  const file = path.join(folder, `${name}.cairn`);

  const played = await cairn(['play', name, '12'], { input: `${moves.join(' ')}\nsave ${file}\n` });
  expect(played.err).toBe('');
  expect([0, 3, 4]).toContain(played.status);
  expect(played.out.match(/^ *\d+ {2}\S/gm)).toHaveLength(moves.length);
  for (const line of played.out.split('\n')) expect(line).not.toMatch(/undefined|\[object|NaN/);

  const replayed = await cairn(['replay', '--verify', file]);
  expect(replayed).toMatchObject({ status: 0, err: '' });
  expect(replayed.out).toContain('Verified');
});
