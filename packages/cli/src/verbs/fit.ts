/** `cairn fit GAME`: finds the numbers that advice on a game is made with, and writes them down (docs/coach.md). */
import { availableParallelism } from 'node:os';
import { failWith, ok, type Game, type Result } from '@cairn/engine';
import { playAdvisedDeals, type AdvisedPool } from '@cairn/lab';
import { WorkerPool } from '@cairn/pool';
import {
  correctionIn,
  entryIn,
  entryText,
  FEATURES,
  finished,
  inOneGo,
  numbersIn,
  rulesInText,
  type FittedEntry,
} from '@cairn/solver';
import { wilson } from '@cairn/stats';
import {
  advisedPlay,
  ESTIMATE_LENGTH,
  FitRun,
  judgedEntry,
  reliabilityAfter,
  resultsOf,
  type AdvisedDeal,
  type FitOptions,
  type FoundPolicy,
  type Reliability,
} from '@cairn/trials';
import { Command, Option } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { parseThreads } from '../solve/search-limits.ts';
import { startThread } from '../solve/threads.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { isThere, readText, writeText } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

const WEIGHTS = ['found', 'family'] as const;
const MODES = ['auto', 'rollout', 'hindsight'] as const;

/** How the advised player judges moves. */
interface JudgingOptions {
  readonly worlds: string;
  readonly nodes: string;
  readonly margin?: string;
  readonly mode: (typeof MODES)[number];
}

interface Options extends RuleChoice, JudgingOptions {
  readonly deals: string;
  readonly judge?: string;
  readonly weights: (typeof WEIGHTS)[number];
  readonly steps: string;
  readonly batch: string;
  readonly seed: string;
  readonly workers?: string;
  readonly out?: string;
  readonly json?: true;
}

export const fitVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('fit'))
    .description('find the numbers that advice on a game is made with')
    .argument('<game>', 'the name of a game or variation')
    .option('--deals <range>', 'which deals to learn from: 1..1000', '1..200')
    .option('--judge <range>', 'deals that the advised player plays afterwards, to judge the numbers by')
    .addOption(
      new Option(
        '--weights <which>',
        'weights to begin with: those found before, or those of the game’s family',
      )
        .choices(WEIGHTS)
        .default('found'),
    )
    .option('--steps <number>', 'changes of the weights to try; 0 keeps them', '300')
    .option('--batch <number>', 'deals that a change plays at a time', '100')
    .option(
      '--worlds <number>',
      'arrangements of the hidden cards for a decision of the advised player',
      '100',
    )
    .option('--nodes <number>', 'in hindsight: positions the solver visits in an arrangement', '1000')
    .option(
      '--margin <number>',
      'in playouts: by how many standard errors a move must be ahead of the simulated player’s own to be advised instead; ' +
        'default: as found before, else 0',
    )
    .addOption(
      new Option('--mode <mode>', 'how moves are judged; auto: as the advised player wins more')
        .choices(MODES)
        .default('auto'),
    )
    .option('--seed <number>', 'the seed of all chance', '1')
    .option('-w, --workers <number>', 'the number of threads', `${availableParallelism()}`)
    .option('--out <file>', 'write the numbers to this file, in place of those it has for these rules')
    .option('--json', 'print the numbers as one line of JSON, and no report')
    .addHelpText(
      'after',
      '\nThe weights of the simulated player are changed a little, again and again; a change stays if it wins more of the same\n' +
        'deals. Then a player who follows the advice plays the deals, and what the advice said is compared with how they\n' +
        'ended, which gives the correction of the estimates and the chance of an average deal.\n\n' +
        'Examples:\n  cairn fit tripeaks --deals 1..1000 --worlds 1000 --out packages/solver/src/coach/data.ts\n' +
        '  cairn fit klondike --opt draw=1 --deals 1..200 --steps 0 --mode hindsight',
    )
    .action(async (name: string, options: Options) => {
      const job = jobOf(name, options);
      if (!job.ok) return done(reportFaults(terminal, job.error));
      const file = options.out === undefined ? ok(null) : await readEntryFile(terminal, options.out);
      if (!file.ok) return done(reportFaults(terminal, file.error));
      const tell = options.json === true ? () => undefined : (text: string) => terminal.out(text);
      const entry = await fit(tell, job.value);
      if (file.value !== null) {
        const written = await writeEntry(terminal, file.value, entry);
        if (!written.ok) return done(reportFaults(terminal, written.error));
      }
      if (options.out === undefined || options.json === true) terminal.out(`${JSON.stringify(entry)}\n`);
      return done(EXIT.done);
    });

