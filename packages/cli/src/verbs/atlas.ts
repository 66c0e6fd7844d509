/** `cairn atlas`: the page that tells of every game how often it can be won, made from kept surveys and lists. */
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fail, ok, type Result } from '@cairn/engine';
import {
  atlasJson,
  atlasPage,
  entryOfKept,
  entryOfList,
  keptIn,
  makeAtlas,
  type Atlas,
  type Entry,
} from '@cairn/lab';
import { parseList } from '@cairn/verdicts';
import { Command } from 'commander';
import { complain, EXIT, type Exit } from '../exit.ts';
import { readText, writeText } from '../files.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  readonly from: string;
  readonly lists: string;
  readonly wanted: string;
  readonly out: string;
  readonly data: string;
}

export const atlasVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('atlas')
    .description('write the atlas: how often every game can be won, and what others say of it')
    .option('--from <folder>', 'kept surveys', 'packages/lab/atlas')
    .option('--lists <folder>', 'lists of verdicts', 'packages/verdicts/data')
    .option('--wanted <file>', 'which surveys there should be', 'packages/lab/surveys.json')
    .option('--out <folder>', 'where the page goes', 'docs/atlas')
    .option('--data <folder>', 'where the app’s copy goes', 'packages/web/public')
    .action(async ({ from, lists, wanted, out, data }: Options) => {
      const atlas = await atlasOf(terminal, from, lists, wanted);
      if (!atlas.ok) return done(complain(terminal, atlas.error));
      for (const [folder, name, text] of [
        [out, 'README.md', atlasPage(atlas.value)],
        [data, 'atlas.json', atlasJson(atlas.value)],
      ] as const) {
        await mkdir(terminal.resolve(folder), { recursive: true });
        const written = await writeText(terminal, path.join(folder, name), text);
        if (!written.ok) return done(complain(terminal, written.error));
      }
      const { entries, claims, published } = atlas.value;
      terminal.out(`${entries.length} lines, ${claims.length + published.length} claims\n`);
      return done(EXIT.done);
    });

interface WantedSurvey {
  readonly game: string;
  readonly numbers?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly goal?: string;
  readonly policy?: string;
  readonly deals: number;
}

const atlasOf = async (
  terminal: Terminal,
  from: string,
  lists: string,
  wanted: string,
): Promise<Result<Atlas>> => {
  const kept = await keptIn(terminal.resolve(from));
  if (!kept.ok) return kept;
  const text = await readText(terminal, wanted);
  if (!text.ok) return text;
  const sizes = new Map(
    (JSON.parse(text.value) as readonly WantedSurvey[]).map(
      ({ game, numbers = '', options = {}, goal = '', policy = '', deals }) =>
        [
          [game, numbers, ...Object.entries(options).flat(), goal, policy]
            .filter((part) => part !== '')
            .join('-'),
          deals,
        ] as const,
    ),
  );
  const entries: Entry[] = kept.value.map((each) => entryOfKept(each, sizes));
  for (const name of (await readdir(terminal.resolve(lists)).catch((): string[] => [])).toSorted()) {
    if (!name.endsWith('.json')) continue;
    const read = await readText(terminal, path.join(lists, name));
    if (!read.ok) return read;
    const list = parseList(read.value);
    if (!list.ok) return fail(list.error.map((each) => ({ ...each, path: `${name} ${each.path}`.trim() })));
    const entry = entryOfList(list.value, sizes);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(await makeAtlas(entries));
};
