// The text of positions: read back as written, and every fault by line.
import { describe, expect, it } from 'vitest';
import { codes, faultsOf, take } from '@cairn/testkit';
import { makePosition, parsePosition, parseView, startWithPack, view, type State } from '../../src/index.ts';
import { changed, compiled, hill } from '../support/defs.ts';

const rules = compiled(changed(hill, { powers: { peek: { uses: 3 } } }));
const state = startWithPack(rules, rules.cards);
const text = makePosition(rules, state);
const lines = text.trim().split('\n');

const withLine = (line: string): string => [...lines, line].join('\n');
const without = (name: string): string => lines.filter((line) => !line.startsWith(name)).join('\n');
const replaced = (from: string, to: string): string => text.replace(from, to);

describe('is read', () => {
  it.each<readonly [string, Partial<State>]>([
    ['pass: 2', { pass: 2 }],
    ['draws: 12', { draws: 12 }],
    ['used: peek 2', { used: { peek: 2 } }],
    ['ended: resigned', { ended: 'resigned' }],
    ['ended: time', { ended: 'time' }],
    ['# a note, and a blank line\n\n', {}],
  ])('with "%s"', (line, more) => {
    const read = take(parsePosition(rules, withLine(line)));
    expect(read).toEqual({ ...state, ...more });
    expect(take(parsePosition(rules, makePosition(rules, read)))).toEqual(read);
  });

  it('however it is spaced and in any order of lines', () => {
    const loose = `\n  ${lines.toReversed().join('\r\n\r\n').replaceAll('|', '  |').toLowerCase()}  `;
    expect(take(parsePosition(rules, loose))).toEqual(state);
  });

  it('with seen cards and unknown ones, as a view', () => {
    const peeked = replaced('(5C)', '(5C)!');
    const seen = take(parseView(rules, makePosition(rules, view(rules, take(parsePosition(rules, peeked))))));
    expect(makePosition(rules, seen)).toContain('? ? (5C)!\nnext: 5C');
    expect(seen.next?.card).toBe(5);
  });
});

describe('what is shown next', () => {
  it.each(['rank', 'card'])('is read back, joker or not, when the %s is shown', (what) => {
    const jokers = compiled(changed(hill, { 'pack.jokers': 2, 'stock.show': { what, while: 'always' } }));
    const cards = jokers.cards;
    for (const last of [cards.at(-1), cards.at(-2), cards[0]]) {
      const pack = cards.filter((card) => card !== last);
      const dealt = startWithPack(jokers, [
        ...pack.slice(0, 4),
        last as (typeof cards)[number],
        ...pack.slice(4),
      ]);
      const seen = view(jokers, dealt);
      const again = take(parseView(jokers, makePosition(jokers, seen)));
      expect(makePosition(jokers, again)).toBe(makePosition(jokers, seen));
      expect([again.next?.rank, again.next?.card === null]).toEqual([
        seen.next?.rank,
        seen.next?.card === null,
      ]);
    }
  });
});

describe('is refused', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['nothing at all', '', ['position hill', 'position hole', 'position stock']],
    ['a missing zone', without('hole'), ['position hole']],
    ['a zone twice', withLine(lines[0] ?? ''), ['position line 4']],
    ['words that mean nothing', withLine('tea\ncoffee: 2'), ['position line 4', 'position line 5']],
    ['too few piles', replaced(' | 3C', ''), ['position line 1']],
    ['what is no card', replaced('2C', 'XX'), ['position line 1']],
    ['a bracket left open', replaced('(AC)', '(AC'), ['position line 1']],
    ['a mark on a card that is up', replaced('2C', '2C!'), ['position line 1']],
    ['a card too many', replaced('hole: 4C', 'hole: 4C 4C'), ['cards']],
    ['a card too few', replaced('hole: 4C', 'hole: -'), ['cards']],
    ['an unknown card too many', replaced('hole: 4C', 'hole: 4C ?'), ['cards']],
    ['a card that the pack lacks', replaced('hole: 4C', 'hole: KC'), ['cards']],
    ['unknown cards', replaced('(AC)', '?'), ['unknown-cards']],
    ['a pass that is none', withLine('pass: 0'), ['position line 4']],
    ['a number that is none', withLine('draws: many'), ['position line 4']],
    ['a power that the game lacks', withLine('used: peek 1, wings 2'), ['position line 4']],
    [
      'a power named like a method',
      withLine('used: __proto__ 1, constructor 1'),
      ['position line 4', 'position line 4'],
    ],
    ['a count that is none', withLine('used: peek'), ['position line 4']],
    ['an ending that is none', withLine('ended: badly'), ['position line 4']],
    [
      'several things at once',
      `${replaced('2C', 'XX')}pass: x\nended: badly`,
      ['position line 1', 'position line 4', 'position line 5'],
    ],
  ])('%s', (_, broken, faults) => expect(codes(parsePosition(rules, broken))).toEqual(faults));

  it('with words that quote the text and say what was wanted', () => {
    const messages = faultsOf(parsePosition(rules, `${replaced('2C', '2X')}ended: badly\ntea`)).map(
      (f) => f.message,
    );
    expect(messages).toEqual([
      'Cannot read card "2X": wanted 7S, (7S), (7S)!, ? or -',
      'Cannot read ended "badly": wanted resigned or time',
      'Cannot read "tea": wanted one of hill, hole, stock, pass, draws, used, seed, ended, next',
    ]);
    expect(faultsOf(parsePosition(rules, replaced('4C', '4D')))[0]?.message).toBe('4D lies there too often');
    expect(faultsOf(parsePosition(rules, replaced('4C', 'KC')))[0]?.message).toBe('KC is not in the pack');
    expect(faultsOf(parsePosition(rules, replaced('4C', '-')))[0]?.message).toBe(
      'There are 19 cards: wanted 20, missing 4C',
    );
  });

  it('quickly and briefly when it is far too long', () => {
    const faults = faultsOf(parsePosition(rules, 'x'.repeat(1_000_000)));
    expect(faults.map(({ code }) => code)).toEqual(['size']);
    expect(faults[0]?.message.length).toBeLessThan(300);
    expect(faultsOf(parsePosition(rules, withLine('y'.repeat(5000))))[0]?.message.length).toBeLessThan(300);
  });
});
