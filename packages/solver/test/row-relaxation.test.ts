// Rows of the stock and an easier game: what the rule calls lost is lost, in every position of small games.
import type { Json } from '@cairn/engine';
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { rowRelaxation } from '../src/kernels/general/row-relaxation.ts';
import { createPackedBoard } from '../src/packed/board.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';
import { explore } from './reference.ts';

const SUITS = ['alternating', 'colour', 'same', 'other', 'any'];
const UNITS = ['top', 'run', 'topOrAll', 'stack', 'all'];
const DEALS = [
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1, 2],
  [2, 2, 1],
];

/** A small game whose stock is dealt in rows; the rules that the rule reads are drawn. */
const drawn = (id: string, seed: number) => {
  const roll = dice(seed);
  const deal = pick(roll, DEALS);
  const suits = pick(roll, [
    [0, 1],
    [1, 2],
    [0, 1, 2],
  ]);
  const agnes = id === 'agnes-sorel';
  const edits: Record<string, Json> = {
    'pack.ranks': suits.length === 3 ? [1, 2, 3] : [1, 2, 3, 4].slice(0, 3 + roll(2)),
    'pack.suits': suits,
    'zones.tableau.piles': deal.length,
    'zones.tableau.deal': deal,
    'zones.tableau.face': pick(roll, ['open', 'top']),
    'zones.tableau.build': [
      {
        kind: 'step',
        rank: pick(roll, ['down', 'down', 'either']),
        suit: pick(roll, SUITS),
        ends: pick(roll, agnes ? ['base', 'circular'] : ['linear', 'circular']),
      },
    ],
    'zones.tableau.empty.takes': pick(
      roll,
      agnes ? ['nothing', 'anything', 'last'] : ['nothing', 'anything', [3]],
    ),
    'zones.tableau.give.tableau': pick(roll, UNITS),
    'zones.foundation.piles': suits.length,
    options: {},
  };
  if (agnes) edits['zones.foundation.deal'] = suits.map((_, i) => (i === 0 ? 1 : 0));
  return reduced(catalogued(id), edits);
};

test.each(['agnes-sorel', 'easthaven'])('%s: what is lost by easier rules is lost', (id) => {
  let found = 0;
  for (let seed = 1; seed <= sized(60, 400); seed++) {
    const game = drawn(id, seed);
    const rule = game === null ? null : rowRelaxation(game);
    if (game === null || rule === null) continue;
    const all = explore(game, dealt(game, seed), sized(400, 3000));
    if (all === null) continue;
    const rules = packedRulesOf(game);
    for (const { state, truth } of all) {
      if (!rule.isLost(createPackedBoard(rules, state))) continue;
      found += 1;
      expect(truth.shortest, `game ${seed}: ${JSON.stringify(state.piles)}`).toBe(Infinity);
    }
  }
  expect(found).toBeGreaterThan(sized(100, 10_000));
});
