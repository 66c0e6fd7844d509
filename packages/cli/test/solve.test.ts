// `cairn solve`: verdicts with their exit status, JSON lines, positions from every source, threads.
import { describe, expect, test } from 'vitest';
import { cairn, cairnProcess, WIN } from './run.ts';

interface Line {
  readonly deal: string;
  readonly verdict: string;
  readonly moves: readonly string[] | null;
  readonly nodes: number;
  readonly limit: string | null;
  readonly best: number | null;
  readonly proved: boolean;
  readonly left: number | null;
}

const jsonLines = (text: string): readonly Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('one deal', () => {
  test('that can be won: the moves, which replay as a record', async () => {
    const ran = await cairn(['solve', 'tripeaks', '7', '--json']);
    expect([ran.status, ran.err]).toEqual([0, '']);
    const [line] = jsonLines(ran.out);
    expect(line).toMatchObject({
      game: 'tripeaks',
      options: {},
      rules: '51789d019f5281bf',
      deal: '7',
      goal: 'win',
      verdict: 'winnable',
      limit: null,
      proved: true,
      left: 0,
    });
    const record = `[Game "tripeaks"]\n[Deal "7"]\n[Result "won"]\n\n${line?.moves?.join(' ')}\n`;
    expect((await cairn(['replay', '--verify', '-'], { input: record })).status).toBe(0);
  });

  test('that cannot', async () => {
    const ran = await cairn(['solve', 'trigon', '1']);
    expect([ran.status, ran.err]).toEqual([3, '']);
    expect(ran.out).toMatch(/^deal 1: cannot be won \(kings, \d+ positions, /);
  });

  test('that is not decided under the limit', async () => {
    const ran = await cairn(['solve', 'double-klondike', '1', '--limit', 'nodes=50', '--json']);
    expect(ran.status).toBe(4);
    expect(jsonLines(ran.out)[0]).toMatchObject({
      verdict: 'unknown',
      limit: 'nodes',
      nodes: 50,
      proved: false,
    });
  });

  test('fewest cards left, with the moves that leave them', async () => {
    const ran = await cairn(['solve', 'golf', '2', '--goal', 'left', '--json']);
    const [line] = jsonLines(ran.out);
    expect(line?.best).toBe(line?.left);
    expect(line?.proved).toBe(true);
  });
});

describe('where the position comes from', () => {
  const BOARD = `Talon: 3S TS 9H 2H 3H AD 7H 3D 5H 8D KH 7D AS 5S TH JH
Foundations: 2S
QD 5C 2D 4S 6S
QC 4D 9C 5D 4H
KC JD TD QH AC
3C JS JC 7S 8H
4C 6H 8C 9D AH
2C QS 6C KS 9S
KD 6D 8S 7C TC
`;
  test('a board of black-hole-solver', async () => {
    const ran = await cairn(['solve', 'golf', '--board', '-', '--json'], { input: BOARD });
    expect(ran.err).toBe('');
    expect(jsonLines(ran.out)[0]).toMatchObject({ deal: '-' });
    expect([0, 3]).toContain(ran.status);
  });

  test('a deck', async () => {
    const dealt = await cairn(['deal', 'golf', '7', '--json']);
    const { pack } = JSON.parse(dealt.out) as { pack: readonly string[] };
    const byDeck = await cairn(['solve', 'golf', '--deck', pack.join(' '), '--json']);
    const byNumber = await cairn(['solve', 'golf', '7', '--json']);
    const plain = (text: string) => ({ ...jsonLines(text)[0], deal: '', ms: 0 });
    expect(plain(byDeck.out)).toEqual(plain(byNumber.out));
  });

  test('a record, at its end and after some of its moves', async () => {
    const record = `[Game "tripeaks"]\n[Deal "7"]\n\n${WIN}\n`;
    const over = await cairn(['solve', '--from', '-', '--json'], { input: record });
    expect(jsonLines(over.out)[0]).toMatchObject({ verdict: 'winnable', moves: [] });
    const midway = await cairn(['solve', '--from', '-', '--after', '10'], { input: record });
    expect(midway.out).toMatch(/^-, after 10 moves: can be won in \d+ moves/);
  });

  test('a range, on one thread and on two', async () => {
    const args = ['solve', 'trigon', '--deals', '1..30', '--json'];
    const one = await cairn(args);
    const two = await cairnProcess([...args, '--workers', '2']);
    const plain = (text: string) => jsonLines(text).map((line) => ({ ...line, ms: 0 }));
    expect(plain(one.out).map(({ deal }) => deal)).toEqual(Array.from({ length: 30 }, (_, i) => `${i + 1}`));
    expect(plain(two.out)).toEqual(plain(one.out));
    expect([one.status, two.status, one.err, two.err]).toEqual([0, 0, '', '']);
  });
});

describe('advice', () => {
  test('weighs the moves of a position, the best first', async () => {
    const ran = await cairn(['advise', 'tripeaks', '7', '--worlds', '100', '--json']);
    const line = JSON.parse(ran.out) as {
      worlds: number;
      moves: { move: string; chance: number; low: number; high: number }[];
    };
    expect([line.worlds, line.moves.map(({ move }) => move)]).toEqual([100, ['3D', 'd']]);
    for (const { chance, low, high } of line.moves) expect(low <= chance && chance <= high).toBe(true);
  });

  test('plays deals by it and counts', async () => {
    const ran = await cairn(['advise', 'tripeaks', '--deals', '1..5', '--worlds', '50']);
    expect(ran.out).toMatch(
      /^[0-5] of 5 won: \d+\.\d% \(\d+\.\d% to \d+\.\d%\)\nmean score -?\d+\.\d \(.* to .*\)\n$/,
    );
    expect(ran.status).toBe(0);
  });

  test('ends deals early where that scores more', async () => {
    const ran = await cairn(['advise', 'tripeaks', '--deals', '1..5', '--worlds', '20', '--stop']);
    expect(ran.out).toMatch(/\n\d ended early, with an expected gain of \d+\.\d \(.* to .*\) a deal\n$/);
  });
});

test.each([
  [['solve', 'tripeaks'], 'Wanted a deal, or one of --deals, --deck, --board and --from; got none'],
  [['solve', 'tripeaks', '7', '--deals', '1..2'], 'got 2 of them'],
  [['solve', 'tripeaks', '7', '--after', '2'], 'Cannot use --after'],
  [['solve', 'tripeeks', '7'], 'did you mean "tripeaks"?'],
  [['solve', 'tripeaks', '0'], 'Cannot read deal "0"'],
  [['solve', 'tripeaks', '--deals', '5..1'], 'Cannot read deals "5..1": wanted two numbers in order'],
  [['solve', 'tripeaks', '--deals', '0..1'], 'Cannot read deal "0"'],
  [['solve', 'barbershop-quintet', '--deals', 'ms:1..2'], 'odd pack'],
  [['solve', 'tripeaks', '7', '--limit', 'nodes=0,mb=x'], 'Cannot read limit "nodes=0": wanted some of'],
  [['solve', 'tripeaks', '7', '--limit', 'mb=9999'], 'Cannot use 9999 MB'],
  [['solve', 'tripeaks', '7', '--limit', 's=1,s=2'], 'Limit "s" is given twice'],
  [['solve', 'tripeaks', '7', '--goal', 'glory'], 'Allowed choices are win, shortest, score, left'],
  [['solve', 'tripeaks', '7', '--workers', '0'], 'Cannot use "0" threads'],
  [['solve', 'tripeaks', '--board', '/'], 'Cannot read "/": it is a folder'],
  [['solve', 'golf', '--board', '-'], 'The board has 0 tableau piles: Golf has 7'],
  [['advise', 'tripeaks', '7', '--worlds', '0'], 'Cannot use worlds "0": wanted a number from 1 to 1000000'],
  [['advise', 'tripeaks', '7', '--seed', 'x'], 'Cannot use seed "x"'],
  [['advise', 'tripeaks'], 'Wanted a deal'],
  [['solve', '--from', '-'], 'Header [Game "…"] is missing'],
] as const)('cairn %j', async (args, said) => {
  const ran = await cairn(args);
  expect(ran.err).toContain(said);
  expect([ran.status, ran.out]).toEqual([2, '']);
}); // prettier-ignore
