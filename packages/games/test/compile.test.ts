// A trusted definition compiles to the same game with and without the checks.
import { isDeepStrictEqual } from 'node:util';
import { compileGame, compileStandard, compileTrusted } from '@cairn/engine';
import { take } from '@cairn/testkit';
import { expect, it } from 'vitest';
import { games } from '../src/index.ts';

it.each(games.map((def) => [def.id, def] as const))('%s', (_, def) => {
  const game = compileStandard(def);
  expect(isDeepStrictEqual(take(compileTrusted(def)), game)).toBe(true);
  expect(isDeepStrictEqual(take(compileGame(def)), game)).toBe(true);
});
