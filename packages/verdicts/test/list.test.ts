// The format: what is written is read back, letter by letter as docs/verdicts.md tells it, and bad lists are refused.
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { compileGame, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import {
  makeList,
  packVerdicts,
  parseList,
  mismatches,
  unpackVerdicts,
  LISTED_VERDICTS,
} from '@cairn/verdicts';
import type { ListedVerdict, VerdictList } from '@cairn/verdicts';
import { array, assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

const someVerdicts = array(constantFrom(...LISTED_VERDICTS), { maxLength: 50 });

const gameOf = (name: string, options: Record<string, string> = {}): Game => {
  const found = findGame(name);
  const game = found === null ? null : compileGame(found.def, { ...found.options, ...options });
  if (game?.ok !== true) throw new Error(`No game ${name}`);
  return game.value;
};
const golf = gameOf('golf');

const listOf = (verdicts: readonly ListedVerdict[]): VerdictList => ({
  game: 'golf',
  options: {},
  rules: golf.rules,
  engine: '0.1.0',
  numbers: 'cairn',
  limits: { nodes: 1000, bytes: 2 ** 20 },
  verdicts,
});

const codes = (result: ReturnType<typeof parseList>): readonly string[] =>
  result.ok ? [] : result.error.map(({ code, path }) => `${code} ${path}`.trim());

describe('letters', () => {
  test('any verdicts come back', () =>
    assert(
      property(someVerdicts, (verdicts) => {
        const letters = packVerdicts(verdicts);
        expect(letters).toHaveLength(Math.ceil(verdicts.length / 4));
        expect(JSON.stringify(letters)).toHaveLength(letters.length + 2);
        expect(unpackVerdicts(letters, verdicts.length)).toEqual({ ok: true, value: verdicts });
      }),
    ));

  test('each of the 81 letters stands for its four verdicts alone', () => {
    const fours = Array.from({ length: 81 }, (_, n) =>
      [n, n / 3, n / 9, n / 27].map((digit) => LISTED_VERDICTS[Math.floor(digit) % 3] as ListedVerdict),
    );
    const letters = fours.map(packVerdicts);
    expect(new Set(letters).size).toBe(81);
    expect(letters.join('')).toMatch(/^\([ -~]+y$/);
    expect(letters).not.toContain('\\');
  });

  test('a text that no verdicts make is refused', () =>
    assert(
      property(string({ maxLength: 6 }), nat({ max: 24 }), (text, count) => {
        const read = unpackVerdicts(text, count);
        if (read.ok) expect(packVerdicts(read.value)).toBe(text);
        else expect(read.error.length).toBeGreaterThan(0);
      }),
    ));

  test.each([
    ['((', 4, 'verdict-count'],
    ['', 1, 'verdict-count'],
    ['\\', 4, 'verdict-letter'],
    ['z', 4, 'verdict-letter'],
    ["'", 4, 'verdict-letter'],
    ['é', 4, 'verdict-letter'],
    ['y', 3, 'verdict-count'],
  ])('%j for %i deals: %s', (letters, count, code) =>
    expect(unpackVerdicts(letters, count)).toMatchObject({ ok: false, error: [{ code }] }),
  );
});

describe('lists', () => {
  test('any list comes back', () =>
    assert(
      property(someVerdicts, (verdicts) => {
        expect(parseList(makeList(listOf(verdicts)))).toEqual({ ok: true, value: listOf(verdicts) });
      }),
    ));

  const text = makeList(listOf(['winnable', 'unwinnable', 'unknown']));
  test.each([
    ['no list', ['json']],
    ['[]', ['type']],
    [text.replace('verdicts-1', 'verdicts-2'), ['const format']],
    [text.replace('"cairn"', '"theirs"'), ['enum numbers']],
    [text.replace(golf.rules, 'new'), ['pattern rules']],
    [text.replace('"deals": 3', '"deals": 5'), ['verdict-count verdicts']],
    [
      text.replace('"deals": 3', '"deals": -1').replace('"game": "golf"', '"game": 7'),
      ['type game', 'range deals'],
    ],
    [text.replace('"nodes": 1000,', ''), ['missing limits.nodes']],
  ])('%j is refused', (bad, wanted) => expect(codes(parseList(bad))).toEqual(wanted));

  test('a list says nothing about another game, other options, other rules', () => {
    const list = listOf([]);
    expect(mismatches(list, golf)).toEqual([]);
    expect(mismatches(list, gameOf('trigon'))[0]?.code).toBe('list-game');
    expect(mismatches({ ...list, rules: '0123456789abcdef' }, golf)[0]?.message).toContain('other rules');
    const linear = gameOf('tripeaks', { wrap: 'linear' });
    const of = { ...list, game: 'tripeaks', rules: linear.rules };
    expect(mismatches(of, linear)[0]?.code).toBe('list-options');
    expect(mismatches({ ...of, options: { wrap: 'linear' } }, linear)).toEqual([]);
  });
});

test('the reader of docs/verdicts.md reads what is written', async () => {
  const page = await readFile(new URL('../../../docs/verdicts.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(12);
  const read = runInNewContext(`${code}; readVerdicts`) as (text: string) => readonly string[];
  assert(
    property(someVerdicts, (verdicts) => {
      expect(read(makeList(listOf(verdicts)))).toEqual(verdicts);
    }),
  );
});
