// How a deal of TriPeaks ends, and when the stock may be turned.
import {
  cardsLeft,
  legalMoves,
  parseDeal,
  recordMoves,
  refusal,
  replay,
  status,
  type GameRecord,
  type Move,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { dealt, take, walk } from '@cairn/testkit';
import {
  BASE,
  DRAW,
  downward,
  game,
  laid,
  oneStreak,
  place,
  played,
  RESIGN,
  TIME,
} from '../support/tripeaks.ts';

const draws = (count: number): 'd'[] => Array<'d'>(count).fill('d');

describe('won', () => {
  const rules = game();
  const deal = oneStreak(rules);

  it('comes with the third apex and not before', () => {
    for (let n = 0; n < 28; n++)
      expect(status(rules, played(rules, deal, downward(n)).state)).toBe('playing');
    const { state } = played(rules, deal, downward());
    expect(status(rules, state)).toBe('won');
    expect(cardsLeft(rules, state)).toBe(0);
  });

  it('is the end: no move is legal, not even a draw, a peek or giving up', () => {
    const peek = game({ peek: 'three', jokers: '1', jokerPlace: 'hand' });
    const { state } = played(peek, oneStreak(peek), downward());
    expect(legalMoves(peek, state)).toEqual([]);
    for (const move of [DRAW, RESIGN, TIME, { kind: 'power', power: 'peek' }] as const)
      expect(refusal(peek, state, move)).toEqual({ kind: 'over' });
  });
});

describe('ended when it was stuck already', () => {
  const rules = game();
  const low = '2S 2H 2D 3S 3H 3D 4S 4H 4D 5S'.split(' ');
  const deal = laid(rules, Object.fromEntries(low.map((card, i) => [18 + i, card])));

  it.each([
    ['resigned', RESIGN],
    ['time', TIME],
  ] as const)('a deal is lost, not %s', (why, end) => {
    const stuck = played(rules, deal, draws(23));
    const over = played(rules, deal, [...draws(23), end]);
    expect(over.state.ended).toBe(why);
    expect([status(rules, stuck.state), status(rules, over.state)]).toEqual(['stuck', 'stuck']);
    expect(over.final.total).toBe(stuck.final.total);
    expect(status(rules, played(rules, deal, [...draws(22), end]).state)).toBe(why);
  });
});

describe('a record of a deal that was stuck and then ended', () => {
  const rules = game();
  const deal = take(parseDeal('7'));
  const ended = (count: number): GameRecord =>
    take(recordMoves(rules, deal, [...draws(count).map(() => DRAW), RESIGN]));
  const claim = (record: GameRecord, result: string): boolean => replay(rules, { ...record, result }).ok;

  it('says stuck, and may say how it was ended, as records once did', () => {
    const record = ended(23);
    expect(record.result).toBe('stuck');
    expect(['stuck', 'resigned', 'time', 'won', 'playing'].map((result) => claim(record, result))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('can claim nothing else', () => {
    const record = take(
      recordMoves(
        rules,
        deal,
        draws(23).map(() => DRAW),
      ),
    );
    expect(['stuck', 'resigned', 'no'].map((result) => claim(record, result))).toEqual([true, false, false]);
  });

  it('may not say so when a move was left', () => {
    const record = ended(22);
    expect(record.result).toBe('resigned');
    expect(claim(record, 'stuck')).toBe(false);
  });
});

describe('stuck', () => {
  it('means an empty stock and no card that fits', () => {
    const rules = game();
    let seen = 0;
    for (let seed = 1; seed <= 80; seed++)
      for (const { state, legal } of walk(rules, dealt(rules, `${seed}`), seed)) {
        const stock = state.piles[rules.stock ?? -1]?.length;
        expect(status(rules, state) === 'stuck').toBe(legal.length === 0 && cardsLeft(rules, state) > 0);
        if (status(rules, state) === 'stuck') expect([++seen, stock]).toEqual([seen, 0]);
      }
    expect(seen).toBeGreaterThan(20);
  });

  it('is not reached while a hand joker is left, nor while it covers the hole', () => {
    const rules = game({ wrap: 'linear', jokers: '1', jokerPlace: 'hand' });
    const kings = laid(rules, { 18: 'KS' }, ['AC', ...'23456789TJQ'.split('').map((rank) => `${rank}D`)]);
    const joker: Move = {
      kind: 'play',
      from: rules.byRole.hand[0] ?? -1,
      to: rules.byRole.hole[0] ?? -1,
      count: 1,
    };
    const before = played(rules, kings, draws(23)).state;
    expect(legalMoves(rules, before)).toContainEqual(joker);
    expect(status(rules, before)).toBe('playing');
    const after = played(rules, kings, [...draws(23), joker]).state;
    expect(legalMoves(rules, after)).toHaveLength(10);
  });
});

describe('ended by the player', () => {
  const rules = game();

  it.each([
    ['resigned', RESIGN],
    ['time', TIME],
  ] as const)('%s, at any time, and nothing can be played after it', (why, end) => {
    for (const before of [[], draws(3), draws(22)]) {
      const { state } = played(rules, oneStreak(rules), [...before, end]);
      expect(status(rules, state)).toBe(why);
      expect(legalMoves(rules, state)).toEqual([]);
      expect(refusal(rules, state, DRAW)).toEqual({ kind: 'over' });
      expect(refusal(rules, state, end)).toEqual({ kind: 'over' });
    }
  });

  it('is never among the legal moves, which are those of the cards', () => {
    const { state } = played(rules, oneStreak(rules), []);
    expect(legalMoves(rules, state).map((move) => move.kind)).toEqual(['play', 'draw']);
    expect(refusal(rules, state, RESIGN)).toBeNull();
  });
});

describe('the stock', () => {
  it('turns one card at a time to the hole, face up, once through', () => {
    const rules = game();
    const deal = oneStreak(rules);
    const stock = played(rules, deal, []).state.piles[rules.stock ?? -1]?.map((seat) => seat & 1023) ?? [];
    for (let n = 0; n <= 23; n++) {
      const { state } = played(rules, deal, draws(n));
      expect(state.piles[rules.byRole.hole[0] ?? -1]?.slice(1)).toEqual(stock.toReversed().slice(0, n));
      expect(state.piles[rules.stock ?? -1]).toHaveLength(23 - n);
    }
    const { state } = played(rules, deal, draws(23));
    expect(refusal(rules, state, DRAW)).toEqual({ kind: 'stock-empty' });
    expect(refusal(rules, state, { kind: 'redeal' })).toEqual({ kind: 'stock-empty' });
  });

  it('may be turned at any time by default', () => {
    const rules = game();
    const { state } = played(rules, oneStreak(rules), []);
    expect(legalMoves(rules, state)).toEqual([place(rules, 27), DRAW]);
  });

  it('with "stuck" may be turned only when no layout card can be played', () => {
    const rules = game({ stock: 'stuck' });
    const deal = oneStreak(rules);
    const { state } = played(rules, deal, []);
    expect(legalMoves(rules, state)).toEqual([place(rules, 27)]);
    expect(refusal(rules, state, DRAW)).toEqual({ kind: 'cards-can-be-played' });
    for (let seed = 1; seed <= 30; seed++)
      for (const { state: at, legal } of walk(rules, dealt(rules, `${seed}`), seed)) {
        const left = (at.piles[rules.stock ?? -1]?.length ?? 0) > 0;
        expect(legal.some((move) => move.kind === 'draw')).toBe(
          left && !legal.some((move) => move.kind === 'play') && cardsLeft(rules, at) > 0,
        );
      }
  });

  it('with "stuck" a joker in the hand is no card that can be played', () => {
    const rules = game({ stock: 'stuck', jokers: '1', jokerPlace: 'hand', wrap: 'linear' });
    const low = '2S 2H 2D 3S 3H 3D 4S 4H 4D 5S'.split(' ');
    const layout = Object.fromEntries(low.map((card, i) => [18 + i, card]));
    const { state } = played(rules, laid(rules, layout, ['KC', '9D']), []);
    expect(BASE.map((index) => refusal(rules, state, place(rules, index))?.kind)).toEqual(
      BASE.map(() => 'does-not-fit'),
    );
    const joker = { kind: 'play', from: rules.byRole.hand[0], to: rules.byRole.hole[0], count: 1 };
    expect(legalMoves(rules, state)).toEqual([joker, DRAW]);
    expect(refusal(rules, state, DRAW)).toBeNull();
  });
});
