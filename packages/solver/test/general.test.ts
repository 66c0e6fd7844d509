// The general search against the reference, on small games of every kind with random options.
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { general } from '../src/kernels/general/index.ts';
import { agree } from './agreement.ts';
import { dice } from './reduced.ts';
import { shrunk } from './shrunk.ts';

const SEEDS = Number(process.env.CAIRN_SEEDS ?? 3);

describe('small games of every kind are decided as the reference decides them', () => {
  let winnable = 0;
  test.each(games.map((def) => [def.id, def] as const))(
    '%s',
    (_, def) => {
      let compared = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const game = shrunk(def, dice(seed));
        if (game === null) continue;
        const sum = agree(general, [game], 4, undefined, 600);
        compared += sum.compared;
        winnable += sum.winnable;
      }
      expect(compared).toBeGreaterThan(0);
    },
    30_000,
  );
  test('some can be won', () => expect(winnable).toBeGreaterThan(100));
});
