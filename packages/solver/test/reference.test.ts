import { expect, test } from 'vitest';
import { catalogued, dealt, reduced } from './reduced.ts';
import { exhaust } from './reference.ts';

const game = reduced(catalogued('one-foundation'), {
  'pack.ranks': [1, 2, 3],
  'pack.suits': [0, 1],
  'zones.tableau.piles': 2,
  'zones.tableau.deal': 2,
});

test('the reference finds the truth of a game small enough to see through', () => {
  if (game === null) throw new Error('the reduced game is not sound');
  // Two columns of two, one card on the hole and one in the stock: deals 1 to 20 hold both kinds.
  const truths = Array.from({ length: 20 }, (_, i) => exhaust(game, dealt(game, i + 1)));
  const won = truths.map((truth) => truth?.shortest !== Infinity);
  expect(won).toContain(true);
  expect(won).toContain(false);
  for (const [i, truth] of truths.entries()) expect(truth?.left === 0).toBe(won[i]);
});
