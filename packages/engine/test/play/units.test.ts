// What may leave a pile and where it may go: a small table for each word of the vocabulary.
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { parseMove, refusal, type GameDef } from '../../src/index.ts';
import { changed, compiled, step, yard } from '../support/defs.ts';
import { movesIn, placed } from '../support/placed.ts';

type Edits = Readonly<Record<string, unknown>>;
type Zones = Readonly<Record<string, string>>;

/** The yard with a stock that keeps out of the way while cards can be played. */
const still: GameDef = changed(yard, { 'stock.when': 'stuck' });

/** Each row: the legal moves of a position under an edit of the yard. */
const table = (
  rows: readonly (readonly [what: string, edits: Edits, zones: Zones, moves: string])[],
): void => {
  it.each(rows)('%s', (_, edits, zones, moves) => {
    const game = compiled(changed(still, edits));
    expect(movesIn(game, placed(game, zones))).toBe(moves);
  });
};

const unit = (word: string): Edits => ({
  'zones.columns.give': { tableau: word },
  'zones.columns.empty.takes': 'nothing',
});

describe('units', () => {
  table([
    ['top: the last card', unit('top'), { columns: '5S 4H | 6H 5C | 7C | -' }, '1>2'],
    ['run: any part of the sequence at the end', unit('run'), { columns: '2S 5H 4S 3H | 6S | 5D | 4C' }, '1>2*3 1>3*2 1>4 3>2 4>3'],
    ['run: a break ends it', unit('run'), { columns: '6H 4S 3H | 5D | 7S | -' }, '1>2*2'],
    ['run: a face-down card ends it', unit('run'), { columns: '(5H) 4S 3H | 5D | 6S | -' }, '1>2*2 2>3'],
    ['run: what moves together need not be what is built', { ...unit('run'), 'zones.columns.runs': [step({ rank: 'down', suit: 'same' })] }, { columns: '5C 4H 3H | 5S | 4S | -' }, '1>2*2 1>3'],
    ['run: cards move together that are not built so', { ...unit('run'), 'zones.columns.build': [step({ rank: 'down', suit: 'same' })], 'zones.columns.runs': [step({ rank: 'down' })] }, { columns: '7C 4H 3S | 5H | 4S | -' }, '1>2*2 1>3'],
    ['topOrAll: the whole of a run', { ...unit('topOrAll'), 'zones.columns.runs': [step({ rank: 'down', suit: 'same' })] }, { columns: '4H 3H | 5S | 4S 3D | 5C' }, '1>2*2 1>4*2'],
    ['stack: any face-up card with all on it', unit('stack'), { columns: '(7D) 4S AH 3H | 5D | 2C | 2S' }, '1>2*3 1>3*2 1>4*2 3>1 4>1'],
    ['lone: alone or on a face-down card', unit('lone'), { columns: '4S | (2C) 3H | AC 4C | 5D' }, '1>4 2>1 2>3'],
    ['topOrAll: the last card or the whole pile', unit('topOrAll'), { columns: '5H 4S 3H | 6S | 4C | -' }, '1>2*3 1>3'],
    ['topOrAll: not the whole of what is no sequence', unit('topOrAll'), { columns: '5H 2S 3H | 6S | 4C | -' }, '1>3'],
    ['topOrAll: a single card once', unit('topOrAll'), { columns: '5H | 6S | - | -' }, '1>2'],
    ['all: a whole column in sequence', unit('all'), { columns: '5H 4S 3H | 6S | 4C | 7D 2S' }, '1>2*3'],
    ['all: a single card is the whole of its column', unit('all'), { columns: '5H | 6S | 2S 4C | -' }, '1>2'],
    ['all: no part of a column, and nothing from a face-down card', unit('all'), { columns: '7H 5H 4S | 5D | (2C) 4C | -' }, 'd'],
    ['any: every card of a spread waste', { 'zones.waste.give': { tableau: 'any' } }, { columns: '5H | 6S | - | -', waste: '4C 5D 2H 4S' }, '1>2 w>1 w_3>1 w_2>2'],
    ['no unit for a role: nothing goes there', { 'zones.columns.give': {} }, { columns: '5H | 6S | - | -' }, 'd'],
    ['a foundation gives its last card back', {}, { columns: '3D | 5C | 5S | -', piles: 'AS 2S | - | - | -' }, 'f1>1 d'],
    ['one card at a time goes to a foundation', { 'zones.columns.give': { foundation: 'run' } }, { columns: '2H AS | - | - | -' }, '1>f1 1>f2 1>f3 1>f4'],
  ]); // prettier-ignore
});

