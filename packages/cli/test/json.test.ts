// Every command that lists or reports has --json, and what it prints then is JSON.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { games, presets } from '@cairn/games';
import { formats } from '@cairn/formats';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../src/main.ts';
import { cairn, cairnProcess, testTerminal, WIN, type Ran } from './run.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'cairn-json-'));
  const input = `${WIN}\nsave won.cairn`;
  expect((await cairn(['play', 'tripeaks', '7'], { cwd, input })).status).toBe(0);
  const made = await cairn(['duplicate', 'make', 'tripeaks/7', 'golf/617']);
  await writeFile(path.join(cwd, 'boards.cairn'), made.out);
  const round = ['series', 'session:tripeaks', '7', '--opt', 'deals=3', '--out', 'one.series'];
  expect((await cairn(round, { cwd, input: `${WIN} stop` })).status).toBeLessThan(5);
});
afterAll(() => rm(cwd, { recursive: true }));

/** An example of each command with --json. Those that start threads or open a database run in a process of their own. */
const EXAMPLES: Readonly<Record<string, { readonly args: string; readonly run: typeof cairn }>> = {
  games: { args: 'games russian', run: cairn },
  formats: { args: 'formats golf', run: cairn },
  rules: { args: 'rules tripeaks --opt jokers=2', run: cairn },
  deal: { args: 'deal tripeaks 7', run: cairn },
  replay: { args: 'replay won.cairn', run: cairn },
  review: { args: 'review won.cairn --worlds 20 --average 0.5', run: cairn },
  series: { args: 'series --replay one.series', run: cairn },
  session: { args: 'session --replay one.series', run: cairn },
  round: { args: 'round --replay one.series', run: cairn },
  trail: { args: 'trail --replay one.series', run: cairn },
  solve: { args: 'solve tripeaks 7', run: cairn },
  advise: { args: 'advise tripeaks 7 --worlds 3', run: cairn },
  fit: { args: 'fit tripeaks --deals 1..2 --steps 0 --worlds 3 --mode rollout', run: cairnProcess },
  variant: { args: 'variant trigon --set stock.draw=3 --title Mine', run: cairn },
  par: { args: 'par saltmarsh --legs 1 --deals 1..1 --played 1..1 --sampled 1..1', run: cairn },
  puzzles: { args: 'puzzles golf --deals 2 --most 1', run: cairn },
  verdicts: { args: 'verdicts golf --deals 1..3 --out golf.json', run: cairnProcess },
  survey: { args: 'survey golf --deals 1..3 --workers 1 --out survey', run: cairnProcess },
  'survey report': { args: 'survey report survey', run: cairn },
  'survey status': { args: 'survey status --data database', run: cairnProcess },
  'duplicate verify': { args: 'duplicate verify boards.cairn', run: cairn },
  'duplicate compare': { args: 'duplicate compare boards.cairn', run: cairn },
};

/** Commands that play, or that write a file or a text to be stored and print no report. */
const WITHOUT = [
  'play',
  'quintiles',
  'atlas',
  'language',
  'survey keep',
  'survey submit',
  'survey work',
  'survey cancel',
  'duplicate make',
  'duplicate join',
];

const commands = (command: Command, name = ''): readonly (readonly [string, Command])[] =>
  command.commands.flatMap((each) => {
    const full = `${name} ${each.name()}`.trim();
    // A command that only holds others does nothing by itself.
    const own = each.commands.length === 0 || full === 'survey' ? [[full, each] as const] : [];
    return [...own, ...commands(each, full)];
  });

test('every command has --json, or prints no list', () => {
  const { terminal } = testTerminal(Readable.from([]));
  const all = commands(programOf(terminal, () => undefined));
  const having = all.flatMap(([name, each]) =>
    each.options.some(({ long }) => long === '--json') ? [name] : [],
  );
  expect(having.toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  expect([...having, ...WITHOUT].toSorted()).toEqual(all.map(([name]) => name).toSorted());
});

const ran = async (name: string): Promise<Ran> => {
  const { args, run } = EXAMPLES[name] ?? { args: '', run: cairn };
  return run([...args.split(' '), '--json'], { cwd });
};

test.sequential.each(Object.keys(EXAMPLES))('%s --json', async (name) => {
  const { status, out, err } = await ran(name);
  expect([status, err.replaceAll(/^.* to go.*\n/gm, '')]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual(expect.anything());
});

test('games --json and formats --json name every game, variation and format', async () => {
  const json = async (verb: string) =>
    JSON.parse((await cairn([verb, '--json'])).out) as {
      readonly id: string;
      readonly cards: number;
      readonly options: Readonly<Record<string, { readonly standard: string; readonly values: string[] }>>;
      readonly variations?: readonly { readonly id: string }[];
    }[];
  const listed = await json('games');
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(listed.flatMap(({ variations = [] }) => variations.map(({ id }) => id)).toSorted()).toEqual(
    presets.map(({ id }) => id).toSorted(),
  );
  for (const { cards, options } of listed) {
    expect(cards).toBeGreaterThan(20);
    for (const { standard, values } of Object.values(options)) expect(values).toContain(standard);
  }
  expect((await json('formats')).map(({ id }) => id)).toEqual(formats.map(({ id }) => id));
});
