// What the attributes of the element are read as: games by any name, options, deals, and every fault at once.
import { faultText, makeDeal, unwrap, type Result } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { readDeal, readGame } from '../src/attributes.ts';

const game = (name: string | null, options: string | null = null) =>
  readGame({ game: name, deal: null, options });
const faultsOf = (result: Result<unknown>): string => (result.ok ? '' : faultText(result.error));

describe('a game', () => {
  test('by its id, its title and the name of a preset', () => {
    expect(unwrap(game('klondike')).id).toBe('klondike');
    expect(unwrap(game('Forty Thieves')).id).toBe('forty-thieves');
    expect(unwrap(game('tripeaks-open')).options['face']).toBe('open');
  });

  test.each(['draw=1', ' draw=1 ', 'draw=1,scoring=vegas', 'scoring=vegas\n draw=1'])(
    'with options %j',
    (text) => {
      expect(unwrap(game('klondike', text)).options['draw']).toBe('1');
    },
  );

  test.each([
    [null, null, 'game: There is no game to deal: wanted an attribute like game="klondike"'],
    ['', null, 'game: There is no game to deal: wanted an attribute like game="klondike"'],
    [
      'chess',
      null,
      'game: There is no game "chess": wanted an id or a title of the catalogue, like "klondike"',
    ],
    ['klondike', 'draw', 'options: Cannot read option "draw": wanted name=value, like draw=1'],
  ])('%j with %j is refused', (name, options, message) => {
    expect(faultsOf(game(name, options))).toBe(message);
  });

  test('options it does not have are refused with those it has', () => {
    expect(faultsOf(game('klondike', 'draw=9 colour=red'))).toMatch(/colour.*wanted one of draw/s);
  });

  test('what is wrong with game and options is said at once', () => {
    expect(faultsOf(game('chess', 'draw')).split('\n')).toHaveLength(2);
  });
});

describe('a deal', () => {
  test.each(['49621', 'ms:617', 'pysol:12345'])('%s', (name) => {
    expect(makeDeal(unwrap(readDeal(name)))).toBe(name);
  });

  test.each([null, '', ' '])('%j is one by chance', (name) => {
    const dealt = Array.from({ length: 5 }, () => makeDeal(unwrap(readDeal(name))));
    expect(new Set(dealt).size).toBeGreaterThan(1);
    for (const each of dealt) expect(each).toMatch(/^\d{1,7}$/);
  });

  test.each(['0', 'x', 'ms:', 'cards:XX'])('%j is refused', (name) => {
    expect(faultsOf(readDeal(name))).toMatch(/^deal: /);
  });
});
