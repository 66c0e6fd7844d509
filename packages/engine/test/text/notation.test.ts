// The text of moves: what is written, what is read besides, and what is refused with which words.
import { describe, expect, it } from 'vitest';
import { faultsOf, take } from '@cairn/testkit';
import { makeMove, parseMove, view, type Move } from '../../src/index.ts';
import { changed, compiled, hill, yard } from '../support/defs.ts';
import { placed } from '../support/placed.ts';

const rules = compiled(changed(yard, { 'zones.waste.give': { foundation: 'top', tableau: 'any' } }));
const table = placed(rules, {
  columns: '5H 4S 3D | 6S | (2H) 4C | -',
  piles: 'AS 2S | AD 2D | - | -',
  side: '7C',
  waste: '5D 3S 3H',
});

const play = (from: number, to: number, count = 1, skip?: number): Move =>
  skip === undefined ? { kind: 'play', from, to, count } : { kind: 'play', from, to, count, skip };

describe('is written in one way', () => {
  it.each<readonly [string, Move]>([
    ['d', { kind: 'draw' }],
    ['rd', { kind: 'redeal' }],
    ['peek', { kind: 'power', power: 'peek' }],
    ['peek!', { kind: 'spent', power: 'peek' }],
    ['end', { kind: 'end', why: 'resigned' }],
    ['time', { kind: 'end', why: 'time' }],
    ['1>f2', play(0, 5)],
    ['1>2*3', play(0, 1, 3)],
    ['r>4', play(8, 3)],
    ['w>3', play(9, 2)],
    ['w_2>2', play(9, 1, 1, 2)],
  ])('%s', (text, move) => {
    expect(makeMove(rules, table, move)).toBe(text);
    expect(take(parseMove(rules, table, text))).toEqual(move);
  });

  it('throws for piles there are not', () =>
    expect(() => makeMove(rules, table, play(0, 99))).toThrow('No such pile'));
});

describe('is read in several', () => {
  it.each<readonly [string, Move]>([
    ['D', { kind: 'draw' }],
    [' draw ', { kind: 'draw' }],
    ['redeal', { kind: 'redeal' }],
    ['resign', { kind: 'end', why: 'resigned' }],
    ['3d>4c', play(0, 2)],
    ['3D>3', play(0, 2)],
    ['1>F2', play(0, 5)],
    ['3d>2d', play(0, 5)],
    ['7c', play(8, 3)],
    ['7c>4', play(8, 3)],
    ['7♣>4♣', play(8, 2)],
    ['1>6s*3', play(0, 1, 3)],
    ['w_0>3', play(9, 2)],
    // Not legal, but plain enough for a refusal to explain.
    ['6s>4', play(1, 3)],
    ['1>w', play(0, 9)],
    ['s>1', play(10, 0)],
    ['4', play(3, 0)],
    ['1>2*99', play(0, 1, 99)],
  ])('%s', (text, move) => expect(take(parseMove(rules, table, text))).toEqual(move));
});

describe('is refused', () => {
  it.each([
    ['3d', 'ambiguous', '"3d" could be 1>3, 1>f2: say which'],
    ['', 'move', 'Cannot read move "": wanted'],
    ['?', 'move', 'Cannot read move "?": wanted'],
    ['1>', 'move', 'Cannot read move "1>": wanted'],
    ['>1', 'move', 'Cannot read move ">1": wanted'],
    ['1>2>3', 'move', 'Cannot read move "1>2>3": wanted'],
    ['1>2*', 'move', 'Cannot read move "1>2*": wanted'],
    ['1>2*-1', 'move', 'Cannot read move "1>2*-1": wanted'],
    ['1>2*1.5', 'move', 'Cannot read move "1>2*1.5": wanted'],
    ['5>1', 'move', 'Cannot read move "5>1": wanted'],
    ['peek!!', 'move', 'Cannot read move "peek!!": wanted'],
    ['undo', 'move', 'Cannot read move "undo": wanted'],
    ['kd', 'move', 'Cannot play "kd": no KD can be seen'],
    ['2h', 'move', 'Cannot play "2h": no 2H can be seen'],
    ['7c>kd', 'move', 'Cannot play "7c>kd": no KD can be seen'],
    ['*', 'move', 'Cannot play "*": no * can be seen'],
  ])('"%s"', (text, code, message) => {
    for (const position of [table, view(rules, table)]) {
      const [fault] = faultsOf(parseMove(rules, position, text));
      expect(fault?.code).toBe(code);
      expect(fault?.message).toContain(message);
    }
  });

  it('quotes a long text only in part', () => {
    for (const text of ['x'.repeat(9000), `7c>${'x'.repeat(9000)}`, `${'1'.repeat(9000)}>1`])
      expect(faultsOf(parseMove(rules, table, text))[0]?.message.length).toBeLessThan(300);
  });
});

describe('empty piles', () => {
  const aces = placed(rules, { columns: 'AH | - | 2S | -', piles: '- | - | - | -', side: '7C', waste: '5D' });

  it('are one answer where nothing tells them apart', () => {
    expect(take(parseMove(rules, aces, 'ah>f3'))).toEqual(play(0, 6));
    expect(take(parseMove(rules, aces, '7c'))).toEqual(play(8, 1));
  });

  it('are several answers beside another pile that takes the card', () =>
    expect(faultsOf(parseMove(rules, aces, 'ah'))[0]?.message).toBe('"ah" could be 1>3, 1>f1: say which'));
});

describe('equal cards', () => {
  const twins = compiled(changed(hill, { 'pack.packs': 2, 'zones.hole.build.0.rank': 'any' }));
  const both = placed(twins, { hill: '- | 2C | 2C', hole: '3D' });

  it('are told apart by their piles', () => {
    expect(makeMove(twins, both, play(1, 3))).toBe('l2>h');
    expect(makeMove(twins, both, play(2, 3))).toBe('l3>h');
    expect(makeMove(twins, placed(twins, { hill: '- | 2C | 3C', hole: '3D' }), play(1, 3))).toBe('2C');
  });

  it.each(['2c', '2c>h', '2c>3d'])('"%s" could be either', (text) =>
    expect(faultsOf(parseMove(twins, both, text))[0]?.message).toBe(
      `"${text}" could be l2>h, l3>h: say which`,
    ),
  );

  it('that lie face down do not change what is written, nor what is read', () => {
    const state = placed(twins, { hill: '(2C) | 2C | 3C', hole: '3D' });
    for (const position of [state, view(twins, state)]) {
      expect(makeMove(twins, position, play(1, 3))).toBe('2C');
      expect(take(parseMove(twins, position, '2C'))).toEqual(play(1, 3));
    }
  });

  it('in the hand are told apart too', () => {
    const jokers = compiled(changed(hill, { 'pack.jokers': 2, 'pack.jokerPlace': 'hand' }));
    const state = placed(jokers, { hill: '- | 2C | 3C', hole: '5D', hand: '* | *' });
    for (const text of ['*', '*>h', '*>5d'])
      expect(faultsOf(parseMove(jokers, state, text))[0]?.message).toContain('could be j1>h, j2>h');
    const one = placed(jokers, { hill: '- | 2C | 3C', hole: '5D *', hand: '- | *' });
    expect(makeMove(jokers, one, play(5, 3))).toBe('*');
    expect(take(parseMove(jokers, one, '*'))).toEqual(play(5, 3));
  });
});