interface Job extends FitOptions {
  readonly threads: number;
  readonly game: Game;
  readonly judge: readonly [first: number, last: number] | null;
}

const jobOf = (name: string, options: Options): Result<Job> => {
  const game = chooseGame(name, options);
  const range = rangeOf('deals', options.deals);
  const judge = options.judge === undefined ? ok(null) : rangeOf('judge', options.judge);
  const steps = wholeOf('steps', options.steps);
  const batch = wholeOf('batch', options.batch, 1);
  const worlds = wholeOf('worlds', options.worlds, 1);
  const nodes = wholeOf('nodes', options.nodes, 1);
  const margin = options.margin === undefined ? ok(null) : decimalOf('margin', options.margin);
  const seed = wholeOf('seed', options.seed, 1);
  const threads = parseThreads(options.workers);
  for (const part of [game, range, judge, steps, batch, worlds, nodes, margin, seed, threads])
    if (!part.ok) return part;
  if (
    !game.ok ||
    !range.ok ||
    !judge.ok ||
    !steps.ok ||
    !batch.ok ||
    !worlds.ok ||
    !nodes.ok ||
    !margin.ok ||
    !seed.ok ||
    !threads.ok
  )
    return failWith('fit', '', 'Cannot fit');
  return ok({
    game: game.value,
    deals: range.value,
    judge: judge.value,
    weights: options.weights,
    steps: steps.value,
    batch: batch.value,
    worlds: worlds.value,
    nodes: nodes.value,
    ...(margin.value === null ? {} : { margin: margin.value }),
    mode: options.mode,
    seed: seed.value,
    threads: threads.value,
  });
};

const rangeOf = (option: string, text: string): Result<readonly [number, number]> => {
  const [, first = '', last = first] = /^([1-9]\d{0,14})(?:\.\.([1-9]\d{0,14}))?$/.exec(text.trim()) ?? [];
  return first !== '' && Number(first) <= Number(last)
    ? ok([Number(first), Number(last)])
    : failWith('deals', '', `Cannot read --${option} "${text}": wanted a range like 1..1000`);
};

const wholeOf = (option: string, text: string, least = 0): Result<number> =>
  /^\d{1,7}$/.test(text) && Number(text) >= least
    ? ok(Number(text))
    : failWith('number', '', `Cannot read --${option} "${text}": wanted a whole number from ${least} on`);

const decimalOf = (option: string, text: string): Result<number> =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text)
    ? ok(Number(text))
    : failWith('number', '', `Cannot read --${option} "${text}": wanted a number like 2 or 1.5`);

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

type Tell = (text: string) => void;

/** Milliseconds between two looks at how far the work is. */
const LOOK_MS = 1000;

const fit = async (tell: Tell, job: Job): Promise<FittedEntry> => {
  const pool: AdvisedPool = new WorkerPool({ create: () => startThread('fit'), size: job.threads });
  try {
    return await fitOn(pool, tell, job);
  } finally {
    await pool.terminate();
  }
};

const fitOn = async (
  pool: AdvisedPool,
  tell: Tell,
  { game, judge, ...options }: Job,
): Promise<FittedEntry> => {
  const found = foundPolicy(new FitRun(game, options));
  tellPolicy(tell, found);
  const { otherwise: _, ...play } = advisedPlay(game, options, found);
  const played = await playAdvisedDeals(pool, game, options.deals, play);
  const entry = inOneGo(finished(new FitRun(game, options, { found, played })));
  const [, won, brier, gap, worst] = entry.reached;
  tell(
    `${entry.mode}${entry.margin === 0 ? '' : `, margin ${entry.margin}`}: the advised player wins ${percent(won)}; correction ${entry.correction.join(', ')}; ` +
      `Brier ${brier}, gap ${gap}, worst tenth ${worst}\n`,
  );
  if (judge === null) return entry;
  const { won: count, reliability } = report(
    tell,
    judge,
    await playAdvisedDeals(pool, game, judge, play),
    entry,
  );
  return judgedEntry(entry, judge, count, reliability);
};

