/**
 * `cairn series FORMAT [START]` plays deal after deal, checks the file of a series, or checks a definition.
 * `session`, `round` and `trail` do the same for one family of formats each.
 */
import { fail, ok, type Result } from '@cairn/engine';
import {
  compileFormat,
  formats,
  knownValues,
  makeSeries,
  parseSeries,
  replaySeries,
  sessionOf,
  standingOf,
  type FormatDef,
  type FormatFamily,
  type Series,
} from '@cairn/formats';
import { Command, Option } from 'commander';
import { readPairs, unknownGame } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readInput, writeText } from '../terminal/files.ts';
import { scoreCardText, endLine, seriesHeading } from '../series/score-card.ts';
import { chooseFormat, formatInFile, newSeries } from '../series/choose-format.ts';
import { SeriesRunner, SERIES_WORDS } from '../series/series-runner.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly opt: readonly string[];
  readonly def?: string;
  readonly check?: true;
  readonly out?: string;
  readonly continue?: string;
  readonly replay?: string;
  readonly json?: true;
}

type Done = (exit: Exit) => void;

const EXITS =
  '\nExit status: 0 the series ended, 3 it ended without reaching its goal, 4 it could still go on,\n' +
  '1 a file claims something false, 2 something could not be read or is not allowed (a script stops there).\n\nExamples:\n';

/** Options and help that all these verbs share. */
const withSeries = (verb: Command, examples: readonly string[]): Command =>
  verb
    .addOption(
      new Option(
        '-o, --opt <name=value>',
        'set an option of the format (`cairn formats` lists them); may be repeated',
      )
        .default([], 'the standard values')
        .argParser((pair: string, pairs: readonly string[]) => [...pairs, pair]),
    )
    .option('--out <file>', 'save the series to this file after every deal')
    .option('--continue <file>', 'continue the series in this file, and save it there')
    .option('--replay <file>', 'replay the series in this file and check every claim; - reads standard input')
    .option('--json', 'with --replay: print JSON')
    .addHelpText('after', `\n${SERIES_WORDS}\n${EXITS}${examples.map((line) => `  ${line}`).join('\n')}`);

export const seriesVerb = (terminal: Terminal, done: Done): Command =>
  withSeries(new Command('series'), [
    'cairn series three-towers 7',
    'cairn series three-towers --opt flow=out --out towers.series',
    'cairn series --replay towers.series',
    'cairn series --def own.json --check',
  ])
    .description('play deals in a series, or check a series or a format')
    .argument('[format]', 'the name of a format (`cairn formats` lists them), or session:GAME')
    .argument('[start]', 'the number of the first deal; a random deal if omitted')
    .option('--def <file>', 'use the format that this file defines (docs/adding-a-campaign.md)')
    .option('--check', 'with --def: only check the definition')
    .action(async (name: string | undefined, start: string | undefined, options: Options) => {
      // With --def the first argument is the deal.
      const own = options.def === undefined ? null : await formatInFile(terminal, options.def);
      if (own !== null && !own.ok) return done(reportFaults(terminal, own.error));
      if (own !== null && options.check === true) return done(await check(terminal, own.value));
      const first = own === null ? start : name;
      return done(await sit(terminal, options, own?.value ?? null, () => named(name), first));
    });

const named = (name: string | undefined): Result<FormatDef> =>
  name === undefined ? fail(wanting) : chooseFormat(name);

const wanting = [
  {
    code: 'format',
    path: '',
    message: `No format was named: wanted one of ${formats.map(({ id }) => id).join(', ')}, or session:GAME`,
  },
];

export const sessionVerb = (terminal: Terminal, done: Done): Command =>
  withSeries(new Command('session'), [
    'cairn session tripeaks 7 --deals 3',
    'cairn session golf --deals endless --out golf.series',
    'cairn session --replay golf.series',
  ])
    .description('play several deals of a game for one total')
    .argument('[game]', 'the name of a game or variation, or of a format that is a session')
    .argument('[start]', 'the number of the first deal; a random deal if omitted')
    .option('--deals <count>', 'how many deals, or endless')
    .option('--counts <what>', 'what counts: sum, best or wins')
    .option('--target <total>', 'end the session at this total')
    .action(
      async (
        game: string | undefined,
        start: string | undefined,
        options: Options & { deals?: string; counts?: string; target?: string },
      ) => {
        const { deals, counts, target } = options;
        const more = Object.entries({ deals, counts, target }).flatMap(([name, value]) =>
          value === undefined ? [] : [`${name}=${value}`],
        );
        const all = { ...options, opt: [...options.opt, ...more] };
        return done(await sit(terminal, all, null, () => session(game), start));
      },
    );

const session = (name: string | undefined): Result<FormatDef> => {
  const listed = formats.find(({ id, family }) => family === 'session' && id === name);
  const def = name === undefined ? null : (listed ?? sessionOf(name));
  return def === null ? unknownGame(name ?? '') : ok(def);
};

