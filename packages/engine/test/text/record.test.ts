// Records: the format by example, every fault by line, and what a replay checks.
import { describe, expect, it } from 'vitest';
import { codes, faultsOf, take } from '@cairn/testkit';
import {
  makeRecord,
  parseDeal,
  parseRecord,
  recordMoves,
  replay,
  replayMoves,
  type GameRecord,
  type Move,
} from '../../src/index.ts';
import { changed, compiled, hill } from '../support/defs.ts';

const HEAD = '[Game "hill"]\n[Deal "1"]\n\n';
const read = (body: string): GameRecord => take(parseRecord(HEAD + body));

const scored = changed(hill, {
  scoring: 'count',
  scorings: {
    none: { title: 'None', unit: 'points' },
    count: { title: 'Count', unit: 'points', chain: 'count', draw: -2, clear: 50 },
  },
});
const rules = compiled(scored);
const deal = take(parseDeal('cards:3C2C4C5CAC2D3D4D5DAD2H3H4H5HAH2S3S4S5SAS'));
const WON: readonly Move[] = [
  { kind: 'play', from: 2, to: 3, count: 1 },
  { kind: 'draw' },
  { kind: 'draw' },
  { kind: 'draw' },
];

describe('is written', () => {
  it('as documented', () => {
    const record = take(
      recordMoves(rules, deal, WON.slice(0, 2), {
        headers: { Player: 'A "b" \\ c' },
        shows: true,
        times: [1.5, 12.3456789],
      }),
    );
    expect(makeRecord(record)).toBe(
      [
        '[Game "hill"]',
        `[Deal "cards:3C2C4C5CAC2D3D4D5DAD2H3H4H5HAH2S3S4S5SAS"]`,
        `[Rules "${rules.rules}"]`,
        '[Result "playing"]',
        '[Score "-1"]',
        '[Player "A \\"b\\" \\\\ c"]',
        '',
        '4C@1.5 d/AC@12.346',
        '',
      ].join('\n'),
    );
  });

  it('in lines of at most 78 characters', () => {
    const steps = Array.from({ length: 200 }, (_, i) => ({
      text: 'd',
      ...(i % 9 === 0 ? { comment: 'a note' } : {}),
    }));
    const text = makeRecord({ game: 'hill', options: {}, deal, headers: {}, steps });
    expect(
      Math.max(
        ...text
          .split('\n')
          .slice(3)
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(78);
    expect(take(parseRecord(text)).steps).toHaveLength(200);
  });

  it('with no brace inside a comment', () => {
    const record: GameRecord = {
      game: 'hill',
      options: {},
      deal,
      headers: {},
      comment: 'a } b\n  {c',
      steps: [],
    };
    expect(take(parseRecord(makeRecord(record))).comment).toBe('a ) b {c');
  });

  it.each(['Game', 'Deal', 'My Header', '1st', ''])('never with a header called "%s"', (name) => {
    const record: GameRecord = { game: 'hill', options: {}, deal, headers: { [name]: 'x' }, steps: [] };
    expect(() => makeRecord(record)).toThrow(`"${name}" is no name`);
  });
});

describe('is read', () => {
  it('with comments, variations in variations, reveals and times', () => {
    const { comment, steps } = read(
      '{first\n words} 4C {so {far} (d/AC@2.5 (5C) {here} d) (end) d {a} {b}\n(4C@7)',
    );
    expect(comment).toBe('first words');
    expect(steps).toEqual([
      {
        text: '4C',
        comment: 'so {far',
        line: 5,
        variations: [
          [
            {
              text: 'd',
              shows: ['AC'],
              at: 2.5,
              line: 5,
              variations: [[{ text: '5C', line: 5 }]],
              comment: 'here',
            },
            { text: 'd', line: 5 },
          ],
          [{ text: 'end', line: 5 }],
        ],
      },
      { text: 'd', comment: 'a b', line: 5, variations: [[{ text: '4C', at: 7, line: 6 }]] },
    ]);
  });

  it.each([
    ['no moves', HEAD, 0],
    ['no blank line', '[Game "hill"]\n[Deal "1"]\nd d', 2],
    ['a byte order mark and other line ends', `\uFEFF${HEAD.replaceAll('\n', '\r\n')}d\r\nd`, 2],
    ['headers in another order, with room', '\n  [Deal   "1"]  \n\n[Game "hill"]\nd', 1],
  ])('with %s', (_, text, count) => expect(take(parseRecord(text)).steps).toHaveLength(count));

  it('with options that are not at their standard', () =>
    expect(take(parseRecord(`[Options " ends=circular  scoring=none "]\n${HEAD}`)).options).toEqual({
      ends: 'circular',
      scoring: 'none',
    }));

  it('fast when it is long', () => {
    const many = read('d\n'.repeat(150_000));
    expect(many.steps.at(-1)).toEqual({ text: 'd', line: 150_003 });
  });
});

describe('is refused', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['nothing at all', '', ['header Game', 'header Deal']],
    ['no game', '[Deal "1"]\n\nd', ['header Game']],
    ['a deal that is none', '[Game "hill"]\n[Deal "xyz"]', ['deal Deal']],
    ['a header that is none', `[Game hill]\n${HEAD}`, ['header line 1']],
    ['a header left open', `[Game "hill]\n${HEAD}`, ['header line 1']],
    ['a header twice', `[Game "hill"]\n${HEAD}`, ['header line 2']],
    ['an option without a value', `[Options "ends="]\n${HEAD}`, ['header Options']],
    ['an option with two', `[Options "ends=a=b wrap"]\n${HEAD}`, ['header Options', 'header Options']],
    ['an option twice', `[Options "ends=a ends=b"]\n${HEAD}`, ['header Options']],
    ['a score that is none', `[Score "12.5"]\n${HEAD}`, ['header Score']],
    ['a comment left open', `${HEAD}d {and so on`, ['moves line 4']],
    ['a comment never opened', `${HEAD}d\n}`, ['moves line 5']],
    ['a variation left open', `${HEAD}d (d (d`, ['moves line 4', 'moves line 4']],
    ['a variation never opened', `${HEAD}d )\n)`, ['moves line 4', 'moves line 5']],
    ['a variation of nothing', `${HEAD}(d) d`, ['moves line 4']],
    ['a comment before a variation begins', `${HEAD}d ({so} d)`, ['moves line 4']],
    [
      'times and reveals that are none',
      `${HEAD}d@x d/ /AC d@1@2 d/A/B @3`,
      Array<string>(6).fill('moves line 4'),
    ],
    ['variations too deep', `${HEAD}${'d ('.repeat(40)}${')'.repeat(40)}`, ['moves line 4']],
    [
      'all of it at once',
      '[Deal "0"]\n[Score "x"]\n\n) d@',
      ['moves line 4', 'moves line 4', 'header Game', 'deal-number Deal', 'header Score'],
    ],
  ])('%s', (_, text, faults) => expect(codes(parseRecord(text))).toEqual(faults));

  it('with words that quote the text, in part when it is long', () => {
    const long = 'x'.repeat(5000);
    const faults = faultsOf(
      parseRecord(`[${long}]\n[Options "${long}"]\n[Score "${long}"]\n${HEAD}d/${long}/${long}`),
    );
    expect(faults).toHaveLength(4);
    for (const { message } of faults) {
      expect(message).toContain('xxxxx');
      expect(message.length).toBeLessThan(300);
    }
  });

  it('at once when it is far too long', () =>
    expect(codes(parseRecord(HEAD + ')'.repeat(5_000_000)))).toEqual(['size']));
});

