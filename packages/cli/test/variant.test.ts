// `cairn variant`: changed games made, checked, and taken by other verbs from a file and from a link.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileGame, type GameDef } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { take } from '@cairn/testkit';
import { cairn, cairnProcess } from './run.ts';

let cwd = '';
beforeAll(async () => void (cwd = await mkdtemp(path.join(tmpdir(), 'cairn-variant-'))));
afterAll(() => rm(cwd, { recursive: true }));

const OPEN = ['--set', 'stock=null', '--set', 'zones.waste.rest=true'];
const ANY = ['--set', 'zones.waste.give={"foundation":"any","tableau":"any"}'];

const line = (text: string, name: string): string =>
  new RegExp(`^${name} +(.*)$`, 'm').exec(text)?.[1] ?? `no ${name}`;

test('a game made by edits is the same from its file, from its link, and from the option that makes the same rules', async () => {
  const made = await cairn(
    ['variant', 'trigon', ...OPEN, ...ANY, '--title', 'No dealing', '--out', 'mine.json'],
    { cwd },
  );
  expect([made.status, made.err]).toEqual([0, '']);
  expect(line(made.out, 'of')).toBe('trigon');
  const link = line(made.out, 'link');
  expect((await cairn(['variant', 'mine.json'], { cwd })).out).toBe(made.out);
  expect((await cairn(['variant', `https://cairn.example/#/${link}/7?m=d`])).out).toBe(made.out);
  const whole = JSON.parse((await cairn(['variant', link, '--json'])).out) as GameDef;
  expect(whole).toMatchObject({ id: line(made.out, 'id'), title: 'No dealing', options: {} });
  const { def, options } = findGame('trigon-open-stock') ?? { def: whole, options: {} };
  expect(take(compileGame(whole)).rules).toBe(take(compileGame(def, options)).rules);
  const chosen = await cairn(['variant', 'trigon-open-stock', '--opt', 'draw=1']);
  expect(line(chosen.out, 'id')).toBe(line(made.out, 'id'));
});

test('an edit more goes on from a changed game, and keeps its parent', async () => {
  const more = await cairn(
    ['variant', 'mine.json', '--set', 'pack.packs=1', '--set', 'zones.waste.rest=true'],
    { cwd },
  );
  const again = await cairn(['variant', 'mine.json', '--set', 'zones.tableau.empty.takes=anything'], { cwd });
  expect(line(more.out, 'id')).toBe(line((await cairn(['variant', 'mine.json'], { cwd })).out, 'id'));
  expect(again.out).toContain('zones.tableau.empty.takes = "anything"');
  expect(line(again.out, 'of')).toBe('trigon');
});

test('other verbs take the file, the link and a bare definition', async () => {
  const link = line((await cairn(['variant', 'mine.json'], { cwd })).out, 'link');
  const bare = { ...findGame('golf')?.def, id: 'mine', title: 'Bare' };
  await writeFile(path.join(cwd, 'bare.json'), JSON.stringify(bare));
  expect((await cairn(['rules', 'mine.json'], { cwd })).out).toMatch(/^No dealing\n=+\n/);
  expect((await cairn(['rules', link])).out).toMatch(/^No dealing\n=+\n/);
  expect((await cairn(['rules', 'bare.json', '--opt', 'wrap=wrap'], { cwd })).out).toMatch(/^Bare\n=+\n/);
  expect(line((await cairn(['variant', 'bare.json'], { cwd })).out, 'of')).toBe('no known game');
  const survey = ['--deals', '1..30', '--workers', '1', '--json'];
  const totals = async (args: readonly string[]): Promise<unknown> =>
    (JSON.parse((await cairnProcess(['survey', ...args, ...survey], { cwd })).out) as { totals: unknown })
      .totals;
  const known = await totals(['trigon-open-stock']);
  expect(await totals(['--def', 'mine.json'])).toEqual(known);
  expect(await totals([link])).toEqual(known);
  const deal = await cairn(['deal', 'mine.json', '7', '--json'], { cwd });
  expect((JSON.parse(deal.out) as { game: string }).game).toMatch(/^own-[0-9a-f]{16}$/);
  expect([0, 3]).toContain((await cairn(['solve', 'mine.json', '7'], { cwd })).status);
});

test('a rule file of Solvitaire is a game of its own, or is refused with the key that Cairn has no word for', async () => {
  const rules = { 'tableau piles': { 'build policy': 'red-black' }, cells: { count: 4 } };
  await writeFile(path.join(cwd, 'rules.json'), JSON.stringify(rules));
  const from = ['variant', '--from', 'solvitaire'];
  const made = await cairn([...from, 'rules.json', '--out', 'foreign.json'], { cwd });
  expect([made.status, line(made.out, 'title'), line(made.out, 'of')]).toEqual([0, 'rules', 'no known game']);
  const solved = await cairn(['solve', 'foreign.json', 'ms:1', '--json'], { cwd });
  expect(JSON.parse(solved.out)).toMatchObject({ verdict: 'winnable' });
  await writeFile(path.join(cwd, 'spider.json'), '{"tableau piles":{"move built group":"maximal-group"}}');
  const refused = await cairn([...from, 'spider.json', '--out', 'out.json'], { cwd });
  expect(refused.err).toContain(
    'spider.json: tableau piles.move built group: Cairn has no word for "maximal-group" yet',
  );
  expect([refused.status, refused.out]).toEqual([2, '']);
  expect((await cairn(['variant', '--from', 'pysol', 'rules.json'], { cwd })).status).toBe(2);
});

test('what is wrong is told with its path, and nothing is written', async () => {
  await writeFile(path.join(cwd, 'bad.json'), '{"title":"Bad","of":"golf","set":{"pack.packs":9}}');
  for (const [args, said] of [
    [['golf'], 'Nothing of "golf" is changed: wanted --set path=value, like stock.draw=3'],
    [['golf', '--set', 'stock.draw'], 'Cannot read edit "stock.draw": wanted path=value, like stock.draw=3'],
    [
      ['golf', '--set', 'zones.moon.deal.up=1'],
      'set: Path "zones.moon.deal.up" leads nowhere in the definition',
    ],
    [
      ['golf', '--set', 'pack.packs=many'],
      'pack.packs: "many" is not allowed here: wanted a value of type integer',
    ],
    [['golf', '--set', 'zones.tableau.deal=9'], 'zones: The zones take 64 cards and the pack has 52'],
    [['bad.json'], 'bad.json: pack.packs: 9 is not allowed here: wanted at most 8'],
    [['none.json'], 'Cannot read "none.json": there is no such file or folder'],
    [['~abc'], 'The rules in the link cannot be read: it is cut short or changed'],
  ] as const) {
    const ran = await cairn(['variant', ...args, '--out', 'out.json'], { cwd });
    expect(ran.err).toContain(said);
    expect([ran.status, ran.out]).toEqual([2, '']);
  }
  await expect(readFile(path.join(cwd, 'out.json'))).rejects.toThrow();
});