describe('builds', () => {
  const build = (...builds: readonly unknown[]): Edits => ({ ...unit('run'), 'zones.columns.build': builds });

  table([
    ['nothing at all', build(), { columns: '5H | 6S | - | -' }, 'd'],
    ['up in suit', build(step({ rank: 'up', suit: 'same' })), { columns: '5H | 6S | 6H | 4H' }, '1>4 3>1'],
    ['down whatever the suit', build(step({ rank: 'down' })), { columns: '5H | 6S | 6H | 4H' }, '1>2 1>3 4>1'],
    ['equal ranks', build(step({ rank: 'equal' })), { columns: '5H | 5S | 6H | 4H' }, '1>2 2>1'],
    ['down in one colour', build(step({ rank: 'down', suit: 'colour' })), { columns: '5H | 6D | 6S | 4C' }, '1>2'],
    ['down in any other suit', build(step({ rank: 'down', suit: 'other' })), { columns: '5H | 6D | 6S | 6H' }, '1>2 1>3'],
    ['any rank in suit', build(step({ rank: 'any', suit: 'same' })), { columns: '5H | 5S | 2H | -' }, '1>3 3>1'],
    ['round the corner', build(step({ rank: 'down', ends: 'circular' })), { columns: 'AH | 7S | - | -' }, '2>1'],
    ['not round the corner', build(step({ rank: 'down' })), { columns: 'AH | 7S | - | -' }, 'd'],
    ['nothing on the highest', build(step({ ends: 'kingStop' })), { columns: '6H | 7S | - | -' }, '2>1'],
    ['round the corner up to the base', build(step({ rank: 'down', ends: 'base' })), { columns: 'AH | 7S | 3H | 2C', piles: '3S | - | - | -' }, '1>4 2>1'],
    ['all the way round while there is no base', build(step({ rank: 'down', ends: 'base' })), { columns: 'AH | 7S | 3H | 2C' }, '1>4 2>1 4>3'],
    ['upwards nothing goes on the rank below the base', build(step({ rank: 'up', ends: 'base' })), { columns: 'AH | 7S | 3H | 2C', piles: '3S | - | - | -' }, '1>2 4>1'],
    ['a run ends at the base', build(step({ rank: 'down', ends: 'base' })), { columns: '4D 3H 2C | 5S | 3C | -', piles: '3S | - | - | -' }, 'd'],
    ['a ring is cut at the base as well', build(step({ rank: 'down', ends: 'base', ring: [1, 3, 5] })), { columns: 'AH | 3H | 5S | -', piles: '3S | - | - | -' }, '2>3 3>1 f1>3'],
    ['a ring without the base goes all the way round', build(step({ rank: 'down', ends: 'base', ring: [1, 4, 5] })), { columns: 'AH | 4H | 5S | -', piles: '3S | - | - | -' }, '1>2 2>3 3>1'],
    ['a ring that leaves ranks out', build(step({ rank: 'up', ring: [1, 2, 5, 6, 7] })), { columns: '2H | 5S | 3H | 4C' }, '2>1'],
    ['a pair: these on those', build({ kind: 'pair', cards: [1, 2], on: [7] }), { columns: 'AH | 2S | 7C | 7D' }, '1>3 1>4 2>3 2>4'],
    ['a pair: these on anything', build({ kind: 'pair', cards: [1] }), { columns: 'AH | 2S | 7C | -' }, '1>2 1>3'],
    ['alternatives: either fits', build(step({ rank: 'equal' }), step({ rank: 'down', suit: 'same' })), { columns: '5H | 5S | 6H | 4H' }, '1>2 1>3 2>1 4>1'],
    ['alternatives: a run follows one of them all along', build(step({ rank: 'equal' }), step({ rank: 'down', suit: 'same' })), { columns: '6H 5H 5S 5C | 6S | 6D | -' }, '1>2*2 2>3 3>2'],
  ]); // prettier-ignore
});