const foundPolicy = (run: FitRun): FoundPolicy => {
  for (;;) {
    run.work(LOOK_MS);
    if (run.state !== null) return run.state.found;
  }
};

const tellPolicy = (tell: Tell, { weights, policy }: FoundPolicy): void => {
  tell(`weights: the policy wins ${percent(policy)}\n`);
  for (const feature of FEATURES) if (weights[feature]) tell(`  ${feature} ${weights[feature]}\n`);
};

/** Compares what the advice said about other deals with how they ended. */
const report = (
  tell: Tell,
  range: readonly [number, number],
  played: readonly AdvisedDeal[],
  entry: FittedEntry,
): { readonly won: number; readonly reliability: Reliability } => {
  const { won, estimates } = resultsOf(played, numbersIn(entry));
  const reliability = reliabilityAfter(estimates, correctionIn(entry));
  const { brier, gap, worst, tenths } = reliability;
  const wins = Math.round(won * played.length);
  const [low, high] = wilson(wins, played.length);
  tell(
    `deals ${range.join('..')}: won ${percent(won)} (${percent(low)} to ${percent(high)}), ${estimates.length} estimates, ` +
      `Brier ${brier.toFixed(4)}, gap ${gap.toFixed(4)}, worst tenth ${worst.toFixed(4)}\n`,
  );
  for (const { said, won: share, count } of tenths)
    tell(`  said ${percent(said)}, won ${percent(share)} (${count})\n`);
  const first = played.map((deal) => ({ ...deal, said: deal.said.slice(0, ESTIMATE_LENGTH) }));
  const atFirst = reliabilityAfter(resultsOf(first, numbersIn(entry)).estimates, correctionIn(entry));
  const saidAtFirst = atFirst.tenths.reduce((sum, { said, count }) => sum + said * count, 0);
  tell(`  at the first decision: said ${percent(saidAtFirst / Math.max(1, atFirst.estimates))} on average\n`);
  return { won: wins, reliability };
};

/** A file of entries, one a line; in a module of TypeScript the lines are strings of a list. */
interface EntryFile {
  readonly path: string;
  /** What stands before the entries. */
  readonly head: string;
  readonly entries: readonly string[];
}

const LIST = 'export const ENTRIES: readonly string[] = [';

/** Reads the file that an entry is to be written to, before the long work of finding it. */
const readEntryFile = async (terminal: Terminal, file: string): Promise<Result<EntryFile>> => {
  if (!(await isThere(terminal, file))) return ok({ path: file, head: '', entries: [] });
  const read = await readText(terminal, file);
  if (!read.ok) return read;
  const lines = read.value.split('\n').filter((line) => line.trim() !== '');
  const isModule = file.endsWith('.ts');
  const entries = isModule ? lines.flatMap((line) => /^ {2}'(.*)',$/.exec(line)?.[1] ?? []) : lines;
  const begin = isModule ? lines.indexOf(LIST) : 0;
  return begin < 0 || entries.some((line) => entryIn(line) === null)
    ? failWith(
        'file',
        '',
        `Cannot write to "${file}": it is there already, and holds something other than numbers of \`cairn fit\``,
      )
    : ok({ path: file, head: lines.slice(0, begin).join('\n'), entries });
};

/** Writes an entry in place of the one for the same rules. */
const writeEntry = (terminal: Terminal, file: EntryFile, entry: FittedEntry): Promise<Result<null>> => {
  const others = file.entries.filter((line) => rulesInText(line) !== entry.rules);
  const entries = [...others, entryText(entry)].sort();
  const list = entries.map((line) => `  '${line}',\n`).join('');
  return writeText(
    terminal,
    file.path,
    file.path.endsWith('.ts') ? `${file.head}\n\n${LIST}\n${list}];\n` : `${entries.join('\n')}\n`,
  );
};
