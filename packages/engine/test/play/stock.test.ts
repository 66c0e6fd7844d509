// The stock: drawing to hole, waste and columns, turning the waste over, and what the player knows of it.
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import {
  apply,
  isWon,
  makePosition,
  parseMove,
  refusal,
  startWithPack,
  status,
  view,
  type Game,
  type State,
} from '../../src/index.ts';
import { changed, compiled, GONE, hill, yard } from '../support/defs.ts';
import { placed } from '../support/placed.ts';

/** The position after moves given in notation. */
const after = (game: Game, state: State, texts: string): State =>
  texts
    .split(' ')
    .filter((text) => text !== '')
    .reduce((at, text) => apply(game, at, take(parseMove(game, at, text))), state);

const lines = (game: Game, state: State, ...names: string[]): string[] =>
  makePosition(game, state)
    .split('\n')
    .filter((line) => names.some((name) => line.startsWith(`${name}:`)));

/** All the cards out of the way but a stock of five. */
const five = (game: Game): State =>
  placed(game, {
    columns: 'AC 2C 3C 4C 5C 6C | AD 2D 3D 4D 5D 6D | AH 2H 3H 4H 5H 6H | 7S',
    side: '7D 7H 7C',
    waste: '6S',
    stock: '(AS) (2S) (3S) (4S) (5S)',
  });

describe('draws to the waste', () => {
  const game = compiled(yard);

  it.each([
    ['', 'waste: 6S', 'stock: (AS) (2S) (3S) (4S) (5S)'],
    ['d', 'waste: 6S 5S 4S', 'stock: (AS) (2S) (3S)'],
    ['d d', 'waste: 6S 5S 4S 3S 2S', 'stock: (AS)'],
    ['d d d', 'waste: 6S 5S 4S 3S 2S AS', 'stock: -'],
    ['d d d rd', 'waste: -', 'stock: (AS)! (2S)! (3S)! (4S)! (5S)! (6S)!'],
    ['d d d rd d', 'waste: 6S 5S', 'stock: (AS)! (2S)! (3S)! (4S)!'],
  ])('%s', (texts, ...wanted) =>
    expect(lines(game, after(game, five(game), texts), 'waste', 'stock')).toEqual(wanted),
  );

  it('go round as often as there are passes', () => {
    const reasons = ['d d d', 'd d d rd', 'd d d rd d d d'].map(
      (texts) => refusal(game, after(game, five(game), texts), { kind: 'redeal' })?.kind,
    );
    expect(reasons).toEqual([undefined, 'stock-not-empty', 'no-more-passes']);
    const endless = compiled(changed(yard, { 'stock.passes': 'unlimited' }));
    const state = after(endless, five(endless), 'd d d rd '.repeat(9));
    expect([state.pass, state.draws]).toEqual([10, 27]);
  });

  it('need a stock, and a waste to turn over', () => {
    const state = after(game, five(game), 'd d d');
    expect(refusal(game, state, { kind: 'draw' })).toEqual({ kind: 'stock-empty' });
    const bare = compiled(hill);
    const end = after(bare, startWithPack(bare, bare.cards), 'd '.repeat(16));
    expect(refusal(bare, end, { kind: 'redeal' })).toEqual({ kind: 'stock-empty' });
    const none = compiled(
      changed(hill, { 'pack.ranks': [1], 'zones.hole.build.0.rank': 'equal', stock: GONE }),
    );
    expect(refusal(none, startWithPack(none, none.cards), { kind: 'draw' })).toEqual({ kind: 'no-stock' });
    expect(refusal(none, startWithPack(none, none.cards), { kind: 'redeal' })).toEqual({ kind: 'no-stock' });
  });

  it('are known to the player once seen', () => {
    const state = after(game, five(game), 'd d d rd');
    expect(view(game, state).piles).toEqual(state.piles);
    expect(
      view(game, five(game))
        .piles.flat()
        .filter((pileCard) => pileCard === 2047),
    ).toHaveLength(5);
  });
});

