/**
 * `cairn atlas`: writes the page about how often every game can be won, from stored surveys and lists of verdicts.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import {
  atlasCharts,
  atlasJson,
  atlasPage,
  entriesOfFits,
  entryOfSurvey,
  entryOfList,
  storedSurveysIn,
  makeAtlas,
  type Atlas,
} from '@cairn/lab';
import type { AtlasEntry } from '@cairn/trials';
import { parseList } from '@cairn/verdicts';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { fileReason, makeFolder, readJson, readText, writeText } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface AtlasOptions {
  readonly from: string;
  readonly lists: string;
  readonly wanted: string;
  readonly out: string;
  readonly data: string;
}

export const atlasVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('atlas')
    .description('write the atlas: how often every game can be won, and what others have published')
    .option('--from <folder>', 'the kept surveys', 'packages/lab/atlas')
    .option('--lists <folder>', 'the lists of verdicts', 'packages/verdicts/data')
    .option('--wanted <file>', 'the surveys that there should be', 'packages/lab/surveys.json')
    .option('--out <folder>', 'where to write the page', 'docs/atlas')
    .option('--data <folder>', 'where to write the copy for the app', 'packages/web/public')
    .action(async ({ from, lists, wanted, out, data }: AtlasOptions) => {
      const atlas = await readAtlas(terminal, from, lists, wanted);
      if (!atlas.ok) return done(reportFaults(terminal, atlas.error));
      for (const [folder, name, text] of [
        [out, 'README.md', atlasPage(atlas.value)],
        [data, 'atlas.json', atlasJson(atlas.value)],
        ...Object.entries(atlasCharts(atlas.value.entries)).map(([chart, svg]) => [out, chart, svg] as const),
      ] as const) {
        const made = await makeFolder(terminal, folder);
        const written = made.ok ? await writeText(terminal, path.join(folder, name), text) : made;
        if (!written.ok) return done(reportFaults(terminal, written.error));
      }
      const { entries, claims, published } = atlas.value;
      terminal.out(`${entries.length} lines, ${claims.length + published.length} claims\n`);
      return done(EXIT.done);
    });

/** The atlas from the files of three folders. A fault names its file. */
const readAtlas = async (
  terminal: Terminal,
  from: string,
  lists: string,
  wanted: string,
): Promise<Result<Atlas>> => {
  const kept = await storedSurveysIn(terminal.resolve(from));
  if (!kept.ok) return kept;
  const sizes = await wantedSizes(terminal, wanted);
  if (!sizes.ok) return sizes;
  const entries: AtlasEntry[] = [
    ...entriesOfFits(),
    ...kept.value.map((each) => entryOfSurvey(each, sizes.value)),
  ];
  const names = await filesIn(terminal, lists);
  if (!names.ok) return names;
  for (const name of names.value.filter((each) => each.endsWith('.json')).toSorted()) {
    const read = await readText(terminal, path.join(lists, name));
    if (!read.ok) return read;
    const list = parseList(read.value);
    if (!list.ok) return fail(list.error.map((each) => ({ ...each, path: `${name} ${each.path}`.trim() })));
    const entry = entryOfList(list.value, sizes.value);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(await makeAtlas(entries));
};

const filesIn = async (terminal: Terminal, folder: string): Promise<Result<readonly string[]>> => {
  try {
    return ok(await readdir(terminal.resolve(folder)));
  } catch (error) {
    return failWith('file', '', `Cannot read "${folder}": ${fileReason(error)}`);
  }
};

interface WantedSurvey {
  readonly game: string;
  readonly numbers?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly goal?: string;
  readonly policy?: string;
  readonly deals: number;
}

const isWantedSurvey = (value: unknown): value is WantedSurvey =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as WantedSurvey).game === 'string' &&
  typeof (value as WantedSurvey).deals === 'number';

/** The number of deals that each stored survey should have, by its name. */
const wantedSizes = async (
  terminal: Terminal,
  file: string,
): Promise<Result<ReadonlyMap<string, number>>> => {
  const json = await readJson(terminal, file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value) || !json.value.every(isWantedSurvey))
    return failWith('wanted', file, 'Wanted a list of surveys, each with a "game" and a number of "deals"');
  return ok(
    new Map(
      json.value.map(({ game, numbers = '', options = {}, goal = '', policy = '', deals }) => [
        [game, numbers, ...Object.entries(options).flat(), goal, policy]
          .filter((part) => part !== '')
          .join('-'),
        deals,
      ]),
    ),
  );
};