describe('a replay', () => {
  const record = take(recordMoves(rules, deal, WON));
  const wrong = (more: Partial<GameRecord>): readonly string[] =>
    codes(replay(rules, { ...record, ...more }));

  it('gives every position and the final score', () => {
    const { states, moves, status, final } = take(replay(rules, record));
    expect([states.length, moves.length, status, final.total]).toEqual([5, 4, 'playing', 1 - 6]);
    expect(
      take(replay(rules, { ...record, options: { scoring: 'count', ends: 'linear' } })).final.total,
    ).toBe(-5);
  });

  it.each<readonly [string, Partial<GameRecord>, readonly string[]]>([
    ['another game', { game: 'yard' }, ['game Game']],
    ['other options', { options: { ends: 'circular' } }, ['options Options']],
    ['another scoring', { options: { scoring: 'none' } }, ['options Options']],
    ['options it does not have', { options: { wings: 'two' } }, ['options Options']],
    ['other rules', { rules: '0123456789abcdef' }, ['rules Rules']],
    ['another result', { result: 'won' }, ['result Result']],
    ['another score', { score: 50 }, ['score Score']],
    ['both', { result: 'won', score: 50 }, ['result Result', 'score Score']],
    ['a move that can not be read', { steps: [{ text: 'tea', line: 7 }] }, ['move line 7']],
    ['a move that is not allowed', { steps: [{ text: '2C' }, { text: 'd' }] }, ['does-not-fit move 1']],
    ['a move after the end', { steps: [{ text: 'end' }, { text: 'd' }] }, ['over move 2']],
    ['a card not shown', { steps: [{ text: 'd', shows: ['2C'] }] }, ['shows move 1']],
    ['a card shown, and another', { steps: [{ text: 'd', shows: ['AC', '2D'] }] }, ['shows move 1']],
    [
      'a variation that is not allowed',
      { steps: [{ text: 'd', variations: [[{ text: 'd' }, { text: 'rd' }]] }] },
      ['stock-not-empty move 2'],
    ],
    [
      'faults in several variations',
      { steps: [{ text: 'd', variations: [[{ text: 'x' }], [{ text: 'y' }]] }] },
      ['move move 1', 'move move 1'],
    ],
  ])('refuses %s', (_, more, faults) => expect(wrong(more)).toEqual(faults));

  it('refuses a deal that is not of this pack, whatever else there is', () =>
    expect(wrong({ deal: { kind: 'ms', number: 1 }, result: 'won' })).toEqual(['deal-pack']));

  it('of moves names the first that is not allowed, counted from 1', () => {
    const moves: readonly Move[] = [{ kind: 'draw' }, { kind: 'redeal' }, { kind: 'draw' }];
    expect(codes(replayMoves(rules, deal, moves))).toEqual(['stock-not-empty move 2']);
    expect(codes(recordMoves(rules, deal, moves))).toEqual(['stock-not-empty move 2']);
  });
});