describe('empty piles', () => {
  const empty = (word: unknown): Edits => ({ 'zones.columns.empty': word });

  table([
    ['take these ranks', empty({ takes: [7] }), { columns: '7S | 6D | - | -' }, '1>3 1>4 2>1'],
    ['take nothing', empty({ takes: 'nothing' }), { columns: '7S | 6D | - | -' }, '2>1'],
    ['take anything', empty({ takes: 'anything' }), { columns: '7S 2D | 6D | 3H | -' }, '1>4 2>4 3>4'],
    ['take from some roles only', empty({ takes: 'anything', from: ['reserve'] }), { columns: '5S | 6C | - | -', side: '2H' }, 'r>3 r>4 d'],
    ['ask that the source keeps a card', empty({ takes: 'anything', keeps: 1 }), { columns: '5S 2H | 4C | - | -' }, '1>3 1>4'],
    ['ask it of the cards that leave together', empty({ takes: 'anything', keeps: 1 }), { columns: '3S 2H | 7C | 7D | -' }, '1>4'],
    [
      'take the base: the rank of the first card on any of them',
      { 'zones.piles.empty.takes': 'base' },
      { columns: '3D | 4S | 3C | -', piles: '- | 3S | - | -' },
      '1>2 1>f1 1>f3 1>f4 2>f2 3>f1 3>f3 3>f4',
    ],
    ['take the rank below the base', empty({ takes: 'last' }), { columns: '3D | 2C | AH | -', piles: '3S | - | - | -' }, '2>1 2>4 3>2 3>f2 3>f3 3>f4'],
    ['take the last rank below the first', empty({ takes: 'last' }), { columns: '7D | 3C | 4D | -', piles: 'AS | - | - | -' }, '1>4 2>3'],
    ['take any rank as the one below a base when there is none', empty({ takes: 'last' }), { columns: '3D | 5C | 7H | -' }, '1>4 2>4 3>4'],
    ['take from one role after another', { 'zones.columns.empty': { takes: 'anything', from: ['reserve', 'waste'], inOrder: true } }, { columns: '5S | 6C | 7C | -', side: '3H', waste: '2H' }, 'r>4 d'],
    ['take from the next role when the one before is empty', { 'zones.columns.empty': { takes: 'anything', from: ['reserve', 'waste'], inOrder: true } }, { columns: '5S | 6C | 7C | -', waste: '2H' }, 'w>4 d'],
    ['take each suit once', { 'pack.packs': 2, 'goal.cards': 28, 'zones.piles.empty': { takes: [1], once: 'suit' } }, { columns: 'AS | AH | - | -', piles: 'AS 2S | - | - | -' }, '2>f2 2>f3 2>f4'],
    ['take any rank as the base when there is none', { 'zones.piles.empty.takes': 'base', 'zones.piles.piles': 1, 'goal.cards': 7 }, { columns: '3D | 5S | - | -' }, '1>f 2>f'],
  ]); // prettier-ignore
});

