// `cairn play` driven by a script, and what it saves replayed by `cairn replay`.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cairn, WIN } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-cli-'))));
afterAll(() => rm(folder, { recursive: true }));

describe('a whole deal', () => {
  test('is won by a script, saved, replayed and verified', async () => {
    const file = path.join(folder, 'won game.cairn');
    const played = await cairn(['play', 'tripeaks', '7'], { input: `${WIN}\nsave ${file}\n` });
    expect(played).toMatchObject({ status: 0, err: '' });
    expect(played.out).toContain('Won. Score 37.');
    expect(played.out).toContain(' 10  8S     26/-95     Moved eight of spades to the waste.');

    const replayed = await cairn(['replay', file, '--verify']);
    expect(replayed).toMatchObject({ status: 0, err: '' });
    expect(replayed.out).toContain('Won. Score 37.\nVerified');
    // The course is the same, move for move.
    const course = (text: string): string[] => text.split('\n').filter((line) => /^ *\d+ {2}\S/.test(line));
    expect(course(replayed.out)).toEqual(course(played.out));
    expect(course(replayed.out)).toHaveLength(48);
  });

  test('the notation of a record can be typed, reveals and comments included', async () => {
    const { status } = await cairn(['play', 'tripeaks', '7'], {
      input: WIN.replace('d AD', 'd/2C@3.5 {the first card} AD'),
    });
    expect(status).toBe(0);
  });
});

describe('a sequence', () => {
  test('is played card by card, and the record has the single cards', async () => {
    const file = path.join(folder, 'sequence.cairn');
    const input = `5>4 6>4 4>7*3\nsave ${file}\n`;
    const { status, err, out } = await cairn(['play', 'freecell', 'ms:7'], { input });
    expect([status, err]).toEqual([4, '']);
    const moves = [...out.matchAll(/^ *\d+ {2}(\S+)/gm)].map(([, move]) => move).join(' ');
    expect(moves).toBe('5>4 6>4 4>a 4>b 4>7 b>7 a>7');
    expect(await readFile(file, 'utf8')).toContain('5>4 6>4 4>a 4>b 4>7 b>7 a>7');
    expect((await cairn(['replay', file, '--verify'])).status).toBe(0);
  });

  test('that is too long for the free cells is refused', async () => {
    const { status, err } = await cairn(['play', 'freecell', 'ms:6'], { input: '2>5 6>d 2>a 2>5 5>2*4' });
    expect(status).toBe(2);
    expect(err).toContain('There’s room to move 3 cards at once, and this is 4 cards.');
  });
});

describe('the exit status', () => {
  test.each([
    ['won', 0, WIN, 'Won. Score 37.'],
    ['resigned', 3, '3D 4D end', 'Ended with 26 cards still to go. Score -127 (26 cards left: −130 points).'],
    ['stuck', 3, 'd '.repeat(23), 'Lost: no move is left, and 28 cards are still to go. Score -115.'],
    ['unfinished', 4, '3D 4D', '3/-130   Streak of 2 · next card +3'],
    ['nothing said', 4, '', '0/-140   Next card +1'],
    ['left', 4, '3D quit 4D', '1/-135'],
  ])('%s', async (_, status, input, said) => {
    const ran = await cairn(['play', 'tripeaks', '7'], { input });
    expect(ran.out).toContain(said);
    expect([ran.status, ran.err]).toEqual([status, '']);
  });

  test('a script stops at the first thing that cannot be done', async () => {
    const ran = await cairn(['play', 'tripeaks', '7'], { input: '3D\n4D 8S d\nd' });
    expect(ran.status).toBe(2);
    expect(ran.err).toBe('line 2: Cannot play "8S": Needs a 3 or a 5; this is an 8.\n');
    expect(ran.out).not.toContain('Dealt');
  });
});

describe('taking back', () => {
  const lines = async (input: string, ...options: string[]): Promise<string> =>
    (await cairn(['play', 'tripeaks', '7', ...options], { input })).out;

  test('undo and redo give score and streak back', async () => {
    const out = await lines('3D 4D score undo 2 score redo 2 score');
    const scores = out.split('\n').filter((line) => line.startsWith('Score '));
    expect(scores).toHaveLength(3);
    expect(scores[0]).toBe(scores[2]);
    expect(scores[1]).toBe('Score 0. Ending now costs 140 points. The next card earns 1 point.');
    expect(out).toContain('Took back four of diamonds to row 4 card 5.');
  });

  test('restart goes to the start', async () => {
    expect(await lines('3D 4D d AD restart')).toContain('Took back 4 moves.\n\n');
  });

  test('a peek taken back stays spent', async () => {
    const ran = await cairn(['play', 'tripeaks', '7', '--opt', 'peek=once'], {
      input: 'peek undo moves peek',
    });
    expect(ran.out).toContain('Peeked: the next stock card is the two of clubs.');
    expect(ran.out).toContain('\n3D d\n');
    expect(ran.err).toBe('line 1: Cannot play "peek": Every peek of this deal is used.\n');
  });

  test('the end of a deal can be taken back', async () => {
    expect(await lines('3D end undo 4D')).toContain('The deal goes on.');
  });
});

test('a whole pass of the stock that brought no move is said, once', async () => {
  const { out, err } = await cairn(['play', 'klondike', '158'], { input: `${'d '.repeat(8)} rd d d` });
  expect(err).toBe('');
  const lines = out.split('\n');
  const said = lines.flatMap((line, i) => (line === 'A whole pass brought no move.' ? [lines[i - 1]] : []));
  expect(said.slice(0, 1)).toEqual([expect.stringMatching(/^ {2}9 {2}rd/)]);
  expect(out.match(/\nA whole pass brought no move\.\n(?= 10)/g)).toHaveLength(1);
});

describe('asking', () => {
  const out = async (input: string): Promise<string> =>
    (await cairn(['play', 'tripeaks', '7'], { input })).out;
  test('where a rank is, as far as can be seen', async () => {
    expect(await out('where q')).toContain('Queen of clubs, row 4, 9 of 10\nNot seen yet: 3 of 4');
    expect(await out('where 4S')).toContain('Four of spades, 1 of 1, waste');
    expect(await out('where 2C')).toContain('Not seen yet: 1 of 1');
  });
  test('which moves there are', async () => expect(await out('moves')).toContain('\n3D d\n'));
  test('for help', async () => expect(await out('help')).toContain('undo [N]'));
  test('for the board', async () => expect((await out('board')).match(/Stock 23/g)).toHaveLength(3));
});

describe('saving', () => {
  test('leaves an old file whole when it cannot write, and nothing half-written', async () => {
    const gone = path.join(folder, 'no-such-folder', 'x.cairn');
    const ran = await cairn(['play', 'tripeaks', '7'], { input: `save ${gone}` });
    expect(ran.status).toBe(2);
    expect(ran.err).toBe(`line 1: Cannot write "${gone}": there is no such file or folder\n`);
    const file = path.join(folder, 'old.cairn');
    await writeFile(file, 'old');
    await cairn(['play', 'tripeaks', '7'], { input: `3D save ${file}` });
    expect(await readFile(file, 'utf8')).toContain('[Deal "7"]');
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('a deal without a number can be any, and is named', async () => {
    const ran = await cairn(['play', 'three peaks'], { input: '' });
    expect(ran.out).toMatch(/^TriPeaks, deal [1-9]\d*\n/);
  });
});
