// Headstart: an empty hole that any open card may start, a free first draw, and what is shown of it.
import { cardOf, legalMoves, lastOf, rankOf, view } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt } from '@cairn/testkit';
import { BASE, DRAW, game, laid, place, played } from '../support/tripeaks.ts';

const NAMES = Array.from({ length: 40 }, (_, i) => `${i + 1}`);

describe.each(['on', 'rank'])('headstart %s', (headstart) => {
  const rules = game({ headstart });

  it('starts with an empty hole and 24 in the stock', () => {
    const state = dealt(rules, '1');
    expect(state.piles[rules.byRole.hole[0] ?? -1]).toEqual([]);
    expect(state.piles[rules.stock ?? -1]).toHaveLength(24);
  });

  it('keeps the layout of the deal without it; the starter is the next stock card', () => {
    for (const name of NAMES) {
      const [plain, started] = [dealt(game(), name), dealt(rules, name)];
      expect(started.piles.slice(0, 28)).toEqual(plain.piles.slice(0, 28));
      const starter = plain.piles[28]?.[0] ?? -1;
      expect(cardOf(lastOf(started.piles[29] ?? []) ?? -1)).toBe(starter);
      expect(started.piles[29]?.slice(0, -1)).toEqual(plain.piles[29]);
    }
  });

  it('lets any open card start, and then only what fits', () => {
    const state = dealt(rules, '1');
    expect(legalMoves(rules, state)).toEqual([...BASE.map((index) => place(rules, index)), DRAW]);
    const deal = laid(rules, { 18: '7S', 19: '8S', 20: 'TS', 21: '9S' });
    expect(legalMoves(rules, played(rules, deal, [18]).state)).toContainEqual(place(rules, 19));
    expect(legalMoves(rules, played(rules, deal, [18]).state)).not.toContainEqual(place(rules, 20));
    expect(played(rules, deal, [18, 19, 21, 20]).tally.total).toBe(10);
  });

  it('charges nothing for the first draw, whenever it comes, and 5 for every other', () => {
    const deal = laid(rules, { 18: '7S', 19: '8S' });
    const total = (words: readonly (number | 'd')[]): number => played(rules, deal, words).tally.total;
    expect([total(['d']), total(['d', 'd']), total(['d', 'd', 'd'])]).toEqual([0, -5, -10]);
    expect([total([18, 'd']), total([18, 19, 'd']), total([18, 19, 'd', 'd'])]).toEqual([1, 3, -2]);
  });

  it('breaks the streak with the free draw all the same', () =>
    expect(played(rules, laid(rules, { 18: '7S', 19: '8S' }), [18, 19, 'd']).tally).toMatchObject({
      streak: 0,
      best: 2,
      events: [],
    }));
});

describe('what is shown of the first stock card', () => {
  it('is its rank, until the first draw and never again', () => {
    const rules = game({ headstart: 'rank' });
    for (const name of NAMES.slice(0, 10)) {
      const state = dealt(rules, name);
      const next = lastOf(state.piles[rules.stock ?? -1] ?? []) ?? -1;
      expect(view(rules, state).next).toEqual({ rank: rankOf(cardOf(next)), card: null });
      const open = legalMoves(rules, state)[0];
      const deal = { kind: 'cards', cards: rules.cards } as const;
      const played1 = played(rules, deal, open === undefined ? [] : [open]);
      expect(view(rules, played1.state).next?.card).toBeNull();
      for (let n = 1; n < 24; n++)
        expect(view(rules, played(rules, deal, Array<'d'>(n).fill('d')).state).next).toBeNull();
    }
  });

  it('is not its suit: the four sevens look the same', () => {
    const rules = game({ headstart: 'rank' });
    const views = ['7C', '7D', '7H', '7S'].map((card) => {
      const layout = Object.fromEntries(
        ['7C', '7D', '7H', '7S'].filter((other) => other !== card).map((other, i) => [i, other]),
      );
      return view(rules, played(rules, laid(rules, layout, [card]), []).state);
    });
    for (const each of views) expect(each).toEqual(views[0]);
  });

  it.each([{}, { headstart: 'on' }, { jokers: '2' }, { peek: 'three' }])('is nothing with %o', (options) => {
    const rules = game(options);
    for (const name of NAMES) expect(view(rules, dealt(rules, name)).next).toBeNull();
  });
});
