// `cairn review`: a record, and the deals of a policy; luck and skill add up in what is printed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Review } from '@cairn/review';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn } from './run.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'cairn-review-'));
  await writeFile(path.join(cwd, 'lost.cairn'), '[Game "tripeaks"]\n[Deal "7"]\n\n3D 4D d d d d d d end\n');
});
afterAll(() => rm(cwd, { recursive: true }));

const total = ({ sums: { deal, luck, skill, stopped } }: Review): number => deal + luck + skill + stopped;

test('a record: the costly moves, each with a better one, and the sums', async () => {
  const words = ['review', 'lost.cairn', '--average', '.5'];
  const text = await cairn([...words, '--worlds', '200'], { cwd });
  expect([text.status, text.err]).toEqual([0, '']);
  expect(text.out).toMatch(/^move 5, d: \d+\.\d% to \d+\.\d%, better AD\n {2}[A-Z][^\n]+\.$/m);
  expect(text.out).toMatch(/\naverage deal 50\.0%, luck of the deal .+: not won\n/);
  expect(text.out).toMatch(/\nbest moment to stop: none, playing on was never worth less\n$/);
  const review = JSON.parse((await cairn([...words, '--worlds', '20', '--json'], { cwd })).out) as Review;
  expect(review.moves).toHaveLength(9);
  expect(total(review)).toBeCloseTo(-0.5, 9);
});

test('the deals of a policy: a line of JSON for each, or the means', async () => {
  const words = ['review', 'golf', '--deals', '1..3', '--worlds', '20', '--nodes', '2000', '--average', '.1'];
  const lines = (await cairn([...words, '--json'])).out.trim().split('\n');
  const reviews = lines.map((line) => JSON.parse(line) as Review);
  expect(reviews).toHaveLength(3);
  for (const review of reviews) expect(total(review)).toBeCloseTo(review.result - review.average, 9);
  const text = await cairn(words);
  expect(text.out).toMatch(/^3 deals, \d won; average deal \d+\.\d%\nluck of the deal +[+-]/);
});

test('a judge counts the costly moves that were found, and the false calls', async () => {
  const { status, out } = await cairn('review tripeaks --deals 1..2 --worlds 100 --judge 300'.split(' '));
  expect(status).toBe(0);
  const found = /^found: .+ (\d+) of (\d+): \d+\.\d% \(\d+\.\d% to \d+\.\d%\)$/m.exec(out);
  const wrong = /^false: .+ (\d+) of (\d+): \d+\.\d% \(/m.exec(out);
  const judged = Number(/^(\d+) moves judged$/m.exec(out)?.[1]);
  expect(judged).toBeGreaterThan(20);
  for (const match of [found, wrong]) {
    const [part, whole] = [Number(match?.[1]), Number(match?.[2])];
    expect(whole).toBeGreaterThan(0);
    expect(part).toBeLessThanOrEqual(whole);
    expect(whole).toBeLessThan(judged);
  }
});

test('what cannot be reviewed is refused', async () => {
  for (const [words, fault] of [
    [['none.cairn'], 'none.cairn'],
    [['lost.cairn', '--average', '2'], 'Cannot read --average "2": wanted a number from 0 to 1'],
    [['golf', '--deals', '9..2'], 'Cannot read --deals "9..2"'],
    [['golf', '--deals', '1', '--judge', 'x'], 'judge'],
    [['golf', '--deals', '1', '--policy', 'lucky'], 'No policy "lucky"'],
  ] as const) {
    const ran = await cairn(['review', ...words], { cwd });
    expect([ran.status, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(fault);
  }
});
