import type { Game, Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { heapsKernel } from '../src/kernels/heaps/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small games with one to three heaps, one or two packs, and foundations by one or by several ranks, up or down. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const packs = pick(roll, [1, 1, 2]);
  const suits = packs === 2 ? 1 + roll(2) : 2 + roll(2);
  const ranks = 2 + roll(packs * suits > 3 ? 2 : 4);
  const piles = packs * suits;
  const down = roll(3) === 0;
  const common: Record<string, Json> = {
    'pack.packs': packs,
    'pack.suits': Array.from({ length: suits }, (_, i) => i),
    'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
    'zones.heaps.piles': 1 + roll(3),
    'zones.heaps.deal': pick(roll, [0, 0, 1, 2]),
  };
  if (roll(2) === 0)
    return reduced(catalogued('sir-tommy'), {
      ...common,
      'zones.foundation.piles': piles,
      'zones.foundation.build.0.rank': down ? 'down' : 'up',
      'zones.foundation.empty.takes': [down ? ranks : 1],
    });
  const zones = ['ones', 'twos', 'threes', 'fours'];
  const edits = zones.map((id, i): Record<string, Json> => {
    if (i >= piles) return { [`zones.${id}`]: null };
    // A ring of all ranks, by a step that goes round all of them.
    const by = pick(roll, [1, ranks % 2 === 0 && ranks > 2 ? ranks - 1 : 2 % ranks === 0 ? 1 : 2]);
    const ring = Array.from({ length: ranks }, (_, j) => ((by * (j + 1) - 1 + ranks) % ranks) + 1);
    return {
      [`zones.${id}.build.0.ring`]: ring,
      [`zones.${id}.empty.takes`]: [ring[0] ?? 1],
      [`zones.${id}.pull`]: null,
    };
  });
  return reduced(catalogued('calculation'), {
    ...common,
    ...Object.assign({}, ...edits.slice(0, 4)),
    'goal.zone': piles === 1 ? 'ones' : zones.slice(0, piles),
  });
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(heapsKernel, small, { positions: 6_000 }));
});
