// `cairn replay`: true records pass, forged ones are refused with the line and the text that is false.
import { packVariant, unpackVariant } from '@cairn/workshop';
import { describe, expect, test } from 'vitest';
import { cairn, WIN } from './run.ts';

const record = (headers: Record<string, string> = {}, moves = WIN): string => {
  const all = {
    Game: 'tripeaks',
    Deal: '7',
    Rules: '51789d019f5281bf',
    Result: 'won',
    Score: '37',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `[${name} "${value}"]`);
  return `${lines.join('\n')}\n\n${moves}\n`;
};

const verify = (text: string) => cairn(['replay', '--verify', '-'], { input: text });

test('a true record', async () => {
  const ran = await verify(record());
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(ran.out).toMatch(/^TriPeaks, deal 7\n\n {2}1 {2}3D/);
  expect(ran.out).toMatch(/Won\. Score 37\.\nVerified: every move is allowed and every header true\.\n$/);
});

test('a record of a deal that was given up', async () => {
  const ran = await verify(record({ Result: 'resigned', Score: '-127' }, '3D 4D end'));
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('Score -127 (26 cards left: −130 points).');
});

test('a record that brings its rules', async () => {
  const rules = await packVariant({ title: 'Twice', of: 'tripeaks', set: { 'stock.passes': 2 } });
  const unpacked = await unpackVariant(rules);
  const hash = unpacked.ok ? unpacked.value.game.rules : '';
  const claims = { Game: rules, Rules: hash, Result: 'playing', Score: '3' };
  const ran = await verify(record(claims, '3D 4D'));
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(ran.out).toMatch(/^Twice, deal 7\n/);
  const broken = await verify(record({ ...claims, Game: rules.slice(0, -9) }, '3D 4D'));
  expect(broken).toMatchObject({ status: 2, out: '' });
  expect(broken.err).toContain('The rules in the link cannot be read');
});

describe('forged records are refused', () => {
  test.each([
    ['score', record({ Score: '38' }), 'standard input, Score: The score is 38: these moves make 37'],
    ['result', record({ Result: 'stuck' }), 'standard input, Result: The result is "stuck": these moves end "won"'],
    ['rules', record({ Rules: '0000000000000000' }), 'standard input, Rules: The rules hash is "0000000000000000"'],
    ['deal', record({ Deal: '8' }), 'line 7: Move 1: Cannot play "3D"'],
    ['options', record({ Options: 'wrap=linear' }), 'line 8: Move 5 "KD" is not allowed: Needs a 2; this is a king.'],
    ['a move', record({}, WIN.replace('AD', '8S')), 'line 7: Move 4 "8S" is not allowed: Needs an ace or a 3; this is an 8.'],
    ['a move on a later line', record({}, WIN.replace('TH', '\n8C')), 'line 8: Move 12: Cannot play "8C"'],
    ['a reveal', record({}, WIN.replace('d AD', 'd/2H AD')), 'line 7: Move 3 "d" is said to show 2H: it shows 2C'],
    ['a variation', record({}, WIN.replace('4D', '4D (8S)')), 'line 7: Move 2 "8S" is not allowed'],
    ['a move after the end', record({}, `${WIN} d`), 'line 7: Move 49 "d" is not allowed: The deal is over.'],
  ])('%s', async (_, text, said) => {
    const ran = await verify(text);
    expect(ran.err).toContain(said);
    expect([ran.status, ran.out]).toEqual([1, '']);
  }); // prettier-ignore

  test('without --verify a false header is only said', async () => {
    const ran = await cairn(['replay', '-'], { input: record({ Score: '38' }) });
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('Won. Score 37.');
    expect(ran.err).toBe('Score: The score is 38: these moves make 37 (not verified)\n');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nothing', '', 'Header [Game "…"] is missing'],
    ['no deal', '[Game "tripeaks"]\n', 'Header [Deal "…"] is missing'],
    ['a deal', record({ Deal: 'x' }), 'Cannot read deal "x"'],
    ['a game', record({ Game: 'tripeeks' }), 'There is no game "tripeeks": did you mean "tripeaks"?'],
    ['an option', record({ Options: 'wrp=linear' }), 'TriPeaks has no option "wrp"'],
    ['a value', record({ Options: 'wrap=round' }), 'Option "wrap" has no value "round"'],
    ['a comment', record({}, '3D {no end'), 'A comment is not closed: wanted "}"'],
    ['a header', '[Game tripeaks]\n', 'line 1: Cannot read header "[Game tripeaks]"'],
  ])('%s', async (_, text, said) => {
    const ran = await verify(text);
    expect(ran.err).toContain(said);
    expect([ran.status, ran.out]).toEqual([2, '']);
  });

  test('a file that is not there', async () => {
    const ran = await cairn(['replay', 'no-such.cairn']);
    expect(ran).toEqual({
      status: 2,
      out: '',
      err: 'Cannot read "no-such.cairn": there is no such file or folder\n',
    });
  });
});

describe('as JSON', () => {
  test('a record', async () => {
    const ran = await cairn(['replay', '--json', '-'], { input: record({ Player: 'A' }) });
    const told = JSON.parse(ran.out) as { moves: unknown[] };
    expect(told).toMatchObject({
      ok: true,
      game: 'tripeaks',
      options: {},
      scoring: 'hogue',
      deal: '7',
      status: 'won',
      score: 37,
      longestStreak: 9,
      peaks: 3,
      headers: { Player: 'A' },
    });
    expect(told.moves).toHaveLength(48);
    expect(told.moves[47]).toEqual({
      move: 'JD',
      score: 37,
      streak: 1,
      events: [
        { kind: 'chain', n: 1, points: 1 },
        { kind: 'peak', n: 3, points: 30 },
      ],
    });
  });

  test('faults', async () => {
    const ran = await cairn(['replay', '--json', '--verify', '-'], { input: record({ Score: '1' }) });
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ ok: false, faults: [{ code: 'score', path: 'Score' }] });
  });
});
