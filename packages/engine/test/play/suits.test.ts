// Whole suits that go to the foundations at once, by a move or by themselves, and stocks that wait until no column is empty.
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import {
  apply,
  makePosition,
  parseMove,
  refusal,
  startTally,
  startWithPack,
  tallyMove,
  type Game,
  type GameDef,
  type State,
} from '../../src/index.ts';
import { changed, compiled, step, yard } from '../support/defs.ts';
import { movesIn, placed } from '../support/placed.ts';

/** Four columns built down, foundations that take whole suits, and a stock dealt to the columns. Ace to four, twice. */
const suits: GameDef = changed(yard, {
  pack: { packs: 2, ranks: [1, 2, 3, 4] },
  zones: {
    columns: {
      role: 'tableau',
      piles: 4,
      deal: [3, 2, 2, 1],
      face: 'top',
      build: [step({ rank: 'down' })],
      runs: [step({ rank: 'down', suit: 'same' })],
      empty: { takes: 'anything' },
      give: { tableau: 'run', foundation: 'suit' },
    },
    piles: { role: 'foundation', piles: 8, build: [], empty: { takes: [4] }, give: {} },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
});
const must: GameDef = changed(suits, { 'zones.columns.leave': 'must' });

const lines = (game: Game, state: State): string =>
  makePosition(game, state)
    .split('\n')
    .filter((line) => /^(columns|piles):/.test(line))
    .join('; ')
    .replaceAll(' | -', '');

const after = (game: Game, state: State, texts: string): State =>
  texts.split(' ').reduce((at, text) => apply(game, at, take(parseMove(game, at, text))), state);

/** Cards that are out of the way. */
const HIDDEN = '(4D) (4D) (3D) (2D) (2D) (AD) (4S) (3S) (2S) (AS) (4H) (3H) (AH) (AC) (3C) (4C)';

describe('a whole suit', () => {
  it.each([
    ['goes to every foundation that is empty', { columns: '(AH) 4S 3S 2S AS | 2H | 2C | 3D', piles: '4S 3S 2S AS | - | 4H 3H 2H AH | - | - | - | - | -' }, '1>f2*4'],
    ['must be of one suit', { columns: '4S 3S 2S AC | 3H | 3C | 4D' }, ''],
    ['must be whole', { columns: '3S 2S AS | 3H | 4C | 4D' }, ''],
    ['must lie face up', { columns: '(4S) 3S 2S AS | 3H | 4C | 4D' }, ''],
    ['must be the end of its column', { columns: '4S 3S 2S AS AH | 3H | 4C | 4D' }, ''],
    ['goes from among others', { columns: 'AH 4S 3S 2S AS | 2H | 3H | 4D' }, '1>f1*4'],
  ])('%s', (_, zones, moves) => {
    const game = compiled(suits);
    const to = movesIn(game, placed(game, zones))
      .split(' ')
      .filter((text) => text.includes('>f'));
    // Every empty foundation takes it; the first is enough to see here.
    expect(to[0] ?? '').toBe(moves);
  }); // prettier-ignore

  it('is moved in one move, and what it lay on turns up', () => {
    const game = compiled(suits);
    const state = placed(game, { columns: '(AH) 4S 3S 2S AS | 2H | 2C | 3D' });
    expect(lines(game, after(game, state, '1>f1*4'))).toBe('columns: AH | 2H | 2C | 3D; piles: 4S 3S 2S AS');
  });

  it.each([
    ['1>f1', { kind: 'not-a-suit', to: 4 }],
    ['1>f1*3', { kind: 'not-a-suit', to: 4 }],
    ['2>f1*4', { kind: 'full', to: 4 }],
    ['2>f2*4', null],
    ['2>1*4', { kind: 'does-not-fit', card: 68, on: 18, wanted: [1] }],
  ])('%s: %o', (text, wanted) => {
    const game = compiled(suits);
    const state = placed(game, {
      columns: '(AH) 4S 3S 2D | AS 4H 3H 2H AH | 2C | 3D',
      piles: '4C 3C 2C AC | - | - | - | - | - | - | -',
    });
    const reason = refusal(game, state, take(parseMove(game, state, text)));
    if (wanted?.kind === 'does-not-fit') expect(reason?.kind).toBe('does-not-fit');
    else expect(reason).toEqual(wanted);
  });
});

describe('a suit that must leave', () => {
  const game = compiled(must);

  it('goes in the step that completes it, and what it lay on turns up', () => {
    const state = placed(game, { columns: '(AH) 4S 3S | 2S AS | 2C | 3D' });
    expect(lines(game, after(game, state, '2>1*2'))).toBe(
      'columns: AH | - | 2C | 3D; piles: 4S 3S 2S AS'.replace(' | -', ''),
    );
  });

  it('goes when a draw completes it; another one follows', () => {
    const state = placed(game, {
      columns: `4S 3S 2S | ${HIDDEN} 2H | 4H 3H 2H | 3D`,
      stock: '(2C) (AH) (AD) (AS)',
      piles: '4C 3C 2C AC | - | - | - | - | - | - | -',
    });
    expect(lines(game, after(game, state, 'd'))).toBe(
      `columns: - | ${HIDDEN} 2H AD | 3D 2C; piles: 4C 3C 2C AC | 4S 3S 2S AS | 4H 3H 2H AH`,
    );
  });

  it('stays where no foundation is free', () => {
    const one = compiled(changed(must, { 'zones.piles.piles': 1, goal: { kind: 'clear', zone: 'columns' } }));
    const state = placed(one, { columns: '4S 3S | 2S AS | 2C | 3D', piles: '4H 3H 2H AH' });
    expect(lines(one, after(one, state, '2>1*2'))).toContain('columns: 4S 3S 2S AS | ');
  });

  it('goes at the start of a deal', () => {
    const small = compiled(
      changed(must, { 'zones.columns.deal': [4, 0, 0, 0], 'zones.columns.face': 'open' }),
    );
    const pack = [...small.cards].sort((one, other) => Number(isSpade(other)) - Number(isSpade(one)));
    const four = [4, 3, 2, 1].map((rank) => pack.find((card) => isSpade(card) && (card & 15) === rank)!);
    const state = startWithPack(small, [...four, ...pack.filter((card) => !four.includes(card))]);
    expect(lines(small, state)).toBe('columns: -; piles: 4S 3S 2S AS');
  });

  it('counts as a play to the foundations', () => {
    const scored = { 'scorings.none.moves': { 'tableau>foundation': 100, 'tableau>tableau': -1 } };
    const played = compiled(changed(suits, scored));
    const left = compiled(changed(must, scored));
    const before = placed(left, { columns: '4S 3S | 2S AS | 2C | 3D' });
    const total = (rules: Game, texts: string): number => {
      let state = before;
      let tally = startTally(rules);
      for (const text of texts.split(' ')) {
        const move = take(parseMove(rules, state, text));
        const next = apply(rules, state, move);
        tally = tallyMove(rules, tally, state, move, next);
        state = next;
      }
      return tally.total;
    };
    expect(total(left, '2>1*2')).toBe(99);
    expect(total(played, '2>1*2')).toBe(-1);
    expect(total(played, '2>1*2 1>f1*4')).toBe(99);
  });
});

const isSpade = (card: number): boolean => ((card >> 4) & 7) === 3;

describe('a stock that waits until no column is empty', () => {
  const game = compiled(changed(suits, { 'stock.when': 'filled' }));

  it.each([
    ['AS | 2H | 2C | 3D', null],
    ['AS | - | 2C | 3D', { kind: 'column-empty', pile: 1 }],
    ['- | - | 2C | 3D', { kind: 'column-empty', pile: 0 }],
  ])('%s', (columns, wanted) => {
    const state = placed(game, { columns });
    expect(refusal(game, state, { kind: 'draw' })).toEqual(wanted);
    expect(movesIn(game, state).split(' ').includes('d')).toBe(wanted === null);
  });

  it('waits for all columns even when the last cards are fewer', () => {
    const state = placed(game, {
      columns: `${HIDDEN} (4C) (3C) (2C) (4H) (3H) (AC) (AH) 4S | 3S | 2S AS | -`,
      stock: '(2H) (3D) (2C) (AD) (2H)',
    });
    expect(refusal(game, state, { kind: 'draw' })).toEqual({ kind: 'column-empty', pile: 3 });
  });
});
