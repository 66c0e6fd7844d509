// The parts of the app that need no page: addresses, and the cards that have not been seen.

import { begin, play, rankOf, stepAt } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { PAGES, readRoute, rulesHref } from '../src/play/route.ts';
import { countMarked, track } from '../src/play/unseen-cards.ts';
import { dealOf, gameOf, sure } from './support/lines.ts';

describe('addresses', () => {
  test('name pages, rules and tables', () => {
    expect(readRoute('')).toEqual({ kind: 'page', page: 'start' });
    expect(readRoute('#/')).toEqual({ kind: 'page', page: 'start' });
    expect(readRoute('#/table')).toEqual({ kind: 'table', address: '' });
    expect(readRoute('#/settings')).toEqual({ kind: 'page', page: 'settings' });
    expect(readRoute('#/tripeaks/7?wrap=linear')).toEqual({
      kind: 'table',
      address: '#/tripeaks/7?wrap=linear',
    });
    expect(readRoute('#/tripeaks/rules')).toEqual({ kind: 'rules', game: 'tripeaks', options: {} });
  });

  test('of rules carry options there and back', () => {
    const options = { wrap: 'kingStop', jokers: '2' };
    expect(readRoute(rulesHref('tripeaks', options))).toEqual({ kind: 'rules', game: 'tripeaks', options });
  });

  test('of pages hide no game', () => {
    const names = [...games, ...presets].flatMap(({ id, aka = [] }) => [id, ...aka]);
    expect(names.filter((name) => (PAGES as readonly string[]).includes(name))).toEqual([]);
  });
});

describe('the card tracker', () => {
  const game = gameOf('tripeaks');
  const fresh = sure(begin(game, dealOf('49621')));

  test('starts with one card gone, ten in sight and 41 unseen', () => {
    const rows = track(game, stepAt(fresh).view);
    const cards = rows.flatMap((row) => row.cards);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(cards).toHaveLength(52);
    expect([countMarked(cards, 'gone'), countMarked(cards, 'insight'), countMarked(cards, 'unseen')]).toEqual(
      [1, 10, 41],
    );
  });

  test('cannot tell a face-down card from one of the stock', () => {
    const hidden = stepAt(fresh).state;
    const marks = track(game, stepAt(fresh).view).flatMap((row) => row.cards);
    const down = hidden.piles.flatMap((pile) =>
      pile.filter((seat) => (seat & 1024) !== 0).map((seat) => seat & 1023),
    );
    expect(down).toHaveLength(41);
    for (const card of down) expect(marks.find((each) => each.card === card)?.mark).toBe('unseen');
  });

  test('in an open game leaves only the stock unseen', () => {
    const open = gameOf('tripeaks', { face: 'open' });
    const cards = track(open, stepAt(sure(begin(open, dealOf('49621')))).view).flatMap((row) => row.cards);
    expect(countMarked(cards, 'unseen')).toBe(23);
  });

  test('has a row for jokers, and counts a card the player peeked at as in sight', () => {
    const wild = gameOf('tripeaks', { jokers: '2', peek: 'once' });
    const start = sure(begin(wild, dealOf('49621')));
    const [jokers] = track(wild, stepAt(start).view);
    expect(jokers?.rank).toBe(0);
    expect(jokers?.cards).toHaveLength(2);
    const peeked = play(start, { kind: 'power', power: 'peek' });
    const shown = stepAt(peeked).view.next?.card ?? null;
    const mark = track(wild, stepAt(peeked).view)
      .find(({ rank }) => shown !== null && rank === rankOf(shown))
      ?.cards.find(({ card }) => card === shown)?.mark;
    expect(mark).toBe('insight');
  });
});
