// What a foundation takes next, where players cannot see it at once.
import { expect, it } from 'vitest';
import { countsByInterval, rankByInterval } from '../../src/index.ts';
import { changed, compiled, step, yard } from '../support/defs.ts';
import { placed } from '../support/placed.ts';

/** Foundations that count by two: A 3 5 7 2 4 6. */
const twos = compiled(
  changed(yard, { 'zones.piles.build': [step({ rank: 'up', suit: 'any', ring: [1, 3, 5, 7, 2, 4, 6] })] }),
);

it('names the next rank of a foundation that counts by two, until it is full', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = twos.byRole.foundation;
  const state = placed(twos, { piles: 'AC | AD 3C | AH 3D 5H 7C | AS 3H 5S 7S 2S 4S 6S' });
  expect([first, second, third, fourth].map((pile) => rankByInterval(twos, state, pile))).toEqual([
    3,
    5,
    2,
    null,
  ]);
  expect(countsByInterval(twos, first)).toBe(true);
  expect(countsByInterval(twos, twos.byRole.tableau[0] as number)).toBe(false);
});

it('says nothing where suits are built in the usual order', () => {
  const usual = compiled(yard);
  const [first = 0] = usual.byRole.foundation;
  expect(rankByInterval(usual, placed(usual, { piles: 'AC 2C | - | - | -' }), first)).toBeNull();
  expect(countsByInterval(usual, first)).toBe(false);
});
