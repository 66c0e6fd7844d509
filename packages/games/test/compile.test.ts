// A trusted definition compiles to the same game with and without the checks.
import { compileGame, compileStandard, compileTrusted } from '@cairn/engine';
import { expect, it } from 'vitest';
import { games } from '../src/index.ts';

it.each(games.map((def) => [def.id, def] as const))('%s', (_, def) => {
  const game = compileStandard(def);
  expect(compileTrusted(def)).toEqual({ ok: true, value: game });
  expect(compileGame(def)).toEqual({ ok: true, value: game });
});