describe('draws to the columns', () => {
  const rows = changed(yard, { 'stock.to': 'tableau', 'stock.passes': 1 });

  it('put one card on each, from the left; the last row may be short', () => {
    const game = compiled(rows);
    const state = after(game, five(game), 'd');
    expect(lines(game, state, 'columns', 'stock')).toEqual([
      'columns: AC 2C 3C 4C 5C 6C 5S | AD 2D 3D 4D 5D 6D 4S | AH 2H 3H 4H 5H 6H 3S | 7S 2S',
      'stock: (AS)',
    ]);
    expect(lines(game, after(game, state, 'd'), 'columns', 'stock')).toEqual([
      'columns: AC 2C 3C 4C 5C 6C 5S AS | AD 2D 3D 4D 5D 6D 4S | AH 2H 3H 4H 5H 6H 3S | 7S 2S',
      'stock: -',
    ]);
  });
});

describe('draws to the hole', () => {
  it('put the cards of one draw on it in order', () => {
    const game = compiled(changed(hill, { 'stock.draw': 3 }));
    const state = startWithPack(game, game.cards);
    expect(lines(game, after(game, state, 'd'), 'hole')).toEqual(['hole: 4C 5C AD 2D']);
  });
});

describe('what is shown of the stock', () => {
  const shown = (edits: Readonly<Record<string, unknown>>, texts: string): string => {
    const game = compiled(changed(hill, { powers: { peek: { uses: 1 } }, ...edits }));
    const { next } = view(game, after(game, startWithPack(game, game.cards), texts));
    return next === null ? '-' : `${next.rank}${next.card === null ? '' : ' card'}`;
  };
  const open = { 'zones.hole.deal': 0, 'zones.hole.empty.takes': 'anything' };
  const show = (what: string, during: string) => ({ 'stock.show': { what, while: during } });

  it.each<readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    [{}, { '': '-', peek: '5 card', 'peek d': '-' }],
    [show('rank', 'first'), { '': '-', d: '-' }],
    [show('card', 'always'), { '': '5 card', d: '1 card' }],
    [show('rank', 'always'), { '': '5', peek: '5 card', 'peek d': '1' }],
    [
      { ...open, ...show('rank', 'first') },
      { '': '4', l2: '4', peek: '4 card', d: '-' },
    ],
    [
      { ...open, ...show('card', 'first') },
      { '': '4 card', d: '-' },
    ],
  ])('%o', (edits, wanted) => {
    for (const [texts, next] of Object.entries(wanted)) expect(shown(edits, texts), texts).toBe(next);
  });
});

describe('goals', () => {
  it('clear: the zone is empty; gather: so many cards lie in it', () => {
    const game = compiled(yard);
    const piles = [2, 3, 0, 1].map((i) => 'A234567'.replace(/./g, (rank) => `${rank}${'CDHS'[i]} `).trim());
    const all = piles.join(' | ');
    const won = placed(game, { piles: all });
    expect([isWon(game, won), status(game, won)]).toEqual([true, 'won']);
    const less = placed(game, { piles: all.replace(' 7S', ''), waste: '7S' });
    expect([isWon(game, less), status(game, less)]).toEqual([false, 'playing']);
    const six = compiled(changed(yard, { 'goal.cards': 6 }));
    expect(isWon(six, placed(six, { piles: 'AC 2C | AD 2D | AS | -' }))).toBe(false);
    expect(isWon(six, placed(six, { piles: 'AC 2C | AD 2D | AS 2S | -' }))).toBe(true);
    const clear = compiled(changed(yard, { goal: { kind: 'clear', zone: 'columns' } }));
    expect(isWon(clear, placed(clear, {}))).toBe(true);
    expect(isWon(clear, placed(clear, { columns: '- | - | - | AS' }))).toBe(false);
  });
});
