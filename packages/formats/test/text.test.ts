// The text of a series: what was changed in it is refused by name, and nothing anybody writes makes the reader throw.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, faultsOf, take } from '@cairn/testkit';
import { makeSeries, parseSeries, replaySeries, standingOf, type FormatDef } from '../src/index.ts';
import { after, begun, walk } from './support/defs.ts';
import { playOn, seriesOf } from './support/play.ts';

const series = playOn(seriesOf('session:tripeaks', 7, { deals: '3' }), 3);
const text = makeSeries(series, { Player: 'Ada' });
const verified = (other: string) => {
  const read = parseSeries(other);
  return read.ok ? replaySeries(read.value) : read;
};
/** The text with the `n`-th match of a pattern changed. */
const changed = (pattern: RegExp, to: string, n = 1): string => {
  let count = 0;
  const made = text.replaceAll(new RegExp(pattern, 'gm'), (match) => (++count === n ? to : match));
  if (made === text) throw new Error(`Nothing to change: ${String(pattern)}`);
  return made;
};
const lineOf = (part: string, n: number): number => {
  let at = -1;
  for (let i = 0; i < n; i++) at = text.indexOf(part, at + 1);
  return text.slice(0, at).split('\n').length;
};

describe('a text that was tampered with', () => {
  const game = lineOf('[Game', 2);

  it.each<readonly [string, string, readonly string[]]>([
    ['a score', changed(/^\[Score ".*"\]$/, '[Score "999"]', 2), [`score entry 2, line ${game}, Score`]],
    ['a result', changed(/^\[Result ".*"\]$/, '[Result "won"]', 2), [`result entry 2, line ${game}, Result`]],
    ['a deal', changed(/^\[Deal "8"\]$/, '[Deal "18"]'), [`deal entry 2, line ${game}, Deal`]],
    ['a game', changed(/^\[Game "tripeaks"\]$/, '[Game "golf"]', 2), [`game entry 2, line ${game}, Game`]],
    ['the total', changed(/^\[Total ".*"\]$/, '[Total "5000"]'), ['total Total']],
    ['how it ended', changed(/^\[Ended ".*"\]$/, '[Ended "target"]'), ['ended Ended']],
    ['the options', changed(/deals=3/, 'deals=4'), ['rules Rules']],
    [
      'the start',
      changed(/^\[Start "7"\]$/, '[Start "8"]'),
      [`deal entry 1, line ${lineOf('[Game', 1)}, Deal`],
    ],
    ['the format', changed(/session:tripeaks/, 'session:golf'), ['rules Rules']],
    ['a format nobody knows', changed(/session:tripeaks/, 'session:nonesuch'), ['format Format']],
    [
      'the order',
      text
        .split(/(?=\[Game)/)
        .toSpliced(
          1,
          2,
          ...text
            .split(/(?=\[Game)/)
            .slice(1, 3)
            .reverse(),
        )
        .join(''),
      [`deal entry 1, line ${lineOf('[Game', 1)}, Deal`],
    ],
    [
      'a deal too many',
      text + text.slice(text.lastIndexOf('[Game')),
      [`over entry 4, line ${text.split('\n').length}`],
    ],
    ['a deal too few', text.slice(0, text.lastIndexOf('[Game')), ['ended Ended', 'total Total']],
  ])('is refused by name: %s', (_, other, faults) => {
    expect(codes(verified(other))).toEqual(faults);
  });

  it('is refused at the line of the move', () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line, i) => i > game && /^[2-9TJQKA][CDHS]|^d/.test(line));
    const other = lines.with(at, `KS>h ${lines[at] ?? ''}`).join('\n');
    const [fault] = faultsOf(verified(other));
    expect(fault?.path).toBe(`entry 2, line ${at + 1}`);
  });

  it('may lack what is not claimed, and hold words of its own', () => {
    const bare = text.replaceAll(/^\[(Rules|Ended|Total|Result|Score|Player) .*\]\n/gm, '');
    expect(standingOf(take(verified(bare)))).toEqual(standingOf(series));
    expect(take(parseSeries(text)).headers).toEqual({ Player: 'Ada' });
    expect(standingOf(take(verified(text.replaceAll('\n', '\r\n'))))).toEqual(standingOf(series));
    expect(() => makeSeries(series, { Total: '1' })).toThrow();
  });
});

describe('a text nobody can read', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['nothing', '', ['header Format']],
    ['prose', 'Dear diary', ['header line 1', 'header Format']],
    ['a header twice', '[Format "a"]\n[Format "b"]', ['header line 2']],
    ['a total in words', '[Format "a"]\n[Total "many"]', ['header Total']],
    ['half an option', '[Format "a"]\n[Options "deals"]', ['header Options']],
    ['an option twice', '[Format "a"]\n[Options "a=1 a=2"]', ['header Options']],
    ['no start', '[Format "a"]\n[Start "x"]', ['deal Start']],
    ['a record without its deal', '[Format "a"]\n\n[Game "golf"]\n\nd', ['header entry 1, line 3, Deal']],
    ['a purchase of nothing', '[Format "a"]\n\n[Buy "luck"]', ['buy entry 1, line 3']],
    ['moves that belong to no deal', '[Format "a"]\n\n[Stop ""]\n\nd d', ['header entry 1, line 5']],
    ['more than anybody plays', ' '.repeat(20_000_001), ['size']],
  ])('is refused: %s', (_, other, faults) => {
    expect(codes(parseSeries(other))).toEqual(faults);
  });

  it('is refused without a throw, whatever was changed in it', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(40), fc.string({ maxLength: 8 }), (at, cut, put) => {
        const made = verified(text.slice(0, at) + put + text.slice(at + cut));
        if (made.ok) return;
        refused++;
        for (const { code, message } of made.error) {
          expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(message.length).toBeLessThan(1000);
        }
      }),
      { numRuns: 120, seed: 1 },
    );
    expect(refused).toBeGreaterThan(90);
  });
});

it('acts between deals stand in the text', () => {
  const def: FormatDef = {
    ...walk,
    purse: { start: 100 },
    carries: 'irons',
    shop: [{ item: 'iron', price: 25 }],
  };
  const find = (id: string) => (id === def.id ? def : null);
  const bought = `${makeSeries(after(begun(def), 'given up'))}\n[Buy "iron 5"]\n`;
  const short = codes(replaySeries(take(parseSeries(bought)), find));
  expect(short).toEqual([`shop entry 2, line ${bought.split('\n').length - 1}`]);
  const start = makeSeries(begun(def));
  const played = replaySeries(take(parseSeries(`${start}\n[Buy "iron 5"]\n\n[Stop ""]\n`)), find);
  expect(standingOf(take(played))).toMatchObject({ purse: 75, irons: [5], ended: 'stopped' });
  expect(makeSeries(take(played))).toContain(
    '[Ended "stopped"]\n[Total "0"]\n\n[Buy "iron 5"]\n\n[Stop ""]\n',
  );
});