/** A verb for the formats of one family. The first of them is the default. */
const familyVerb = (terminal: Terminal, done: Done, family: FormatFamily, description: string): Command => {
  const all = formats.filter((def) => def.family === family);
  return withSeries(new Command(family), [
    `cairn ${family} 7`,
    ...all
      .slice(0, 1)
      .map(({ id, options }) => `cairn ${family} 7 --opt ${optionOf(options)} --out ${id}.series`),
    `cairn ${family} --replay FILE`,
  ])
    .description(description)
    .argument('[start]', 'the number of the first deal; a random deal if omitted')
    .option('--format <name>', `one of ${all.map(({ id }) => id).join(', ')}`, all[0]?.id ?? '')
    .action(async (start: string | undefined, options: Options & { format: string }) =>
      done(await sit(terminal, options, null, () => chooseFormat(options.format), start)),
    );
};

/** An example of an option: the first value that is not the default of the first option that has one. */
const optionOf = (options: FormatDef['options']): string =>
  Object.entries(options).flatMap(([name, option]) =>
    Object.keys(option.values)
      .filter((value) => value !== option.standard)
      .map((value) => `${name}=${value}`),
  )[0] ?? '';

export const roundVerb = (terminal: Terminal, done: Done): Command =>
  familyVerb(terminal, done, 'round', 'play a round with a score card (golf, unless --format names another)');

export const trailVerb = (terminal: Terminal, done: Done): Command =>
  familyVerb(terminal, done, 'trail', 'play the levels of a trail in order');

/** Replays, continues or begins a series. */
const sit = async (
  terminal: Terminal,
  options: Options,
  own: FormatDef | null,
  choose: () => Result<FormatDef>,
  start: string | undefined,
): Promise<Exit> => {
  const known = (id: string): FormatDef | null => {
    if (own?.id === id) return own;
    const found = chooseFormat(id);
    return found.ok ? found.value : null;
  };
  const { replay, json, out } = options;
  if (replay !== undefined) return told(terminal, replay, await readSeries(terminal, replay, known), json);
  if (options.continue !== undefined) {
    const kept = await readSeries(terminal, options.continue, known);
    if (!kept.ok) return told(terminal, options.continue, kept, undefined);
    return new SeriesRunner(terminal, kept.value, out ?? options.continue).run();
  }
  const def = own === null ? choose() : ok(own);
  if (!def.ok) return reportFaults(terminal, def.error);
  const pairs = readPairs(options.opt);
  if (!pairs.ok) return reportFaults(terminal, pairs.error);
  const series = newSeries(def.value, pairs.value, start);
  if (!series.ok) return reportFaults(terminal, series.error);
  if (out !== undefined) {
    const written = await writeText(terminal, out, makeSeries(series.value));
    if (!written.ok) return reportFaults(terminal, written.error);
  }
  return new SeriesRunner(terminal, series.value, out).run();
};

type Known = (id: string) => FormatDef | null;
/** `unread`: the text could not be parsed, so nothing is known about its claims. */
type Read = Result<Series> & { readonly unread?: true };

const readSeries = async (terminal: Terminal, file: string, known: Known): Promise<Read> => {
  const text = await readInput(terminal, file);
  if (!text.ok) return { ...text, unread: true };
  const read = parseSeries(text.value);
  return read.ok ? replaySeries(read.value, known) : { ...read, unread: true };
};

/** Prints the course of a replayed series, or why it is refused. */
const told = (terminal: Terminal, file: string, read: Read, json: true | undefined): Exit => {
  if (!read.ok) {
    if (json === true) terminal.out(`${JSON.stringify({ ok: false, faults: read.error }, null, 2)}\n`);
    const name = file === '-' ? 'standard input' : file;
    // A fault of the file itself names the file already.
    const faults = read.error.map((f) =>
      f.code === 'file' ? f : { ...f, path: [name, f.path].filter((p) => p !== '').join(', ') },
    );
    return reportFaults(terminal, faults, read.unread === true ? EXIT.refused : EXIT.false);
  }
  const { value: series } = read;
  const { format, options } = { format: series.format.id, options: series.format.options };
  terminal.out(
    json === true
      ? `${JSON.stringify({ ok: true, format, options, ...standingOf(series) }, null, 2)}\n`
      : `${seriesHeading(series)}\n\n${scoreCardText(series)}\n\n${endLine(series)}\nVerified: every deal replays and every claim is true.\n`,
  );
  return EXIT.done;
};

/** Compiles a definition with every value of every option, and prints what it is. */
const check = async (terminal: Terminal, def: FormatDef): Promise<Exit> => {
  const choices = [
    {},
    ...Object.entries(def.options).flatMap(([name, { values }]) =>
      Object.keys(values).map((value) => ({ [name]: value })),
    ),
  ];
  for (const chosen of choices) {
    const format = compileFormat(def, chosen);
    if (!format.ok)
      return reportFaults(
        terminal,
        format.error.map((each) => ({
          ...each,
          path: [...Object.entries(chosen).map(([name, value]) => `${name}=${value}`), each.path].join(', '),
        })),
      );
  }
  const options = Object.entries(def.options).map(
    ([name, option]) => `  ${name}: ${knownValues(option).join(', ')}`,
  );
  const legs = def.legs.length === 1 ? '1 leg' : `${def.legs.length} legs`;
  const times = def.times === 'endless' ? ', without end' : def.times === 1 ? '' : `, ${def.times} times`;
  terminal.out(`${[`${def.title} is sound: ${legs}${times}.`, ...options].join('\n')}\n`);
  return EXIT.done;
};
