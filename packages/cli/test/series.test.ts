// Deals in series from the command line: played from notation, kept in a file, checked again, refused by name.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cairn, WIN } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-series-'))));
afterAll(() => rm(folder, { recursive: true }));

const inFolder = (name: string): string => path.join(folder, name);

describe('a session', () => {
  it('goes from deal to deal on one input, and the file it keeps verifies', async () => {
    const file = inFolder('three.series');
    const args = ['session', 'tripeaks', '7', '--deals', '3', '--out', file];
    const first = await cairn(args, { input: `${WIN} end card` });
    expect(first.status).toBe(4);
    expect(first.out).toContain('Deal 1: 37 points. Total 37.\n\nDeal 2 of 3: TriPeaks, deal 8\n');
    expect(first.out).toContain('Deal 2: −140 points. Total −103.');

    const last = await cairn(['session', '--continue', file], { input: 'd end' });
    expect(last.status).toBe(0);
    expect(last.out).toContain('All played. Total −248, 1 of 3 won.');

    const json = await cairn(['session', '--replay', file, '--json']);
    expect(json.status).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, total: -248, ended: 'done', wins: 1 });

    const text = await readFile(file, 'utf8');
    const forged = await cairn(['series', '--replay', '-'], { input: text.replace('"-140"', '"14"') });
    expect(forged.status).toBe(1);
    expect(forged.err).toBe(
      'standard input, entry 2, line 19, Score: The score is 14: these moves make -140\n',
    );
    const broken = await cairn(['series', '--replay', '-'], {
      input: text.replace('[Start', '[Start') + '(',
    });
    expect(broken.status).toBe(2);
    expect(broken.err).toContain('entry 3, line');
  });

  it('stops a script at what is not allowed, with the line', async () => {
    const ran = await cairn(['session', 'tripeaks', '7'], { input: '3D\nundo' });
    expect([ran.status, ran.err]).toEqual([
      2,
      'line 2: Cannot undo: nothing may be taken back in this series\n',
    ]);
    const after = await cairn(['session', 'tripeaks', '7', '--deals', '1'], { input: 'end d' });
    expect([after.status, after.err]).toEqual([2, 'line 1: Cannot play "d": the series has ended\n']);
  });

  it('refuses what it does not know', async () => {
    const cases = [
      [['session', 'tripeeks'], 'There is no game "tripeeks": did you mean "tripeaks"?'],
      [['session', 'tripeaks', '7', '--counts', 'luck'], 'Option "counts" has no value "luck"'],
      [['series', 'golf-rond'], 'There is no format "golf-rond": did you mean "golf-round"?'],
      [['series'], 'No format was named'],
      [['round', 'x'], 'Cannot read deal "x"'],
      [['round', '--replay', inFolder('none')], 'there is no such file'],
    ] as const;
    const told = await Promise.all(cases.map(([args]) => cairn(args)));
    for (const [i, [args, error]] of cases.entries())
      expect([told[i]?.status, told[i]?.err], args.join(' ')).toEqual([2, expect.stringContaining(error)]);
  });
});

it('a purse is left with "stop" between deals, and not within one', async () => {
  const refused = await cairn(['series', 'bankroll', '7'], { input: 'd stop' });
  expect([refused.status, refused.err]).toEqual([
    2,
    'line 1: Cannot stop: the deal is not over; "end" gives it up\n',
  ]);
  const ran = await cairn(['series', 'bankroll', '7'], { input: 'd end stop' });
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('Deal 1: −$145. Total −$145, purse −$145.');
  expect(ran.out).toContain('Stopped. Total −$145, purse −$145, 0 of 1 won.');
});

it('a hole has its par, its strokes and their name', async () => {
  const ran = await cairn(['round', '7', '--opt', 'layout=peaks'], { input: WIN });
  expect(ran.out).toContain('Hole 1 of 9, par 4: TriPeaks, deal 7, scoring=golf');
  expect(ran.out).toContain('Hole 1: −3 strokes, −7 to par. Total −3, −7 to par.');
});

it('a stage that is stuck may be taken back, and is tried again with the next deal', async () => {
  const draws = Array.from({ length: 23 }, () => 'd').join(' ');
  const ran = await cairn(['series', 'seven-seals', '101', '--opt', 'pass=clear'], {
    input: `${draws} end card`,
  });
  expect(ran.out).toContain('Stage 1: ');
  expect(ran.out).toContain('Stage 1 of 7, try 2: TriPeaks, deal 102');
  expect(ran.out).toContain('not counted');
});

it('a definition of one’s own is checked, with the path of every fault', async () => {
  const file = inFolder('own.json');
  const own = {
    id: 'own-trail',
    title: 'My trail',
    family: 'trail',
    unit: 'level',
    legs: [{ game: 'foothills' }, { game: 'tripeaks', pass: [{ by: 'score', least: 50 }] }],
    times: 1,
    deals: 'consecutive',
    flow: 'until-passed',
    counts: 'sum',
    undo: 'free',
    clock: 'off',
    options: {},
  };
  await writeFile(file, JSON.stringify(own));
  const sound = await cairn(['series', '--def', file, '--check']);
  expect([sound.status, sound.out]).toEqual([0, 'My trail is sound: 2 legs.\n']);
  const played = await cairn(['series', '--def', file, '7', '--out', inFolder('own.series')], {
    input: 'end stop',
  });
  expect(played.status).toBe(0);
  const told = await cairn(['series', '--def', file, '--replay', inFolder('own.series')]);
  expect(told.status).toBe(0);
  expect(told.out).toContain('Verified');

  await writeFile(file, JSON.stringify({ ...own, flow: 'never', legs: [{ game: 'foothills', par: 'x' }] }));
  const bad = await cairn(['series', '--def', file, '--check']);
  expect(bad.status).toBe(2);
  expect(bad.err).toContain('flow: ');
  expect(bad.err).toContain('legs.0.par: ');
  await writeFile(file, JSON.stringify({ ...own, legs: [{ game: 'nonesuch' }] }));
  const unknown = await cairn(['series', '--def', file, '--check']);
  expect([unknown.status, unknown.err]).toEqual([2, 'legs.0.game: There is no game "nonesuch"\n']);
});
