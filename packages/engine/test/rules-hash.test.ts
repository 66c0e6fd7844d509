// The rules hash: the same for definitions that say the same, another for those that do not.
import { describe, expect, it } from 'vitest';
import { changed, compiled, hill, yard } from './support/defs.ts';

describe('to write out what is meant anyway changes no hash', () => {
  it.each([
    ['pack.suits', [0, 1, 2, 3], [0, 1]],
    ['zones.side.wild', false, true],
  ])('%s', (path, meant, other) => {
    const plain = compiled(yard).rules;
    expect(compiled(changed(yard, { [path]: meant })).rules).toBe(plain);
    expect(compiled(changed(yard, { [path]: other })).rules).not.toBe(plain);
  });

  it('all thirteen ranks', () => {
    const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    const { ranks: _, ...pack } = hill.pack;
    expect(compiled({ ...hill, pack: { ...pack, ranks } }).rules).toBe(compiled({ ...hill, pack }).rules);
  });
});