describe('odds and ends', () => {
  table([
    ['a wild reserve goes on anything', { 'zones.side.wild': true, 'zones.side.give': { tableau: 'top' } }, { columns: '5S | (3H) 6C | - | -', side: '2H' }, 'r>1 r>2 d'],
    ['a column takes no more cards than it holds', { ...unit('run'), 'zones.columns.holds': 3 }, { columns: '3H | 7S 6H 4S | 5D 4C | 6D' }, '1>3'],
    ['a sequence does not fit where a card would', { ...unit('run'), 'zones.columns.holds': 3 }, { columns: '3H 2S | 7S 6H 4S | 5D 4C | 6D' }, 'd'],
    ['a foundation holds fewer cards than there are ranks', { 'zones.piles.holds': 2, 'zones.piles.give': {}, 'goal.cards': 8 }, { columns: '3S | 2C | - | -', piles: 'AS 2S | AC | - | -' }, '2>f2'],
    ['a foundation is full with one card of each rank', { 'pack.packs': 2, 'goal.cards': 28, 'zones.piles.build': [step({ rank: 'up', suit: 'same', ends: 'circular' })], 'zones.piles.give': {} }, { columns: 'AS | - | - | -', piles: 'AS 2S 3S 4S 5S 6S 7S | AC | - | -' }, '1>f3 1>f4'],
  ]); // prettier-ignore

  it('lists moves by pile number, whatever the order of zones and of what they give', () => {
    const { columns, piles, side, waste } = yard.zones;
    const game = compiled(changed(still, { zones: { piles, waste, side, columns } }));
    const state = placed(game, { columns: 'AS | 2D | 3C | 3S', side: 'AC', waste: 'AH' });
    expect(movesIn(game, state)).toBe(
      ['w>f1 w>f2 w>f3 w>f4', 'r>f1 r>f2 r>f3 r>f4 r>2', '1>f1 1>f2 1>f3 1>f4 1>2 2>3 2>4'].join(' '),
    );
  });

  it('names piles of one role through all its zones', () => {
    const more = { 'zones.side2': yard.zones.side, 'zones.cellar': { ...yard.zones.side, piles: 2 } };
    const names = compiled(changed(yard, more)).piles.map((pile) => pile.name);
    expect(names.join(' ')).toBe('1 2 3 4 f1 f2 f3 f4 r1 w r2 r3 r4 s');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a first card that the player chooses', () => {
  const chosen: Edits = {
    'zones.piles.first': ['reserve'],
    'zones.piles.empty.takes': 'base',
    'zones.piles.give': {},
    'zones.columns.build.0.ends': 'base',
  };
  table([
    ['comes from the reserve, before any other move', chosen, { columns: '5S | 6H | 3D | 4C', side: '3H', waste: '2H' }, 'r>f1 r>f2 r>f3 r>f4'],
    ['then anything else is legal again, and the base is known', chosen, { columns: '5S | 6H | 3D | 2C', piles: '3H | - | - | -' }, '1>2 3>f2 3>f3 3>f4'],
  ]); // prettier-ignore

  it('is asked for by every refusal', () => {
    const game = compiled(changed(yard, chosen));
    const state = placed(game, { columns: '5S | 6H | 3D | 4C', side: '3H', waste: '2H' });
    const wanted = { kind: 'begin-first', from: ['reserve'] };
    for (const text of ['1>2', 'w>f1', 'd', 'r>4'])
      expect(refusal(game, state, take(parseMove(game, state, text)))).toEqual(wanted);
  });
});

describe('refusals', () => {
  const game = compiled(changed(still, { 'zones.columns.empty': { takes: [7], keeps: 1 } }));
  const state = placed(game, {
    columns: '(7D) 5S 2S | 7H | (4H) | -',
    piles: 'AS | - | - | -',
    waste: '2C',
    side: '6C',
  });

  it.each([
    ['1>1', { kind: 'no-route', from: 0, to: 0 }],
    ['s>1', { kind: 'no-route', from: 10, to: 0 }],
    ['1>w', { kind: 'no-route', from: 0, to: 9 }],
    ['4>1', { kind: 'no-card', pile: 3 }],
    ['3>1', { kind: 'face-down', pile: 2 }],
    ['1>2*2', { kind: 'not-a-unit', from: 0, count: 2 }],
    ['1>2*3', { kind: 'face-down', pile: 0 }],
    ['1>2*9', { kind: 'not-a-unit', from: 0, count: 9 }],
    ['1>2*0', { kind: 'not-a-unit', from: 0, count: 0 }],
    ['w_1>1', { kind: 'not-a-unit', from: 9, count: 1 }],
    ['r>3', { kind: 'face-down', pile: 2 }],
    ['2>4', { kind: 'must-keep', from: 1, cards: 1 }],
    ['r>4', { kind: 'empty-pile', to: 3, wanted: [7] }],
    ['1>4', { kind: 'empty-pile', to: 3, wanted: [7] }],
    ['2>f2', { kind: 'empty-pile', to: 5, wanted: [1] }],
    ['d', { kind: 'cards-can-be-played' }],
    ['rd', { kind: 'stock-not-empty' }],
    ['peek', { kind: 'no-such-power', power: 'peek' }],
    ['r>2', null],
  ])('%s: %o', (text, wanted) => {
    expect(refusal(game, state, take(parseMove(game, state, text)))).toEqual(wanted);
  });

  it('name the cards and the ranks that would fit', () => {
    const three = { kind: 'does-not-fit', wanted: [6] };
    expect(refusal(game, state, take(parseMove(game, state, '1>2')))).toMatchObject(three);
    expect(refusal(game, state, take(parseMove(game, state, 'w>f1')))).toMatchObject({ wanted: [2] });
  });

  it.each([-1, 11, 0.5, NaN, Infinity])('no such pile: %d', (pile) => {
    const wanted = { kind: 'no-such-pile', pile };
    expect(refusal(game, state, { kind: 'play', from: pile, to: 0, count: 1 })).toEqual(wanted);
    expect(refusal(game, state, { kind: 'play', from: 0, to: pile, count: 1 })).toEqual(wanted);
  });

  it.each([-1, 0.5, NaN, Infinity])('no such count: %d', (count) =>
    expect(refusal(game, state, { kind: 'play', from: 8, to: 1, count })?.kind).toBe('not-a-unit'),
  );

  it('no power but those of the game, not even one named like a method', () => {
    const peek = compiled(changed(yard, { powers: { peek: { uses: 1 } } }));
    const at = placed(peek, { columns: '5S | - | - | -' });
    for (const power of ['constructor', 'toString', '__proto__', 'x'] as unknown as 'peek'[])
      for (const kind of ['power', 'spent'] as const)
        expect(refusal(peek, at, { kind, power })).toEqual({ kind: 'no-such-power', power });
  });
});
